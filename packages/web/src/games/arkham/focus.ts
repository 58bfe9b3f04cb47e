// Chooses the part of the city to show for a question on a small screen, where the whole city is too small to point at
// a street.

import { isSegment } from '@wayfare/arkham/tables'
import type { Box, Point } from '../../board-kit/use-viewport.ts'
import { CITY, spotOf } from './geometry.ts'

const CLOSE = 372
/** With more segments than this, those that can be drawn together with another one stand out. */
const MANY = 24

/**
 * The offered segments that stand out on the map. `offered` has the things that can be pointed at with their options.
 */
export function segmentsThatStandOut(offered: ReadonlyMap<string, readonly unknown[]>): readonly string[] {
  const segments = [...offered.keys()].filter(isSegment)
  return segments.length > MANY ? segments.filter((id) => (offered.get(id)?.length ?? 0) > 1) : segments
}

/** Things farther from the middle would be at the edge of the screen. */
const NEAR = 80

/**
 * The point to go to; null shows the whole city. `quarter` is the one of this round, `offered` the things that can be
 * pointed at.
 */
export function focusFor(op: string | null, quarter: string | null, offered: readonly string[]): Point | null {
  const spots = offered.flatMap((id) => spotOf(id) ?? [])
  // The best quarter depends on the whole route, and quarters are large enough to point at.
  if (op === null || op === 'choose-quarter' || spots.length === 0) return null
  const middle = (quarter && spotOf(quarter)) || {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  }
  const reach = Math.max(...spots.map(({ x, y }) => Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y))))
  return op !== 'draw' && reach > NEAR ? null : middle
}

/**
 * A box whose scale depends only on the width of the screen: the prompt above the map changes its height from tap to
 * tap, and streets must keep their size. `aspect` is the height of the visible part divided by its width.
 */
export function closeTo({ x, y }: Point, aspect: number): Box {
  const seen = Math.min(CLOSE * aspect, CITY.h)
  const middle = Math.min(Math.max(y, CITY.y + seen / 2), CITY.y + CITY.h - seen / 2)
  return { x: x - CLOSE / 2, y: middle - seen / 4, w: CLOSE, h: seen / 2 }
}
