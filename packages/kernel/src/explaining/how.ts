// How something that is refused could be done: what a search says, and what hosts hand on.

import type { Fact } from '../core/events.ts'
import type { Id } from '../core/names.ts'
import type { Refusal } from '../core/rule.ts'

export type HowToStep = {
  readonly move: string
  /** What it touches on the table. */
  readonly on: readonly Id[]
  /** What it does, as the seat would be told: costs, gains. */
  readonly facts: readonly Fact[]
  /** Others get to see something by it: it cannot be taken back. */
  readonly final: boolean
  /** Why what is wanted cannot be done yet after it. Empty after the last one. */
  readonly left: readonly Refusal[]
}

export type StepsTo = {
  /** What is offered after the last of the steps: left to whoever asked. */
  readonly move: string
  readonly steps: readonly HowToStep[]
  /** By how many points the seat's score changes on the way. */
  readonly points: number
}

export type How = {
  /** The shortest that there are, those that lose fewest points first. None: there is no way, or it was given up. */
  readonly ways: readonly StepsTo[]
  /** Ways of up to so many steps were all looked at; `all`: every one that there is. */
  readonly looked: number | 'all'
  /** Some step on the way shows the seat something: what that would lead to nobody can say yet. */
  readonly news: boolean
  /** Steps that were tried. */
  readonly nodes: number
}
