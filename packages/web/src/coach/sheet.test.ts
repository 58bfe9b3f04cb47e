import { expect, test } from 'vitest'
import { sheetOf } from './sheet.ts'

test('it is folded as long as something of the way is left to play', () => {
  expect(sheetOf({ folded: true, left: true })).toBe('strip')
  expect(sheetOf({ folded: true, left: false })).toBe('open')
  expect(sheetOf({ folded: false, left: true })).toBe('open')
})
