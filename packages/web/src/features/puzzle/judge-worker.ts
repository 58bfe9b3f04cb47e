// Judges what was played in a puzzle: looks at every way the turn could have gone.

import { judgeAttempt, logTextOf, type Puzzle, type PuzzleVerdict } from '@wayfare/bots/puzzles'
import { parseLog } from '@wayfare/kernel'
import { answerRequests } from '../../base/browser/worker-requests.ts'
import { rulesOf } from '../../client/offline/rules.ts'

const ROW = /^(\d+|undo) /

export type ToJudge = { readonly puzzle: Puzzle; readonly log: string }

/** null: the turn is not over. */
async function judge({ puzzle, log }: ToJudge): Promise<PuzzleVerdict | null> {
  const { game, version, rows } = parseLog(logTextOf(puzzle))
  const engine = await rulesOf(game, version)
  return judgeAttempt(engine, puzzle, movesAfter(log, rows.length)) ?? null
}

/** The moves that stand, from a log that goes on: it has no last line yet. */
function movesAfter(log: string, before: number): string[] {
  const moves: string[] = []
  for (const row of log
    .split('\n')
    .filter((line) => ROW.test(line))
    .slice(before)) {
    if (row.startsWith('undo ')) moves.pop()
    else moves.push(row.slice(row.indexOf(' ') + 1))
  }
  return moves
}

answerRequests(judge)
