import type { Score } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { countSteps, countTimes, LONGEST_COUNT } from './counting.ts'

const score = (seat: number, total: number, parts: Record<string, number>) =>
  ({ seat, total, parts, place: 1 }) as unknown as Score

test('category after category the points grow to the total, and categories without points are left out', () => {
  const scores = [score(0, 18, { research: 20, cards: 0, fear: -2 }), score(1, 25, { research: 25, cards: 0, fear: 0 })]
  const steps = countSteps(scores, ['research', 'cards', 'fear'])
  expect(steps.map(({ part }) => part)).toEqual([null, 'research', 'fear', null])
  expect(steps.map(({ points }) => [...points.values()])).toEqual([
    [0, 0],
    [20, 25],
    [18, 25],
    [18, 25],
  ])
  expect([...(steps[2]?.brings ?? [])]).toEqual([
    [0, -2],
    [1, 0],
  ])
})

test('however many categories there are, the count is over in six seconds', () => {
  for (const steps of [2, 3, 7, 20, 60]) {
    const { begins, over } = countTimes(steps, 1)
    expect(begins).toHaveLength(steps)
    expect([...begins, over]).toEqual([...begins, over].sort((a, b) => a - b))
    expect(over).toBeLessThanOrEqual(LONGEST_COUNT)
    expect(countTimes(steps, 2).over).toBeCloseTo(over / 2)
  }
})
