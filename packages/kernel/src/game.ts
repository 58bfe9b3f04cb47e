// The contract of a game: how its table is set up, its rules, views and scores.

import type { Eyes, Id, Params, RuleId, Seat, Seed } from './core/names.ts'
import type { Inquiry, Option, Playable } from './core/rule.ts'
import type { State } from './core/state.ts'
import type { Stream } from './core/stream.ts'
import type { MoveWords } from './explaining/words.ts'
import type { TableChoices, TableOptions } from './record/choices.ts'

export type Score = {
  readonly seat: Seat
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
  /**
   * The place at the end, 1 for the best; equal seats share a place. `tie` is the rule that decided between equal
   * totals.
   */
  readonly place?: number
  readonly tie?: RuleId
  /** The rule by which this seat lost, regardless of points. */
  readonly lost?: RuleId
  /** In a solo game against a rival: the rule by which the game is drawn. */
  readonly drawn?: RuleId
  /** Details for the sentence of `tie`, `lost` or `drawn`. */
  readonly because?: Params
}

/**
 * What a seat sees while it decides, without anything that others do meanwhile in their lanes. `from` is the cause of
 * the question; `coming` lists the ops that follow it, next first.
 */
export type Deciding<V = unknown> = {
  readonly view: V
  readonly from: Id | null
  readonly coming: readonly string[]
}

export interface Game<S extends State = State, V = unknown> extends Playable<S>, TableChoices {
  readonly id: string
  readonly version: number
  setup(table: TableOptions, seed: Seed): S
  /**
   * Names the rule that a move breaks, for moves that are too many to be listed as refusals; undefined for nonsense.
   */
  judge?(s: S, seat: Seat, move: string, inquiry: Inquiry): RuleId | undefined
  /**
   * The vocabulary of this game's moves, with the rule for each verb, which answers a move that belongs to another
   * moment.
   */
  readonly words?: MoveWords
  /**
   * True if this option may turn something up and so could not be undone, as far as the seat can tell. An option for
   * which it is false never does.
   */
  reveals?(option: Pick<Option, 'move' | 'secret'>, deciding: Deciding<V>): boolean
  /**
   * Builds everything that this viewer may know, rather than filtering the state. The result never changes when the
   * game goes on, so callers may keep it.
   */
  view(s: S, eyes: Eyes): V
  /**
   * Returns another world that this viewer cannot tell from the true one. The kernel's own version serves unless a game
   * hides more than piles and lanes do.
   */
  redeal?(s: S, eyes: Eyes, seed: Seed): S
  /** True if the rules allow this card in this pile. `redeal` asks for piles that cannot hold every card. */
  fits?(s: S, pile: string, card: Id): boolean
  /** Scores by category at any moment; at the end of the game with places and tie-breaks. */
  scores(s: S, eyes: Eyes | 'all'): Score[]
  /** Scores of an opponent without a seat, played by the rules under a number that no seat has. They are public. */
  beside?(s: S): Score[]
  /** Creates a forecaster, for a game that counts points only at its end. */
  forecaster?(): Forecaster<S>
  /** Rates the position for this seat, as far as the seat knows; larger is better. For bots that look ahead. */
  evaluate?(s: S, seat: Seat): number
  /** Used by bots that plan whole turns. */
  readonly planning?: Planning<S>
  /**
   * If a choice takes several steps, returns all of them, as a client, a bot or a seat out of time would take them at
   * once.
   */
  suggest?(s: S, seat: Seat): readonly string[] | undefined
}

/** Predicts points in one game, state by state. It may cache its results. */
export interface Forecaster<S extends State = State> {
  /** The points that a seat would have if the game ended now. */
  points(s: S, seat: Seat): number
}

/**
 * Helps bots to plan in this game. A plan consists of whole turns of one seat and ends with a stage, which should be
 * the seat's own round, because cards dealt for the next round are noise. It only sees worlds that the seat cannot tell
 * from the true one, so it may read all of them.
 */
export interface Planning<S extends State = State> {
  /** Increases during the game. A line of play ends at the first position in which it has increased for this seat. */
  stage(s: S, seat: Seat): number
  /**
   * At the end of a stage, returns the last stage of the following part for bots that look further; undefined if they
   * should not.
   */
  lastStageAfter?(s: S, seat: Seat): number | undefined
  /**
   * True if several seats decide here in turn order, this seat first, and the choices do not change what follows for
   * all. Nobody learns anything meanwhile.
   */
  contest?(s: S, seat: Seat): boolean
  /**
   * Set if the seat plays in a lane where nothing that others do can disturb a plan, so that it can be played to its
   * end.
   */
  readonly independent?: true
  /**
   * A number (see `Mix`) that is equal only for positions of one turn that are the same to this seat. It must include
   * everything that a question of this seat can change, also the open questions. A key that is too coarse loses whole
   * turns; one that is too fine only costs time.
   */
  key(s: S, seat: Seat): number
  /**
   * Rates an unfinished position in expected points at the end of the game. An open question counts as the result it
   * will have, in the same unit.
   */
  guide(s: S, seat: Seat): number
  /** Rates the end of a stage; at the end of the game exactly the score, or the lead over a rival. */
  value(s: S, seat: Seat): number
  /** Guesses the move of another seat; by default any option. */
  reply?(s: S, seat: Seat, options: readonly Option[], dice: Stream): Option
  /** Returns the options that are worth trying, at least one; by default all of them. */
  sensible?(s: S, seat: Seat, options: readonly Option[]): readonly Option[]
  /**
   * The number of answers to this question that a search should continue with, best first: small where answers lead to
   * nearly the same position, as ways to pay do. By default all.
   */
  answerLimit?(s: S, seat: Seat): number | undefined
  /** The number of points that a newcomer to the game typically overlooks. */
  readonly slip: number
}
