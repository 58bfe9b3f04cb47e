import { kit } from '@wayfare/kit'
import ledger from '@wayfare/kit/ledger.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { checkGame } from './check-game.ts'

test('a run that looks for unused parts plays every second game towards what looks good', () => {
  const looked: number[] = []
  const evaluate = (_: unknown, seat: number): number => {
    looked.push(seat)
    return seat
  }
  const run = { games: 2, seed: 'eager', ledger: Object.keys(ledger.rules), enough: (games: number) => games === 2 }
  expect(checkGame({ ...kit, evaluate }, run).failures).toEqual([])
  expect(looked).toEqual([])
  expect(checkGame({ ...kit, evaluate }, { ...run, exhaust: true }).failures).toEqual([])
  expect(looked.length).toBeGreaterThan(0)
  // A game that cannot tell takes the first option.
  expect(checkGame(kit, { ...run, exhaust: true }).failures).toEqual([])
})
