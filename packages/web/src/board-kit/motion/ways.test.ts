import { expect, test } from 'vitest'
import { type Point, placesOnWay, sharesOf } from './ways.ts'

const points: Readonly<Record<string, Point>> = {
  a: { x: 0, y: 0 },
  b: { x: 10, y: 0 },
  aside: { x: 15, y: 9 },
  c: { x: 20, y: 0 },
  d: { x: 40, y: 0 },
}
const way = { a: 'b', b: 'c', aside: 'c', c: 'd' }
const onWay = (start: Point) => placesOnWay(way, start, (place) => points[place])

test('a piece passes what lies between the place that it stood nearest to and the end of its way', () => {
  expect(onWay({ x: 1, y: -3 })).toEqual(['a', 'b', 'c', 'd'])
  expect(onWay({ x: 14, y: 8 })).toEqual(['aside', 'c', 'd'])
  expect(onWay({ x: 21, y: 1 })).toEqual(['c', 'd'])
  expect(placesOnWay({}, { x: 0, y: 0 }, () => undefined)).toEqual([])
})

test('the parts of a way take their share of the time', () => {
  expect(sharesOf(['a', 'b', 'd'].map((place) => points[place] as Point))).toEqual([0, 0.25, 1])
  expect(sharesOf([points.a as Point, points.a as Point])).toEqual([1, 1])
})
