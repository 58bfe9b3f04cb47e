import { defineGame, type Game, ids } from '@wayfare/kernel'
import { CARDS, KINDS, TILE_IDS, TILES } from './cards.ts'
import { judge, words } from './judge.ts'
import { kitPositions } from './positions.ts'
import { purse } from './purse.ts'
import { aside, rules } from './rules.ts'
import { scores } from './score.ts'
import { choices, setup } from './setup.ts'
import { clone, type KitState } from './state.ts'
import { type KitView, view } from './view.ts'

/** Small, but with all that is hard: hidden hands, secret choices, lanes, payments, interrupts, a look for one seat. */
export const kit: Game<KitState, KitView> = defineGame(
  {
    id: 'kit',
    version: 2,
    players: [2, 4],
    choices,
    rules,
    purse,
    setup,
    clone,
    aside,
    judge,
    words,
    view,
    scores,
    invariants,
    parts: [...CARDS, ...TILE_IDS, 'favour', 'sell gem'],
    uses: (move) => {
      const words = move.split(' ')
      return words[0] === 'play' || words[0] === 'buy' ? [words[1] as string] : [move]
    },
    positions: kitPositions(() => kit),
  },
  KINDS,
  TILES,
)

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
