// The review panel inside a replay, connected to the marks on the slider and the board.

import { effect, useSignal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import type { ReplayMark, ReviewProps } from '../../board-kit/replay-parts.ts'
import { BoardMarks } from './board-marks.tsx'
import { LazyReviewPanel } from './lazy-review-panel.tsx'
import type { VerdictLabel } from './verdict-label.ts'
import { JudgedTitle, verdictDetail, verdictText } from './verdict-line.tsx'

export function ReviewWithMarks({ marks, ...props }: ReviewProps) {
  const judged = useSignal<readonly VerdictLabel[]>([])
  const { speaker } = props
  useEffect(
    () =>
      effect(() => {
        marks.value = judged.value.map((one) => markOf(one, speaker))
      }),
    [marks, speaker],
  )
  return <LazyReviewPanel {...props} judged={judged} />
}

const markOf = (judged: VerdictLabel, speaker: GameSpeaker): ReplayMark => ({
  number: judged.number,
  step: judged.step,
  text: () => verdictText(judged, speaker),
  title: () => <JudgedTitle judged={judged} speaker={speaker} />,
  sub: () => verdictDetail(judged),
  overlay: () => <BoardMarks judged={judged} />,
})
