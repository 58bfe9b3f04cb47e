// The messages between the page and the workers of the coach.

import type { Beginning, Brought, Chances, Ending, MoveLine, Suggestion } from '@wayfare/bots/coach'
import type { Eyes, State } from '@wayfare/kernel'

/** A moment of the game, in a world that this viewer cannot tell from the true one. */
type Moment = {
  readonly game: string
  readonly version: number
  readonly eyes: Eyes
  readonly world: State
  readonly seed: string
  /** The bot at each seat, null for a person. */
  readonly bots?: readonly (string | null)[]
}

/** The kinds of questions: how a seat could go on, why it made these moves, or who will win. */
export type CoachQuestion = Moment &
  (
    | { readonly what: 'ways'; readonly seat: number }
    | ({ readonly what: 'made' } & Beginning)
    | { readonly what: 'chances' }
  )

export type ToCoach = { readonly ask: CoachQuestion } | { readonly longer: true } | { readonly stop: true }

/** The findings so far. */
export type Advice = {
  /**
   * The lines that are compared, which are known before their results. The line that was really played is the first.
   */
  readonly courses: readonly MoveLine[]
  /** The suggestions, the best first; none before the first world has been played out. */
  readonly ways: readonly Suggestion[]
  readonly worlds: number
  /** The finished share of the thinking, from 0 to 1; at 1 it has ended. */
  readonly done: number
  /** The immediate gains of the move that was made, reported once at the beginning; null if they cannot be seen. */
  readonly brings?: readonly Brought[] | null
}

export type FromCoach = Advice | Chances | { readonly failure: string }

/**
 * A task for a worker: play all lines out in the world with this number. `id` is that of the question; answers to older
 * ones are ignored.
 */
export type CoachTask = Moment & {
  readonly id: number
  readonly beginnings: readonly Beginning[]
  readonly number: number
}
export type ToPlayer = CoachTask | { readonly id: number; readonly stop: true }
export type FromPlayer = { readonly id: number; readonly number: number } & (
  | { readonly done: number }
  | { readonly row: readonly Ending[] }
)
