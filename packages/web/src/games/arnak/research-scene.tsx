// The fixed background of the track: the ground, the temple with a keeper on either side, the bridges, and the rows at
// the edge.

import { rowEffect, rowPoints, type Temple, type Token } from '@wayfare/arnak/tables'
import { memo } from '../../base/ui/memo.ts'
import type { Point } from '../../board-kit/use-viewport.ts'
import { BitsIn } from './bits.tsx'
import { type Bit, bitsOf } from './effect-bits.ts'
import { Icon } from './icon.tsx'
import type { Layout, Rect } from './research-layout.ts'

type SceneProps = { readonly layout: Layout; readonly temple: Temple }

export const Ground = memo(({ layout, temple }: SceneProps) => (
  <g class="arn-ground">
    <rect class="soil" width={layout.w} height={layout.h} />
    {temple === 'bird' ? <Contours {...layout} /> : <Scales {...layout} />}
    {layout.rows.map(({ row, band }) => (
      <Box key={row} class={`band ${row % 2 ? 'odd' : ''}`} of={band} />
    ))}
    <Keeper layout={layout} temple={temple} />
    {layout.steps.map((step, i) => (
      <g key={i}>
        <Box class="step" of={step} />
        <path class="joints" d={jointsOf(step, i)} />
      </g>
    ))}
  </g>
))

export const Box = ({ of: { x, y, w, h }, class: name, r = 0 }: { of: Rect; class: string; r?: number }) => (
  <rect class={name} x={x} y={y} width={w} height={h} rx={r} />
)

/** The joints between the blocks, shifted from step to step. */
function jointsOf({ x, y, w, h }: Rect, i: number): string {
  const block = 15
  const first = x + (i % 2 ? block : block / 2)
  const count = Math.floor((x + w - first) / block)
  const down = Array.from({ length: count + 1 }, (_, k) => `M${first + k * block} ${y + h - 5}v5`).join('')
  return `M${x} ${y + h - 5}h${w}${down}`
}

const Contours = ({ w, h }: Layout) => (
  <g class="contours">
    {Array.from({ length: Math.ceil(h / 34) }, (_, k) => {
      const y = (offset: number, grow: number) => offset + k * grow
      const [a, b, c] = [w * 0.2, w * 0.5, w * 0.85]
      const d = `M-10 ${y(60, 34)}C${a} ${y(20, 40)} ${w * 0.3} ${y(110, 30)} ${b} ${y(80, 34)}S${c} ${y(40, 38)} ${w + 14} ${y(90, 33)}`
      return <path key={k} d={d} />
    })}
  </g>
)

const Scales = ({ w, h }: Layout) => (
  <>
    <defs>
      <pattern id="arn-scales" width="28" height="28" patternUnits="userSpaceOnUse">
        <path class="scale" d="M0 0a14 14 0 0 0 28 0M-14 14a14 14 0 0 0 28 0a14 14 0 0 0 28 0" />
      </pattern>
    </defs>
    <rect class="scales" width={w} height={h} fill="url(#arn-scales)" />
  </>
)

const FEATHERS = [
  'M-20 46C-50 0-96-4-142 8c24 5 46 14 60 28Z',
  'M-42 62C-72 22-104 20-142 31c20 5 36 13 46 27Z',
  'M-72 82C-92 46-116 44-143 54c15 5 27 13 33 28Z',
]
const RIBS = 'M-40 26C-70 8-104 4-128 8M-62 44C-86 30-110 28-130 31M-88 66c-14-10-28-12-44-11'
const BODY = 'M-152 122c26-4 42-18 24-32s-26-26-4-36 46-2 40-20 6-28 30-26'

/** The keepers beside the temple: a bird's wings or two serpents. */
function Keeper({ layout: { middle, steps }, temple }: SceneProps) {
  const first = steps[0] as Rect
  const [across, down] = [(middle - 8) / 145, first.h / 27]
  const half =
    temple === 'bird' ? (
      <g class="wing">
        {FEATHERS.map((d) => (
          <path key={d} d={d} />
        ))}
        <path class="rib" d={RIBS} />
      </g>
    ) : (
      <g class="serpent">
        <path class="edge" d={BODY} />
        <path class="body" d={BODY} />
        <path class="back" d={BODY} />
        <path class="head" d="M-66 2c8-7 20-6 27 1 3 3 3 6 0 9-7 6-19 6-27-1Z" />
        <circle class="eye" cx="-49" cy="6" r="2" />
      </g>
    )
  return (
    <g class="keeper">
      <g transform={`translate(${middle} ${first.y + 4}) scale(${across} ${down})`}>{half}</g>
      <g transform={`translate(${middle} ${first.y + 4}) scale(${-across} ${down})`}>{half}</g>
    </g>
  )
}

