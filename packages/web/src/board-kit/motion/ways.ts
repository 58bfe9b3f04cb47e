// The way of a piece from space to space: which spaces it passes, and where it is seen when.

import type { Place, Way } from './gesture.ts'

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
