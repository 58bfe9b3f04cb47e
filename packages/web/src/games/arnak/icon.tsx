// The icons, each with one meaning, from one sheet. Their colours are variables of the theme.

import type { RESOURCES, ICONS as TRAVEL } from '@wayfare/arnak/tables'
import { memo } from '../../base/ui/memo.ts'
import sheet from './art/icons.svg?url'

export type IconName =
  | (typeof RESOURCES)[number]
  | (typeof TRAVEL)[number]
  | 'dig'
  | 'discover'
  | 'research'
  | 'overcome'
  | 'guardian'
  | 'item'
  | 'artifact'
  | 'play'
  | 'pass'
  | 'draw'
  | 'exile'
  | 'hand'
  | 'handcard'
  | 'fear'
  | 'no-fear'
  | 'bolt'
  | 'upgrade'
  | 'refresh'
  | 'assistant'
  | 'recruit'
  | 'gold'
  | 'glass'
  | 'notebook'
  | 'end'
  | 'eye'
  | 'lock'
  | 'deck'
  | 'temple'
  | 'idol'
  | 'archaeologist'
  | 'camp'
  | 'site'
  | 'moon'
  | 'seal'
  | 'to'
  | 'swap'
  | 'home'

type PlacedIconProps = {
  readonly name: IconName
  /** The size in pixels, or in units of the drawing around it. */
  readonly size?: number
  readonly x?: number
  readonly y?: number
  readonly class?: string
  /** Read aloud if the icon has no text beside it; without it the icon is decoration. */
  readonly label?: string | undefined
}

export const Icon = memo(({ name, size = 19, x, y, class: given = '', label }: PlacedIconProps) => {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer; where it needs one it has a label
    <svg
      class={`arn-icon ${given}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(x === undefined ? {} : { x, y })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  )
})

/** Scenery and figures from the same sheet, each with its own view box. */
const DRAWN = {
  pawn: '0 0 32 44',
  palm: '0 0 60 90',
  fern: '0 0 60 34',
  tent: '0 0 60 40',
  staff: '0 0 28 120',
} as const

type DrawnProps = {
  readonly name: keyof typeof DRAWN
  readonly x?: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly class?: string
}

export function Drawn({ name, class: given = '', ...placed }: DrawnProps) {
  return (
    <svg class={given} viewBox={DRAWN[name]} aria-hidden="true" {...placed}>
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
