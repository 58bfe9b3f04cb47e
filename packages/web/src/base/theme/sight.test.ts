// Checks the palette for people with colour blindness: signs that must be told apart differ in the colours they see, or
// in shape and pattern.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  AT_ONCE,
  type Colour,
  contrast,
  difference,
  type Pixels,
  shareApart,
  VISIONS,
  type Vision,
} from '../../testing/sight.ts'
import { seatShape } from '../ui/seat.ts'

const TOKENS = readFileSync(fileURLToPath(new URL('tokens.css', import.meta.url)), 'utf8')
const visions = Object.keys(VISIONS) as Vision[]
const EDITIONS = ['night', 'day'] as const
const COLOUR = /--([\w-]+):\s*(?:light-dark\()?#([0-9a-f]{6})\b(?:,\s*#([0-9a-f]{6})\b)?/g
const THEMES = ['arkham', 'arnak', 'darwin'] as const

/** Reads the colours of a theme in one of its editions. `light-dark()` names the colour for the day first. */
function colours(theme: string, edition: 'night' | 'day'): Map<string, Colour> {
  const found = new Map<string, Colour>()
  for (const [, selector, body] of TOKENS.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector?.includes(`[data-theme="${theme}"]`) || selector.includes('.poster')) continue
    for (const [, name, day, night] of (body ?? '').matchAll(COLOUR))
      found.set(
        name as string,
        [0, 2, 4].map((i) =>
          Number.parseInt(((edition === 'day' ? day : (night ?? day)) as string).slice(i, i + 2), 16),
        ) as unknown as Colour,
      )
  }
  return found
}

const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const))

const every = THEMES.flatMap((theme) =>
  EDITIONS.flatMap((edition) => visions.map((vision) => ({ theme, edition, vision }))),
)
const SEATS = ['mine', 'rival-a', 'rival-b', 'rival-c']

test.each(every)(
  '$theme by $edition with $vision: every seat’s colour stands out from the card',
  ({ theme, edition, vision }) => {
    const found = colours(theme, edition)
    for (const name of SEATS)
      expect(contrast(found.get(name) as Colour, found.get('card-2') as Colour, vision), name).toBeGreaterThanOrEqual(3)
  },
)

test('seats whose colours look alike to somebody have different shapes', () => {
  expect(new Set([0, 1, 2, 3].map(seatShape)).size).toBe(4)
})

const KINDS = ['red', 'green', 'blue', 'purple', 'yellow', 'white']

test.each(EDITIONS.flatMap((edition) => visions.map((vision) => ({ edition, vision }))))(
  'arkham by $edition with $vision: the sign of every kind is seen on its own ground',
  ({ edition, vision }) => {
    const found = colours('arkham', edition)
    for (const kind of KINDS) {
      const sign = found.get(kind) as Colour
      expect(contrast(sign, found.get(`${kind}-f`) as Colour, vision), `${kind} on its quarter`).toBeGreaterThanOrEqual(
        3,
      )
      expect(contrast(sign, found.get('card') as Colour, vision), `${kind} on the card`).toBeGreaterThanOrEqual(3)
    }
  },
)

test('there are kinds that colour alone does not tell apart: shapes and patterns are needed, and this finds them', () => {
  const found = colours('arkham', 'night')
  const alike = visions.flatMap((vision) =>
    pairs(KINDS).filter(
      ([a, b]) => difference(found.get(`${a}-f`) as Colour, found.get(`${b}-f`) as Colour, vision) < AT_ONCE,
    ),
  )
  expect(alike.length).toBeGreaterThan(0)
})

const disc = (colour: Colour): Pixels => drawn((x, y) => Math.hypot(x - 7.5, y - 7.5) < 6, colour)
const square = (colour: Colour): Pixels => drawn((x, y) => x > 1 && y > 1 && x < 14 && y < 14, colour)
const drawn = (inside: (x: number, y: number) => boolean, colour: Colour): Pixels =>
  Array.from({ length: 256 }, (_, i) => [...(inside(i % 16, i >> 4) ? colour : [20, 17, 13]), 255]).flat()

test('the measure of drawings: equal shapes in red and green are the same to deuteranopes, a disc and a square are not', () => {
  const [red, green] = [
    [196, 98, 60],
    [140, 128, 62],
  ] as const satisfies Colour[]
  expect(shareApart(disc(red), disc(green), 'deuteranopia')).toBe(0)
  expect(shareApart(disc(red), disc(green), 'tritanopia')).toBeGreaterThan(0.3)
  expect(shareApart(disc(red), square(red), 'deuteranopia')).toBeGreaterThan(0.1)
})
