// Tests that the drawing fits the map: things drawn from these numbers must be where their ids say.

import { expect, test } from 'vitest'
import { DEAD_END_IDS, positionOf, QUARTER_IDS, VERTEX_IDS } from './board.ts'
import { DEAD_ENDS } from './dead-ends.ts'
import {
  BLOCK_CORNER_RADIUS,
  COORDINATE_LABELS,
  RIVER_LINE,
  ROUNDED_ROADS,
  UNIVERSITY_BLOCK,
  VIEW_BOX,
} from './drawing.ts'
import { QUARTERS } from './quarters.ts'
import { BRIDGES, RIVER_STRETCHES } from './river.ts'

const digits = (id: string): [number, number] => [Number(id.at(-2)), Number(id.at(-1))]
const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] as number) - (b[0] as number), (a[1] as number) - (b[1] as number))

test('a crossing is drawn on its grid point, a dead end short of the one it faces', () => {
  for (const id of VERTEX_IDS.filter((vertex) => vertex.startsWith('c'))) expect(positionOf(id)).toEqual(digits(id))
  for (const id of DEAD_END_IDS) {
    const gap = distance(positionOf(id), positionOf(DEAD_ENDS[id].opposite))
    expect(gap).toBeGreaterThan(0.2)
    expect(gap).toBeLessThan(0.35)
  }
})

test('the block of a quarter lies in its cell, a little in from every side', () => {
  for (const id of QUARTER_IDS) {
    const [x, y] = digits(id)
    const [left, top, right, bottom] = QUARTERS[id].box
    for (const gap of [left - (x - 1), top - (y - 1), x - right, y - bottom]) {
      expect(gap, id).toBeGreaterThanOrEqual(0.019)
      expect(gap, id).toBeLessThanOrEqual(0.301)
    }
  }
  const [left, top, right, bottom] = UNIVERSITY_BLOCK.box
  expect([left, top]).toEqual([QUARTERS.q44.box[0], QUARTERS.q44.box[1]])
  expect([right, bottom]).toEqual([QUARTERS.q55.box[2], QUARTERS.q55.box[3]])
  expect(UNIVERSITY_BLOCK.nameAt).toEqual([4, 4])
})

test('a rounded road is a quarter of a circle between its ends', () => {
  for (const [id, { centre, radius, path }] of Object.entries(ROUNDED_ROADS)) {
    const [a, b] = id.split('-').slice(1) as [string, string]
    for (const end of [digits(a), digits(b)]) {
      expect(distance(centre, end)).toBe(radius)
      expect(path).toContain(end.join(' '))
    }
  }
  expect(BLOCK_CORNER_RADIUS).toBeLessThan(1)
})

test('the river is drawn from edge to edge, along its stretches and under its bridges', () => {
  const [left, top, width, height] = VIEW_BOX
  for (const far of [left + width, top + height]) expect(far).toBeCloseTo(6.6)
  for (const near of [left, top]) expect(near).toBeCloseTo(-0.6)
  for (const [x, y] of RIVER_LINE.points) {
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + width)
    expect(
      Math.min(
        ...Object.values(RIVER_STRETCHES).map(({ from, to }) => Math.min(distance([x, y], from), distance([x, y], to))),
      ),
    ).toBeLessThan(0.5)
  }
  // From west to east, with a bend to the north between q33 and q43.
  const passed = RIVER_LINE.points.map((point) => point.map((number) => Math.max(0, Math.round(number))).join(''))
  expect(passed).toEqual(['04', '34', '33', '32', '32', '62'])
  for (const { overWaterAt, near, far } of Object.values(BRIDGES)) {
    expect(distance(overWaterAt, positionOf(near)) + distance(overWaterAt, positionOf(far))).toBeLessThan(1.1)
  }
  for (const [id, { from, to }] of Object.entries(RIVER_STRETCHES)) {
    const [a, b] = id.split('-').slice(1) as [string, string]
    expect([from, to].map((point) => point.join(''))).toEqual([a.slice(1), b.slice(1)])
  }
  expect(RIVER_LINE.width).toBeLessThan(0.3)
  expect(RIVER_LINE.bendRadius).toBeLessThan(RIVER_LINE.width)
  expect(RIVER_LINE.nameAt[1]).toBe(RIVER_LINE.points[0][1])
  expect(Math.abs(RIVER_LINE.nameAt[0] - (RIVER_LINE.points[0][0] + RIVER_LINE.points[1][0]) / 2)).toBeLessThan(0.5)
})

test('coordinates stand above columns and beside rows', () => {
  expect(COORDINATE_LABELS.x.at.map(([x]) => x)).toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5])
  expect(COORDINATE_LABELS.y.at.map(([, y]) => y)).toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5])
  for (const [, y] of COORDINATE_LABELS.x.at) expect(y).toBe(-0.3)
  for (const [x] of COORDINATE_LABELS.y.at) expect(x).toBe(-0.3)
})
