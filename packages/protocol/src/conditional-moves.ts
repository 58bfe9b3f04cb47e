// Conditional moves: what the server plays for somebody who is away when their turn comes. They are a small tree, of which only
// its owner is shown anything before it is played.

import type { Id } from '@wayfare/kernel'
import * as v from 'valibot'
import { type Branch, countBranches, MOST_BRANCHES, MOST_DECISIONS, MOST_IN_ALL } from './branches.ts'
import { OnSeat } from './requests.ts'
import { isWellFormed } from './well-formed.ts'

const move = v.pipe(v.string(), v.regex(/^\S.{0,999}$/), v.check(isWellFormed, 'a text holds no half of a character'))
const name = v.pipe(v.string(), v.regex(/^[\w:./-]{1,80}$/))
const NO_MORE = v.custom<Branch[]>(() => false, `at most ${MOST_DECISIONS} decisions one after another`)

/** Returns a schema for each depth: one that refers to itself would follow a body as deep as it goes. */
function branchesUpTo(decisions: number): v.GenericSchema<Branch[]> {
  const then = v.optional(decisions > 1 ? branchesUpTo(decisions - 1) : NO_MORE)
  const branch: v.GenericSchema<Branch> = v.variant('when', [
    v.strictObject({ when: v.literal('possible'), move, then }),
    v.strictObject({ when: v.literal('asked'), op: name, from: v.nullable(name), move, then }),
    v.strictObject({ when: v.literal('nothing-else') }),
  ])
  return v.pipe(v.array(branch), v.minLength(1), v.maxLength(MOST_BRANCHES))
}

/** `at` is the number of the decision or row that the person saw last, as with a move. */
export const ConditionalMoves = v.strictObject({
  seat: OnSeat.entries.seat,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  branches: v.pipe(
    branchesUpTo(MOST_DECISIONS),
    v.check((given) => countBranches(given) <= MOST_IN_ALL, `at most ${MOST_IN_ALL} branches in all`),
  ),
  /** True if the plan is played even after something hidden has been revealed to the seat. */
  evenIfRevealed: v.optional(v.boolean(), false),
})
export type ConditionalMoves = v.InferOutput<typeof ConditionalMoves>

/**
 * Why conditional moves were dropped. `own-move`: their owner has moved; `revealed`: the seat has learned something hidden;
 * `went-back`: all agreed to go back; `no-branch`: none applied; `away`: a bot plays the seat.
 */
type DropReason = 'own-move' | 'revealed' | 'went-back' | 'no-branch' | 'away' | 'over'
export type PlanState =
  | { readonly state: 'waiting' | 'played' }
  | { readonly state: 'dropped'; readonly why: DropReason }

/** The moves that somebody has planned for their seat, with what became of them; null without a plan. */
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
