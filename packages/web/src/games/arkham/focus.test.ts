import { expect, test } from 'vitest'
import { closeTo, focusFor } from './focus.ts'
import { CITY, spotOf } from './geometry.ts'

test('a quarter is chosen on the map of the whole city, even if only neighbours are possible', () => {
  expect(focusFor('choose-quarter', null, ['q45', 'q54'])).toBeNull()
})

test('streets are drawn close to the quarter of the round', () => {
  expect(focusFor('draw', 'q23', ['r-c12-c22', 'r-c01-c02'])).toEqual(spotOf('q23'))
})

test('other questions go to their offers, unless these are too far apart', () => {
  expect(focusFor('correct', null, ['c12'])).toEqual(spotOf('c12'))
  expect(focusFor('correct', null, ['c01', 'c65'])).toBeNull()
  expect(focusFor(null, null, ['c12'])).toBeNull()
})

/** The scale of an SVG that shows all of a box. */
const scaleOf = ({ w, h }: { w: number; h: number }, width: number, height: number): number =>
  Math.min(width / w, height / h)

test('streets keep their size when the prompt takes up to half of the height', () => {
  const at = { x: 259, y: 360 }
  const box = closeTo(at, 430 / 372)
  for (const height of [430, 325, 215]) expect(scaleOf(box, 372, height)).toBeCloseTo(1, 9)
})

test('at the edge of the city its inside fills the screen', () => {
  const box = closeTo({ x: 360, y: CITY.y + 10 }, 400 / 372)
  expect(box.y + box.h / 2 - 200).toBe(CITY.y)
})
