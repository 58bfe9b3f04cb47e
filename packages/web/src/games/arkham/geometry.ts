// Positions and outlines of everything on the drawn map of Arkham, in units of the SVG view box.

import {
  DEAD_ENDS,
  type DeadEndId,
  isRoad,
  isSegment,
  isVertex,
  QUARTERS,
  type QuarterId,
  SEGMENTS,
  type SegmentId,
  type VertexId,
} from '@wayfare/arkham/tables'
import type { Box, Point } from '../../board-kit/use-viewport.ts'

export const STEP = 101
const ORIGIN = 57
const INSET = 9
const RADIUS = 50
/**
 * The width that a block beside the river loses. The blocks in CUTS lose less, to leave room for corners and the sign
 * of the university.
 */
const CUT = 31
/** The distance between a dead end and the crossing on the far bank. */
const SHORT = 42

export const CITY: Box = { x: 4, y: 4, w: 694, h: 706 }
export const CENTRE: Point = { x: ORIGIN + 3 * STEP, y: ORIGIN + 3 * STEP }

export const RIVER =
  'M-6 441C107.5 435 137.8 443 178.2 438S259 440 289.3 438C331.7 437 337 431 336 410.5C334 385.3 336 370 339 352C346 321.6 368 283 405.5 282S481.2 279 521.6 282S602.4 279 642.8 282S693.3 281 726 279'

export const BRIDGES_AT: readonly string[] = [
  'translate(158 439)',
  'translate(336 360) rotate(90)',
  'translate(562 281)',
]

const CUTS: { readonly [Q in QuarterId]?: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>> } = {
  q44: { bottom: 13 },
  q54: { bottom: 13 },
  q45: { top: 13 },
  q55: { top: 13 },
  q16: { left: 11 },
  q66: { right: 9 },
  q14: { bottom: CUT },
  q24: { bottom: CUT },
  q34: { bottom: CUT, right: CUT },
  q33: { right: 7 },
  q43: { top: CUT },
  q53: { top: CUT },
  q63: { top: CUT },
}

const grid = (i: number): number => ORIGIN + STEP * i

export function placeOf(vertex: VertexId): Point {
  if (vertex in DEAD_ENDS) {
    const { opposite, bank } = DEAD_ENDS[vertex as DeadEndId]
    const { x, y } = placeOf(opposite)
    return { x, y: bank === 'north' ? y - SHORT : y + SHORT }
  }
  return { x: grid(Number(vertex[1])), y: grid(Number(vertex[2])) }
}

const [UNI_LOW, UNI_HIGH, UNI_MID] = [grid(3) + INSET, grid(5) - INSET, grid(4)]
export const UNIVERSITY: Box = { x: UNI_LOW, y: UNI_LOW, w: UNI_HIGH - UNI_LOW, h: UNI_HIGH - UNI_LOW }

/** The printed outline of a block. The four blocks of the university touch each other. */
function blockOf(id: QuarterId): Box {
  const [x, y] = [Number(id[1]), Number(id[2])]
  const inner = (x === 4 || x === 5) && (y === 4 || y === 5)
  const left = inner && x === 5 ? UNI_MID : grid(x - 1) + INSET
  const right = inner && x === 4 ? UNI_MID : grid(x) - INSET
  const top = inner && y === 5 ? UNI_MID : grid(y - 1) + INSET
  const bottom = inner && y === 4 ? UNI_MID : grid(y) - INSET
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** The part of a block that the river does not cover, where the landmark and the tourists are drawn. */
export function roomOf(id: QuarterId): Box {
  const { x, y, w, h } = blockOf(id)
  const { top = 0, right = 0, bottom = 0, left = 0 } = CUTS[id] ?? {}
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom }
}

export function blockPath(id: QuarterId): string {
  const { x, y, w, h } = blockOf(id)
  const rounded = (QUARTERS[id] as { readonly rounded?: string }).rounded
  const radius = (corner: string): number => (rounded === corner ? RADIUS - 11 : 3)
  const [a, b, c, d] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(radius) as [
    number,
    number,
    number,
    number,
  ]
  const [r, m] = [x + w, y + h]
  return `M${x + a} ${y}H${r - b}Q${r} ${y} ${r} ${y + b}V${m - c}Q${r} ${m} ${r - c} ${m}H${x + d}Q${x} ${m} ${x} ${m - d}V${y + a}Q${x} ${y} ${x + a} ${y}Z`
}

