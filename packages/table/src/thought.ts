// What a bot is asked at a table, by whoever hosts it. It is handed a world dealt for its seat, never the truth.

import type { Seat, State } from '@wayfare/kernel'
import { randomHex } from '@wayfare/protocol'
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

/** What a thread or worker in which bots think answers, under the number it was asked with. */
export type ThoughtAnswer = { readonly id: number } & (
  | { readonly moves: readonly string[] }
  | { readonly failure: string }
)

/** `n`: the decision that is thought about. */
export type NextThought = { readonly thought: Thought; readonly n: number }

export function nextThought(table: Table): NextThought | undefined {
  const [seat] = botsToMove(table)
  if (seat === undefined) return undefined
  const { engine, made } = table
  const seed = randomHex(16)
  const world = engine.redeal(matchOf(table).state, seat, seed)
  const bot = seatOf(table, seat).bot as string
  return { thought: { game: made.game, version: made.version, bot, world, seat, seed }, n: toldCount(table, seat) }
}

/** Whether the table still waits for what was thought about. */
export const stillAsked = (table: Table, { thought: { seat }, n }: NextThought): boolean =>
  botsToMove(table).includes(seat) && toldCount(table, seat) === n
