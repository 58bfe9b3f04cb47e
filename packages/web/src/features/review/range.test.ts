import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

test('a range has two ends in whole points, or is none', () => {
  expect(rangeOf({ low: 22.6, high: 38.4 })).toEqual({ low: '23', high: '38' })
  expect(rangeOf({ low: -1.6, high: 3 })).toEqual({ low: '−2', high: '3' })
  expect(rangeOf({ low: 26.7, high: 27.2 })).toBeNull()
  expect(rangeOf({ low: -0.3, high: 0.3 })).toBeNull()
})
