// Judges what was played in a puzzle: looks at every way the turn could have gone.

import { judgeAttempt, logTextOf, type Puzzle, type PuzzleVerdict } from '@wayfare/bots/puzzles'
import { parseLog } from '@wayfare/kernel'
import { answerRequests } from '../../base/browser/worker-requests.ts'
import { rulesOf } from '../../client/offline/rules.ts'
import { movesAfter } from './moves-after.ts'

export type ToJudge = { readonly puzzle: Puzzle; readonly log: string }

/** null: the turn is not over. */
async function judge({ puzzle, log }: ToJudge): Promise<PuzzleVerdict | null> {
  const { game, version, rows } = parseLog(logTextOf(puzzle))
  const engine = await rulesOf(game, version)
  return judgeAttempt(engine, puzzle, movesAfter(log, rows.length)) ?? null
}

answerRequests(judge)
