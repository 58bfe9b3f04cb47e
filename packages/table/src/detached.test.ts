import { expect, test } from 'vitest'
import { detached } from './detached.ts'

test('a copy is the same and shares nothing', () => {
  const whole = { a: [1, { b: [2, null, 'x', true] }], c: {} }
  const copy = detached(whole)
  expect(JSON.stringify(copy)).toBe(JSON.stringify(whole))
  whole.a.push(3)
  whole.c = { d: 1 }
  expect(copy).toEqual({ a: [1, { b: [2, null, 'x', true] }], c: {} })
})
