import { expect, test } from 'vitest'
import { empty, fill, filledCount, firstEmpty, firstFilled, isFilled, isFull, NO_IDOLS } from './idol-slots.ts'

test('ARN-IDOL-03 slots are filled from the left, and a slot that was emptied is filled again first', () => {
  let slots = NO_IDOLS
  for (const slot of [0, 1, 2, 3]) {
    expect(firstEmpty(slots)).toBe(slot)
    slots = fill(slots, slot)
    expect([filledCount(slots), isFilled(slots, slot)]).toEqual([slot + 1, true])
  }
  expect([isFull(slots), firstEmpty(slots)]).toEqual([true, undefined])
  slots = empty(slots, 1)
  expect([isFull(slots), firstEmpty(slots), filledCount(slots), isFilled(slots, 1)]).toEqual([false, 1, 3, false])
})

test('stored games note the first two slots as 3, and all four as 15', () => {
  expect([firstFilled(0), firstFilled(2), firstFilled(4)]).toEqual([0, 3, 15])
})
