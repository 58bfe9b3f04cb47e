import { expect, test } from 'vitest'
import { DISC, discsOn } from './badge-layout.ts'
import type { Box } from './element-boxes.ts'

const ROOM: Box = { x: 0, y: 0, width: 390, height: 450 }
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Returns how much of the number covers this box. */
function covered({ x, y }: { readonly x: number; readonly y: number }, on: Box): number {
  const across = Math.min(x + DISC, on.x + on.width) - Math.max(x, on.x)
  const down = Math.min(y + DISC, on.y + on.height) - Math.max(y, on.y)
  return across > 0 && down > 0 ? (across * down) / DISC ** 2 : 0
}

test('a number is inside its own thing and not on the neighbour', () => {
  const camps = [box(80, 400, 76, 40), box(156, 400, 76, 40), box(232, 400, 76, 40)]
  const discs = discsOn(camps, [], ROOM)
  for (const [i, disc] of discs.entries())
    expect(camps.map((camp) => covered(disc, camp))).toEqual(camps.map((_, other) => (other === i ? 1 : 0)))
})

test('a number leaves the key letter of its thing free', () => {
  const card = box(100, 100, 120, 160)
  const corners = [box(90, 90, 20, 20), box(210, 90, 20, 20), box(95, 105, 30, 30)]
  for (const key of corners) {
    const [disc] = discsOn([card], [key], ROOM) as [{ x: number; y: number }]
    expect([covered(disc, key), covered(disc, card)]).toEqual([0, 1])
  }
})

test('the corners of a card stay free', () => {
  expect(discsOn([box(100, 100, 72, 120)], [], ROOM)).toEqual([{ x: 124, y: 102 }])
})

test('suggestions that begin with the same thing have their numbers side by side', () => {
  const card = box(100, 100, 120, 160)
  const [first, second] = discsOn([card, card], [], ROOM) as [{ x: number; y: number }, { x: number; y: number }]
  expect(covered(second, box(first.x, first.y, DISC, DISC))).toBe(0)
  expect([second.y, covered(second, card)]).toEqual([first.y, 1])
})

test('on a small thing the number is in the middle, and on one that is cut off it is on the visible part', () => {
  expect(discsOn([box(100, 100, 14, 12)], [], ROOM)).toEqual([{ x: 95, y: 94 }])
  const [seen, hardly] = discsOn([box(-60, 100, 90, 90), box(100, 440, 90, 90)], [], ROOM)
  expect(seen).toEqual({ x: 2, y: 102 })
  expect(hardly).toEqual({ x: 102, y: 450 - DISC - 2 })
})
