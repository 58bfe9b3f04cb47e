// A stamp as it is pressed into a passport, or the dashed place that waits for it.

import type { Day } from '../../base/i18n/days.ts'
import { classNames } from '../../base/ui/class-names.ts'
import { hashOf } from './hash.ts'
import type { KnownStamp } from './use-stamp-sheets.ts'
import './colours.css'
import './stamp.css'

type Props = {
  readonly stamp: KnownStamp
  /** The theme of its game, whose ink it has; without one it is the ink of the house. */
  readonly ink: string | undefined
  /** The id of the passport's owner, from which the tilt follows, so that it is always the same there. */
  readonly person: string
  readonly day: Day | null
  /** The text in place of the date until the stamp is earned. */
  readonly progress?: string | undefined
  readonly size?: number | undefined
}

/** Degrees to both sides. */
const TILT = 7

/** A picture alone: its name and date are said beside it. */
export function Stamp({ stamp, ink = 'way', person, day, progress, size = 88 }: Props) {
  const { address, date } = stamp
  const tilt = (hashOf(person + address) % (2 * TILT + 1)) - TILT
  const text = day === null ? progress : shortDay(day)
  return (
    <svg
      class={classNames('stamp', day === null && 'stamp-todo')}
      data-ink={stamp.ink === 'deep' ? `${ink}-deep` : ink}
      style={{ '--tilt': day === null ? 0 : tilt }}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={address} />
      {text !== undefined && (
        <text class="stamp-date" font-size={date.size} {...('x' in date ? { x: date.x, y: date.y } : {})}>
          {'x' in date ? text : <RingText radius={date.radius} text={text} />}
        </text>
      )}
    </svg>
  )
}

/** Along the lower half of a ring, read from left to right. */
function RingText({ radius, text }: { readonly radius: number; readonly text: string }) {
  const id = `stamp-ring-${radius}`
  return (
    <textPath href={`#${id}`} startOffset="50%">
      {text}
    </textPath>
  )
}

/** The paths that dates on rings follow, and the ink: once in a page. */
export const StampInk = () => (
  <svg class="stamp-ink" width="0" height="0" aria-hidden="true">
    {[42.2, 38.4].map((radius) => (
      <path
        key={radius}
        id={`stamp-ring-${radius}`}
        d={`M${48 - radius} 48A${radius} ${radius} 0 0 0 ${48 + radius} 48`}
      />
    ))}
    <filter id="stamp-ink" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="2" seed="7" result="n" />
      <feDisplacementMap in="SourceGraphic" in2="n" scale=".8" xChannelSelector="R" yChannelSelector="G" result="d" />
      <feTurbulence type="fractalNoise" baseFrequency=".22" numOctaves="3" seed="3" result="f" />
      <feColorMatrix in="f" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.7 1.72" result="m" />
      <feComposite in="d" in2="m" operator="in" />
    </filter>
  </svg>
)

/** Figures need no translation: 14.11.26. */
const shortDay = (day: Day): string => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)}`
