// Tests `checkAvailability` itself, with true and false statements about the kit's own game.

import { kit } from '@wayfare/kit/testing'
import { expect, test } from 'vitest'
import { checkAvailability } from './check-availability.ts'

const tables = Array.from({ length: 6 }, () => ({ players: 2, rounds: 6 }))
const check = (availability: Parameters<typeof checkAvailability>[1]['availability']) =>
  checkAvailability(kit, { availability, seed: 'later', tables })

test('what is true holds, and is counted by rule', () => {
  expect(check({ 'KIT-TURN-01': 'turn' }).get('KIT-TURN-01')).toBeGreaterThan(5)
})

test('what was never to be possible and is offered again is caught', () => {
  expect(() => check({ 'KIT-TURN-02': 'never' })).toThrow(/refused by KIT-TURN-02, and is possible again/)
})

test('what was to be possible in the next turn and is still refused is caught', () => {
  expect(() => check({ 'KIT-ASIDE-03': 'turn' })).toThrow(/refused by KIT-ASIDE-03, and is still refused/)
})

test('what was to be possible in the next round and is still refused is caught', () => {
  expect(() => check({ 'KIT-ASIDE-03': { then: 'again' } })).toThrow(/KIT-ASIDE-03, and is still refused in round/)
})
