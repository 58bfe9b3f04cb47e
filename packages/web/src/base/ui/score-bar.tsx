import './score-bar.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'

type Props = {
  readonly glyph?: ComponentChildren
  readonly label: ComponentChildren
  readonly value: number
  /** The value of the longest bar in the list. */
  readonly max: number
  /** The gain of the option under the pointer, as text: "+8". */
  readonly gain?: ComponentChildren
  /** The value as text, if digits are not enough. */
  readonly text?: ComponentChildren
  /** A bar takes its colour from `--tone`; a list of bars is aligned in a `.score-bars`. */
  readonly class?: string | undefined
}

export function ScoreBar({ glyph, label, value, max, gain, text, class: given }: Props) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <li class={classNames('score-bar', given)}>
      <span class="score-bar-glyph">{glyph}</span>
      <span class="score-bar-label">{label}</span>
      <span class="score-bar-room" aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <b class="score-bar-value number">{text ?? value}</b>
      <span class="score-bar-gain number">{gain}</span>
    </li>
  )
}

export const ScoreBars = ({
  children,
  label,
}: {
  readonly children: ComponentChildren
  readonly label?: string | undefined
}) => (
  <ul class="score-bars" aria-label={label}>
    {children}
  </ul>
)
