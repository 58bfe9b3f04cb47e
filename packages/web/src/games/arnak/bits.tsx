import type { Bit, BitGroup } from './effect-bits.ts'
import { Icon } from './icon.tsx'

const bitOf = (size: number | undefined) => (bit: Bit, i: number) =>
  'icon' in bit ? <Icon key={i} name={bit.icon} {...(size === undefined ? {} : { size })} /> : <b key={i}>{bit.sign}</b>

/** A row of icons in a text or on a card. The same is said in words beside it. */
export function Bits({ of, size = 19 }: { readonly of: readonly Bit[]; readonly size?: number }) {
  return (
    <span class="arn-bits" aria-hidden="true">
      {of.map(bitOf(size))}
    </span>
  )
}

/** The same icons in lines that break only between groups. The style sheet sets their size. */
export function BitLines({ of }: { readonly of: readonly BitGroup[] }) {
  return (
    <span class="arn-bits" aria-hidden="true">
      {of.map((group, i) => (
        <span key={i} class="arn-bit-group">
          {group.map(bitOf(undefined))}
        </span>
      ))}
    </span>
  )
}

const GAP = 0.08
/** The width of a sign compared with an icon: a rough and generous measure of the bold font. */
const SIGN = 0.46

const widthOf = (bit: Bit): number => ('icon' in bit ? 1 : SIGN * bit.sign.length)

/** The width of a row inside a drawing, in its units. */
export const rowWidth = (of: readonly Bit[], size: number): number =>
  of.reduce((sum, bit) => sum + widthOf(bit) * size, 0) + GAP * size * Math.max(0, of.length - 1)

type InProps = { readonly of: readonly Bit[]; readonly x: number; readonly y: number; readonly size: number }

/** The same row inside a drawing, centred on a point. */
export function BitsIn({ of, x, y, size }: InProps) {
  let left = x - rowWidth(of, size) / 2
  return (
    <g class="arn-bits-in">
      {of.map((bit, i) => {
        const at = left
        left += (widthOf(bit) + GAP) * size
        return 'icon' in bit ? (
          <Icon key={i} name={bit.icon} x={at} y={y - size / 2} size={size} />
        ) : (
          <text key={i} x={at + (widthOf(bit) * size) / 2} y={y + size * 0.33} font-size={size * 0.86}>
            {bit.sign}
          </text>
        )
      })}
    </g>
  )
}
