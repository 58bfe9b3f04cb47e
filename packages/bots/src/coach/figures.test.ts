import { expect, test } from 'vitest'
import { figuresOf, leadOf, rangeOf } from './figures.ts'
import { explainLead } from './lead-reasons.ts'
import type { Ending } from './playouts.ts'

/** A two-player game in which the first seat has these parts of the score. */
function ending(parts: Record<string, number>, wins = 1, before = 0): Ending {
  let total = 0
  for (const part in parts) total += parts[part] as number
  const scores = [
    { seat: 0, total, parts },
    { seat: 1, total: 50, parts: { cards: 50 } },
  ]
  return { scores, wins: [wins, 1 - wins], before: [before, before] }
}

test('luck that both had is no part of the difference: what is far apart in all worlds is clear, however much worlds differ', () => {
  // Differences 3, 4, 5, 4: mean 4, standard error √(2/3/4), half-width 2.353 of them.
  const lead = leadOf([43, 64, 55, 84], [40, 60, 50, 80])
  expect(lead).toMatchObject({ value: 4, close: false })
  expect(lead.low).toBeCloseTo(4 - 2.353 * Math.sqrt(1 / 6), 3)
  expect(lead.high).toBeCloseTo(4 + 2.353 * Math.sqrt(1 / 6), 3)
  // The same values in other pairs.
  expect(leadOf([43, 64, 55, 84], [80, 40, 60, 50])).toMatchObject({ value: 4, close: true })
})

test.each([
  ['the same in every world', [5, 6, 7], [5, 6, 7]],
  ['one world', [9], [1]],
  ['now better, now worse', [10, 20], [15, 10]],
])('too close to call: %s', (_, values, others) => {
  expect(leadOf(values, others).close).toBe(true)
})

test('behind is as clear as ahead', () => {
  expect(leadOf([1, 2, 3], [11, 12, 14])).toMatchObject({ close: false })
})

test('one more game ends farther out than the mean of all may lie', () => {
  // Mean 3, deviation √2.5, half-width 2.776 × √2.5 × √(1 + 1/5).
  const { low, high } = rangeOf([1, 2, 3, 4, 5])
  expect(low).toBeCloseTo(3 - 2.776 * Math.sqrt(3), 2)
  expect(high).toBeCloseTo(3 + 2.776 * Math.sqrt(3), 2)
})

test('of few the range is never less than was seen, of many it leaves out a fortieth at each end', () => {
  const { low, high } = rangeOf([...Array.from({ length: 30 }, () => 50), 90])
  expect([low < 50, high]).toEqual([true, 90])
  // The 95 % interval of 79 values lies between those of ranks 2 and 78.
  const many = Array.from({ length: 79 }, (_, i) => i + 1)
  expect(rangeOf(many)).toEqual({ low: 2, high: 78 })
  // The 95 % interval of 59 values begins halfway between the first and the second.
  expect(rangeOf(many.slice(0, 59))).toEqual({ low: 1.5, high: 58.5 })
})

test('the range holds the next value of the same kind 19 times in 20', () => {
  // Sums of four dice from a simple generator of whole numbers.
  let state = 7
  const throwDie = () => {
    state = (state * 48_271) % 2_147_483_647
    return 1 + (state % 6)
  }
  const value = () => throwDie() + throwDie() + throwDie() + throwDie()
  for (const count of [8, 24, 60]) {
    let inside = 0
    for (let i = 0; i < 2_000; i++) {
      const { low, high } = rangeOf(Array.from({ length: count }, value))
      const next = value()
      if (low <= next && next <= high) inside++
    }
    expect(inside / 2_000).toBeGreaterThan(0.935)
    expect(inside / 2_000).toBeLessThan(0.985)
  }
})

test('figures of a seat: its mean, its middle half, what it won', () => {
  const endings = [40, 50, 60, 70].map((cards) => ending({ cards }, cards > 50 ? 1 : 0))
  const { points, middle, chance } = figuresOf(endings, 0)
  expect(points.value).toBe(55)
  expect(middle).toEqual({ low: 40, high: 60 })
  expect(chance).toMatchObject({ value: 0.5 })
  expect(figuresOf(endings, 1)).toMatchObject({ points: { value: 50, low: 50, high: 50 }, chance: { value: 0.5 } })
})

test('the range reaches as far up as a strong player gets beyond the play-outs, by what is still to come', () => {
  const endings = [40, 50, 60, 70].map((cards) => ending({ cards }, 1, 15))
  const { range, points } = figuresOf(endings, 0)
  const farther = figuresOf(endings, 0, 0.25)
  // 40 of 55 points are still to be scored.
  expect(farther.range).toEqual({ low: range.low, high: range.high + 2 * 0.25 * 40 })
  expect(farther.points).toEqual(points)
  // No gain is expected for a seat that can only lose points.
  const losing = [40, 50].map((cards) => ending({ cards }, 1, 90))
  expect(figuresOf(losing, 0, 0.25).range).toEqual(figuresOf(losing, 0).range)
})

test('why: by which parts of the score, the largest first; what is the same is left out', () => {
  const mine = [ending({ research: 14, cards: 5, fear: -2 }), ending({ research: 18, cards: 4, fear: -2 })]
  const theirs = [ending({ research: 10, cards: 6, fear: -2 }), ending({ research: 14, cards: 5, fear: -2 })]
  const reasons = explainLead(mine, theirs, 0)
  expect(reasons.map(({ part, by }) => [part, by.value, by.close])).toEqual([
    ['research', 4, false],
    ['cards', -1, false],
  ])
  expect(explainLead(mine, theirs, 1)).toEqual([])
})
