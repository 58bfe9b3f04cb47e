// The best line of a puzzle, played on a separate table one move at a time, so that the effect of each is visible on
// the board.

import { useSignal } from '@preact/signals'
import { logTextOf, type Puzzle } from '@wayfare/bots/puzzles'
import { useEffect, useMemo } from 'preact/hooks'
import type { TableSource } from '../../client/table/table-source.ts'
import { movesAfter, rowCount } from './moves-after.ts'

export type SolutionSteps = {
  /** The number of moves of the line that have been made. */
  readonly done: number
  /** Makes the next move. */
  next(): void
}

/** `restart` begins again if somebody has made a move that is not in the line. */
export function useSolutionSteps(source: TableSource, puzzle: Puzzle, restart: () => void): SolutionSteps {
  const done = useSignal(0)
  const before = useMemo(() => rowCount(logTextOf(puzzle)), [puzzle])
  const toMake = async () => movesToMake(puzzle.solution, movesAfter(await source.log(), before))
  const n = source.shown.value?.n
  useEffect(() => {
    let stale = false
    void toMake().then((left) => {
      if (!stale) done.value = puzzle.solution.length - left.length
    })
    return () => {
      stale = true
    }
  }, [n])
  return {
    done: done.value,
    next() {
      void toMake().then(async ([move]) => {
        if (move !== undefined && (await source.move([move])) !== 'done') restart()
      })
    },
  }
}

/**
 * Returns the rest of the line. Gains that leave no choice are taken automatically, in another order than in the line.
 */
export function movesToMake(line: readonly string[], made: readonly string[]): readonly string[] {
  const left = [...line]
  for (const move of made) {
    const at = left.indexOf(move)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
