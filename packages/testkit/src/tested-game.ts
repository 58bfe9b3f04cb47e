// A game with everything that tests need and players do not: positions, invariants, and the parts that a test run
// should use. It is exported from the game's `testing/`, so that no browser loads it.

import {
  type Engine,
  engineOf,
  type Game,
  type Id,
  type Json,
  type Planning,
  type Score,
  type State,
  type TableOptions,
} from '@wayfare/kernel'
import type { FieldsAt } from './positions/fields.ts'

/**
 * Sets up positions for script tests and `wayfare try`, and reads them back. Use `layPosition`, which also checks them.
 */
export type Positions<S> = {
  /** The fields that a position may have at this table. */
  readonly fields: FieldsAt
  readonly example: Json
  /** Returns the table's options: those the position asks for, and defaults that suit most positions. */
  table(wish: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /**
   * Sets what the position names in an otherwise fresh set-up. The position has been checked, and no rule has run yet.
   */
  put(position: Json, table: TableOptions): S
  /** Returns the field and the reason if the complete position is impossible, although each field alone is valid. */
  impossible?(s: S, position: { readonly [key: string]: Json }): readonly [path: string, why: string] | undefined
  /** Reads the state as the fields of a position. */
  read(s: S): Json
  /** The name and score of an opponent without a seat, if there is one. */
  automa?(s: S): { readonly name: string; readonly total: number; readonly parts: Score['parts'] } | undefined
}

export type Weights = { readonly [name: string]: number | Weights }

/**
 * The weights of a game's planning, in which its value is linear, and a constructor of the planning with other weights.
 */
export type Training<S extends State = State> = {
  readonly weights: Weights
  planningWith(weights: Weights): Planning<S>
}

export interface TestedGame<S extends State = State, V = unknown> extends Game<S, V> {
  /** Returns a sentence for each invariant that does not hold in this state. */
  invariants(s: S): string[]
  /** Everything that a run of many games should use at least once: cards, tiles, spaces. */
  readonly parts: readonly Id[]
  /** Returns which of the parts this move uses. */
  uses(move: string, s: S): readonly Id[]
  readonly positions: Positions<S>
  /** Used by `wayfare train`. */
  readonly training?: Training<S>
}

export interface TestedEngine<S extends State = State, V = unknown> extends Engine<S, V> {
  readonly game: TestedGame<S, V>
}

export const testedEngine = <S extends State, V>(game: TestedGame<S, V>): TestedEngine<S, V> => ({
  ...engineOf(game),
  game,
})
