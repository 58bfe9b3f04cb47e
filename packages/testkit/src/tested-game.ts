// A game with what is needed to try it, and no player: how positions are laid, what must hold, what a run should have used. Each game
// has it in its `testing/`, so that no browser loads it.

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

/** How positions of script tests and of `wayfare try` are laid out and read back. `layPosition` is their door. */
export type Positions<S> = {
  /** The fields a position may have at this table. */
  readonly fields: FieldsAt
  readonly example: Json
  /** The table's options that a position wishes for, with what most positions want in place of the game's own defaults. */
  table(wish: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** What the position names is set, the rest is a fresh set-up. It has been checked, and nothing has been run yet. */
  put(position: Json, table: TableOptions): S
  /** What cannot be, now that all lies there, though each field by itself may hold what it does: the field, and why. */
  impossible?(s: S, position: { readonly [key: string]: Json }): readonly [path: string, why: string] | undefined
  /** All that lies there, in the fields of a position. */
  read(s: S): Json
  /** Who plays without a seat, and what that makes; nothing where nobody does. */
  automa?(s: S): { readonly name: string; readonly total: number; readonly parts: Score['parts'] } | undefined
}

export type Weights = { readonly [name: string]: number | Weights }

/** The weights of a game's planning in which its value is linear, and the planning with others. */
export type Training<S extends State = State> = {
  readonly weights: Weights
  planningWith(weights: Weights): Planning<S>
}

export interface TestedGame<S extends State = State, V = unknown> extends Game<S, V> {
  /** What must hold in every state; a sentence for each thing that does not. */
  invariants(s: S): string[]
  /** Everything that a run over many games should have used once: cards, tiles, spaces. */
  readonly parts: readonly Id[]
  /** Which of the parts this move has used. */
  uses(move: string, s: S): readonly Id[]
  readonly positions: Positions<S>
  /** For `wayfare train`. */
  readonly training?: Training<S>
}

export interface TestedEngine<S extends State = State, V = unknown> extends Engine<S, V> {
  readonly game: TestedGame<S, V>
}

export const testedEngine = <S extends State, V>(game: TestedGame<S, V>): TestedEngine<S, V> => ({
  ...engineOf(game),
  game,
})
