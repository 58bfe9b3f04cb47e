// A line above the board before a costly decision: the move that was played, and the better one.

import type { GameSpeaker } from '@wayfare/text'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { rangeOf } from './range.ts'
import type { VerdictLabel } from './verdict-label.ts'
import './board-marks.css'

export const SIDES = ['made', 'better'] as const

const sayOne = (judged: VerdictLabel, side: (typeof SIDES)[number], speaker: GameSpeaker): string => {
  const main = judged[side]
  return `${say('words.label', { label: say(`review.${side}`) })} ${main ? speaker.sayMove(main) : say('review.nothing')}`
}

export const verdictText = (judged: VerdictLabel, speaker: GameSpeaker): string =>
  SIDES.map((side) => sayOne(judged, side, speaker)).join(' · ')

export function JudgedTitle({ judged, speaker }: { readonly judged: VerdictLabel; readonly speaker: GameSpeaker }) {
  return (
    <span class="judged">
      {SIDES.map((side, i) => (
        <span key={side}>
          {i > 0 && <Icon name="right" size={18} />}
          <i class="judged-key" data-side={side} /> {sayOne(judged, side, speaker)}
        </span>
      ))}
    </span>
  )
}

export function verdictDetail({ number, gain }: VerdictLabel): string {
  const range = rangeOf(gain)
  const loss = `−${Math.round(gain.value)}${range ? ` (${say('review.range', range)})` : ''}`
  return `${say('review.yours', { number })} · ${loss}`
}
