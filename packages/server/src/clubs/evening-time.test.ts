import { expect, test } from 'vitest'
import { instantOf, nextBeginning } from './evening-time.ts'

const iso = (at: number) => new Date(at).toISOString()
const WARSAW = { day: '2030-03-28', time: '20:00', zone: 'Europe/Warsaw', weekly: 1 }

test('a weekly evening is at the same hour of its own clocks before and after they change', () => {
  expect(iso(nextBeginning(WARSAW, 0))).toBe('2030-03-28T19:00:00.000Z')
  expect(iso(nextBeginning(WARSAW, Date.UTC(2030, 2, 28, 21, 59)))).toBe('2030-03-28T19:00:00.000Z')
  expect(iso(nextBeginning(WARSAW, Date.UTC(2030, 2, 28, 22)))).toBe('2030-04-04T18:00:00.000Z')
  expect(iso(nextBeginning(WARSAW, Date.UTC(2031, 0, 1)))).toBe('2031-01-02T19:00:00.000Z')
})

test('a time that the clocks skip is an hour later, and one that they show twice is the first', () => {
  expect(iso(instantOf('2030-03-31', '02:30', 'Europe/Warsaw'))).toBe('2030-03-31T01:30:00.000Z')
  expect(iso(instantOf('2030-10-27', '02:30', 'Europe/Warsaw'))).toBe('2030-10-27T00:30:00.000Z')
  expect(iso(instantOf('2030-07-01', '09:00', 'Asia/Kathmandu'))).toBe('2030-07-01T03:15:00.000Z')
})

test('a single evening that is over does not come again', () => {
  expect(iso(nextBeginning({ ...WARSAW, weekly: 0 }, Date.UTC(2031, 0, 1)))).toBe('2030-03-28T19:00:00.000Z')
})
