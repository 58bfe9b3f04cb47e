import { expect, test } from 'vitest'
import { makePressGuard } from './press-guard.ts'

test('repeated presses are ignored; one after a moment counts', () => {
  const press = makePressGuard(600, 1000)
  expect([1050, 1400, 1900, 2300].map(press)).toEqual([false, false, false, false])
  expect(press(2900)).toBe(true)
})

test('without a wait every press counts', () => {
  const press = makePressGuard(0, 1000)
  expect([1000, 1001].map(press)).toEqual([true, true])
})
