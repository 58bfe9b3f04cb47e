// The whole game: random play keeps every promise, stored games end as they did, and states and logs stay small.

import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { engineOf, logOf, stream, writeLog } from '@wayfare/kernel'
import { checkGame, chooseAtRandom, replayFolder, rulesLoader } from '@wayfare/testkit'
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
    games: 10,
    seed: `arnak ${table.players} ${table.temple}`,
    ledger: RULES,
    table,
    every: 60,
  })
  expect(report.failures).toEqual([])
  expect(report.games).toBe(10)
})

const folder = fileURLToPath(new URL('..', import.meta.url))
const replays = replayFolder(`${folder}replays`, rulesLoader(arnak, folder))

test('golden replays of one to four players on both sides end in their hash', async () => {
  const files = (await replays).map(({ file }) => file)
  expect(files).toEqual(
    ['bird', 'snake'].flatMap((temple) => [1, 2, 3, 4].map((players) => `v1-${temple}-${players}p.log`)),
  )
  expect((await replays).every(({ match }) => match.engine.isOver(match.state))).toBe(true)
})

test('the log of four greedy players is at most 30 kB, and 8 kB gzipped', async () => {
  for (const { file, match } of await replays) {
    if (!file.includes('4p')) continue
    const text = writeLog(logOf(match))
    expect(text.length).toBeLessThan(30_000)
    expect(gzipSync(text).length).toBeLessThan(8_000)
  }
})

test('a state is at most 16 kB of JSON', () => {
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
