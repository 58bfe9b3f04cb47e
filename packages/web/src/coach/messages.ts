// What a page and its coach's workers say to each other.

import type { Course, Ending, Way } from '@wayfare/bots/coach'
import type { State } from '@wayfare/kernel'

/** A decision, in a world that its seat cannot tell from the true one. */
export type Asking = {
  readonly game: string
  readonly version: number
  readonly seat: number
  readonly world: State
  readonly seed: string
}

export type ToCoach = { readonly ask: Asking } | { readonly longer: true } | { readonly stop: true }

/** What it says so far. */
export type Advice = {
  /** What could be done: known before anything can be said about it. */
  readonly courses: readonly Course[]
  /** The best first; none before the first world is played out. */
  readonly ways: readonly Way[]
  readonly worlds: number
  /** How much of the thinking is done, from 0 to 1; at 1 it rests. */
  readonly done: number
}

export type FromCoach = Advice | { readonly failure: string }

/** All courses are to be played out in the world of this number. `id`: of the thought; of an older one nobody wants to know. */
export type Task = Asking & { readonly id: number; readonly courses: readonly Course[]; readonly number: number }
export type ToPlayer = Task | { readonly id: number; readonly stop: true }
export type FromPlayer = { readonly id: number; readonly number: number } & (
  | { readonly done: number }
  | { readonly row: readonly Ending[] }
)
