import { expect, test } from 'vitest'
import { layoutOf, type Rect } from './research-layout.ts'

/** The sizes of the panel on a desk, on a low screen, beside a narrow board, and on a phone. */
const SIZES = [
  [306, 486],
  [306, 318],
  [262, 318],
  [374, 546],
] as const

const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5

for (const temple of ['bird', 'snake'] as const)
  for (const [w, h] of SIZES)
    for (const seats of [2, 4])
      test(`${temple}, ${w} by ${h}, ${seats} seats: prices are inside and cover nothing else`, () => {
        const { spaces, rows, stacks, bases, heads } = layoutOf(temple, w, h, seats)
        const prices = [...spaces.values()].flatMap(({ price }) => price ?? [])
        const cells = rows.flatMap(({ glass, notebook }) => [glass, notebook])
        const all: Rect[] = [...prices, ...cells, ...stacks, ...bases, heads.glass, heads.notebook]
        const outside = all.filter((one) => one.x < 0 || one.y < 0 || one.x + one.w > w || one.y + one.h > h)
        const clashes = all.flatMap((one, i) =>
          all.slice(i + 1).flatMap((two) => (apart(one, two) ? [] : [[one, two]])),
        )
        expect({ outside, clashes }).toEqual({ outside: [], clashes: [] })
      })

test('a tall panel is large enough for fingers on a phone', () => {
  const { rows, stacks, tall } = layoutOf('bird', 374, 546, 2)
  expect(tall).toBe(true)
  for (const { band } of rows) expect(band.h).toBeGreaterThanOrEqual(44)
  for (const { w, h } of stacks) expect(Math.min(w, h)).toBeGreaterThanOrEqual(36)
})
