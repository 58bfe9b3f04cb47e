import { expect, test } from 'vitest'
import { sheetOf } from './panel-size.ts'

test('it is folded as long as something of the way is left to play', () => {
  expect(sheetOf({ folded: true, thinking: false, left: true })).toBe('strip')
  expect(sheetOf({ folded: true, thinking: true, left: true })).toBe('strip')
  expect(sheetOf({ folded: true, thinking: false, left: false })).not.toBe('strip')
  expect(sheetOf({ folded: false, thinking: false, left: true })).toBe('open')
})

test('what is old, or was not asked, is a line; while ways are looked for it is not', () => {
  for (const folded of [true, false]) {
    expect(sheetOf({ folded, thinking: false, left: false })).toBe('line')
    expect(sheetOf({ folded, thinking: true, left: false })).toBe('open')
  }
})
