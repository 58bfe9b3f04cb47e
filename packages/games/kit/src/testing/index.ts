// The kit's game with everything that tests need: positions, invariants and parts.

import { ids } from '@wayfare/kernel'
import type { TestedGame } from '@wayfare/testkit'
import { CARDS, TILE_IDS } from '../cards.ts'
import { kit as played } from '../game.ts'
import type { KitState } from '../state.ts'
import type { KitView } from '../view.ts'
import { positions } from './positions.ts'

export const kit: TestedGame<KitState, KitView> = {
  ...played,
  invariants,
  parts: [...CARDS, ...TILE_IDS, 'favour', 'sell gem'],
  uses: (move) => {
    const words = move.split(' ')
    return words[0] === 'play' || words[0] === 'buy' ? [words[1] as string] : [move]
  },
  positions,
}
export { kit as game }

function invariants(s: KitState): string[] {
  const wrong: string[] = []
  for (const [seat, { coin, gem, point }] of s.sellers.entries()) {
    if (coin < 0 || gem < 0 || point < 0) wrong.push(`seat ${seat} holds ${coin} coins, ${gem} gems, ${point} points`)
  }
  const there = Object.keys(s.core.piles).flatMap((name) => ids(s, name))
  const expected = [...CARDS, ...TILE_IDS]
  if (there.slice().sort().join() !== expected.slice().sort().join()) wrong.push('cards or tiles were lost or doubled')
  return wrong
}
