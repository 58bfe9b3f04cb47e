// @module-tag slow
import { readFileSync } from 'node:fs'
import { arkham } from '@wayfare/arkham'
import { playMatch, random } from '@wayfare/bots'
import { darwin } from '@wayfare/darwin'
import {
  begin,
  type Engine,
  engineOf,
  type Game,
  type Log,
  logOf,
  type Match,
  parseLog,
  play,
  rewind,
  undo,
} from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { finishedGame } from './finished-game.ts'

const engine: Engine = engineOf(arkham as unknown as Game)

function finishedMatch(players: number, seed: string, before: (match: Match) => void = () => {}): Match {
  const match = begin(engine, { players }, seed)
  before(match)
  playMatch(match, Array(match.table.players).fill(random))
  return match
}

const playSome = (match: Match, moves: number) => {
  for (let i = 0; i < moves; i++) {
    const seat = engine.deciders(match.state)[0] as number
    const options = engine.options(match.state, seat)
    play(match, seat, options[i % options.length]?.move as string)
  }
}

/** The state after the first rows of a log, computed without shortcuts. */
function stateAfter(log: Log, rows: number) {
  const match = begin(engine, log.table, (log.chance as { seed: string }).seed)
  for (const row of log.rows.slice(0, rows)) {
    if (row.kind === 'move') play(match, row.seat, row.move)
    else if (row.kind === 'undo') undo(match, row.seat)
    else rewind(match, row.to)
  }
  return match.state
}

test('after every step each viewer sees what they saw then', () => {
  const log = logOf(finishedMatch(2, 'steps'))
  const game = finishedGame(engine, log)
  expect(game).toMatchObject({ steps: log.rows.length, broken: null })
  for (let step = 0; step <= game.steps; step += 7) {
    const state = stateAfter(log, step)
    for (const eyes of [0, 1, 'spectator'] as const)
      expect(game.pictureAt(step, eyes)).toMatchObject({ view: engine.view(state, eyes), turn: engine.deciders(state) })
    expect(game.scores[step]).toEqual(engine.scores(state, 'all'))
  }
  expect(game.pictureAt(game.steps, 0)).toMatchObject({
    over: true,
    scores: engine.scores(stateAfter(log, 9999), 'all'),
  })
})

test('an opponent without a seat has its points after every step too', () => {
  const alone = engineOf(darwin as unknown as Game) as Engine
  const match = begin(alone, { players: 1 }, 'alone')
  playMatch(match, [random])
  const game = finishedGame(alone, logOf(match))
  const totals = Array.from({ length: game.steps + 1 }, (_, step) => {
    const { alfred } = game.pictureAt(step, 0).view as { alfred: { total: number } }
    return alfred.total
  })
  expect(game.scores.map((scores) => scores.map(({ seat }) => seat))).toEqual(totals.map(() => [0, 1]))
  expect(game.scores.map((scores) => scores[1]?.total)).toEqual(totals)
  expect(totals.at(-1)).toBeGreaterThan(totals[0] as number)
})

test('an undone move is no step, and each step still names its row in the log', () => {
  const match = finishedMatch(2, 'taken back', (fresh) => {
    for (let tries = 0; tries < 30; tries++) {
      playSome(fresh, 1)
      for (const seat of [0, 1]) if (tries % 3 === 0) undo(fresh, seat)
    }
  })
  const log = logOf(match)
  const undone = log.rows.filter(({ kind }) => kind === 'undo').length
  expect(undone).toBeGreaterThan(0)
  const game = finishedGame(engine, log)
  expect(game.steps).toBe(log.rows.length - 2 * undone)
  expect(game.rows).toHaveLength(game.steps + 1)
  expect(game.rows.at(-1)).toBe(log.rows.length)
  for (const [step, mover] of game.movers.entries()) {
    if (step + 1 < game.steps)
      expect(log.rows[(game.rows[step + 1] as number) - 1]).toMatchObject({ kind: 'move', seat: mover })
  }
  expect(game.pictureAt(game.steps, 0).view).toEqual(engine.view(match.state, 0))
})

test('after all lanes were undone, chance falls as it did in the game', () => {
  const match = finishedMatch(2, 'rewound', (fresh) => {
    playSome(fresh, 20)
    rewind(fresh, 8)
  })
  const game = finishedGame(engine, logOf(match))
  expect(game.broken).toBeNull()
  expect(game.pictureAt(21, 0).view).toEqual(engine.view(stateAfter(logOf(match), 21), 0))
  expect(game.pictureAt(game.steps, 1).view).toEqual(engine.view(match.state, 1))
})

test('each viewer is told their own steps; for the viewer “mover” every step has an event', () => {
  const game = finishedGame(engine, logOf(finishedMatch(3, 'told')))
  const own = game.told(0)
  const every = game.told('mover')
  expect(every.steps).toEqual(Array.from({ length: game.steps }, (_, i) => i + 1))
  expect(every.told.every(({ facts }) => facts.length > 0)).toBe(true)
  expect(own.steps.length).toBe(own.told.length)
  expect(own.steps.length).toBeLessThan(every.steps.length)
  for (const [i, step] of own.steps.entries()) expect(own.told[i]?.seat).toBe(game.movers[step - 1])
})

test('a row that the rules refuse ends the replay there and is named', () => {
  const log = logOf(finishedMatch(2, 'broken'))
  const rows = log.rows.map((row, i) => (i === 40 && row.kind === 'move' ? { ...row, move: 'choose 9;9' } : row))
  const game = finishedGame(engine, { ...log, rows })
  expect(game.steps).toBe(40)
  expect(game.broken).toMatch(/^41: /)
  expect(game.pictureAt(1000, 0).over).toBe(false)
})

test('the course of a game that counts points only at its end rises before it, and ends in its scores', () => {
  const stored = new URL('../../../../games/arkham/replays/v1-2p.log', import.meta.url)
  const game = finishedGame(engine, parseLog(readFileSync(stored, 'utf8')))
  const course = game.course()
  expect(course).toHaveLength(game.steps + 1)
  expect(course.at(-1)).toEqual(game.scores.at(-1))
  const named = game.scores.findIndex((at) => at.some(({ total }) => total > 0))
  for (const seat of [0, 1]) {
    const totals = course.map((at) => at[seat]?.total ?? 0)
    expect(totals[0]).toBe(0)
    expect(new Set(totals.slice(0, named)).size).toBeGreaterThan(5)
  }
})

test('if points count at once, the curve is the score', () => {
  const rules = engineOf(darwin as unknown as Game) as Engine
  const game = finishedGame(rules, logOf(begin(rules, { players: 2 }, 'course')))
  expect(game.course()).toBe(game.scores)
})
