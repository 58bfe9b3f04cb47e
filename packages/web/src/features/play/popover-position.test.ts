import { expect, test } from 'vitest'
import { besideThing } from './popover-position.ts'

const screen = { width: 1000, height: 600 }
const note = { width: 200, height: 80 }

test('a note stands below its thing, in its middle', () => {
  expect(besideThing({ left: 400, top: 100, width: 100, height: 50 }, note, screen)).toEqual({ left: 350, top: 158 })
})

test('where there is no room below, it stands above', () => {
  expect(besideThing({ left: 400, top: 500, width: 100, height: 90 }, note, screen).top).toBe(412)
})

test('where there is no room above either, it stands at the side that has more, and covers nothing', () => {
  const tall = { width: 200, height: 400 }
  expect(besideThing({ left: 100, top: 250, width: 80, height: 100 }, tall, screen)).toEqual({ left: 188, top: 100 })
  expect(besideThing({ left: 700, top: 250, width: 80, height: 100 }, tall, screen)).toEqual({ left: 492, top: 100 })
})

test('it never leaves the screen', () => {
  expect(besideThing({ left: 400, top: 0, width: 590, height: 598 }, { width: 500, height: 90 }, screen).left).toBe(6)
  expect(besideThing({ left: 980, top: 10, width: 20, height: 20 }, note, screen).left).toBe(794)
})
