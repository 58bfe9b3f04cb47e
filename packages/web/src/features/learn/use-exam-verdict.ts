// Asks the coach about an answer once it is given, and follows what it says.

import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Chapter } from '../../board-kit/lessons/chapter.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { makeCoachClient } from '../coach/coach-client.ts'
import type { Advice } from '../coach/messages.ts'
import { type ExamVerdict, examVerdict } from './exam-verdict.ts'
import { LEARNER } from './open-chapter.ts'

/** The coach compares the turns in worlds that it deals from this seed: the same answer gets the same verdict. */
const SEED = 'exam'

const NOTHING: Advice = { courses: [], ways: [], worlds: 0, done: 0 }

type VerdictNow = {
  /** null without an answer. */
  readonly verdict: ExamVerdict | 'failed' | null
  /** Ends the comparison: the verdict is what was found out so far. */
  stop(): void
}

/** `moves`: the turn that was taken; null until it has ended. */
export function useExamVerdict(
  chapter: Chapter,
  { game, version }: Shown['info'],
  moves: readonly string[] | null,
): VerdictNow {
  const verdict = useSignal<ExamVerdict | 'failed' | null>(null)
  const stop = useRef(() => {})
  const answered = moves !== null
  useEffect(() => {
    // Who takes the turn back has no answer, and no verdict on it.
    if (!moves) {
      verdict.value = null
      return
    }
    let left = false
    let last = NOTHING
    const fail = () => {
      verdict.value = 'failed'
    }
    const head = makeCoachClient((said) => {
      if (!('ways' in said)) return
      last = said
      verdict.value = examVerdict(said)
    }, fail)
    const leave = () => {
      left = true
      head.dispose()
    }
    stop.current = () => {
      leave()
      verdict.value = examVerdict(last, true)
    }
    verdict.value = examVerdict(NOTHING)
    const position = { eyes: LEARNER, seat: LEARNER, seed: SEED, game, version }
    chapter.worlds().then(({ exam }) => {
      if (!left) head.send({ ask: { what: 'made', ...position, world: exam, moves } })
    }, fail)
    return leave
  }, [answered])
  return { verdict: verdict.value, stop: () => stop.current() }
}
