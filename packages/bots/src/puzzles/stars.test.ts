import { expect, test } from 'vitest'
import { starThresholds } from './stars.ts'

test.each([
  ['gains that lie close to the shares', [0, 1, 2, 3, 4, 5, 6, 7, 8], [3, 6, 8]],
  ['nothing between a little and all of it', [0, 1, 2, 7], [1, 2, 7]],
  ['nothing between most and all of it', [0, 6, 7], [0, 6, 7]],
  ['the same gain many times', [5, 5, 0, 0, 4, 4], [0, 4, 5]],
  ['losses, too', [-4, -2, 6], [-4, -2, 6]],
])('each number of stars is a gain that can be had: %s', (_, gains, expected) => {
  expect(starThresholds(gains)).toEqual(expected)
})

test('fewer than three different gains are not enough for three thresholds', () => {
  expect(starThresholds([])).toBeUndefined()
  expect(starThresholds([3, 3])).toBeUndefined()
  expect(starThresholds([0, 3, 3])).toBeUndefined()
})
