import { expect, test } from 'vitest'
import { courseOf, groupByRound, isWorthTelling, leadOf, marginOf, spread } from './course.ts'
import type { AnalysedDecision, ReviewedMoment } from './messages.ts'

const seen = (row: number, ...ends: number[][]): AnalysedDecision => ({ row, made: [], ends })
const moments = (...rounds: number[]): ReviewedMoment[] => rounds.map((round, row) => ({ row, round }))

test('the curve is the mean of the games near a decision; eight of ten of them end in its shade', () => {
  const ten = Array.from({ length: 11 }, (_, i) => 50 + i)
  const [line] = courseOf([seen(3, ten)])
  expect(line).toEqual([{ row: 3, points: 55, shade: { low: 51, high: 59 } }])
  const [own, other] = courseOf([seen(0, [10], [1]), seen(4, [20], [2]), seen(9, [60], [3])])
  expect(own?.map(({ points }) => points)).toEqual([15, 30, 40])
  expect(other?.map(({ row }) => row)).toEqual([0, 4, 9])
  expect(courseOf([])).toEqual([])
})

test('decisions are gathered round by round', () => {
  expect(groupByRound(moments(1, 1, 2)).map(({ round, items }) => [round, items.length])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

/** Makes one decision per round, in which the first seat is ahead by these points. */
const led = (...leads: number[]) =>
  leadOf(
    0,
    moments(...leads.flatMap((_, i) => [i + 1, i + 1, i + 1])),
    leads.flatMap((lead, i) => [0, 1, 2].map((nth) => seen(3 * i + nth, [50 + lead], [50]))),
  )

test('the leader is named if that is clear', () => {
  expect(led(5, 5, 5)).toEqual({ kind: 'all' })
  expect(led(-5, -5)).toEqual({ kind: 'never' })
  expect(led(9, 9, -9)).toEqual({ kind: 'until', round: 2 })
  expect(led(-9, 9, 9)).toEqual({ kind: 'from', round: 2 })
  expect(led(9, -9, 9)).toBeUndefined()
  expect(led(0, 0, 0)).toBeUndefined()
  const before = [30, 30, 30, -5, -5, -5].map((lead, i) => seen(i, [50 + lead], [50]))
  expect(leadOf(0, moments(1, 1, 1, 1, 1, 1), before)).toBeUndefined()
  expect(leadOf(0, moments(1), [seen(0, [50])])).toBeUndefined()
})

test('a glance covers the game from the first to the last decision', () => {
  expect(spread(32, 6)).toEqual([0, 6, 12, 19, 25, 31])
  expect(spread(2, 6)).toEqual([0, 1])
  expect(spread(0, 6)).toEqual([])
})

test('the margin is over the best of the others', () => {
  const score = (seat: number, total: number) => ({ seat, total, parts: {} })
  expect(marginOf(1, [score(0, 40), score(1, 58), score(2, 63)])).toBe(-5)
  expect(marginOf(0, [score(0, 40)])).toBeNull()
})

test('a gain whose interval reaches far below zero is not shown', () => {
  const lost = (value: number, low: number) =>
    isWorthTelling({
      row: 0,
      made: [],
      ends: [],
      better: { moves: [], why: [], gain: { value, low, high: 2 * value - low, close: low < 0 } },
    })
  expect(lost(3, 1)).toBe(true)
  expect(lost(3, -1)).toBe(true)
  expect(lost(3, -2)).toBe(false)
})
