import { expect, test } from 'vitest'
import { closerLook } from './use-closer-look.ts'

const WHOLE = { x: 0, y: 0, w: 700, h: 700 }
const READABLE = { scale: 1, room: 50, few: 3 }
const LOW = { width: 450, height: 350 }
const at = (x: number, y: number) => ({ x, y, w: 0, h: 0 })

test('the board zooms to a few things that are too small to read, until all of them are visible', () => {
  expect(closerLook([at(300, 300)], WHOLE, LOW, READABLE)).toEqual({ x: 75, y: 125, w: 450, h: 350 })
  const apart = closerLook([at(100, 300), at(560, 300)], WHOLE, LOW, { ...READABLE, scale: 2 })
  expect(apart).toMatchObject({ x: 50, w: 560 })
})

test('it stays if there is room, or if offers are missing, many or too far apart', () => {
  expect(closerLook([at(300, 300)], WHOLE, { width: 640, height: 600 }, READABLE)).toBeNull()
  expect(closerLook([], WHOLE, LOW, READABLE)).toBeNull()
  expect(closerLook([at(1, 1), at(2, 2), at(3, 3), at(4, 4)], WHOLE, LOW, READABLE)).toBeNull()
  expect(closerLook([at(20, 20), at(680, 680)], WHOLE, LOW, READABLE)).toBeNull()
})
