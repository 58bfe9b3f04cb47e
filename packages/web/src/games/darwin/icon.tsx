// The icons, each with one meaning, from one sheet. Their colours are variables of the theme.

import { rowOf, type Seal, type Specimen } from '@wayfare/darwin/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import { seatShape } from '../../base/ui/seat.ts'
import type { Place } from '../../board-kit/motion/gesture.ts'
import crew from './art/crew.svg?url'
import sheet from './art/icons.svg?url'
import blue from './art/seal-blue.svg?url'
import green from './art/seal-green.svg?url'
import purple from './art/seal-purple.svg?url'
import red from './art/seal-red.svg?url'
import yellow from './art/seal-yellow.svg?url'
import specimens from './art/specimens.svg?url'

export const ICONS = [
  'coin',
  'know',
  'vp',
  'theory',
  'explore',
  'navigate',
  'stamp',
  'stack',
  'academy',
  'camp',
  'lens',
  'reptile',
  'plant',
  'bird',
  'fossil',
  'deliver',
  'study',
  'objs',
  'objg',
  'badges',
  'badgeg',
  'lock',
  'worker',
  'explorer',
  'ship',
  'tent',
  'lag',
  'crew',
  'order',
  'pennant',
  'chart',
  'no',
  'check',
  'plus',
  'stop',
  'split',
  'journal',
  'museum',
  'people',
  'arrow',
  'clock',
  'wreath',
] as const
export type IconName = (typeof ICONS)[number]

type PlacedIconProps = {
  /** The size in pixels, or in units of the drawing around it. */
  readonly size?: number
  readonly x?: number
  readonly y?: number
  readonly class?: string
}

const place = ({ size = 20, x, y }: PlacedIconProps) => ({
  width: size,
  height: size,
  ...(x === undefined ? {} : { x, y }),
})

export const Icon = memo(({ name, class: given = '', ...placed }: PlacedIconProps & { readonly name: IconName }) => {
  return (
    <svg class={`dar-icon ${given}`} viewBox="0 0 24 24" aria-hidden="true" {...place(placed)}>
      <use href={`${sheet}#${name}`} />
    </svg>
  )
})

/** The mark of a seat, for people who cannot tell colours apart. `pieceClass` sets its colour. */
export const Mark = memo(({ of, class: given = '', ...placed }: PlacedIconProps & { readonly of: number }) => {
  return (
    <svg class={`dar-mark ${given}`} viewBox="0 0 24 24" aria-hidden="true" {...place({ size: 12, ...placed })}>
      <path d={seatShape(of)} />
    </svg>
  )
})

const SEALS: Readonly<Record<Seal, string>> = { green, blue, red, yellow, purple }

type SealProps = PlacedIconProps & {
  readonly of: Seal /** The target of seals that are pressed on it. */
  readonly at?: Place | undefined
}

/** Each seal is a picture of its own, because wax has light and shade, which a symbol sheet cannot provide. */
export const SealIcon = memo(({ of, class: given = '', x, y, size = 25, at }: SealProps) => {
  return x === undefined ? (
    <img
      class={`dar-seal ${given}`}
      src={SEALS[of]}
      alt=""
      width={size}
      height={size}
      {...(at === undefined ? {} : standsFor({ place: at }))}
    />
  ) : (
    <image class={`dar-seal ${given}`} href={SEALS[of]} x={x} y={y} width={size} height={size} />
  )
})

export const SpecimenPicture = memo(
  ({ of, class: given = '', ...placed }: PlacedIconProps & { readonly of: Specimen }) => {
    const row = rowOf(of)
    return (
      <svg
        class={`dar-specimen ${row} ${given}`}
        viewBox="0 0 48 48"
        aria-hidden="true"
        {...place({ size: 32, ...placed })}
      >
        <use href={`${specimens}#frame-${row}`} />
        <use href={`${specimens}#${of}`} />
      </svg>
    )
  },
)

export const CrewPicture = memo(({ of, class: given = '' }: { readonly of: string; readonly class?: string }) => {
  return (
    <svg class={`dar-crew-picture ${given}`} viewBox="0 0 64 48" aria-hidden="true">
      <use href={`${crew}#${of}`} />
    </svg>
  )
})

type ShipProps = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export function BeaglePicture(placed: ShipProps) {
  return (
    <svg class="dar-beagle" viewBox="0 0 120 100" aria-hidden="true" {...placed}>
      <use href={`${sheet}#beagle`} />
    </svg>
  )
}
