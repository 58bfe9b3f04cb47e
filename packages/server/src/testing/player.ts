// A person who plays on whatever happens to the servers: reconnects, sends unanswered messages again, and remembers
// what was acknowledged.

import { setTimeout as pause } from 'node:timers/promises'
import { below, pick, type Stream } from '@wayfare/kernel'
import type { Client, Seen } from './client.ts'
import { mustContinue, type Port, visiting } from './reconnecting-client.ts'

/** The pause between two moves of a person. */
const PACE_MS = 60
const PATIENCE_MS = 120_000

type Sending = { readonly message: Record<string, unknown>; readonly row: string }

export type Player = {
  readonly who: Client
  readonly table: string
  readonly seat: number
  readonly chance: Stream
  /** The acknowledged moves in order, as rows of a log. */
  readonly rows: string[]
  /** How often a message was sent again because its answer never arrived. */
  resent: number
  /** True while a message has been sent and not answered. */
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

/** Plays until the game is over, or as long as `go` returns true. */
export async function playOn(player: Player, port: Port, go: () => boolean = () => true): Promise<void> {
  const { table, seat, chance, who } = player
  let sending: Sending | undefined

  async function answered(client: Client): Promise<void> {
    if (!sending) return
    const { message, row } = sending
    // One message in four is sent twice.
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
    // Half of the time the player asks whether the move was made before looking at the table.
    if (below(chance, 2) === 0) await answered(client)
    mustContinue(table, player.seen, await client.watch(table, seat))
    while (go() && !client.closed) {
      await answered(client)
      // The server could not do it at the moment, so the same message is sent again.
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