export const Bridges = memo(({ layout, temple }: SceneProps) => (
  <g class={`arn-bridges ${layout.tall ? '' : 'low'}`}>
    {layout.bridges.map(({ from, to, a, b }) => (
      <g key={`${from} ${to}`}>
        <path class="rope" d={linePath(a, b)} />
        <path class="planks" d={linePath(a, b)} />
        {temple === 'snake' && <path class="coil" d={coilOf(a, b)} />}
      </g>
    ))}
  </g>
))

export const linePath = (a: Point, b: Point): string => `M${a.x} ${a.y}L${b.x} ${b.y}`

/** A line that winds around the straight one between two points. */
function coilOf(a: Point, b: Point): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  const turns = Math.max(2, Math.round(length / 11))
  const [nx, ny] = [(-dy / length) * 9, (dx / length) * 9]
  const parts = Array.from({ length: turns }, (_, i) => {
    const [half, end] = [(i + 0.5) / turns, (i + 1) / turns]
    const side = i % 2 ? -1 : 1
    return `Q${a.x + dx * half + nx * side} ${a.y + dy * half + ny * side} ${a.x + dx * end} ${a.y + dy * end}`
  })
  return `M${a.x} ${a.y}${parts.join('')}`
}

const TOKENS: readonly Token[] = ['glass', 'notebook']

type Hot = { readonly row: number; readonly glass: boolean; readonly notebook: boolean } | null

/** The rewards of each row for either token. That of the step under the pointer stands out. */
export const RowEnds = memo(({ layout, temple, hot }: SceneProps & { readonly hot: Hot }) => (
  <g class="arn-ends">
    {layout.rows.map((spot) =>
      TOKENS.map((token) => (
        <RowEnd
          key={`${spot.row} ${token}`}
          tall={layout.tall}
          at={spot[token]}
          bits={shortened(bitsOf(rowEffect(temple, token, spot.row)), layout.tall ? 2 : 1)}
          points={rowPoints(temple, token, spot.row)}
          hot={hot?.row === spot.row && hot[token]}
        />
      )),
    )}
  </g>
))

type EndProps = {
  readonly tall: boolean
  readonly at: Rect
  readonly bits: readonly Bit[]
  readonly points: number
  readonly hot: boolean | undefined
}

function RowEnd({ tall, at, bits, points, hot }: EndProps) {
  const { x, y, w, h } = at
  const size = tall ? Math.min(bits.length > 1 ? 16 : 18, h * 0.42) : bits.length > 1 ? 12 : 15
  return (
    <g class={`end ${hot ? 'hot' : ''}`}>
      <Box class="cell" of={at} r={6} />
      {tall ? (
        <>
          <BitsIn of={bits} x={x + w / 2} y={y + h * 0.27} size={size} />
          <Points x={x + w / 2} y={y + h * 0.7} size={Math.min(23, h * 0.5)} of={points} />
        </>
      ) : (
        <>
          <BitsIn of={bits} x={x + w * 0.29} y={y + h / 2} size={size} />
          <Points x={x + w * 0.76} y={y + h / 2} size={20} of={points} />
        </>
      )}
    </g>
  )
}

/** Shortens the icons of one kind to a number if the cell is too narrow for them. */
function shortened(bits: readonly Bit[], most: number): readonly Bit[] {
  const [first] = bits
  const alike = first && 'icon' in first && bits.every((bit) => 'icon' in bit && bit.icon === first.icon)
  return alike && bits.length > most ? [{ sign: String(bits.length) }, first] : bits
}

type PointsProps = { readonly x: number; readonly y: number; readonly size: number; readonly of: number }

/** A seal with two digits is broader, so that the digits do not stick out. */
const BROADER = 1.2

function Points({ x, y, size, of }: PointsProps) {
  const broad = of > 9 ? size * BROADER : size
  return (
    <g class="points">
      <Icon name="seal" x={x - broad / 2} y={y - broad * 0.44} size={broad} />
      <text x={x} y={y + 4.4}>
        {of}
      </text>
    </g>
  )
}
