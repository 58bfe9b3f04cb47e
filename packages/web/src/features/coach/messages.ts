// The messages between the page and the workers of the coach.

import type { Beginning, Brought, Chances, Ending, MoveLine, Suggestion } from '@wayfare/bots/coach'
import type { Eyes, State } from '@wayfare/kernel'

/** A moment, in a world that these eyes cannot tell from the true one. */
type Moment = {
  readonly game: string
  readonly version: number
  readonly eyes: Eyes
  readonly world: State
  readonly seed: string
  /** Who plays at each seat, if it is a bot. */
  readonly bots?: readonly (string | null)[]
}

/** How a seat could go on; why it went on with these moves; or who will win. */
export type CoachQuestion = Moment &
  (
    | { readonly what: 'ways'; readonly seat: number }
    | ({ readonly what: 'made' } & Beginning)
    | { readonly what: 'chances' }
  )

export type ToCoach = { readonly ask: CoachQuestion } | { readonly longer: true } | { readonly stop: true }

/** What it says so far. */
export type Advice = {
  /** What could be done: known before anything can be said about it. Where something was made, that comes first. */
  readonly courses: readonly MoveLine[]
  /** The best first; none before the first world is played out. */
  readonly ways: readonly Suggestion[]
  readonly worlds: number
  /** How much of the thinking is done, from 0 to 1; at 1 it rests. */
  readonly done: number
  /** What was made brings at once: said first of all, and once. null: that cannot be seen. */
  readonly brings?: readonly Brought[] | null
}

export type FromCoach = Advice | Chances | { readonly failure: string }

/** All beginnings are to be played out in the world of this number. `id`: of the thought; of an older one nobody wants to know. */
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
