// A person who plays on whatever happens to servers: comes back, sends again what was not answered, remembers what was.

import { setTimeout as pause } from 'node:timers/promises'
import { below, pick, type Stream } from '@wayfare/kernel'
import type { Client, Seen } from './client.ts'
import { mustContinue, type Port, visiting } from './reconnecting-client.ts'

/** People take a moment. */
const PACE_MS = 60
const PATIENCE_MS = 120_000

type Sending = { readonly message: Record<string, unknown>; readonly row: string }

export type Player = {
  readonly who: Client
  readonly table: string
  readonly seat: number
  readonly chance: Stream
  /** What was acknowledged, in its order, as rows of a log. */
  readonly rows: string[]
  /** How often something was sent again because its answer never came. */
  resent: number
  /** Whether something was sent and not answered yet. */
  waiting: boolean
  seen: Seen | undefined
}

export const playerOf = (who: Client, table: string, seat: number, chance: Stream): Player => ({
  who,
  table,
  seat,
  chance,
  rows: [],
  resent: 0,
  waiting: false,
  seen: undefined,
})

/** Plays until the game is over, or as long as `go` says. */
export async function playOn(player: Player, port: Port, go: () => boolean = () => true): Promise<void> {
  const { table, seat, chance, who } = player
  let sending: Sending | undefined

  async function answered(client: Client): Promise<void> {
    if (!sending) return
    const { message, row } = sending
    // Some send everything twice.
    if (below(chance, 4) === 0) client.send(message)
    player.waiting = true
    const answer = await client.request(message)
    player.waiting = false
    if (answer.t === 'done') {
      player.rows.push(row)
      sending = undefined
    } else if (answer.t !== 'refused' || answer.code !== 'unavailable') {
      throw new Error(`${who.name} sent ${JSON.stringify(message)} to ${table}: ${JSON.stringify(answer)}`)
    }
  }

  await visiting(who, port, async (client) => {
    client.raw.once('close', () => {
      player.seen = client.tables.get(table) ?? player.seen
    })
    if (sending) player.resent++
    // Some ask what became of it before they look, some look first.
    if (below(chance, 2) === 0) await answered(client)
    mustContinue(table, player.seen, await client.watch(table, seat))
    while (go() && !client.closed) {
      await answered(client)
      // Not now: the same is asked again.
      if (sending) {
        await pause(PACE_MS)
        continue
      }
      const seen = await client.until(table, (now) => isAsked(now, seat), PATIENCE_MS)
      player.seen = seen
      if (seen.info.status === 'finished') return
      sending = choose(player, seen)
      await answered(client)
      await pause(PACE_MS)
    }
  })
}

const isAsked = ({ picture, info }: Seen, seat: number): boolean =>
  info.status === 'finished' || Boolean(picture?.turn.includes(seat))

function choose({ table, seat, chance, rows, who }: Player, { picture, n }: Seen): Sending {
  if (!picture) throw new Error(`${table} has not begun`)
  const id = `${who.name}-${rows.length}`
  const about = { table, seat, id, at: n }
  if (picture.undo > 0 && below(chance, 8) === 0) return { message: { t: 'undo', ...about }, row: `undo ${seat}` }
  const { move } = pick(chance, picture.options)
  return { message: { t: 'move', ...about, texts: [move] }, row: `${seat} ${move}` }
}
