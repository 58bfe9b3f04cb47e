// The layout of the research track, in pixels of the panel. In a tall panel the price of a space is below it, in a low
// one beside it.

import { BONUS_SPOTS, STACKS, stackPrice, type Temple, TOP_ROW, TRACKS } from '@wayfare/arnak/tables'
import type { Point } from '../../board-kit/use-viewport.ts'
import { rowWidth } from './bits.tsx'
import { type Bit, priceBits } from './effect-bits.ts'

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Plaque = Rect & { readonly bits: readonly Bit[] }
type SpaceSpot = {
  readonly id: string
  readonly row: number
  readonly at: Point
  /**
   * The position of tokens: beside the tiles on the space with a choice of them, otherwise in the middle of the space.
   */
  readonly stand: Point
  readonly price: Plaque | null
  readonly hit: Rect
  /** The bonus tiles with their positions. */
  readonly spots: readonly (Point & { readonly spot: number })[]
}
type Row = { readonly row: number; readonly band: Rect; readonly glass: Rect; readonly notebook: Rect }
type Bridge = { readonly from: string; readonly to: string; readonly a: Point; readonly b: Point }

export type Layout = {
  readonly w: number
  readonly h: number
  readonly tall: boolean
  readonly radius: number
  readonly icon: number
  readonly middle: number
  readonly steps: readonly Rect[]
  readonly stacks: readonly Rect[]
  readonly bases: readonly Plaque[]
  readonly arrival: Rect
  readonly lost: Point
  readonly heads: { readonly glass: Rect; readonly notebook: Rect }
  readonly rows: readonly Row[]
  readonly start: Rect
  readonly spaces: ReadonlyMap<string, SpaceSpot>
  readonly bridges: readonly Bridge[]
}

const TALL_PITCH = 41
const ROWS = TOP_ROW - 1
/** From this width on, the panel is operated by touch. */
const BROAD = 340

type Measures = {
  readonly tile: { readonly w: number; readonly h: number; readonly gap: number }
  readonly base: number
  /** The distance from the arrival points to the first row. */
  readonly gate: number
  readonly start: number
}
const TALL: Measures = { tile: { w: 54, h: 24, gap: 3 }, base: 28, gate: 38, start: 32 }
const LARGE: Measures = { tile: { w: 72, h: 38, gap: 3 }, base: 30, gate: 40, start: 36 }
const LOW: Measures = { tile: { w: 54, h: 19, gap: 2 }, base: 21, gate: 22, start: 26 }

const EDGE = 4
const topOf = ({ tile, base, gate }: Measures): number => EDGE + 3 * (tile.h + tile.gap) + base - 2 + gate
const pitchOf = (m: Measures, h: number): number => (h - topOf(m) - m.start) / ROWS

