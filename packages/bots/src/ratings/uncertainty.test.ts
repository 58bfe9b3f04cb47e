import { expect, test } from 'vitest'
import { isMeasured, isUnsure, withinOf } from './uncertainty.ts'

test('a rating is shown with the whisker that the ladder shows: it holds nine times in ten', () => {
  expect(withinOf({ rd: 100 })).toBeCloseTo(164.5)
})

test('a strength is sure up to a standard deviation of 110, which is a whisker of 181', () => {
  expect([110, 111].map((rd) => isUnsure({ within: withinOf({ rd }) }))).toEqual([false, true])
  expect([181, 182].map((within) => isUnsure({ within }))).toEqual([false, true])
})

test('under five games nobody is measured', () => {
  expect([4, 5].map((games) => isMeasured({ games }))).toEqual([false, true])
})
