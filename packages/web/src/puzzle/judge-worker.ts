// Judges what was played in a puzzle: looks at every way the turn could have gone.

import { judged, type Puzzle, type Verdict } from '@wayfare/bots/puzzles'
import { parseLog, type Row } from '@wayfare/kernel'
import { rulesOf } from '../games/rules.ts'

export type ToJudge = { readonly id: number; readonly puzzle: Puzzle; readonly log: string }
/** null: the turn is not over. */
export type FromJudge = { readonly id: number; readonly verdict: Verdict | null }

async function judge({ id, puzzle, log: text }: ToJudge): Promise<void> {
  const log = parseLog(text)
  const engine = await rulesOf(log.game, log.version)
  const before = parseLog(`${puzzle.log.join('\n')}\n`).rows.length
  const verdict = judged(engine, puzzle, standing(log.rows.slice(before))) ?? null
  postMessage({ id, verdict } satisfies FromJudge)
}

function standing(rows: readonly Row[]): string[] {
  const moves: string[] = []
  for (const row of rows) {
    if (row.kind === 'move') moves.push(row.move)
    else if (row.kind === 'undo') moves.pop()
  }
  return moves
}

addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
  // What goes wrong is this worker's fault, and whoever began it hears of it.
  judge(data).catch((error) => setTimeout(() => Promise.reject(error)))
})
