// The attempts at puzzles on this device. The best attempt counts; attempts after the solution was shown do not.

import { flag, listOf, number, object, recordOf } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'

export type Attempts = {
  /** The points of each attempt, in order. */
  readonly points: readonly number[]
  readonly stars: number
  readonly shown: boolean
}

const NONE: Attempts = { points: [], stars: 0, shown: false }
const kept = stored(
  'wayfare puzzles',
  recordOf(object<Attempts>({ points: listOf(number), stars: number, shown: flag }, NONE)),
  {},
)

/** `puzzle` is the id of the game and the number of the puzzle, separated by a space. */
export const attemptsAt = (puzzle: string): Attempts => kept.value[puzzle] ?? NONE

export function recordAttempt(puzzle: string, points: number, stars: number): Attempts {
  const before = attemptsAt(puzzle)
  return keep(puzzle, {
    ...before,
    points: [...before.points, points],
    stars: before.shown ? before.stars : Math.max(before.stars, stars),
  })
}

export const recordSolutionShown = (puzzle: string): Attempts => keep(puzzle, { ...attemptsAt(puzzle), shown: true })

function keep(puzzle: string, attempts: Attempts): Attempts {
  kept.value = { ...kept.peek(), [puzzle]: attempts }
  return attempts
}
