import { expect, test } from 'vitest'
import { difference, hasSameText, isSameJson } from './check-failed.ts'

test('fields in another order are the same value and another text', () => {
  expect(isSameJson({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBe(true)
  expect(hasSameText({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false)
})

test.each<[unknown, unknown]>([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: 1, b: 1 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  [null, {}],
  [{ a: [{ b: null }] }, { a: [{ b: 0 }] }],
  ['1', 1],
])('%j is not %j', (a, b) => {
  expect(isSameJson(a, b)).toBe(false)
  expect(hasSameText(a, b)).toBe(false)
  expect(difference(a, b)).not.toBe('')
})

test('what JSON leaves out makes no other text', () => {
  expect(hasSameText({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(hasSameText({ a: undefined }, { b: undefined })).toBe(true)
  expect(hasSameText({ a: undefined }, { b: 1 })).toBe(false)
})
