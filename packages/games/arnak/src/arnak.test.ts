// Tests the whole game: random play must keep every promise, and states must stay small.

import { engineOf, stream } from '@wayfare/kernel'
import { checkGame, chooseAtRandom } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import ledger from '../ledger.json' with { type: 'json' }
import { arnak } from './testing/index.ts'

const RULES = Object.keys(ledger.rules)
/** More games are played with SOAK=1 and by `wayfare check`. */
const GAMES = process.env.SOAK ? 6 : 1
const TABLES = [
  ...[1, 2, 3, 4].map((players) => ({ players, temple: 'bird' })),
  ...[1, 2, 3, 4].map((players) => ({ players, temple: 'snake' })),
]

test.each(TABLES)('random games of $players on the $temple side keep every promise', { tags: ['slow'] }, (table) => {
  const report = checkGame(arnak, {
    games: GAMES,
    seed: `arnak ${table.players} ${table.temple}`,
    ledger: RULES,
    table,
    every: 60,
  })
  expect(report.failures).toEqual([])
  expect(report.games).toBe(GAMES)
})

test.each(TABLES)('a state of $players on the $temple side is at most 16 kB of JSON', (table) => {
  const engine = engineOf(arnak)
  const s = engine.start(engine.table(table), `size ${table.players}`)
  const dice = stream(`size ${table.players}`)
  let largest = 0
  let inLanes = 0
  while (!engine.isOver(s)) {
    const { seat, option } = chooseAtRandom(engine, s, dice)
    engine.apply(s, seat, option, [])
    largest = Math.max(largest, JSON.stringify(s).length)
    if (s.core.lanes) inLanes++
  }
  expect(largest).toBeLessThan(16_000)
  // While all choose at once, the state also contains the earlier version of everything they may change.
  expect(inLanes).toBeGreaterThan(0)
})
