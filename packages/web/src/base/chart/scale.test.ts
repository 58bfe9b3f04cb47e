import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOver, beginning, spreadLabels, ticks } from './scale.ts'

test('ticks are round and between the ends', () => {
  expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticks(0, 105, 5)).toEqual([0, 25, 50, 75, 100])
  expect(ticks(-7, 33, 5)).toEqual([0, 10, 20, 30])
  expect(ticks(0, 0, 4)).toEqual([0])
  expect(ticks(-4, 3, 4)).toEqual([-4, -2, 0, 2])
})

test('labels never overlap, keep their order, and stay inside the chart', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 4 }), (heights) => {
      const placed = spreadLabels(heights, 16, 0, 200)
      const sorted = placed.toSorted((a, b) => a - b)
      for (const [i, height] of sorted.entries()) {
        expect(height).toBeGreaterThanOrEqual(0)
        expect(height).toBeLessThanOrEqual(200)
        if (i > 0) expect(height - (sorted[i - 1] as number)).toBeGreaterThanOrEqual(16)
      }
      for (const [i, a] of heights.entries())
        for (const [j, b] of heights.entries()) if (a < b) expect(placed[i]).toBeLessThan(placed[j] as number)
    }),
  )
})

test('a long beginning without points is left out', () => {
  const late = [...Array(80).fill(0), 5, 9, 12]
  expect(beginning([late, Array(83).fill(0)])).toBe(78)
  expect(beginning([[0, 1, 2, 3, 4, 5]])).toBe(0)
  expect(beginning([[7, 7, 7]])).toBe(0)
})

test('the axis holds every whisker', () => {
  const { low, high, at } = axisOver([
    { elo: 1000, within: 200 },
    { elo: 1500, within: 50 },
  ])
  expect([low, high, at(800), at(1550)]).toEqual([800, 1550, 0, 1])
})
