// What a game is: how its table is set, its rules, its views, its scores.

import type { Eyes, Id, Params, RuleId, Seat, Seed } from './core/names.ts'
import type { Playable } from './core/rule.ts'
import type { World } from './core/state.ts'
import type { Json } from './digest/json.ts'
import type { Words } from './explaining/words.ts'
import type { FieldsAt } from './fields.ts'
import type { Table, Tables } from './record/choices.ts'

export type Score = {
  readonly seat: Seat
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
  /** At the end: 1 for the best; equal places are shared. `tie`: the rule that parted equal totals. */
  readonly place?: number
  readonly tie?: RuleId
  /** The rule by which this seat has lost, whatever its points. */
  readonly lost?: RuleId
  /** Alone against a rival: the rule by which nobody has won. */
  readonly drawn?: RuleId
  /** What decided in particular, for the sentence of `tie`, `lost` or `drawn`. */
  readonly because?: Params
}

/** How positions of script tests and of `wayfare try` are laid out and read back. The testkit's `layPosition` is their door. */
export type Positions<S> = {
  /** The fields a position may have at this table. */
  readonly fields: FieldsAt
  readonly example: Json
  /** The table's options that a position wishes for, with what most positions want in place of the game's own defaults. */
  table(wish: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** What the position names is set, the rest is a fresh set-up. It has been checked, and nothing has been run yet. */
  put(position: Json, table: Table): S
  /** What cannot be, now that all lies there, though each field by itself may hold what it does: the field, and why. */
  impossible?(s: S, position: { readonly [key: string]: Json }): readonly [path: string, why: string] | undefined
  /** All that lies there, in the fields of a position. */
  read(s: S): Json
  /** Who plays without a seat, and what that makes; nothing where nobody does. */
  automa?(s: S): { readonly name: string; readonly total: number; readonly parts: Score['parts'] } | undefined
}

export interface Game<S extends World = World, V = unknown> extends Playable<S>, Tables {
  readonly id: string
  readonly version: number
  setup(table: Table, seed: Seed): S
  /** The rule that a move breaks which is too one of many to be listed among the refusals; undefined for nonsense. */
  judge?(s: S, seat: Seat, move: string): RuleId | undefined
  /** What the moves of this game are called, and by which rule each is made when it is: for those named at another moment. */
  readonly words?: Words
  /** What these eyes may know, built up, never filtered down. Nothing in it changes when the game goes on: whoever shows it keeps it. */
  view(s: S, eyes: Eyes): V
  /** Another world this seat cannot tell apart; the kernel's own unless a game hides more than piles and lanes do. */
  redeal?(s: S, seat: Seat, seed: Seed): S
  /** May this card lie in this pile, as far as the rules go? Asked by `redeal` where a pile is choosy. */
  fits?(s: S, pile: string, card: Id): boolean
  /** By category, at any moment; at the end with places and what broke a tie. */
  scores(s: S, eyes: Eyes | 'all'): Score[]
  /** How this position looks for this seat, as far as it knows: larger is better. For bots that look ahead. */
  evaluate?(s: S, seat: Seat): number
  /** Where a choice is walked step by step: all its steps, as a client, a bot or a seat out of time would take them at once. */
  suggest?(s: S, seat: Seat): readonly string[] | undefined
  /** What must hold in every state; a sentence for each thing that does not. */
  invariants(s: S): string[]
  /** Everything that a run over many games should have used once: cards, tiles, spaces. */
  readonly parts: readonly Id[]
  /** Which of the parts this move has used. */
  uses(move: string, s: S): readonly Id[]
  readonly positions: Positions<S>
}
