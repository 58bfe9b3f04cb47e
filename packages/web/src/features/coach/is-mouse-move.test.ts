import { expect, test } from 'vitest'
import { isMoved } from './is-mouse-move.ts'

test('a mouse that rests, and a finger, do not choose by being there', () => {
  expect(isMoved({ pointerType: 'mouse', movementX: 0, movementY: 0 })).toBe(false)
  expect(isMoved({ pointerType: 'touch', movementX: 3, movementY: 0 })).toBe(false)
  expect(isMoved({ pointerType: 'mouse', movementX: 0, movementY: -1 })).toBe(true)
})
