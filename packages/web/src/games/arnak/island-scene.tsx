// The scenery of the island: sky, ridges behind each other, a road in the west, a river in the east, beach and sea. It
// extends beyond the island on all sides, because the cell may have other proportions.

import type { Temple } from '@wayfare/arnak/tables'
import { memo } from '../../base/ui/memo.ts'
import { type Form, LAYOUTS, SILENT } from './geometry.ts'
import { SCENES } from './island-art.ts'

type Lines = {
  readonly scale: number
  readonly far: number
  /** The ridges from the farthest to the nearest, and the shadow of the jungle before the beach. */
  readonly ridges: readonly number[]
  readonly beach: number
  readonly sea: number
  readonly moon: { readonly x: number; readonly y: number; readonly r: number }
  readonly road: string
  readonly river: string
}

const LINES: Readonly<Record<Form, Lines>> = {
  wide: {
    scale: 1,
    far: 82,
    ridges: [90, 176, 264, 303],
    beach: 331,
    sea: 418,
    moon: { x: 322, y: 22, r: 14 },
    road: 'M190 740c0-120-12-200 4-300c10-40 34-60 22-96s-44-50-26-92 46-40 24-84-34-44-12-78 10-20 4-26',
    river: 'M664 740c0-120 12-200-4-300c-14-44-46-54-34-98s44-56 20-104-30-40-14-86 6-40 4-64',
  },
  low: {
    scale: 0.72,
    far: 36,
    ridges: [44, 106, 174, 208],
    beach: 232,
    sea: 288,
    moon: { x: 424, y: -4, r: 12 },
    road: 'M196 640c0-140-6-240 4-330c6-30 22-46 14-74s-26-40-14-72 26-34 10-70-14-40 0-70',
    river: 'M662 640c0-140 6-240-6-330c-8-32-32-44-24-76s28-44 12-80-18-34-8-66 4-30 2-50',
  },
  narrow: {
    scale: 0.8,
    far: 44,
    ridges: [50, 124, 202, 236],
    beach: 258,
    sea: 344,
    moon: { x: 195, y: -22, r: 13 },
    road: 'M80 700c0-140 4-250 10-340c6-30 20-48 10-76s-22-40-10-70 20-40 6-70-12-40 0-66 4-30 0-46',
    river: 'M306 700c0-140-4-250-8-340c-8-30-22-46-14-76s22-40 10-76-14-36-4-66 4-40 0-92',
  },
}

type Plant = { readonly on: number; readonly x: number; readonly y: number; readonly w: number; readonly tree: boolean }
const tree = (on: number, x: number, y: number, w: number): Plant => ({ on, x, y, w, tree: true })
const bush = (on: number, x: number, y: number, w: number): Plant => ({ on, x, y, w, tree: false })

/** The plants with their ridge and their position from its middle, some of them beyond the island. */
const PLANTS: readonly Plant[] = [
  tree(0, -435, -10, 56),
  tree(0, -19, -10, 52),
  tree(0, 383, -16, 58),
  tree(0, -600, -20, 60),
  tree(0, 590, -12, 54),
  bush(1, -253, -4, 60),
  bush(1, 177, -4, 60),
  tree(1, -25, -14, 64),
  tree(1, -445, -10, 66),
  tree(1, 389, -6, 66),
  tree(1, -660, -14, 70),
  tree(1, 640, -14, 66),
  bush(2, -247, -4, 70),
  bush(2, 175, -8, 74),
  tree(2, -19, -20, 72),
  tree(2, -449, -8, 72),
  tree(2, 385, -12, 76),
  tree(2, -580, -16, 76),
  tree(2, 560, -16, 76),
  bush(3, -363, -22, 80),
  bush(3, -93, -18, 70),
  bush(3, 297, -22, 90),
  bush(3, 57, -16, 70),
  bush(3, -560, -18, 84),
  bush(3, 500, -18, 84),
]

export const Scene = memo(({ temple, form }: { readonly temple: Temple; readonly form: Form }) => {
  const { box } = LAYOUTS[form]
  const { scale, far, ridges, beach, sea, moon, road, river } = LINES[form]
  const sheet = SCENES[temple]
  const middle = box.w / 2
  const part = (name: string, y: number) => (
    <use href={`${sheet}#${name}`} transform={`translate(${middle} ${y}) scale(${Math.max(scale, 0.9)} ${scale})`} />
  )
  const whole = { x: -800, width: box.w + 1600 }
  return (
    <g class="scene" {...SILENT}>
      <Lights />
      {/* This element is below everything, so that a browser keeps the scenery as one picture. With one for each ridge, moving it took 11 ms more a frame. */}
      <rect {...whole} class="ground" y={-600} height={1700} />
      <rect {...whole} y={-600} height={far + 680} fill="url(#arn-sky)" />
      <circle cx={moon.x} cy={moon.y} r={moon.r * 11} fill="url(#arn-moonlight)" />
      {part('far', far)}
      <Moon {...moon} temple={temple} />
      <rect {...whole} y={far - 46} height={110} fill="url(#arn-mist)" />
      {ridges.map((y, i) => (
        <g key={y} class={`on-${i}`}>
          {part(`ridge-${i + 2}`, y)}
          {PLANTS.map(({ on, x, y: up, w, tree }) => {
            if (on !== i) return null
            const [width, height] = [w * scale, w * scale * (tree ? 1.5 : 0.57)]
            return (
              <use
                key={x}
                href={`${sheet}#${tree ? 'tree' : 'bush'}`}
                x={middle + x * scale}
                y={y + up * scale}
                {...{ width, height }}
              />
            )
          })}
          {i < 2 && <rect {...whole} y={y + 30 * scale} height={66 * scale} fill="url(#arn-mist)" opacity=".5" />}
        </g>
      ))}
      {part('beach', beach)}
      <path class="road-edge" d={road} />
      <path class="road" d={road} />
      <path class="river-edge" d={river} />
      <path class="river" d={river} />
      {part('sea', sea)}
    </g>
  )
})

function Moon({ x, y, r, temple }: { x: number; y: number; r: number; temple: Temple }) {
  if (temple === 'snake') return <ellipse class="veiled" cx={x} cy={y} rx={r * 1.25} ry={r * 0.9} />
  return (
    <>
      <circle class="sun" cx={x} cy={y} r={r} />
      <path
        class="moon"
        transform={`translate(${x - r * 1.06} ${y - r * 1.06}) scale(${r / 10})`}
        d="M14.6 1.4a10 10 0 1 0 6.2 13.8A8.6 8.6 0 0 1 14.6 1.4z"
      />
    </>
  )
}

/** The gradients are defined here, because drawings from the sheets cannot refer to gradients of their own file. */
function Lights() {
  return (
    <defs>
      <linearGradient id="arn-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".72" class="sky-1" />
        <stop offset=".86" class="sky-2" />
        <stop offset=".94" class="sky-3" />
        <stop offset="1" class="sky-4" />
      </linearGradient>
      <radialGradient id="arn-moonlight">
        <stop offset="0" class="light-in" />
        <stop offset="1" class="light-out" />
      </radialGradient>
      <radialGradient id="arn-isl-camp">
        <stop offset="0" class="camp-in" />
        <stop offset="1" class="camp-out" />
      </radialGradient>
      <linearGradient id="arn-mist" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" class="mist-out" />
        <stop offset="1" class="mist-in" />
      </linearGradient>
    </defs>
  )
}
