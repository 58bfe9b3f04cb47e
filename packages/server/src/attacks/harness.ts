// The harness for attack tests: an attack on a server with its usual limits, and people at another address who play
// meanwhile.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { below, stream } from '@wayfare/kernel'
import { SETTINGS } from '../settings.ts'
import { Client } from '../testing/client.ts'

/** The limits that a server has by default; other tests raise them. */
export const USUAL_LIMITS: Record<string, string> = Object.fromEntries(
  Object.keys(SETTINGS)
    .filter((name) => /_PER_|^BYSTANDER_MS$/.test(name))
    .map((name) => [name, String(SETTINGS[name as keyof typeof SETTINGS].initial)]),
)

const SOCKETS = 190
const GUESTS = 10
const ROUNDS = 5
const QUIET_MS = 1_000
const ATTACK_MS = 1_500
/** The pause between two moves of the people who are measured. */
const PACE_MS = 25
const LOOK_MS = 2
const PATIENCE_MS = 60_000
/** The messages per second that an attacker sends: just below the limit of one connection. */
const PER_SECOND = 19

export type OutgoingMessage = { readonly t: string; readonly [field: string]: unknown }
export type Request = {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly cookie: string
}
export type Attack =
  | { readonly by: 'sockets'; readonly byCookie: Readonly<Record<string, readonly OutgoingMessage[]>> }
  | {
      readonly by: 'requests'
      readonly requests: readonly Request[]
      readonly atOnce: number
      readonly perSecond: number
    }
  | { readonly by: 'handshakes'; readonly atOnce: number; readonly perSecond: number }
type Result = { readonly sent: number; readonly answered: number; readonly refused: number; readonly closed: number }

export type Measured = {
  readonly quiet: number
  readonly attacked: number
  /** The median of the rounds' ratios. */
  readonly ratio: number
  readonly refusedMoves: number
  readonly attack: Result
}

const guestAt = async (port: number, name: string, address: string): Promise<Client> => {
  const client = new Client(port)
  client.headers = { 'x-forwarded-for': address }
  const { person } = (await client.post('/api/guest', { name })) as { person: { id: string } }
  return Object.assign(client, { id: person.id, name })
}

/** Makes the guests who attack, each with a connection to prepare the attack. */
export async function attackers(port: number, address: string): Promise<Client[]> {
  const guests: Client[] = []
  for (let i = 0; i < GUESTS; i++) guests.push(await (await guestAt(port, `Eve-${i}`, address)).connect())
  return guests
}

/** Two people who play in turn for a given time. The result says how long each of their moves took. */
class HonestPlay {
  private readonly chance = stream('honest play')
  private table = ''
  private players: Client[] = []
  private readonly port: number
  private readonly address: string
  refused = 0

  constructor(port: number, address: string) {
    this.port = port
    this.address = address
  }

  async begin(): Promise<void> {
    for (const name of ['Anna', 'Ben'])
      this.players.push(await (await guestAt(this.port, name, this.address)).connect())
    await this.newTable()
  }

  private async newTable(): Promise<void> {
    const [anna, ben] = this.players as [Client, Client]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = (await anna.post('/api/tables', { game: 'arnak', seats })) as { id: string }
    await ben.post(`/api/tables/${id}/join`)
    if (this.table) for (const player of this.players) player.send({ t: 'unwatch', table: this.table })
    this.table = id
    for (const [seat, player] of this.players.entries()) await player.watch(id, seat)
  }

  async playFor(ms: number): Promise<number[]> {
    const times: number[] = []
    const until = performance.now() + ms
    do {
      const player = await this.nextPlayer()
      if (!player) {
        await this.newTable()
        continue
      }
      const { seat, picture } = player.seen(this.table)
      const options = picture?.options ?? []
      const move = options[below(this.chance, options.length)]?.move as string
      const began = performance.now()
      const answer = await player.move(this.table, seat as number, move)
      times.push(performance.now() - began)
      if (answer.t === 'done') await player.until(this.table, ({ n }) => n >= answer.n)
      else this.refused++
      await pause(PACE_MS)
    } while (performance.now() < until)
    return times
  }

  /** Finds a player who has something to decide; undefined if the game is over. */
  private async nextPlayer(): Promise<Client | undefined> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      if (this.players.some((one) => one.seen(this.table).info.status === 'finished')) return undefined
      const player = this.players.find((one) => (one.seen(this.table).picture?.options.length ?? 0) > 0)
      if (player) return player
      await pause(LOOK_MS)
    }
    throw new Error('nobody has anything to decide')
  }

  end(): void {
    for (const player of this.players) player.close()
  }
}

/** Measures moves in quiet and under attack by turns, so that other work of the machine affects both alike. */
export async function measure(
  port: number,
  { attacker, honest }: { readonly attacker: string; readonly honest: string },
  cookies: readonly string[],
  attack: Attack,
  greetings: readonly OutgoingMessage[] = [],
): Promise<Measured> {
  const play = new HonestPlay(port, honest)
  const child = fork(fileURLToPath(new URL('./attackers.js', import.meta.url)))
  const sendToAttackers = async (told: object): Promise<unknown> => {
    child.send(told)
    const [answer] = await once(child, 'message')
    return answer
  }
  const total = { sent: 0, answered: 0, refused: 0, closed: 0 }
  try {
    await play.begin()
    const count = attack.by === 'sockets' ? SOCKETS : 0
    await sendToAttackers({ open: { port, address: attacker, cookies, count, greetings } })
    await play.playFor(500)
    const rounds: { quiet: number; attacked: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = median(await play.playFor(QUIET_MS))
      await sendToAttackers({ attack: { port, address: attacker, cookies, perSecond: PER_SECOND, ...attack } })
      const attacked = median(await play.playFor(ATTACK_MS))
      const result = (await sendToAttackers({ stop: true })) as Result
      for (const key of Object.keys(total) as (keyof Result)[]) total[key] += result[key]
      rounds.push({ quiet, attacked })
      // Requests that are still under way must not count in the next round.
      await settledAt(port, attacker)
    }
    return {
      quiet: median(rounds.map(({ quiet }) => quiet)),
      attacked: median(rounds.map(({ attacked }) => attacked)),
      ratio: median(rounds.map(({ quiet, attacked }) => attacked / quiet)),
      refusedMoves: play.refused,
      attack: total,
    }
  } finally {
    play.end()
    child.kill('SIGKILL')
  }
}

/**
 * Waits until the server has answered everything from this address: one more question is answered after those before
 * it.
 */
async function settledAt(port: number, address: string): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/api/games`, { headers: { 'x-forwarded-for': address } })
}

function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] as number
}
