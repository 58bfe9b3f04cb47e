// Tests the table of availability.ts, which says when a refused move becomes possible: its rule ids must exist, and
// random games must confirm it.

import { checkAvailability } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import ledger from '../ledger.json' with { type: 'json' }
import { darwinAvailability as availability } from './availability.ts'
import { darwin } from './testing/index.ts'

/** The number of games; more are played in `npm run soak`. */
const GAMES = process.env.SOAK ? 50 : 2
const tables = Array.from({ length: GAMES }, (_, i) => ({ players: 2 + (i % 2) }))

test('every rule of which it is said exists', () => {
  expect(Object.keys(availability).filter((rule) => !Object.hasOwn(ledger.rules, rule))).toEqual([])
})

test('what is refused opens when it is said to, and what is said to be over stays closed', () => {
  const checkedCounts = checkAvailability(darwin, { availability, seed: 'darwin later', tables })
  expect([...checkedCounts.keys()]).toEqual(expect.arrayContaining(['DAR-PLACE-19', 'DAR-SEAL-06']))
})
