import { expect, test } from 'vitest'
import { positionBeside } from './popover-position.ts'

const screen = { width: 1000, height: 600 }
const note = { width: 200, height: 80 }
type Area = Parameters<typeof positionBeside>[0]
const placed = (thing: Area, size = note) => positionBeside(thing, size, screen, 'below', true)

test('a note is placed below its thing, in the middle', () => {
  expect(placed({ left: 400, top: 100, width: 100, height: 50 })).toMatchObject({ left: 350, top: 158 })
})

test('without room below, it is placed above', () => {
  expect(placed({ left: 400, top: 500, width: 100, height: 90 }).top).toBe(412)
})

test('without room above and below, it is placed on the side with more room, and covers nothing', () => {
  const tall = { width: 200, height: 400 }
  expect(placed({ left: 100, top: 250, width: 80, height: 100 }, tall)).toEqual({ side: 'right', left: 188, top: 100 })
  expect(placed({ left: 700, top: 250, width: 80, height: 100 }, tall)).toEqual({ side: 'left', left: 492, top: 100 })
})

test('it never leaves the screen', () => {
  expect(placed({ left: 400, top: 0, width: 590, height: 598 }, { width: 500, height: 90 }).left).toBe(8)
  expect(placed({ left: 980, top: 10, width: 20, height: 20 }).left).toBe(792)
})
