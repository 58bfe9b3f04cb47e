import { expect, test } from 'vitest'
import { meanOf, shareOf, student } from './intervals.ts'

// Values of Student's t and of Wilson's interval from printed tables.
test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [9, 2.262],
  [10, 2.228],
  [30, 2.042],
  [99, 1.984],
  [1000, 1.962],
])('with %i degrees of freedom, t is %f', (freedom, t) => {
  expect(student(freedom)).toBeCloseTo(t, 3)
})

test.each([
  [1, 6.314],
  [4, 2.132],
  [9, 1.833],
  [30, 1.697],
])('for 90 % and %i degrees of freedom, t is %f', (freedom, t) => {
  expect(student(freedom, 0.9)).toBeCloseTo(t, 3)
})

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [60, 100, 0.502, 0.6906],
  [75, 100, 0.657, 0.82455],
])('%i of %i is a share between %f and %f', (successes, trials, low, high) => {
  const share = shareOf(successes, trials)
  expect(share.value).toBe(successes / trials)
  expect(share.low).toBeCloseTo(low, 4)
  expect(share.high).toBeCloseTo(high, 4)
  expect(shareOf(successes, trials, 0.9).high - shareOf(successes, trials, 0.9).low).toBeLessThan(high - low)
})

test('nothing was tried: the share may be any', () => {
  expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 })
})

test('a mean with as much on each side as its spread says', () => {
  const { value, low, high } = meanOf([1, 2, 3, 4, 5])
  expect(value).toBe(3)
  // 2.776 × √(2.5 / 5)
  expect(low).toBeCloseTo(1.037, 3)
  expect(high).toBeCloseTo(4.963, 3)
  expect(meanOf([7])).toEqual({ value: 7, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY })
})
