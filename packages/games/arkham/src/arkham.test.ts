// Tests the whole game: random play must keep every promise, and stored games must end as they did.

import { fileURLToPath } from 'node:url'
import { checkGame, replayFolder, rulesLoader } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import ledger from '../ledger.json' with { type: 'json' }
import { arkham } from './testing/index.ts'

const RULES = Object.keys(ledger.rules)
/** More games are played with SOAK=1 and by `wayfare check`. */
const GAMES = process.env.SOAK ? 36 : 3

test.each([1, 2, 3, 4])(
  'random games of %i keep every promise, under all Ancients and effects',
  { tags: ['slow'] },
  (players) => {
    const report = checkGame(arkham, {
      games: GAMES,
      seed: `arkham ${players}`,
      ledger: RULES,
      table: { players },
      every: 40,
    })
    expect(report.failures).toEqual([])
    expect(report.games).toBe(GAMES)
  },
)

test('golden replays of one to four players end in their hash', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const replays = await replayFolder(`${folder}replays`, rulesLoader(arkham, folder))
  expect(replays.map(({ file }) => file)).toEqual(['v1-1p.log', 'v1-2p.log', 'v1-3p.log', 'v1-4p.log'])
  expect(replays.every(({ match }) => match.engine.isOver(match.state))).toBe(true)
})
