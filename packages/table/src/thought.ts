// The requests that a host makes to a bot at a table. The bot gets a world dealt for its seat, never the true state.

import { type Eyes, type How, type Seat, type Seed, type State, sha256 } from '@wayfare/kernel'
import type { RerunQuestion } from './rerun.ts'
import { botsToMove, matchOf, seatOf, type Table } from './table.ts'
import { toldCount } from './visible-log.ts'

export type Thought = {
  readonly game: string
  readonly version: number
  readonly bot: string
  readonly world: State
  readonly seat: Seat
  readonly seed: string
}

/** A refused move or thing for which somebody wants to know how to get there. */
export type HowToThought<T extends Thought = Thought> = Omit<T, 'bot' | 'seed'> & { readonly what: string }

/** The person a request is for. Threads are shared fairly between networks, and between the people of each. */
export type OnBehalfOf = { readonly network: string; readonly person: string }

/** A message to a thread or worker in which bots think; `id` identifies one task. */
export type ToThread<T extends Thought = Thought> = { readonly id: number } & (
  | ({ readonly asker?: OnBehalfOf } & (
      | { readonly think: T; readonly patient: boolean }
      | { readonly wonder: HowToThought<T> }
      | { readonly rerun: RerunQuestion }
    ))
  | { readonly drop: true }
)

/**
 * A message from the thread: the task has begun; its share done and the number of tasks before it, from time to time;
 * finally its result and the milliseconds of thread time it took. `text` is the JSON answer to a question about earlier
 * moves.
 */
export type FromThread = { readonly id: number } & (
  | { readonly begun: true }
  | { readonly done: number; readonly before?: number }
  | (Answer & { readonly ms: number })
)
type Answer =
  | { readonly moves: readonly string[] }
  | { readonly how: How | null }
  | { readonly text: string }
  | { readonly failure: string }

/** `n` is the number of the decision that the bot thinks about. */
export type NextThought = { readonly thought: Thought; readonly n: number }

export function nextBotRequest(table: Table): NextThought | undefined {
  const [seat] = botsToMove(table)
  if (seat === undefined) return undefined
  const { made } = table
  const n = toldCount(table, seat)
  const bot = seatOf(table, seat).bot as string
  return {
    thought: { game: made.game, version: made.version, bot, seat, ...worldFor(table, seat, `thought ${seat} ${n}`) },
    n,
  }
}

/** `seed` is derived from the deal, so that a game is played the same way again; it reveals nothing about the deal. */
export function worldFor(table: Table, eyes: Eyes, what: string): { readonly world: State; readonly seed: string } {
  const seed = seedFor(table, what)
  return { world: table.engine.redeal(matchOf(table).state, eyes, seed), seed }
}

export const seedFor = (table: Table, what: string): Seed => sha256(`${matchOf(table).seed} ${what}`)

/** Makes the request to find how this seat could reach something, with a world dealt for the seat. */
export function howToThought(table: Table, seat: Seat, what: string): HowToThought {
  const { world } = worldFor(table, seat, `how ${seat} ${toldCount(table, seat)}`)
  return { game: table.made.game, version: table.made.version, world, seat, what }
}

/** True if the table still waits for this decision. */
export const isStillWanted = (table: Table, { thought: { seat }, n }: NextThought): boolean =>
  botsToMove(table).includes(seat) && toldCount(table, seat) === n
