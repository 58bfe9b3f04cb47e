// On a small screen the whole city is too small to point at a street: which part of it is shown for a question.

import { isSegment } from '@wayfare/arkham/tables'
import type { Box, Point } from '../../board-kit/use-viewport.ts'
import { CITY, spotOf } from './geometry.ts'

const CLOSE = 372
/** Among more segments than that, those that can be drawn together with another one stand out. */
const MANY = 24

/** The offered segments that stand out on the map: `offered` are the things that may be pointed at, with the options of each. */
export function segmentsThatStandOut(offered: ReadonlyMap<string, readonly unknown[]>): readonly string[] {
  const segments = [...offered.keys()].filter(isSegment)
  return segments.length > MANY ? segments.filter((id) => (offered.get(id)?.length ?? 0) > 1) : segments
}

/** What lies farther from the middle would come to the edge of the screen. */
const NEAR = 80

/** Null: the whole city. `quarter` is the one of this round, `offered` what may be pointed at. */
export function focusFor(op: string | null, quarter: string | null, offered: readonly string[]): Point | null {
  const spots = offered.flatMap((id) => spotOf(id) ?? [])
  // Which quarter is best depends on the whole route, and quarters are large enough to point at.
  if (op === null || op === 'choose-quarter' || spots.length === 0) return null
  const middle = (quarter && spotOf(quarter)) || {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  }
  const reach = Math.max(...spots.map(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y))))
  return op !== 'draw' && reach > NEAR ? null : middle
}

/**
 * A box that the width of the screen alone makes larger or smaller: what is said above the map takes more or less of its height from one
 * tap to the next, and streets must keep their size then. `aspect`: height by width of the screen's part.
 */
export function closeTo({ x, y }: Point, aspect: number): Box {
  const seen = Math.min(CLOSE * aspect, CITY.h)
  const middle = Math.min(Math.max(y, CITY.y + seen / 2), CITY.y + CITY.h - seen / 2)
  return { x: x - CLOSE / 2, y: middle - seen / 4, w: CLOSE, h: seen / 2 }
}
