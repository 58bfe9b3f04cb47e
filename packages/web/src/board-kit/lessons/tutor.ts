// A tutor watches a first game of one's own and speaks only when something is about to be missed. Its tips are data: the moment at which
// each is worth saying, what shows that the learner knows it, and the rule behind it. Nothing here knows a game.

import type { Id } from '@wayfare/kernel'
import type { Language } from '@wayfare/text'
import { offersLike } from './conditions.ts'
import type { Condition, LessonTexts, Moment } from './lesson.ts'

export type Tip<V> = {
  readonly id: string
  /** It can be used now. */
  readonly when: Condition<V>
  /** True if a move that the learner may make next, such as ending the turn, would miss it. */
  readonly before: Condition<V>
  /** The facts show that the learner did it. */
  readonly used: Condition<V>
  /** Ideas of the guided game and chapters that teach the same: whoever has learnt one of them is reminded once a game, until they have used it. */
  readonly taughtBy?: { readonly ideas?: readonly string[]; readonly chapters?: readonly string[] }
  /** The things that the tip is about, by number: things on the table, or the buttons of moves. */
  readonly lit?: (moment: Moment<V>) => readonly (readonly Id[])[]
  /** The passage of the rulebook that “Why?” opens. */
  readonly rule: string
}

export type Tutor<V = unknown> = {
  readonly game: string
  /** The options of a first game of one's own. */
  readonly options: Readonly<Record<string, boolean | number | string>>
  readonly round: (view: V) => number
  /** The costliest to miss first. */
  readonly tips: readonly Tip<V>[]
  /** The text of each tip, by its id, and `nothing`, for a moment at which none applies. */
  readonly texts: Readonly<Record<Language, () => Promise<LessonTexts>>>
}

/** The key of what a tutor says where none of its tips applies. */
export const NOTHING_TO_SAY = 'nothing'

/** The moves themselves that are offered like this: their buttons. */
export const buttonsOf = (moment: Moment, like: string): readonly Id[] =>
  offersLike(moment, like).map(({ move }) => move)
