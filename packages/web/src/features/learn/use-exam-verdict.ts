// Asks the coach about an answer once it is given, and follows what it says.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Chapter } from '../../board-kit/lessons/chapter.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { makeCoachClient } from '../coach/coach-client.ts'
import { type ExamVerdict, examVerdict } from './exam-verdict.ts'
import { LEARNER } from './open-chapter.ts'

/** The coach compares the turns in worlds that it deals from this seed: the same answer gets the same verdict. */
const SEED = 'exam'

/** `moves`: the turn that was taken; null until it has ended. */
export function useExamVerdict(
  chapter: Chapter,
  { game, version }: Shown['info'],
  moves: readonly string[] | null,
): ExamVerdict | 'failed' | null {
  const verdict = useSignal<ExamVerdict | 'failed' | null>(null)
  const answered = moves !== null
  useEffect(() => {
    // Who takes the turn back has no answer, and no verdict on it.
    if (!moves) {
      verdict.value = null
      return
    }
    let left = false
    const fail = () => {
      verdict.value = 'failed'
    }
    const head = makeCoachClient((said) => {
      if ('ways' in said) verdict.value = examVerdict(said)
    }, fail)
    verdict.value = { kind: 'thinking', done: 0 }
    const position = { eyes: LEARNER, seat: LEARNER, seed: SEED, game, version }
    chapter.worlds().then(({ exam }) => {
      if (!left) head.send({ ask: { what: 'made', ...position, world: exam, moves } })
    }, fail)
    return () => {
      left = true
      head.dispose()
    }
  }, [answered])
  return verdict.value
}
