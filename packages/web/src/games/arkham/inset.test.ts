import { expect, test } from 'vitest'
import { cornerFor } from './inset.ts'

/** A phone's map zoomed to a quarter: a pixel of the screen is a unit of the city. */
const SIZE = { width: 372, height: 300 }
const at = (x: number, y: number) => ({ x, y, w: 372, h: 300 })

test('the small map is in the lower left corner if nothing there can be chosen', () => {
  expect(cornerFor([], at(200, 200), SIZE)).toBe('low-left')
  // The crossing c55 is at (562, 562), which is high on the right.
  expect(cornerFor(['q55'], at(250, 480), SIZE)).toBe('low-left')
})

test('it makes way for a road that can be chosen, even if only an end would be covered', () => {
  // The road from (158, 461) to (259, 461) is in the lower left corner.
  expect(cornerFor(['r-c14-c24'], at(140, 220), SIZE)).toBe('high-right')
  expect(cornerFor(['r-c14-c24'], at(40, 220), SIZE)).toBe('high-right')
})

test('it covers no corner of a quarter that may be chosen', () => {
  // Its centre is outside the lower left corner of the screen, but its own corner is not.
  expect(cornerFor(['q24'], at(60, 220), SIZE)).toBe('high-right')
})

test('if every corner has something to choose, it is hidden', () => {
  const [low, right, left] = ['r-c14-c24', 'r-c32-c42', 'r-c12-c22']
  expect(cornerFor([low, right], at(140, 220), SIZE)).toBe('high-left')
  expect(cornerFor([low, right, left], at(140, 220), SIZE)).toBeNull()
})
