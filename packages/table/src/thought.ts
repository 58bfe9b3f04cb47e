// What a bot is asked at a table, by whoever hosts it. It is handed a world dealt for its seat, never the truth.

import { type Eyes, type How, type Seat, type State, sha256 } from '@wayfare/kernel'
import { botsToMove, matchOf, seatOf, type Table } from './table.ts'
import { toldCount } from './told.ts'

export type Thought = {
  readonly game: string
  readonly version: number
  readonly bot: string
  readonly world: State
  readonly seat: Seat
  readonly seed: string
}

/** What somebody wants to do who is refused it. */
export type Wondering<T extends Thought = Thought> = Omit<T, 'bot' | 'seed'> & { readonly what: string }

/** What a thread or worker in which bots think is told; a number stands for one thought. */
export type ToThread<T extends Thought = Thought> = { readonly id: number } & (
  | { readonly think: T; readonly patient: boolean }
  | { readonly wonder: Wondering<T> }
  | { readonly drop: true }
)

/** What it says: that a thought has begun; how much of it is done, now and then; at last what comes of it. */
export type FromThread = { readonly id: number } & (
  | { readonly begun: true }
  | { readonly done: number }
  | { readonly moves: readonly string[] }
  | { readonly how: How | null }
  | { readonly failure: string }
)

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
export function worldFor(
  table: Table,
  eyes: Eyes,
  what: string,
  state: State = matchOf(table).state,
): { readonly world: State; readonly seed: string } {
  const seed = sha256(`${matchOf(table).seed} ${what}`)
  return { world: table.engine.redeal(state, eyes, seed), seed }
}

/** How this seat could come to something is looked for in a world of its own, too. */
export function wondering(table: Table, seat: Seat, what: string): Wondering {
  const { world } = worldFor(table, seat, `how ${seat} ${toldCount(table, seat)}`)
  return { game: table.made.game, version: table.made.version, world, seat, what }
}

/** Whether the table still waits for what was thought about. */
export const stillAsked = (table: Table, { thought: { seat }, n }: NextThought): boolean =>
  botsToMove(table).includes(seat) && toldCount(table, seat) === n
