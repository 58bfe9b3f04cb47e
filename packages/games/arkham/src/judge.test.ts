// Moves that are named but not listed: each is refused by the rule it breaks; what names nothing on the map breaks no rule.

import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arkham } from './game.ts'
import { judge } from './judge.ts'
import { type TurnGiven, turnAt } from './testing/turn-at.ts'

const drawing = (given: TurnGiven = {}) => table(arkham, turnAt('q35', given)).play('choose q35').state

test('ARK-ROUTE-15 ARK-ROUTE-16 an extra segment is no diagonal, and a diagonal is no road', () => {
  const state = drawing()
  expect(judge(state, 0, 'segment x-c24-c35')).toBe('ARK-ROUTE-15')
  expect(judge(state, 0, 'segment r-c24-c34')).toBeUndefined()
  expect(judge(state, 0, 'diagonal r-c24-c34')).toBe('ARK-ROUTE-16')
})

test('ARK-ROUTE-17 ARK-ROUTE-19 a line that is not on the map crosses the water, or no single quarter', () => {
  const state = drawing()
  expect(judge(state, 0, 'diagonal x-c13-c24')).toBe('ARK-ROUTE-17')
  expect(judge(state, 0, 'diagonal x-c44-c56')).toBe('ARK-ROUTE-19')
  for (const line of ['x-c44', 'x-c44-c55-c56', 'x-c44-c99', 'x-c99-c44', 'anything'])
    expect(judge(state, 0, `diagonal ${line}`)).toBeUndefined()
})

test('ARK-ROUTE-06 a way over what is drawn already is refused; a way of no kind, or over no segment, is no move', () => {
  const state = drawing({ segments: ['r-c24-c34'] })
  expect(judge(state, 0, 'way a r-c24-c34 r-c34-c35')).toBe('ARK-ROUTE-06')
  expect(judge(state, 0, 'way a r-c34-c35 r-c35-c36')).toBeUndefined()
  expect(judge(state, 0, 'way z r-c24-c34')).toBeUndefined()
  expect(judge(state, 0, 'way a r-c24-c34 r-c99-c98')).toBeUndefined()
})

test('a move that names more than it can name breaks no rule', () => {
  const state = drawing()
  expect(judge(state, 0, 'segment x-c24-c35 x-c24-c35')).toBeUndefined()
  expect(judge(state, 0, 'segment nonsense')).toBeUndefined()
  expect(judge(state, 0, 'redraw x-c24-c35')).toBeUndefined()
  expect(judge(state, 0, 'redraw nonsense')).toBeUndefined()
  expect(judge(state, 0, 'go r-c24-c34')).toBeUndefined()
  expect(judge(state, 0, 'link c40')).toBeUndefined()
  expect(judge(state, 0, 'erase nonsense')).toBeUndefined()
  expect(judge(state, 0, 'visit c11')).toBeUndefined()
})

test('ARK-EFFECT-09 ARK-ROUTE-13 a segment is erased by Route Correction alone, and never the only one', () => {
  const correcting = (segments: readonly string[]) => {
    const { state } = table(arkham, turnAt('q35', { effect: 'route-correction', segments: [...segments] }))
    return judge(state, 0, 'erase r-c44-c45')
  }
  expect(judge(drawing(), 0, 'erase r-c24-c34')).toBe('ARK-ROUTE-13')
  expect(correcting(['r-c24-c34'])).toBe('ARK-EFFECT-09')
  expect(correcting(['r-c24-c34', 'r-c34-c35'])).toBe('ARK-EFFECT-06')
})
