// What a game is: how its table is set, its rules, its views, its scores.

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

/**
 * What a seat sees while it decides; nothing of what others do meanwhile in their lanes. `from`: what asks. `coming`: the ops of what
 * comes after this question, next first.
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
  /** The rule that a move breaks which is too one of many to be listed among the refusals; undefined for nonsense. */
  judge?(s: S, seat: Seat, move: string, inquiry: Inquiry): RuleId | undefined
  /** What the moves of this game are called, and by which rule each is made when it is: for those named at another moment. */
  readonly words?: MoveWords
  /**
   * Does this option turn something up, so that it cannot be taken back? As far as the seat can tell from what it sees: one that may is
   * told, one that is not told never does.
   */
  reveals?(option: Pick<Option, 'move' | 'secret'>, deciding: Deciding<V>): boolean
  /** What these eyes may know, built up, never filtered down. Nothing in it changes when the game goes on: whoever shows it keeps it. */
  view(s: S, eyes: Eyes): V
  /** Another world these eyes cannot tell apart; the kernel's own unless a game hides more than piles and lanes do. */
  redeal?(s: S, eyes: Eyes, seed: Seed): S
  /** May this card lie in this pile, as far as the rules go? Asked by `redeal` where a pile is choosy. */
  fits?(s: S, pile: string, card: Id): boolean
  /** By category, at any moment; at the end with places and what broke a tie. */
  scores(s: S, eyes: Eyes | 'all'): Score[]
  /** Who has points without a seat: an opponent that the rules play, under a number that no seat has. All of it is public. */
  beside?(s: S): Score[]
  /** For a game that counts points only at its end. */
  forecaster?(): Forecaster<S>
  /** How this position looks for this seat, as far as it knows: larger is better. For bots that look ahead. */
  evaluate?(s: S, seat: Seat): number
  /** For bots that plan whole turns. */
  readonly planning?: Planning<S>
  /** Where a choice is walked step by step: all its steps, as a client, a bot or a seat out of time would take them at once. */
  suggest?(s: S, seat: Seat): readonly string[] | undefined
}

/** Is asked about one game, state by state, and may remember what it has worked out. */
export interface Forecaster<S extends State = State> {
  /** How many points a seat would have if the game ended now. */
  points(s: S, seat: Seat): number
}

/**
 * What a game tells those who plan in it. A plan is made of whole turns of one seat and looks as far as the end of a stage, which
 * should be the seat's own round: what is dealt for the next one is noise. It is asked of worlds that this seat cannot tell from the
 * true one, so it may look at everything.
 */
export interface Planning<S extends State = State> {
  /** Rises along the game. A line ends at the first position in which it has risen for this seat. */
  stage(s: S, seat: Seat): number
  /** Where a stage is over: the last stage of what comes next, for those who look beyond; nothing, if they better do not. */
  beyond?(s: S, seat: Seat): number | undefined
  /** Whether seats decide here, one after the other and the seat first, what then is the same for all. Nothing is learned meanwhile. */
  contest?(s: S, seat: Seat): boolean
  /** In a lane nothing that others do stands in the way of a plan: it can be played to its end. */
  readonly apart?: true
  /**
   * The same number (see `Mix`) only for positions of one turn that are the same to this seat: all that a question of this seat can
   * change belongs into it, the open questions too. Too coarse a key loses whole turns, too fine a one only time.
   */
  key(s: S, seat: Seat): number
  /** How a position on the way looks, in points at the end of the game. Open questions count as what they become, in the same coin. */
  guide(s: S, seat: Seat): number
  /** How the end of a stage looks; at the end of the game the score, or the lead over a rival, and nothing else. */
  value(s: S, seat: Seat): number
  /** What somebody else does meanwhile; any option, unless the game guesses better. */
  reply?(s: S, seat: Seat, options: readonly Option[], dice: Stream): Option
  /** Those of several options that are worth trying, one or more of them; all, unless the game knows better. */
  sensible?(s: S, seat: Seat, options: readonly Option[]): readonly Option[]
  /**
   * How many answers to this question are worth going on with, by their looks: few, where they lead to much the same, as the ways to
   * pay do; all, unless the game says so.
   */
  few?(s: S, seat: Seat): number | undefined
  /** So many points somebody who is new to the game overlooks. */
  readonly slip: number
}
