import type { Told } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { moveBeingPaid } from './payment-purpose.ts'

const pay = { op: 'collect', from: null }

/** A log row with a move of the first seat and its events. */
const told = (n: number, move: string, ...came: string[]): Told => ({
  n,
  at: 0,
  seat: 0,
  facts: [{ k: 'move', seat: 0, move }, ...came.map((k) => ({ k, seat: 0 }))],
})
const at = (...told: Told[]) => moveBeingPaid({ told, seat: 0, question: pay })

test('a free action made in between is not the move being paid for', () => {
  const all = [told(1, 'discover l1-lower-3'), told(2, 'play hat', 'played', 'gain'), told(3, 'pay compass')]
  expect(at(...all)).toBe('discover l1-lower-3')
})

test('a completed payment is over, even if another follows at once', () => {
  expect(at(told(1, 'discover l1'), told(2, 'pay coin', 'paid', 'discovered'), told(3, 'slot jewel'))).toBe(
    'slot jewel',
  )
  expect(at(told(1, 'discover l1'), told(2, 'pay coin', 'paid'), told(3, 'reveal site', 'site'))).toBe('reveal site')
})

test('an undone move is not paid for', () => {
  const back: Told = { n: 3, at: 0, seat: 0, facts: [], undoes: [2] }
  expect(at(told(1, 'buy hat'), told(2, 'buy boots'), back)).toBe('buy hat')
})

test('no move is being paid for unless a payment is asked for, and spectators pay for nothing', () => {
  expect(moveBeingPaid({ told: [told(1, 'buy hat')], seat: 0, question: { op: 'turn', from: null } })).toBeNull()
  expect(moveBeingPaid({ told: [told(1, 'buy hat')], seat: null, question: pay })).toBeNull()
})
