import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AxisSpot, spread, stackSpots } from './axis.ts'

const spot = (at: number, size: number, within = 0): AxisSpot => ({ at, size, low: at - within, high: at + within })

test('marks that do not overlap are on one line, neighbours that would overlap on two', () => {
  expect(stackSpots([spot(0, 20), spot(30, 20), spot(60, 20)])).toEqual([0, 0, 0])
  expect(stackSpots([spot(0, 20), spot(10, 20), spot(30, 20)])).toEqual([0, 1, 0])
  expect(stackSpots([spot(30, 20), spot(0, 20), spot(10, 20)])).toEqual([0, 0, 1])
})

test('overlapping whiskers are separated if that needs no third line', () => {
  expect(stackSpots([spot(0, 20, 40), spot(50, 20, 40), spot(100, 20, 40)])).toEqual([0, 1, 0])
  expect(stackSpots([spot(0, 20, 90), spot(50, 20, 90), spot(100, 20, 90), spot(150, 20, 90)])).toEqual([0, 1, 0, 1])
})

test('no two marks overlap, whatever was measured', () => {
  const marks = fc.array(
    fc
      .record({
        at: fc.integer({ min: 0, max: 900 }),
        size: fc.integer({ min: 10, max: 110 }),
        within: fc.integer({ min: 0, max: 500 }),
      })
      .map(({ at, size, within }) => spot(at, size, within)),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(marks, (spots) => {
      const lines = stackSpots(spots)
      for (const [i, one] of spots.entries())
        for (const [j, other] of spots.entries())
          if (i < j && lines[i] === lines[j])
            expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual((one.size + other.size) / 2)
    }),
    { seed: 19, numRuns: 200 },
  )
})

test('on one line overlapping marks move to both sides, and a single one stays', () => {
  expect(spread([100, 104, 300], 20, 0, 400)).toEqual([92, 112, 300])
  expect(spread([104, 300, 100], 20, 0, 400)).toEqual([112, 300, 92])
  expect(spread([0, 4], 20, 0, 400)).toEqual([0, 20])
  expect(spread([396, 400], 20, 0, 400)).toEqual([380, 400])
})

test('on one line no mark covers another, their order is kept, and all stay on the scale', () => {
  const places = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(places, (wanted) => {
      const found = spread(wanted, 37, 0, 500)
      const sorted = found.toSorted((a, b) => a - b)
      expect(sorted[0]).toBeGreaterThanOrEqual(0)
      expect(sorted.at(-1)).toBeLessThanOrEqual(500)
      for (const [i, place] of sorted.slice(1).entries()) expect(place - (sorted[i] as number)).toBeGreaterThan(36.99)
      for (const [i, one] of wanted.entries())
        for (const [j, other] of wanted.entries()) if (one < other) expect(found[i]).toBeLessThan(found[j] as number)
    }),
    { seed: 19, numRuns: 200 },
  )
})