export function layoutOf(temple: Temple, w: number, h: number, seats: number): Layout {
  const roomy = w >= BROAD ? LARGE : TALL
  const tall = pitchOf(roomy, h) >= TALL_PITCH
  const m = tall ? roomy : LOW
  const pitch = pitchOf(m, h)
  const top = topOf(m)
  const middle = w / 2
  const side = tall ? 40 : 46
  const radius = tall ? Math.min(13, pitch * 0.27) : w < 290 ? 9 : Math.min(12, pitch * 0.36)
  const icon = w >= BROAD ? 16 : tall ? 14 : w < 290 ? 12 : 13
  const { tile } = m

  const stepY = (k: number): number => EDGE + k * (tile.h + tile.gap)
  const stacks = STACKS.map(({ points, id }): Rect => {
    const k = points === 11 ? 0 : points === 6 ? 1 : 2
    const column = id.endsWith('left') ? 0 : id.endsWith('right') ? k : k / 2
    const x = middle + (column - k / 2) * (tile.w + 6) - tile.w / 2
    return { x, y: stepY(k) + tile.gap / 2, w: tile.w, h: tile.h }
  })
  const baseY = stepY(3)
  const steps = [0, 1, 2, 3].map((k): Rect => {
    const half = ((k + 1) * (tile.w + 6)) / 2 + 3 - (k === 3 ? (tile.w + 6) / 2 - 25 : 0)
    return { x: middle - half, y: stepY(k) - 1, w: half * 2, h: k === 3 ? m.base : tile.h + tile.gap }
  })
  const bases = [0, 1, 2].map((k) => {
    const { x, w: wide } = stacks[k] as Rect
    return plaque(priceBits(stackPrice(temple, k)), { x: x + wide / 2, y: baseY + m.base / 2 - 1 }, icon)
  })

  const gateY = baseY + m.base - 2
  const rowY = (row: number): number => top + (ROWS - row) * pitch
  const rows = Array.from({ length: ROWS }, (_, i): Row => {
    const [row, y] = [i + 1, rowY(i + 1)]
    const cell = { y: y + (tall ? 2.5 : 1), w: side, h: pitch - (tall ? 5 : 2) }
    return {
      row,
      band: { x: 3, y, w: w - 6, h: pitch },
      glass: { x: 5, ...cell },
      notebook: { x: w - 5 - side, ...cell },
    }
  })

  const { spaces: specs } = TRACKS[temple]
  const goal = Object.keys(specs).find((id) => specs[id]?.row === TOP_ROW) as string
  const goalBits = priceBits(specs[goal]?.cost ?? {})
  const goalWidth = rowWidth(goalBits, icon) + 8
  const room = w - 2 * (side + 8)
  const cell = Math.min(tall ? 40 : 34, (room - (tall ? 8 : goalWidth + 6)) / seats)
  const arrivalWidth = cell * seats + (tall ? 8 : 4)
  const arrival = {
    x: tall ? middle - arrivalWidth / 2 : middle - (arrivalWidth + goalWidth + 2) / 2,
    y: gateY,
    w: arrivalWidth,
    h: 20,
  }
  const goalAt = tall ? { x: middle, y: gateY + 30 } : { x: arrival.x + arrival.w + 2 + goalWidth / 2, y: gateY + 10 }

  const spaces = new Map<string, SpaceSpot>()
  const spotsAt = (id: string): number[] => BONUS_SPOTS[temple].flatMap(({ space }, i) => (space === id ? [i] : []))
  for (let row = 0; row <= TOP_ROW; row++) {
    const ids = Object.keys(specs).filter((id) => specs[id]?.row === row)
    const prices = ids.map((id) => priceBits(specs[id]?.cost ?? {}))
    const inner = { x: side + 9, w: w - 2 * (side + 9) }
    const xs = tall || ids.length === 1 ? spread(middle, inner.w, ids.length) : packed(inner, prices, radius, icon)
    ids.forEach((id, i) => {
      const bits = prices[i] as Bit[]
      if (row === TOP_ROW) {
        const price = plaque(goalBits, goalAt, icon)
        const hit = tall
          ? { x: middle - 52, y: gateY, w: 104, h: m.gate }
          : { x: arrival.x, y: gateY, w: price.x + price.w - arrival.x, h: 20 }
        spaces.set(id, { id, row, at: center(arrival), stand: center(arrival), price, hit, spots: [] })
        return
      }
      if (row === 0) {
        const at = { x: middle, y: top + ROWS * pitch + m.start / 2 - 2 }
        const hit = { x: inner.x, y: at.y - m.start / 2, w: inner.w, h: m.start }
        spaces.set(id, { id, row, at, stand: at, price: null, hit, spots: [] })
        return
      }
      const many = spotsAt(id)
      const apart = radius * 1.75 + 2
      const wide = many.length > 1 ? radius + (apart * (many.length - 1)) / 2 + 3 : radius
      const reach = tall ? 0 : wide + 2 + rowWidth(bits, icon) + 7
      const x = Math.min(xs[i] as number, inner.x + inner.w - reach)
      const at = { x, y: rowY(row) + (tall ? pitch * 0.39 : pitch / 2) }
      const price = tall
        ? plaque(bits, { x, y: rowY(row) + pitch - 9 }, icon)
        : plaque(bits, { x: x + wide + 2 + (rowWidth(bits, icon) + 7) / 2, y: at.y }, icon)
      const hit = tall
        ? hitBelow(at, inner, ids.length, rowY(row), pitch)
        : {
            x: x - wide - 3,
            y: rowY(row),
            w: price.x + price.w - (x - wide - 3) + 2,
            h: pitch,
          }
      spaces.set(id, {
        id,
        row,
        at,
        stand: many.length > 1 ? { x: x - wide - radius - 4, y: at.y } : at,
        price,
        hit,
        spots: many.map((spot, k) => ({ spot, x: x + (k - (many.length - 1) / 2) * apart, y: at.y })),
      })
    })
  }
  const bridges = Object.entries(specs).flatMap(([from, { next }]) =>
    next.map((to): Bridge => {
      const [a, b] = [spaces.get(from)?.at as Point, spaces.get(to)?.at as Point]
      return { from, to, a, b: to === goal ? { x: middle, y: arrival.y + 10 } : b }
    }),
  )
  return {
    w,
    h,
    tall,
    radius,
    icon,
    middle,
    steps,
    stacks,
    bases,
    arrival,
    lost: tall
      ? { x: goalAt.x + goalWidth / 2 + 22, y: goalAt.y }
      : { x: middle + tile.w / 2 + 30, y: EDGE + tile.h / 2 },
    heads: {
      glass: { x: 5, y: top - (tall ? 33 : 22), w: side, h: tall ? 31 : 21 },
      notebook: { x: w - 5 - side, y: top - (tall ? 33 : 22), w: side, h: tall ? 31 : 21 },
    },
    rows,
    start: { x: side + 9, y: top + ROWS * pitch, w: w - 2 * (side + 9), h: m.start },
    spaces,
    bridges,
  }
}

const center = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 })

function plaque(bits: readonly Bit[], at: Point, icon: number): Plaque {
  const [w, h] = [rowWidth(bits, icon) + 7, icon + 5]
  return { bits, x: at.x - w / 2, y: at.y - h / 2, w, h }
}

/** Positions beside each other, spread around the middle. */
function spread(middle: number, room: number, count: number): number[] {
  const apart = count === 3 ? room * 0.355 : room * 0.54
  return Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * apart)
}

/** Positions of spaces with their prices to the right, with equal gaps. */
function packed({ x, w }: { x: number; w: number }, prices: readonly Bit[][], radius: number, icon: number): number[] {
  const widths = prices.map((bits) => 2 * radius + 2 + rowWidth(bits, icon) + 7)
  const gap = (w - widths.reduce((sum, one) => sum + one, 0)) / (prices.length + 1)
  let left = x + gap
  return widths.map((one) => {
    const at = left + radius
    left += one + gap
    return at
  })
}

function hitBelow(at: Point, inner: { w: number }, count: number, y: number, h: number): Rect {
  const w = count === 3 ? inner.w * 0.35 : Math.min(inner.w * 0.5, 100)
  return { x: at.x - w / 2, y, w, h }
}
