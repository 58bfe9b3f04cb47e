import { standsFor } from '../../base/ui/element-meanings.ts'
import { differsAsJson, memo } from '../../base/ui/memo.ts'
import type { Place } from '../../board-kit/motion/gesture.ts'
import type { Bit } from './action-bits.ts'
import { Frame } from './desk-frame.tsx'
import { Icon, type IconName, Mark, SealIcon, SpecimenPicture } from './icon.tsx'
import './bits.css'

type CoinProps = { readonly n: number; readonly size?: number }

/** An amount of coins inside a coin; hollow for a price of nothing. `plus` shows it as an addition. */
export const Coin = memo(({ n, size = 20, plus = false }: CoinProps & { readonly plus?: boolean }) => (
  <span class={`dar-coin ${n === 0 ? 'none' : n < 0 ? 'less' : ''}`} style={{ '--size': `${size}px` }}>
    {n < 0 ? `−${-n}` : plus ? `+${n}` : n}
  </span>
))

type PlaceProps = { readonly place?: Place | undefined }
/** Attributes for an element between which and others pieces and gains fly, if it has a name for that. */
export const placeAttributes = (place: Place | undefined) => (place === undefined ? {} : standsFor({ place }))

type PieceProps = PlaceProps & { readonly of: number; readonly size?: number; readonly class?: string }

/** A worker of a seat with its mark. `pieceClass` sets its colour. */
export const Piece = memo(({ of, size = 24, class: given = '', place }: PieceProps) => (
  <span class={`dar-figure ${given}`} style={{ '--size': `${size}px` }} {...placeAttributes(place)}>
    <Icon name="worker" size={size} />
    <Mark of={of} size={size * 0.34} />
  </span>
))

/** A number of points inside a wreath. */
export const Points = memo(({ n, size = 24, place }: CoinProps & PlaceProps) => (
  <span class="dar-points" style={{ '--size': `${size}px` }}>
    <Icon name="wreath" size={size} />
    <b {...placeAttributes(place)}>{n}</b>
  </span>
))

type BitsProps = { readonly of: readonly Bit[]; readonly size?: number }

/** A row of signs in a text or on a sheet. The same is said in words beside it. */
export const Bits = memo(
  ({ of, size = 20 }: BitsProps) => (
    <span class="dar-bits" aria-hidden="true">
      {of.map((bit, i) => (
        <Sign key={i} bit={bit} size={size} />
      ))}
    </span>
  ),
  differsAsJson,
)

/** Signs that only join or mark others are smaller than those. */
const LESSER: Readonly<Partial<Record<IconName, number>>> = { arrow: 0.6, plus: 0.65, check: 0.8, lock: 0.9 }

function Sign({ bit, size }: { readonly bit: Bit; readonly size: number }) {
  if ('coins' in bit) return <Coin n={bit.coins} size={size} />
  if ('points' in bit) return <Points n={bit.points} size={size * 1.15} />
  if ('seal' in bit) return <SealIcon of={bit.seal} size={size} />
  if ('specimen' in bit) return <SpecimenPicture of={bit.specimen} size={size * 1.2} />
  if ('sign' in bit) return <b>{bit.sign}</b>
  if ('row' in bit)
    return (
      <span class="dar-counted">
        <Frame of={bit.row} size={size} class="filled" />
        <b>{bit.n}</b>
      </span>
    )
  return (
    <span class="dar-counted">
      <Icon name={bit.icon} size={size * (LESSER[bit.icon] ?? 1)} class={bit.icon in LESSER ? 'lesser' : ''} />
      {bit.n !== undefined && <b>{bit.n}</b>}
    </span>
  )
}
