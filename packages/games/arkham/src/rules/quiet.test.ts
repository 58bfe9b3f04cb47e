// Reasons are put together only for somebody who listens: bots list options often, and reasons are many. Counted, not timed.

import { type Asking, type Json, question } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arkham } from '../testing/index.ts'
import { turnAt } from '../testing/turn-at.ts'
import { rules } from './index.ts'

const route = (segments: readonly string[]): Json => ({
  table: { players: 1, ancient: 'dagon' },
  phase: 'route',
  round: 10,
  boards: [{ segments: [...segments] }],
})
const own: Json = {
  table: { players: 3, ancient: 'dagon' },
  phase: 'own',
  round: 1,
  dice: { 'die-1': 4 },
  taken: ['die-1', 'die-2', 'die-5'],
}

/** How often a question offers and refuses something. */
function counted(position: Json, moves: readonly string[], listening: boolean) {
  const { state } = table(arkham, position).play(...moves)
  const { op, arg } = question(state, 0) ?? { op: 'nothing', arg: null }
  const count = { offers: 0, refusals: 0 }
  const asking: Asking = {
    listening,
    can: () => true,
    no: () => false,
    funds: () => {
      throw new Error('nothing is paid for here')
    },
    offer: () => {
      count.offers += 1
      return true
    },
    refuse: () => {
      count.refusals += 1
    },
  }
  ;(rules as Record<string, { ask?: (...args: unknown[]) => void }>)[op]?.ask?.(state, 0, arg, asking)
  return count
}

test.each<[question: string, position: Json, moves: readonly string[], quiet: number]>([
  ['which quarter is chosen', turnAt('q35'), [], 0],
  ['what is drawn', turnAt('q35'), ['choose q35'], 1],
  ['what is drawn after the way', turnAt('q35'), ['choose q35', 'way c r-c24-c34'], 0],
  ['where a route starts', route(['r-c20-c30']), [], 0],
  ['where a route goes', route(['r-c20-c30']), ['start c20'], 1],
  ['where a route ends', route(['r-c20-c30']), ['start c20', 'go r-c20-c30'], 0],
  ['which dice are the own', own, [], 0],
])('while nobody listens, the question %s gives no reasons', (_, position, moves, quiet) => {
  const listed = counted(position, moves, false)
  const explained = counted(position, moves, true)
  expect(listed.refusals).toBeLessThanOrEqual(quiet)
  expect(explained.refusals).toBeGreaterThan(quiet)
  expect(listed.offers).toBeLessThanOrEqual(explained.offers)
  expect(listed.offers).toBeGreaterThan(0)
})
