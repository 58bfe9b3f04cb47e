// The clients that use a server while it is killed: a host whose tables are played by bots, people who play in pairs, and
// spectators.

import { setTimeout as pause } from 'node:timers/promises'
import { below, type Stream, stream } from '@wayfare/kernel'
import { Client, type Seen } from './client.ts'
import { type Player, playerOf, playOn } from './player.ts'
import { insisting, isLost, type Port } from './reconnecting-client.ts'
import { type Spectator, spectator } from './spectator.ts'

export const bot = (name: string) => ({ kind: 'bot', bot: name })
const KIT = { game: 'kit', seats: Array(4).fill(bot('random')), listed: true }
const ARKHAM = { game: 'arkham', seats: ['greedy', 'random', 'random', 'greedy'].map(bot), listed: true }
const EVERY_TENTH = 10

export type Company = Awaited<ReturnType<typeof company>>

export async function company(port: Port, { seed, pairs }: { seed: string; pairs: number }, chance: Stream) {
  const host = await Client.guest(await port(), 'Host')
  const spectators: Spectator[] = []
  const players: Player[] = []
  const made = new Set<string>()
  let wrong: unknown
  let more = true
  let filling: Promise<void> | undefined
  const mind = (work: Promise<unknown>) =>
    work.catch((error) => {
      wrong ??= error
    })

  function show(table: string): void {
    let found = spectators.find(({ room }) => room() > 0)
    if (!found) {
      found = spectator(host, port)
      mind(found.done)
      spectators.push(found)
    }
    found.watching.add(table)
  }
  const unfinished = () => spectators.flatMap(({ watching }) => [...watching])

  async function fillUp(tables: number): Promise<void> {
    // Only answered requests count. A table whose answer was lost is found in the list at the end.
    while (more && unfinished().filter((id) => made.has(id)).length < tables) {
      const asked = made.size % EVERY_TENTH === 0 ? ARKHAM : KIT
      const { id } = (await host.at(await port()).post('/api/tables', asked)) as { id: string }
      made.add(id)
      show(id)
    }
  }

  /** Lets two people play with two bots, table after table. */
  async function pair(names: readonly [string, string], luck: Stream): Promise<void> {
    const [anna, ben] = await Promise.all([arrive(port, names[0]), arrive(port, names[1])])
    while (more) {
      const bytes = below(luck, 1_000_000).toString(16).padStart(32, '0')
      const id = await tableOfTwo(port, anna, ben, { options: { rounds: 2 }, bytes })
      const both = [playerOf(anna, id, 0, luck), playerOf(ben, id, 2, stream(`${names[1]} ${players.length} ${seed}`))]
      players.push(...both)
      show(id)
      await Promise.all(both.map((player) => playOn(player, port)))
    }
  }
  const pairsPlay = Array.from({ length: pairs }, (_, i) =>
    mind(pair([`Anna${i}`, `Ben${i}`], stream(`pair ${i} ${below(chance, 1_000_000)}`))),
  )

  const seen = (): Map<string, Seen> => new Map(spectators.flatMap((one) => [...one.seen]))
  const guests = {
    host,
    players,
    /** Every table that was acknowledged or watched, with its last known state. */
    shown: (): Map<string, Seen | undefined> =>
      new Map([...[...made].map((id) => [id, undefined] as const), ...seen()]),
    acknowledged: () => players.reduce((sum, { rows }) => sum + rows.length, 0),
    seenMoves: () => [...seen().values()].reduce((sum, { n }) => sum + n, 0),
    botMoves: () => [...seen()].reduce((sum, [id, { n }]) => sum + (made.has(id) ? n : 0), 0),
    /** Makes tables until this many are being played, or until the server is gone. */
    fill(tables: number): Promise<void> {
      filling ??= fillUp(tables)
        .catch((error) => {
          if (!isLost(error)) wrong ??= error
        })
        .finally(() => {
          filling = undefined
        })
      return filling
    },
    lastTables(): void {
      more = false
    },
    mustBeFine(): void {
      if (wrong) throw wrong
    },
    figures(): string {
      return `${unfinished().length} tables played, ${made.size} made, ${guests.seenMoves()} moves shown, ${guests.acknowledged()} of people acknowledged`
    },
    /** Resolves when every game is over. */
    async ended(check: () => void, stuckMs: number): Promise<void> {
      let moves = -1
      for (let until = 0; unfinished().length > 0; await pause(50)) {
        guests.mustBeFine()
        check()
        if (guests.seenMoves() > moves) [moves, until] = [guests.seenMoves(), Date.now() + stuckMs]
        if (Date.now() > until)
          throw new Error(`stuck: ${JSON.stringify(unfinished().map((id) => seen().get(id) ?? id))}`)
      }
      await Promise.all(pairsPlay)
      for (const one of spectators) one.stop()
      await Promise.all(spectators.map(({ done }) => done))
      guests.mustBeFine()
    },
  }
  return guests
}

export const arrive = (port: Port, name: string): Promise<Client> => insisting(port, (at) => Client.guest(at, name))

/** Makes a table with Anna at seat 0, Ben at seat 2, and bots between them. */
export async function tableOfTwo(port: Port, anna: Client, ben: Client, more: object, benPort = port): Promise<string> {
  const seats = [{ kind: 'me' }, bot('random'), { kind: 'open' }, bot('random')]
  const make = (at: number) =>
    anna.at(at).post('/api/tables', { game: 'kit', seats, ...more }) as Promise<{ id: string }>
  const { id } = await insisting(port, make)
  const join = (at: number) => ben.at(at).post(`/api/tables/${id}/join`)
  const isSeated = async (at: number) => {
    const { seats: taken } = (await ben.at(at).get(`/api/tables/${id}`)) as { seats: { person: string | null }[] }
    return taken.some(({ person }) => person === ben.id)
  }
  await insisting(benPort, join, async (at) => {
    // Takes a seat, whether the request was lost or only its answer. A commit whose answer was lost may still be under
    // way.
    if (await isSeated(at)) return
    await join(at).catch(async (error) => {
      if (isLost(error) || !(await isSeated(at))) throw error
    })
  })
  return id
}
