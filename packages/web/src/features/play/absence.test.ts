import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDevice } from '../../testing/device.ts'
import { keepLeft, leftTableAt } from './absence.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = emptyDevice()
})
afterEach(() => void vi.unstubAllGlobals())

test('the row at which somebody left a table is remembered for each of its seats, and the last time counts', () => {
  expect(leftTableAt('oak 0')).toBeUndefined()
  keepLeft('oak 0', 12)
  keepLeft('oak 1', 7)
  keepLeft('oak 0', 20)
  expect([leftTableAt('oak 0'), leftTableAt('oak 1'), leftTableAt('elm 0')]).toEqual([20, 7, undefined])
})

test('of many tables those left long ago are forgotten, and one that is left again is not', () => {
  keepLeft('first 0', 1)
  keepLeft('second 0', 2)
  for (let i = 0; i < 28; i++) keepLeft(`other-${i} 0`, i)
  keepLeft('first 0', 3)
  keepLeft('last 0', 4)
  expect([leftTableAt('first 0'), leftTableAt('second 0'), leftTableAt('last 0')]).toEqual([3, undefined, 4])
})

test('spoilt storage is ignored, and without storage the page still knows', () => {
  stored.set('wayfare left', 'nonsense')
  expect(leftTableAt('oak 0')).toBeUndefined()
  keepLeft('oak 0', 5)
  expect(leftTableAt('oak 0')).toBe(5)
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('localStorage', { getItem: full, setItem: full })
  expect(leftTableAt('oak 0')).toBeUndefined()
  keepLeft('oak 0', 6)
  expect(leftTableAt('oak 0')).toBe(6)
})
