// The tree of a plan: a path names a branch by its place at each decision.

import type { Branch } from '@wayfare/protocol'

export type BranchPath = readonly number[]

export const thenOf = (branch: Branch): readonly Branch[] => ('then' in branch ? (branch.then ?? []) : [])

/** Adds a branch to the decision after this path. */
export function addBranch(branches: readonly Branch[], [first, ...rest]: BranchPath, added: Branch): Branch[] {
  if (first === undefined) return [...branches, added]
  return branches.map((branch, index) =>
    index === first && 'move' in branch ? { ...branch, then: addBranch(thenOf(branch), rest, added) } : branch,
  )
}

/** Removes the branch at this path, with all that follows it. */
export function removeBranch(branches: readonly Branch[], [first, ...rest]: BranchPath): Branch[] {
  if (rest.length === 0) return branches.filter((_, index) => index !== first)
  return branches.map((branch, index) => {
    if (index !== first || !('move' in branch)) return branch
    const { then: _, ...alone } = branch
    const then = removeBranch(thenOf(branch), rest)
    return then.length > 0 ? { ...alone, then } : alone
  })
}

/** The moves that have been made when the decision after this path is reached. */
export function movesAlong(branches: readonly Branch[], [first, ...rest]: BranchPath): string[] {
  const branch = first === undefined ? undefined : branches[first]
  return branch && 'move' in branch ? [branch.move, ...movesAlong(thenOf(branch), rest)] : []
}
