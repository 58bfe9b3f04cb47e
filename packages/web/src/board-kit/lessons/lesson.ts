// What a guided first game is made of. A lesson is data: goals in steps, and ideas, each with the moment at which it is worth saying.
// A new game brings a file of them and their texts; nothing here knows a game.

import type { Arrangement, Fact, Id, Seat, Value } from '@wayfare/kernel'
import type { Offered, Told } from '@wayfare/protocol'
import type { Language } from '@wayfare/text'
import type { Companion } from '../companion.tsx'

/** What a lesson looks at: what the seat sees, is asked and offered, and what has happened. */
export type Moment<V = unknown> = {
  readonly seat: Seat
  readonly view: V
  /** The op of the question; null while others decide. */
  readonly asked: string | null
  readonly offers: readonly Offered[]
  /** What was not taken back, the newest last. */
  readonly told: readonly Told[]
  /** The learner's points now, part by part, as the game counts them. */
  readonly points?: Readonly<Record<string, number>>
  readonly over: boolean
}

export type Condition<V> = (moment: Moment<V>) => boolean

export type Idea<V> = {
  readonly id: string
  /** When it can be said, beside that its step is the next one; always, if nothing is said here. */
  readonly when?: Condition<V>
  /** Who did this knows it. Without it, it is said until the next move. */
  readonly shown?: Condition<V>
  /** What it speaks of, by number: things on the table, or the buttons of moves. */
  readonly lit?: (moment: Moment<V>) => readonly (readonly Id[])[]
  /** The passage of the rulebook that tells it. */
  readonly rule: string
  /** An idea of this lesson that this one stands on: who knows that one is not told this one. */
  readonly on?: string
}

export type Step<V> = {
  readonly id: string
  /** What was told shows that it was taken. */
  readonly done: Condition<V>
  /** It was not taken and need not be any more, or cannot be: it is passed over without a tick. Never, if nothing is said here. */
  readonly skipped?: Condition<V>
  /** A move that brings the goal nearer, as far as there is one now. */
  readonly move: (moment: Moment<V>) => Offered | undefined
  readonly ideas: readonly Idea<V>[]
}

export type Lesson<V> = {
  readonly id: string
  /** Whether its goal can be reached from here, as far as can be foreseen; always, if nothing is said here. */
  readonly open?: Condition<V>
  /** Returns true if the goal is out of reach after the last move, even in the midst of a turn. Without it, no move loses the goal. */
  readonly lost?: Condition<V>
  /** The learner may do all of it before it is their goal: then a text of its own names what that was. */
  readonly unasked?: true
  readonly steps: readonly Step<V>[]
}

export type Guide<V = unknown> = {
  readonly game: string
  readonly companion: Companion
  /** The same deal for everybody. The first seat is the learner's. */
  readonly table: {
    readonly bots: readonly string[]
    readonly options: Readonly<Record<string, Value>>
    readonly chance: { readonly secret: string; readonly bytes: string }
    /** What is turned up first, whatever is played before and however often moves are taken back. */
    readonly arranged: Arrangement
  }
  /** The move that ends a turn. */
  readonly turnEnd: string
  /** A moment at which a new goal can be taken up, not in the midst of a move. */
  readonly settled: Condition<V>
  /** What goes on with a move that was begun, where the step at hand names none. */
  readonly onward: (moment: Moment<V>) => Offered | undefined
  readonly lessons: readonly Lesson<V>[]
  readonly texts: Readonly<Record<Language, () => Promise<LessonTexts>>>
}

/**
 * Of each lesson its name, `goal` and `reached`, and `named` if it may be done unasked; of each step and idea what it says, and of an idea `why`. In what an idea says, *bold*
 * words may be preceded by a number of what is lit: (1).
 */
export type LessonTexts = Readonly<Record<string, string>>
export const keyOf = {
  name: (lesson: string) => lesson,
  goal: (lesson: string) => `${lesson}.goal`,
  reached: (lesson: string) => `${lesson}.reached`,
  named: (lesson: string) => `${lesson}.named`,
  step: (lesson: string, step: string) => `${lesson}.${step}`,
  idea: (idea: string) => `idea.${idea}`,
  why: (idea: string) => `why.${idea}`,
}

export const factsBy = (told: readonly Told[], seat: Seat): Fact[] =>
  told.flatMap((row) => (row.seat === seat ? row.facts : []))
