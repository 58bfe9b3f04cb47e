import { ISLANDS, STOPS, type Stop, stopOf } from '@wayfare/darwin/tables'
import { expect, test } from 'vitest'
import type { Box, Point } from '../../board-kit/use-viewport.ts'
import { shapeOf } from './chart-bits.ts'
import { isBeagleStop } from './chart-stops.tsx'
import {
  CHART,
  GOAL_SIZE,
  goalAt,
  keyAt,
  LAG_SIZE,
  lagAt,
  landOf,
  pathAlong,
  placeOf,
  ribbonOf,
  spotOf,
  standsAt,
  stopsBetween,
} from './geometry.ts'

const around = ({ x, y }: Point, { w, h }: { w: number; h: number }): Box => ({ x: x - w / 2, y: y - h / 2, w, h })
const contains = (a: Box, b: Box): boolean =>
  b.x >= a.x && b.y >= a.y && b.x + b.w <= a.x + a.w && b.y + b.h <= a.y + a.h
const apart = (a: Box, b: Box): boolean => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

/** The largest size of a space: what is printed there, or the specimen that covers it. */
function roomOf(stop: Stop): Box {
  const printed = shapeOf(stop, false, isBeagleStop(stop.id))
  const covered = stop.specimenFrom === null ? printed : shapeOf(stop, true, false)
  return around(placeOf(stop.id), { w: Math.max(printed.w, covered.w), h: Math.max(printed.h, covered.h) })
}

test('every space has a place on the chart, those of an island on its land', () => {
  for (const stop of STOPS) expect(contains(CHART, roomOf(stop)), stop.id).toBe(true)
  for (const { id, stops } of ISLANDS)
    for (const stop of stops) expect(contains(landOf(id), roomOf(stop)), stop.id).toBe(true)
})

test('no space overlaps another, a goal or a lag penalty', () => {
  const rounds = [0, 1, 2, 3, 4]
  const rooms: [string, Box][] = [
    ...STOPS.map((stop): [string, Box] => [stop.id, roomOf(stop)]),
    ...rounds.map((round): [string, Box] => [`goal ${round}`, around(goalAt(round), GOAL_SIZE)]),
    ...rounds.map((round): [string, Box] => [`lag ${round}`, around(lagAt(round), LAG_SIZE)]),
  ]
  rooms.forEach(([name, room], i) => {
    for (const [other, there] of rooms.slice(i + 1)) expect(apart(room, there), `${name} and ${other}`).toBe(true)
  })
})

test('the key of an island covers none of its spaces', () => {
  for (const { id, stops } of ISLANDS) {
    const key = around(keyAt(id), { w: 16, h: 17 })
    expect(contains(landOf(id), key), id).toBe(true)
    for (const stop of stops) expect(apart(roomOf(stop), key), `${id} and ${stop.id}`).toBe(true)
  }
})

test('the next space on a path is nearer than a third of an island', () => {
  for (const { id, next } of STOPS)
    for (const to of next) {
      const [a, b] = [placeOf(id), placeOf(to)]
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${id} ${to}`).toBeLessThan(100)
    }
})

test('a golden ribbon is planted between its space and one before it', () => {
  for (const { id } of STOPS.filter(({ ribbon }) => ribbon > 0)) {
    const { x } = ribbonOf(id)
    const before = STOPS.filter(({ next }) => next.includes(id)).map((stop) => placeOf(stop.id).x)
    const ends = [...before, placeOf(id).x]
    expect(x > Math.min(...ends) - 40 && x < Math.max(...ends) + 40, id).toBe(true)
  }
})

test('camps and islands are found at their spaces', () => {
  expect(spotOf('camp-i2-9')).toEqual(placeOf('i2-9'))
  expect(spotOf('isle-3')).toEqual({ x: 946, y: 75.5 })
  expect(spotOf('w1')).toBeUndefined()
})

test('the path to a space is a shortest one, and there is none back', () => {
  expect(stopsBetween('i1-4', 'i1-8')).toEqual(['i1-4', 'i1-8'])
  expect(stopsBetween('i1-11', 'i1-15')).toEqual(['i1-11', 'i1-12', 'i1-15'])
  expect(stopsBetween('i1-8', 'i1-4')).toEqual([])
  for (const { stops } of ISLANDS)
    for (const { id } of stops) {
      const way = stopsBetween(stops[0]?.id ?? id, id)
      way.slice(1).forEach((to, i) => {
        expect(stopOf(way[i] ?? to).next).toContain(to)
      })
    }
  expect(pathAlong(['i1-4', 'i1-8'])).toMatch(/^M200 116C/)
})

test('pieces on one space do not overlap', () => {
  for (const stop of ['sea-0', 'i2-0'] as const) {
    const places = [0, 1, 2, 3].map((which) => standsAt(stop, 20, which, 4).x)
    expect(new Set(places).size).toBe(4)
  }
})