/** The visible edge of a quarter, without the part under the river. */
export function edgePath(id: QuarterId): string {
  if (!/^q(14|24|34|43|53|63)$/.test(id)) return blockPath(id)
  const { x, y, w, h } = roomOf(id)
  return `M${x} ${y}h${w}v${h}h${-w}Z`
}

/** A small offset for a hand-drawn look. It depends on the id alone, so that it is the same on every screen. */
function wobble(id: string, salt: number): number {
  let hash = salt * 7919
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) | 0
  return ((((hash >>> 3) % 1000) / 1000) * 2 - 1) * 2.1
}

const round = (n: number): number => Math.round(n * 10) / 10

/** The path of a segment, beginning at `from` if that is one of its ends. `drawn` looks hand-drawn, `straight` looks printed. */
export function segmentPath(id: SegmentId, look: 'drawn' | 'straight' = 'drawn', from?: VertexId): string {
  const { ends, kind } = SEGMENTS[id]
  const [one, other] = from === ends[1] ? [ends[1], ends[0]] : ends
  const [a, b] = [placeOf(one), placeOf(other)]
  if (kind === 'rounded') {
    const corner = isOuter(a.x) ? { x: a.x, y: b.y } : { x: b.x, y: a.y }
    const [p, q] = [toward(corner, a), toward(corner, b)]
    return `M${a.x} ${a.y}L${p.x} ${p.y}Q${corner.x} ${corner.y} ${q.x} ${q.y}L${b.x} ${b.y}`
  }
  if (look === 'straight') return `M${a.x} ${a.y}L${b.x} ${b.y}`
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length]
  const [p, q] = [1, 2].map((n) => {
    const off = wobble(id, n)
    return `${round(a.x + ((b.x - a.x) * n) / 3 + nx * off)} ${round(a.y + ((b.y - a.y) * n) / 3 + ny * off)}`
  })
  return `M${a.x} ${a.y}C${p} ${q} ${b.x} ${b.y}`
}

/** A straight segment as an area of this width, shortened at both ends, where others begin. */
export function areaPath(id: SegmentId, width: number): string {
  const [a, b] = SEGMENTS[id].ends.map(placeOf) as [Point, Point]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const half = width / 2
  const corner = (end: Point, along: number, side: number): string =>
    `${round(end.x + ux * along - uy * side)} ${round(end.y + uy * along + ux * side)}`
  return `M${corner(a, 5, half)}L${corner(b, -5, half)}L${corner(b, -5, -half)}L${corner(a, 5, -half)}Z`
}

const isOuter = (x: number): boolean => x === grid(0) || x === grid(6)

function toward(corner: Point, end: Point): Point {
  return {
    x: corner.x + Math.sign(end.x - corner.x) * RADIUS,
    y: corner.y + Math.sign(end.y - corner.y) * RADIUS,
  }
}

/**
 * The place of a segment's key: two diagonals of a quarter cross in the middle, so their keys are nearer to one end.
 */
export function keyPlaceOf(id: SegmentId): Point {
  const { ends, kind } = SEGMENTS[id]
  const [a, b] = [placeOf(ends[0]), placeOf(ends[1])]
  if (kind === 'rounded') {
    const corner = isOuter(a.x) ? { x: a.x, y: b.y } : { x: b.x, y: a.y }
    return { x: corner.x + (CENTRE.x > corner.x ? 13 : -13), y: corner.y + (CENTRE.y > corner.y ? 13 : -13) }
  }
  const t = isRoad(id) ? 0.5 : 0.29
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

/** The place of anything on the map, for arrow keys and for scrolling. */
export function spotOf(id: string): Point | undefined {
  if (isSegment(id)) return keyPlaceOf(id)
  if (isVertex(id)) return placeOf(id)
  return id in QUARTERS ? middleOf(roomOf(id as QuarterId)) : undefined
}
