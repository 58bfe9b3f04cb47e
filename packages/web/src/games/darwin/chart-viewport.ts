// Where the chart looks on a screen too small for all of it.

import { useEffect, useRef } from 'preact/hooks'
import type { Box, Point, useViewport } from '../../board-kit/use-viewport.ts'
import { CHART, placeOf } from './geometry.ts'
import type { BoardView, Props } from './props.ts'

type Viewport = ReturnType<typeof useViewport>

/** Below this scale the figures of the whole chart cannot be read. */
const SMALL = 0.84
/** On a phone it is always looked at closely; where it is low but wide, only while something on it is asked for. */
const NARROW = 900
/** Units to a pixel: so close that neighbouring spaces are a finger apart, and so that figures can just be read. */
const CLOSE = 0.77
const FAR = 1.08

/** Figures are drawn so large, in units; on the screen they are never smaller than this, as far as their plaques have room. */
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

/** Around what is offered. */
const ROOM = 50

/** From west to east, as much at a time as can be seen with its figures still to be read. */
function groupsOf(points: readonly Point[], width: number): readonly (readonly Point[])[] {
  const groups: Point[][] = []
  for (const point of points.toSorted((a, b) => a.x - b.x)) {
    const last = groups.at(-1)
    if (last?.[0] && point.x - last[0].x <= width * FAR - 2 * ROOM) last.push(point)
    else groups.push([point])
  }
  return groups
}

/** Where most is offered; of as much the farthest east, where the pieces went last. */
function mainGroup(points: readonly Point[], width: number): readonly Point[] {
  return groupsOf(points, width).reduce((most, group) => (group.length >= most.length ? group : most), [])
}

export type Beyond = { readonly n: number; readonly box: Box }

/** On a phone: what is offered on either side of what is seen, and where to look for the nearest of it. */
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

/** Between turns the chart may turn to the pieces; in the midst of one it stays where a piece has just gone. */
const isBetweenTurns = (op: string | null): boolean => op === null || op === 'turn'

/** Goes to what is offered, once for every question; while nothing is, on a phone to the pieces of whose board is looked at. */
export function useFocus(props: Props, board: BoardView, offered: readonly Point[], viewport: Viewport): void {
  const { size, goTo, lookAt } = viewport
  const op = props.picture.question?.op ?? null
  const known = size.width > 0 && size.height > 0
  const narrow = known && size.width <= NARROW
  const low = known && !narrow && size.height < CHART.h * SMALL
  const asked = offered.length > 0
  const turnedTo = useRef<string | null>(null)
  const wide = known && !narrow && !low
  // Where there is room for all of it, all is shown again.
  useEffect(() => {
    if (wide) goTo(CHART)
  }, [wide])
  // A new question moves the chart, and another width does
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
