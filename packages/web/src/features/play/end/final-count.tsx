// The final count: category after category, the points of each player grow beside their names. Any press or key ends
// it.

import type { Score } from '@wayfare/kernel'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type Pace, settings } from '../../../base/browser/settings.ts'
import { say } from '../../../base/i18n/index.ts'
import { Avatar } from '../../../base/ui/avatar.tsx'
import { Button } from '../../../base/ui/button.tsx'
import { minus } from '../../../base/ui/minus.ts'
import { RollingNumber } from '../../../base/ui/rolling-number.tsx'
import { toneOf } from '../../../base/ui/seat.ts'
import { botAt } from '../../../board-kit/seat-names.ts'
import { onGoingOn } from '../ends-show.ts'
import { countSteps, countTimes } from './counting.ts'
import './final-count.css'

type Props = {
  readonly info: TableInfo
  readonly scores: readonly Score[]
  readonly parts: readonly string[]
  readonly names: readonly string[]
  readonly speaker: GameSpeaker
  readonly onEnd: () => void
}

const RATES: Readonly<Record<Pace, number>> = { calm: 1, quick: 1.8, off: 1 }

export function FinalCount({ info, scores, parts, names, speaker, onEnd }: Props) {
  const steps = useMemo(() => countSteps(scores, parts), [scores, parts])
  const [at, setAt] = useState(0)
  useEffect(() => {
    const { begins, over } = countTimes(steps.length, RATES[settings.peek().pace])
    const timers = begins.map((begin, i) => setTimeout(() => setAt(i), begin))
    timers.push(setTimeout(onEnd, over))
    const stop = onGoingOn(onEnd)
    return () => {
      timers.forEach(clearTimeout)
      stop()
    }
  }, [])
  const step = steps[at]
  const most = Math.max(1, ...steps.flatMap(({ points }) => [...points.values()]))
  const isOver = at === steps.length - 1
  const best = Math.max(...scores.map(({ total }) => total))
  return (
    <main class="end final-count" tabIndex={-1} aria-label={say('turnShow.counting')}>
      <h2 class="final-count-part" key={step?.part ?? ''}>
        {step?.part ? speaker.sayScore(step.part) : isOver ? say('end.total') : say('turnShow.counting')}
      </h2>
      <ul class="final-count-players">
        {scores.map(({ seat }) => {
          const brings = step?.brings.get(seat) ?? 0
          const points = step?.points.get(seat) ?? 0
          return (
            <li key={seat} class={`tone-${toneOf(seat)}`} data-best={isOver && points === best}>
              <Avatar
                name={names[seat] as string}
                seat={seat}
                tone={toneOf(seat)}
                bot={botAt(info, seat) ?? info.seats[seat]?.kind !== 'person'}
                size={36}
              />
              <bdi class="final-count-name">{names[seat]}</bdi>
              <b class="final-count-points number">
                <RollingNumber value={points} />
              </b>
              <span class="final-count-room" aria-hidden="true">
                <i style={{ transform: `scaleX(${Math.max(0, points) / most})` }} />
              </span>
              <span class="final-count-brings number" key={step?.part ?? ''}>
                {step?.part && brings !== 0 ? (brings > 0 ? `+${brings}` : minus(brings)) : ''}
              </span>
            </li>
          )
        })}
      </ul>
      <Button size="small" onClick={onEnd}>
        {say('turnShow.next')}
      </Button>
    </main>
  )
}
