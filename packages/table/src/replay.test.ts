import { parseLog, replay } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { Replay } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { logText, practiceOrigin, replayAt } from './replay.ts'
import { answerAtOnce, viewAfter } from './rerun.ts'
import { matchOf, type Table, turn } from './table.ts'
import { begunTable } from './testing/started-table.ts'

const engine = await engineBy('kit')
const DAY = { day: '2030-01-01' }
const begun = (more: Parameters<typeof begunTable>[3] = {}) =>
  begunTable(engine, engine.table({ players: 2, rounds: 2 }), 'replay', more)

function playOut(table: Table): Table {
  for (let i = 0; table.status === 'running'; i++) {
    const seat = turn(table)[0] as number
    const options = engine.options(matchOf(table).state, seat)
    fold(table, { k: 'moved', seat, texts: [options[i % options.length]?.move as string] }, table.at)
  }
  return table
}

test('a finished log replays to its hash and keeps its word', () => {
  const table = playOut(begun())
  const log = parseLog(logText(table, 'spectator', DAY))
  expect(engine.hash(replay(engine, log).state)).toBe(log.hash)
  expect(log.chance).toMatchObject({ commitment: table.made.commitment, secret: table.secret })
})

test('a running log has no secret, and of a hidden move only whose it was', () => {
  const table = begun()
  for (const seat of [0, 1]) {
    const dropMove = engine.options(matchOf(table).state, seat)[0]?.move as string
    fold(table, { k: 'moved', seat, texts: [dropMove, 'trust'] }, table.at)
  }
  const lines = (eyes: 0 | 1 | 'spectator') => logText(table, eyes, DAY).trim().split('\n').slice(4)
  expect(lines(0)[0]).toMatch(/^0 drop /)
  expect(lines('spectator')).toEqual(['0 ?', '0 trust', '1 ?', '1 trust'])
  for (const eyes of [0, 1, 'spectator'] as const) expect(logText(table, eyes, DAY)).not.toContain(table.secret)
})

test('a daily deal is secret until its day is over', () => {
  const table = playOut(begun({ daily: '2030-01-01' }))
  expect(logText(table, 0, DAY)).not.toContain(table.secret)
  expect(logText(table, 0, { day: '2030-01-02' })).toContain(table.secret)
  expect(() => practiceOrigin(table, 1, [0], DAY, 'dealt')).toThrow('when its day is over')
})

test('every move of a replay shows the table as it was', () => {
  const table = playOut(begun())
  const { rows } = matchOf(table)
  const start = replayAt(table, 0, 0)
  expect(start).toMatchObject({ at: 0, rows: rows.length, told: [] })
  const end = replayAt(table, 10_000, 1)
  expect(end.at).toBe(rows.length)
  const seen = answerAtOnce(engine, viewAfter(table, 10_000, 1)) as Pick<Replay, 'view' | 'turn'>
  expect(JSON.stringify(seen.view)).toBe(JSON.stringify(engine.view(matchOf(table).state, 1)))
  expect(seen.turn).toEqual([])
})

test('practice of a finished game begins at any of its rows, of a running one in a world dealt for the one who asks', () => {
  const running = begun()
  expect(() => practiceOrigin(running, 0, [1], DAY, 'dealt')).toThrow('if all agree to hints')
  running.coach = true
  const origin = practiceOrigin(running, 0, [1], DAY, 'dealt')
  if (!('world' in origin)) throw new Error('this is the truth')
  const world = origin.world as unknown as Parameters<typeof engine.view>[0]
  expect(JSON.stringify(engine.view(world, 1))).toBe(JSON.stringify(engine.view(matchOf(running).state, 1)))
  expect(() => practiceOrigin(running, 0, [], DAY, 'dealt')).toThrow('by those who play it')
  const over = playOut(begun())
  expect(practiceOrigin(over, 5, [], DAY, 'dealt')).toMatchObject({ at: 5, rows: matchOf(over).rows.slice(0, 5) })
})
