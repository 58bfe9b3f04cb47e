import { arnak } from '@wayfare/arnak'
import { below, type Engine, engineOf, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { meanOf } from '../arena/intervals.ts'
import { type CalibrationResult, calibrationOf, isLeadHonest } from './calibration.ts'
import { rankSuggestions } from './hint.ts'
import type { Ending } from './playouts.ts'

const engine = engineOf(arnak) as Engine
const course = (main: string) => ({ moves: [main], main, on: [] })
const LINES = ['a', 'b', 'c'].map(course)

/** A one-seat game with this final score. */
const ending = (total: number): Ending => ({
  scores: [{ seat: 0, total, parts: { all: total } }],
  wins: [1],
  before: [0],
})
const endingsOf = (...totals: readonly (readonly number[])[]) => totals.map((list) => list.map(ending))

test('a way that was lucky in the worlds that rank is told by what it does in the others', () => {
  const lucky = [70, 50, 70, 50, 70, 50, 70, 50]
  const steady = [55, 55, 55, 55, 55, 55, 55, 55]
  const poor = [40, 41, 40, 42, 40, 41, 40, 42]
  const ways = rankSuggestions(engine, LINES, endingsOf(steady, poor, lucky), 0)
  expect(ways.map(({ main, points }) => [main, points.value])).toEqual([
    ['c', 50],
    ['a', 55],
    ['b', 41.5],
  ])
  // The second is not behind at all, so nobody can say which of the two is better.
  expect(ways[1]?.behind).toMatchObject({ value: -5, close: true })
  expect(ways[2]?.behind).toMatchObject({ value: 8.5, close: false })
})

test('in a single world nothing can be said: what ranks the ways gives no figures', () => {
  expect(rankSuggestions(engine, LINES, endingsOf([50], [40], [30]), 0)).toEqual([])
  expect(rankSuggestions(engine, LINES, endingsOf([50, 51], [40, 41], [30, 31]), 0)).toHaveLength(3)
})

test('of ways that are all the same the first is told to be ahead of the third by nothing, on average', () => {
  const dice = stream('the same ways')
  const worlds = () => Array.from({ length: 12 }, () => 50 + below(dice, 20))
  const leads = Array.from({ length: 1_000 }, () => {
    const ways = rankSuggestions(engine, LINES, endingsOf(worlds(), worlds(), worlds()), 0)
    return ways[2]?.behind?.value as number
  })
  const { low, high } = meanOf(leads)
  expect(low).toBeLessThan(0)
  expect(high).toBeGreaterThan(0)
})

const FIGURES = rankSuggestions(
  engine,
  LINES,
  endingsOf([50, 51], [40, 41], [30, 31]),
  0,
)[0] as CalibrationResult['expected']
const around = (value: number) => ({ value, low: value - 3, high: value + 3 })
const found = (told: number, real: number): CalibrationResult => ({
  total: 50,
  expected: FIGURES,
  ahead: real,
  leads: { told: around(told), found: around(real) },
})

test('a calibration tells the lead that hints told, what it is in new worlds, and how often both agree', () => {
  const one = calibrationOf([found(10, 5), found(8, 7), found(2, 4), found(6, 6)])
  expect(one).toMatchObject({
    compared: 4,
    hinted: 4,
    told: { value: 6.5 },
    overstated: { value: 1 },
    agreed: { value: 0.75 },
  })
  expect(isLeadHonest(one)).toBe(true)
})

test('a lead that is overstated by more than chance explains is not kept, and files from before it was asked for say nothing', () => {
  const positions = Array.from({ length: 20 }, (_, i) => found(9 + (i % 3), 5))
  expect(isLeadHonest(calibrationOf(positions))).toBe(false)
  const { leads: _, ...older } = found(10, 5)
  expect(calibrationOf([older, older])).toMatchObject({ hinted: 2, compared: 0 })
  expect(isLeadHonest(calibrationOf([older, older]))).toBe(true)
})
