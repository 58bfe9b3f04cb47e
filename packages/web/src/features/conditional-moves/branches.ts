// The tree of a plan: a path names a branch by its place at each decision.

import {
  type Branch,
  branchesAfter,
  countBranches,
  MOST_BRANCHES,
  MOST_DECISIONS,
  MOST_IN_ALL,
} from '@wayfare/protocol'

export type BranchPath = readonly number[]

/** Adds a branch to the decision after this path. */
export function addBranch(branches: readonly Branch[], [first, ...rest]: BranchPath, added: Branch): Branch[] {
  if (first === undefined) return [...branches, added]
  return branches.map((branch, index) =>
    index === first && 'move' in branch ? { ...branch, then: addBranch(branchesAfter(branch), rest, added) } : branch,
  )
}

/** Removes the branch at this path, with all that follows it. */
export function removeBranch(branches: readonly Branch[], [first, ...rest]: BranchPath): Branch[] {
  if (rest.length === 0) return branches.filter((_, index) => index !== first)
  return branches.map((branch, index) => {
    if (index !== first || !('move' in branch)) return branch
    const { then: _, ...alone } = branch
    const then = removeBranch(branchesAfter(branch), rest)
    return then.length > 0 ? { ...alone, then } : alone
  })
}

/** The moves that have been made when the decision after this path is reached. */
export function movesAlong(branches: readonly Branch[], [first, ...rest]: BranchPath): string[] {
  const branch = first === undefined ? undefined : branches[first]
  return branch && 'move' in branch ? [branch.move, ...movesAlong(branchesAfter(branch), rest)] : []
}

/** True if a branch may be added to the decision after this path. */
export function hasRoom(branches: readonly Branch[], path: BranchPath): boolean {
  let beside = branches
  for (const index of path) {
    const branch = beside[index]
    beside = branch ? branchesAfter(branch) : []
  }
  return path.length < MOST_DECISIONS && beside.length < MOST_BRANCHES && countBranches(branches) < MOST_IN_ALL
}
