// The result of searching for how a refused thing could be done after all, which hosts send to clients.

import type { Fact } from '../core/events.ts'
import type { Id } from '../core/names.ts'
import type { Refusal } from '../core/rule.ts'

export type HowToStep = {
  readonly move: string
  /** The things on the table that the step touches. */
  readonly on: readonly Id[]
  /** The effects of the step as the seat would be told of them, such as costs and gains. */
  readonly facts: readonly Fact[]
  /** True if others learn something by the step, so that it cannot be undone. */
  readonly final: boolean
  /** Why the goal still cannot be reached after this step. Empty after the last step. */
  readonly left: readonly Refusal[]
}

export type StepsTo = {
  /** The move that becomes possible after the last step. It is up to the player whether to make it. */
  readonly move: string
  readonly steps: readonly HowToStep[]
  /** The change of the seat's score over all steps. */
  readonly points: number
}

export type How = {
  /**
   * The shortest plans found, those that lose the fewest points first. Empty if there is none or the search gave up.
   */
  readonly ways: readonly StepsTo[]
  /** The length up to which all plans were searched; `all` if the search was complete. */
  readonly looked: number | 'all'
  /** True if some step shows the seat something new, so that what lies beyond it cannot be predicted. */
  readonly news: boolean
  /** The number of steps tried. */
  readonly nodes: number
}
