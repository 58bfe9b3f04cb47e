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

/** What somebody wants to do who is refused it. */
export type HowToThought<T extends Thought = Thought> = Omit<T, 'bot' | 'seed'> & { readonly what: string }

/** On whose behalf something is asked of a thread: networks take turns, and within one its people. */
export type OnBehalfOf = { readonly network: string; readonly person: string }

/** What a thread or worker in which bots think is told; a number stands for one thought or question. */
export type ToThread<T extends Thought = Thought> = { readonly id: number } & (
  | ({ readonly asker?: OnBehalfOf } & (
      | { readonly think: T; readonly patient: boolean }
      | { readonly wonder: HowToThought<T> }
      | { readonly rerun: RerunQuestion }
    ))
  | { readonly drop: true }
)

/** What it says: that it has begun; how much is done, and how many others are before it, now and then; at last what comes of it, and
 * how many milliseconds of the thread it took. `text`: the answer to a question about earlier moves, as JSON. */
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

/** `n`: the decision that is thought about. */
export type NextThought = { readonly thought: Thought; readonly n: number }

export function nextThought(table: Table): NextThought | undefined {
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

/** `seed` follows from the deal, so that a game plays out the same again, and tells nothing about it. */
export function worldFor(table: Table, eyes: Eyes, what: string): { readonly world: State; readonly seed: string } {
  const seed = seedFor(table, what)
  return { world: table.engine.redeal(matchOf(table).state, eyes, seed), seed }
}

export const seedFor = (table: Table, what: string): Seed => sha256(`${matchOf(table).seed} ${what}`)

/** How this seat could come to something is looked for in a world of its own, too. */
export function howToThought(table: Table, seat: Seat, what: string): HowToThought {
  const { world } = worldFor(table, seat, `how ${seat} ${toldCount(table, seat)}`)
  return { game: table.made.game, version: table.made.version, world, seat, what }
}

/** Whether the table still waits for what was thought about. */
export const stillAsked = (table: Table, { thought: { seat }, n }: NextThought): boolean =>
  botsToMove(table).includes(seat) && toldCount(table, seat) === n
