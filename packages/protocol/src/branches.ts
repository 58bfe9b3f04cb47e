// The tree of conditional moves, as server and clients hold it.

import type { Id } from '@wayfare/kernel'

/** The most branches at one decision, the most decisions one after another, and the most branches in all. */
export const MOST_BRANCHES = 8
export const MOST_DECISIONS = 5
export const MOST_IN_ALL = 24

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

export const branchesAfter = (branch: Branch): readonly Branch[] => ('then' in branch ? (branch.then ?? []) : [])
export const countBranches = (branches: readonly Branch[]): number =>
  branches.reduce((sum, one) => sum + 1 + countBranches(branchesAfter(one)), 0)
