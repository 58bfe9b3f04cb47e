// Conditional moves: what the server plays for somebody who is away when their turn comes. They are a small tree, of which only
// its owner is shown anything before it is played.

import type { Id } from '@wayfare/kernel'
import * as v from 'valibot'
import { OnSeat } from './requests.ts'
import { isWellFormed } from './well-formed.ts'

/** The most branches at one decision, the most decisions one after another, and the most branches in all. */
const MOST_BRANCHES = 8
const MOST_DECISIONS = 5
const MOST_IN_ALL = 24

/**
 * The first branch that applies is played, and its `then` answers the next decision of the same seat. `possible`: the move is
 * offered. `asked`: the seat is asked this question and offered the move. `nothing-else`: all that is offered is to
 * decline. If no branch applies, the person decides.
 */
export type Branch =
  | { readonly when: 'possible'; readonly move: string; readonly then?: readonly Branch[] | undefined }
  | {
      readonly when: 'asked'
      readonly op: string
      readonly from: Id | null
      readonly move: string
      readonly then?: readonly Branch[] | undefined
    }
  | { readonly when: 'nothing-else' }

const move = v.pipe(v.string(), v.regex(/^\S.{0,999}$/), v.check(isWellFormed, 'a text holds no half of a character'))
const name = v.pipe(v.string(), v.regex(/^[\w:./-]{1,80}$/))
const BranchRequest: v.GenericSchema<Branch> = v.variant('when', [
  v.strictObject({ when: v.literal('possible'), move, then: v.optional(v.lazy(() => Branches)) }),
  v.strictObject({
    when: v.literal('asked'),
    op: name,
    from: v.nullable(name),
    move,
    then: v.optional(v.lazy(() => Branches)),
  }),
  v.strictObject({ when: v.literal('nothing-else') }),
])
const Branches = v.pipe(v.array(BranchRequest), v.minLength(1), v.maxLength(MOST_BRANCHES))

const thenOf = (branch: Branch): readonly Branch[] => ('then' in branch ? (branch.then ?? []) : [])
const depthOf = (branches: readonly Branch[]): number =>
  branches.length === 0 ? 0 : 1 + Math.max(...branches.map((one) => depthOf(thenOf(one))))
const countOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, one) => sum + 1 + countOf(thenOf(one)), 0)

/** `at` is the number of the decision or row that the person saw last, as with a move. */
export const ConditionalMoves = v.strictObject({
  seat: OnSeat.entries.seat,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  branches: v.pipe(
    Branches,
    v.check((given) => depthOf(given) <= MOST_DECISIONS, `at most ${MOST_DECISIONS} decisions one after another`),
    v.check((given) => countOf(given) <= MOST_IN_ALL, `at most ${MOST_IN_ALL} branches in all`),
  ),
  /** Whether to play even if something hidden has been revealed to the seat since. */
  evenIfRevealed: v.optional(v.boolean(), false),
})
export type ConditionalMoves = v.InferOutput<typeof ConditionalMoves>

/**
 * Why conditional moves were dropped. `own-move`: their owner has moved; `revealed`: the seat has learned something hidden;
 * `went-back`: all agreed to go back; `no-branch`: none applied; `away`: a bot plays the seat.
 */
export type DropReason = 'own-move' | 'revealed' | 'went-back' | 'no-branch' | 'away' | 'over'
export type PlanState =
  | { readonly state: 'waiting' | 'played' }
  | { readonly state: 'dropped'; readonly why: DropReason }

/** What somebody has planned for their seat, and what became of it; null if nothing. */
export type PlannedMoves = {
  readonly plan: ({ readonly branches: readonly Branch[]; readonly evenIfRevealed: boolean } & PlanState) | null
}

/** `after` holds moves of this seat that are to be made before. */
export const NextMoves = v.strictObject({
  seat: OnSeat.entries.seat,
  after: v.optional(v.pipe(v.array(move), v.maxLength(MOST_DECISIONS)), []),
})
/**
 * Questions that the seat may be asked when its turn comes, with moves that may be offered then: as found in worlds dealt for
 * this seat, in which the others have played at random.
 */
export type MovesAhead = {
  readonly questions: readonly {
    readonly op: string
    readonly from: Id | null
    readonly moves: readonly string[]
  }[]
}
