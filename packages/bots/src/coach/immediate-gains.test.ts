import { readFileSync } from 'node:fs'
import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Log, parseLog } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { broughtBy, turnsOf } from './index.ts'

const read = (game: string, name: string): Log =>
  parseLog(readFileSync(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url), 'utf8'))
const GAMES = [
  ['Arnak', engineOf(arnak) as Engine, read('arnak', 'v1-bird-2p')],
  ['Darwin', engineOf(darwin) as Engine, read('darwin', 'v1-2p')],
  ['Arkham', engineOf(arkham) as Engine, read('arkham', 'v1-2p')],
] as const
const [ASKS, MOVES] = [0, 1]

test.each(GAMES)('%s: what moves bring is the same for all who cannot tell the worlds apart', (_, engine, log) => {
  const turns = turnsOf(engine, log, MOVES).filter(({ s }) => engine.lanes(s) === null)
  let points = 0
  for (const { s, made } of turns.filter((_, i) => i % Math.ceil(turns.length / 6) === 0)) {
    const results = [s, engine.redeal(s, ASKS, 'one')].map((world) =>
      broughtBy(engine, world, ASKS, { seat: MOVES, moves: made }, 'same'),
    )
    expect(results[0]).toEqual(results[1])
    points += results[0]?.length ?? 0
  }
  // In Arkham points are only scored by the final route.
  expect(points > 0).toBe(log.game !== 'arkham')
})

test('of moves that cannot be made there is nothing to say', () => {
  const [, engine, log] = GAMES[0]
  const [turn] = turnsOf(engine, log, MOVES)
  expect(turn && broughtBy(engine, turn.s, ASKS, { seat: MOVES, moves: ['fly'] }, 'none')).toBeNull()
})
