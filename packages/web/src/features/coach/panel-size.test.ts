import { expect, test } from 'vitest'
import { sheetOf } from './panel-size.ts'

test('the panel is folded as long as a part of the suggestion is left to play', () => {
  expect(sheetOf({ folded: true, thinking: false, left: true })).toBe('strip')
  expect(sheetOf({ folded: true, thinking: true, left: true })).toBe('strip')
  expect(sheetOf({ folded: true, thinking: false, left: false })).not.toBe('strip')
  expect(sheetOf({ folded: false, thinking: false, left: true })).toBe('open')
})

test('an outdated or empty panel is a line, except while it is thinking', () => {
  for (const folded of [true, false]) {
    expect(sheetOf({ folded, thinking: false, left: false })).toBe('line')
    expect(sheetOf({ folded, thinking: true, left: false })).toBe('open')
  }
})
