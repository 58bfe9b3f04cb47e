// Chooses the visible part of the chart on a screen too small for all of it.

import { useEffect, useRef } from 'preact/hooks'
import type { Box, Point, useViewport } from '../../board-kit/use-viewport.ts'
import { CHART, placeOf } from './geometry.ts'
import type { BoardView, Props } from './props.ts'

type Viewport = ReturnType<typeof useViewport>

/** Below this scale the numbers on the whole chart cannot be read. */
const SMALL = 0.84
/**
 * Below this width the chart is always zoomed in; on a screen that is low but wide, only while the question is about
 * something on it.
 */
const NARROW = 900
/** Chart units per pixel when zoomed in: neighbouring spaces are a finger apart, and numbers can just be read. */
const CLOSE = 0.77
const FAR = 1.08

/** The size of numbers in units. On the screen they never get smaller than this, as far as their plaques have room. */
const FIGURE = 14.2
const LEAST = 12
const MOST = 18

export function figureSize({ seen, size }: Pick<Viewport, 'seen' | 'size'>): number {
  if (size.width === 0) return FIGURE
  return Math.min(Math.max(FIGURE, Math.ceil((10 * LEAST * seen.w) / size.width) / 10), MOST)
}

function around(points: readonly Point[], closest: number, room: number, { width, height }: Viewport['size']): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const w = Math.min(Math.max(closest, right - left + 2 * room, ((bottom - top + 2 * room) * width) / height), CHART.w)
  const h = (w * height) / width
  return { x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - h / 2, w, h }
}

/** The margin around the offers. */
const ROOM = 50

/** Groups points from west to east, each group as wide as can be shown readably. */
function groupsOf(points: readonly Point[], width: number): readonly (readonly Point[])[] {
  const groups: Point[][] = []
  for (const point of points.toSorted((a, b) => a.x - b.x)) {
    const last = groups.at(-1)
    if (last?.[0] && point.x - last[0].x <= width * FAR - 2 * ROOM) last.push(point)
    else groups.push([point])
  }
  return groups
}

/** The group with the most offers; of equal ones the farthest east, where the pieces went last. */
function mainGroup(points: readonly Point[], width: number): readonly Point[] {
  return groupsOf(points, width).reduce((most, group) => (group.length >= most.length ? group : most), [])
}

export type Beyond = { readonly n: number; readonly box: Box }

/** On a phone: the offers on either side of the visible part, and where to go for the nearest. */
export function offeredBeyond(
  points: readonly Point[],
  { seen, size }: Pick<Viewport, 'seen' | 'size'>,
): { readonly west: Beyond | null; readonly east: Beyond | null } {
  if (size.width === 0 || size.height === 0 || size.width > NARROW) return { west: null, east: null }
  const to = (hidden: readonly Point[], which: number): Beyond | null => {
    const group = groupsOf(hidden, size.width).at(which)
    return group ? { n: hidden.length, box: around(group, size.width * CLOSE, ROOM, size) } : null
  }
  return {
    west: to(
      points.filter(({ x }) => x < seen.x),
      -1,
    ),
    east: to(
      points.filter(({ x }) => x > seen.x + seen.w),
      0,
    ),
  }
}

/** True between turns, when the chart may go to the pieces. During a turn it stays where a piece has just moved. */
const isBetweenTurns = (op: string | null): boolean => op === null || op === 'turn'

/** Goes to the offers, once for every question. Without offers, a phone goes to the pieces of the shown board. */
export function useFocus(props: Props, board: BoardView, offered: readonly Point[], viewport: Viewport): void {
  const { size, goTo, lookAt } = viewport
  const op = props.picture.question?.op ?? null
  const known = size.width > 0 && size.height > 0
  const narrow = known && size.width <= NARROW
  const low = known && !narrow && size.height < CHART.h * SMALL
  const asked = offered.length > 0
  const turnedTo = useRef<string | null>(null)
  const wide = known && !narrow && !low
  // If there is room for the whole chart, it is shown again.
  useEffect(() => {
    if (wide) goTo(CHART)
  }, [wide])
  // A new question moves the chart, and so does another width.
  useEffect(() => {
    if (low) return lookAt(asked ? around(offered, size.width, ROOM, size) : CHART)
    if (!narrow) return
    const isSet = turnedTo.current === `${props.shownSeat} ${size.width}`
    turnedTo.current = `${props.shownSeat} ${size.width}`
    if (asked) return goTo(around(mainGroup(offered, size.width), size.width * CLOSE, ROOM, size))
    if (isSet && !isBetweenTurns(op)) return
    goTo(around([placeOf(board.ship), placeOf(board.explorers['isle-1'] ?? 'i1-0')], size.width * FAR, 60, size))
  }, [op, asked, props.shownSeat, narrow, low, Math.round(size.width)])
}
