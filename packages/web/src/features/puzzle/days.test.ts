import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '../../testing/device.ts'
import { recordAttempt } from './attempts.ts'
import { daysInARow, daysUpTo, nameOfDay } from './days.ts'

beforeEach(() => void emptyDevice())
afterEach(() => vi.unstubAllGlobals())

const tryOn = (...days: string[]) => {
  for (const day of days) recordAttempt(nameOfDay('darwin', day), 5, 2)
}

test('days in a row reach up to today or yesterday, over the end of a month', () => {
  tryOn('2026-02-27', '2026-02-28')
  expect(daysInARow('darwin', '2026-03-01')).toBe(2)
  tryOn('2026-03-01')
  expect(daysInARow('darwin', '2026-03-01')).toBe(3)
  expect(daysInARow('arnak', '2026-03-01')).toBe(0)
})

test('a missed day breaks the row', () => {
  tryOn('2026-02-26', '2026-02-27')
  expect(daysInARow('darwin', '2026-03-01')).toBe(0)
})

test('the last days show the best stars of each, and which were missed', () => {
  tryOn('2026-02-28')
  recordAttempt(nameOfDay('darwin', '2026-03-01'), 0, 0)
  expect(daysUpTo('darwin', '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', stars: null },
    { day: '2026-02-28', stars: 2 },
    { day: '2026-03-01', stars: 0 },
  ])
})
