// The whole game: random play keeps every promise, and states stay small.

import { engineOf, stream } from '@wayfare/kernel'
import { checkGame, chooseAtRandom } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import ledger from '../ledger.json' with { type: 'json' }
import { arnak } from './game.ts'

const RULES = Object.keys(ledger.rules)
const TABLES = [
  ...[1, 2, 3, 4].map((players) => ({ players, temple: 'bird' })),
  ...[1, 2, 3, 4].map((players) => ({ players, temple: 'snake' })),
]

test.each(TABLES)('random games of $players on the $temple side keep every promise', (table) => {
  const report = checkGame(arnak, {
    games: 19,
    seed: `arnak ${table.players} ${table.temple}`,
    ledger: RULES,
    table,
    every: 60,
  })
  expect(report.failures).toEqual([])
  expect(report.games).toBe(19)
})

test('a state is at most 16 kB of JSON, without the world that is kept while all choose at once', () => {
  const engine = engineOf(arnak)
  for (const players of [1, 2, 3, 4]) {
    const s = engine.start(engine.table({ players, temple: 'snake' }), `size ${players}`)
    const dice = stream(`size ${players}`)
    while (!engine.isOver(s)) {
      const { seat, option } = chooseAtRandom(engine, s, dice)
      engine.apply(s, seat, option, null)
      // While all choose at once, the world before it is kept, too.
      const { before, ...lanes } = s.core.lanes ?? { before: null }
      const one = before ? { ...s, core: { ...s.core, lanes } } : s
      expect(JSON.stringify(one).length).toBeLessThan(16_000)
    }
  }
})
