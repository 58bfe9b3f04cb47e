// Tests that refusals are not prepared while options are listed: nobody wants them then, and bots list options often.

import { type Asking, type Id, type Json, question } from '@wayfare/kernel'
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

/** Returns the lists of touched things that a question creates for its refusals. */
function refusedLists(position: Json, moves: readonly string[]): (readonly Id[])[] {
  const { state } = table(arkham, position).play(...moves)
  const { op, arg } = question(state, 0) ?? { op: 'nothing', arg: null }
  const lists: (readonly Id[])[] = []
  const refuse = (on: readonly Id[] = []) => {
    lists.push(on)
    return false as const
  }
  const asking: Asking = {
    listening: false,
    can: () => true,
    no: () => false,
    unless: (against) => against === undefined,
    against: () => undefined,
    hasAside: () => false,
    funds: () => {
      throw new Error('nothing is paid for here')
    },
    offer: () => true,
    offerUnless: (against, _move, _then, on) => against === undefined || refuse(on),
    refuse: (_move, _rule, _params, on) => void refuse(on),
    refuseAll(refused) {
      for (const { on } of refused) refuse(on)
    },
  }
  ;(rules as Record<string, { ask?: (...args: unknown[]) => void }>)[op]?.ask?.(state, 0, arg, asking)
  return lists.filter((list) => list.length > 0)
}

test.each<[question: string, position: Json, moves: readonly string[]]>([
  ['which quarter is chosen', turnAt('q35'), []],
  ['what is drawn', turnAt('q35'), ['choose q35']],
  ['what is drawn after the way', turnAt('q35'), ['choose q35', 'way c r-c24-c34']],
  ['where a route starts', route(['r-c20-c30']), []],
  ['where a route goes', route(['r-c20-c30']), ['start c20']],
  ['where a route ends', route(['r-c20-c30']), ['start c20', 'go r-c20-c30']],
])('the question %s makes no new lists for what it refuses', (_, position, moves) => {
  const first = refusedLists(position, moves)
  const again = refusedLists(position, moves)
  expect(first.length).toBeGreaterThan(1)
  expect(first.every((list, i) => list === again[i])).toBe(true)
})
