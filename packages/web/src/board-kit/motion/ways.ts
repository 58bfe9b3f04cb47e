// The way of a piece from space to space: which spaces it passes, and where it is seen when.

import type { Box } from '../element-boxes.ts'
import type { Place, Way } from './gesture.ts'
import { boxOf, centreOf, elementAt } from './places.ts'

export type Point = { readonly x: number; readonly y: number }

/** The places from the one nearest to `start` to the end of the way, both included; `at`: where a place is on the screen. */
export function placesOnWay(way: Way, start: Point, at: (place: Place) => Point | undefined): Place[] {
  const distance = (place: Place): number => {
    const point = at(place)
    return point ? Math.hypot(point.x - start.x, point.y - start.y) : Number.POSITIVE_INFINITY
  }
  let here = Object.keys(way).reduce<Place | undefined>(
    (nearest, place) => (nearest === undefined || distance(place) < distance(nearest) ? place : nearest),
    undefined,
  )
  const places: Place[] = []
  for (; here !== undefined; here = way[here]) places.push(here)
  return places
}

/** How much of the way through these points lies behind each of them: from 0 to 1. */
export function sharesOf(points: readonly Point[]): number[] {
  let length = 0
  const lengths = points.map((point, i) => {
    const before = points[i - 1] ?? point
    length += Math.hypot(point.x - before.x, point.y - before.y)
    return length
  })
  return lengths.map((one) => (length === 0 ? 1 : one / length))
}

/**
 * The places between where a piece stood and where it stands, with the points at which it passes them: as far beside each as it now
 * stands beside the end of its way. `boxes`: where the places were when it stood at the other one.
 */
export function pointsPassed(
  way: Way,
  boxes: ReadonlyMap<Place, Box>,
  start: Point,
  end: Point,
): (Point & { readonly place: Place })[] {
  const middle = (place: Place): Point | undefined => {
    const element = elementAt(place)
    return element && centreOf(boxOf(element))
  }
  const target = Object.values(way).find((place) => !(place in way))
  const goal = target === undefined ? undefined : middle(target)
  if (!goal) return []
  const [x, y] = [end.x - goal.x, end.y - goal.y]
  const before = (place: Place): Point | undefined => {
    const box = boxes.get(place)
    return box && centreOf(box)
  }
  const places = placesOnWay(way, { x: start.x - x, y: start.y - y }, before).slice(1, -1)
  return places.flatMap((place) => {
    const point = middle(place)
    return point ? [{ place, x: point.x + x, y: point.y + y }] : []
  })
}
