import { expect, test } from 'vitest'
import { crossedAt } from './axes.tsx'

test('two numbers that would meet in a corner of the screen are not both there', () => {
  // The third column and the third row are both at 309.5.
  expect(crossedAt(300, 320)).toBe(3)
  expect(crossedAt(22, 22)).toBeUndefined()
  expect(crossedAt(309.5, 360)).toBeUndefined()
})
