// A worker that judges an attempt at a puzzle, by searching every line that the turn could have taken.

import { judgeAttempt, logTextOf, type Puzzle, type PuzzleVerdict } from '@wayfare/bots/puzzles'
import { parseLog } from '@wayfare/kernel'
import { answerRequests } from '../../base/browser/worker-requests.ts'
import { rulesOf } from '../../client/offline/rules.ts'
import { movesAfter } from './moves-after.ts'

export type ToJudge = { readonly puzzle: Puzzle; readonly log: string }

/** null if the turn is not over. */
async function judge({ puzzle, log }: ToJudge): Promise<PuzzleVerdict | null> {
  const { game, version, rows } = parseLog(logTextOf(puzzle))
  const engine = await rulesOf(game, version)
  return judgeAttempt(engine, puzzle, movesAfter(log, rows.length)) ?? null
}

answerRequests(judge)
