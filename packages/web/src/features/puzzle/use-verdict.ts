// Judges an attempt at a puzzle: after every move a worker reports whether the turn is over, and how many points it was
// worth.

import { useSignal } from '@preact/signals'
import type { Puzzle, PuzzleVerdict } from '@wayfare/bots/puzzles'
import { useEffect, useMemo } from 'preact/hooks'
import { answeredBy } from '../../base/browser/worker-requests.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { type Attempts, attemptsAt, recordAttempt, recordSolutionShown } from './attempts.ts'
import type { ToJudge } from './judge-worker.ts'

export type JudgedAttempt = {
  readonly verdict: PuzzleVerdict | null
  readonly judging: boolean
  readonly attempts: Attempts
  /** Called when the person looks at the best line. */
  reveal(): void
}

const openJudge = () =>
  answeredBy<ToJudge, PuzzleVerdict | null>(
    new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
  )

/** `name` is the key under which attempts are stored. */
export function useVerdict(source: TableSource, puzzle: Puzzle, name: string): JudgedAttempt {
  const verdict = useSignal<PuzzleVerdict | null>(null)
  const judging = useSignal(false)
  const attempts = useSignal(attemptsAt(name))
  const judge = useMemo(() => openJudge(), [source])
  useEffect(() => judge.close, [judge])
  const { n, picture, seat = null } = source.shown.value ?? {}
  useEffect(() => {
    if (n === undefined || n === 0 || verdict.peek()) return undefined
    let stale = false
    void source.log().then(async (log) => {
      if (stale) return
      judging.value = seat !== null && !picture?.question
      const found = await judge.ask({ puzzle, log })
      if (stale) return
      judging.value = false
      if (!found) return
      verdict.value = found
      attempts.value = recordAttempt(name, found.points, found.stars)
    })
    return () => {
      stale = true
    }
  }, [n])
  return {
    verdict: verdict.value,
    judging: judging.value,
    attempts: attempts.value,
    reveal() {
      attempts.value = recordSolutionShown(name)
    },
  }
}
