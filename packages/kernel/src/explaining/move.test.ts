import { expect, test } from 'vitest'
import { readMove, writeMove } from './move.ts'

test('move: the first word of a text is the verb, the others are its arguments', () => {
  expect(readMove('end')).toEqual({ verb: 'end', args: [] })
  expect(readMove('place w1 dock-2')).toEqual({ verb: 'place', args: ['w1', 'dock-2'] })
  expect(readMove('change die-1 +1')).toEqual({ verb: 'change', args: ['die-1', '+1'] })
})

test('move: a payment has an argument for each source, also for one that is used twice', () => {
  expect(readMove('pay coin')).toEqual({ verb: 'pay', args: ['coin'] })
  expect(readMove('pay coin+coin+hat')).toEqual({ verb: 'pay', args: ['coin', 'coin', 'hat'] })
})

test('move: what was read is written as it was', () => {
  for (const text of ['end', 'place w1 dock-2', 'change die-1 +1', 'pay coin', 'pay coin+coin+hat', 'pass with car'])
    expect(writeMove(readMove(text))).toBe(text)
})
