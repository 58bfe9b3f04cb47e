// Finds a corner of the screen where the small map covers nothing that can be chosen.

import { isSegment, QUARTERS, type QuarterId, SEGMENTS } from '@wayfare/arkham/tables'
import type { Box, Point } from '../../board-kit/use-viewport.ts'
import { keyPlaceOf, placeOf, roomOf, spotOf } from './geometry.ts'

export type Corner = 'low-left' | 'high-right' | 'high-left'
type Size = { readonly width: number; readonly height: number }

/** The box of the small map in pixels, the same as in map-tools.css. */
const INSET = { width: 104, height: 105, margin: 9, top: 42 } as const
/** The free space around a place that a finger and the line to it need, in pixels. */
const ROOM = 16

/**
 * Null if the small map would cover one of these things in every corner. `seen` is the part of the city that fills
 * `size`.
 */
export function cornerFor(things: readonly string[], seen: Box, size: Size): Corner | null {
  const scale = size.width / seen.w
  const points = things.flatMap(pointsOf).map(({ x, y }) => ({ x: (x - seen.x) * scale, y: (y - seen.y) * scale }))
  const corners = Object.entries(cornersOf(size)) as [Corner, Box][]
  return corners.find(([, box]) => !points.some((point) => isNear(box, point)))?.[0] ?? null
}

function cornersOf({ width, height }: Size): Readonly<Record<Corner, Box>> {
  const { width: w, height: h, margin, top } = INSET
  return {
    'low-left': { x: margin, y: height - margin - h, w, h },
    'high-right': { x: width - margin - w, y: top, w, h },
    'high-left': { x: margin, y: top, w, h },
  }
}

const isNear = ({ x, y, w, h }: Box, at: Point): boolean =>
  at.x > x - ROOM && at.x < x + w + ROOM && at.y > y - ROOM && at.y < y + h + ROOM

/**
 * The points of a thing: the ends, middle and intermediate points of a street, the corners of a quarter, the centre of
 * anything else.
 */
function pointsOf(id: string): Point[] {
  if (id in QUARTERS) {
    const { x, y, w, h } = roomOf(id as QuarterId)
    return [x, x + w].flatMap((across) => [y, y + h].map((down) => ({ x: across, y: down })))
  }
  if (!isSegment(id)) return [spotOf(id) ?? []].flat()
  const [a, b] = SEGMENTS[id].ends.map(placeOf) as [Point, Point]
  const middle = keyPlaceOf(id)
  const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  return [a, between(a, middle), middle, between(middle, b), b]
}
