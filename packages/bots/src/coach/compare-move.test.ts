import { readFileSync } from 'node:fs'
import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Log, type Option, parseLog, type State } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { drain } from '../generators.ts'
import { type Effort, random } from '../index.ts'
import { type CoachedTurn, type Coaching, type Compared, compared, turnsOf } from './index.ts'
import { worldOf } from './playouts.ts'

const EFFORT: Effort = {
  horizon: 'turn',
  nodes: 120,
  worlds: 1,
  candidates: 8,
  width: 6,
  later: 1,
  lines: 1,
  slips: 0,
}
const coaching: Coaching = { effort: EFFORT, player: random, worlds: 4 }
const [ASKS, MOVES] = [0, 1]

const read = (game: string, name: string): Log =>
  parseLog(readFileSync(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url), 'utf8'))
const GAMES = [
  ['Arnak', engineOf(arnak) as Engine, read('arnak', 'v1-bird-2p')],
  ['Darwin', engineOf(darwin) as Engine, read('darwin', 'v1-2p')],
  ['Arkham', engineOf(arkham) as Engine, read('arkham', 'v1-2p')],
] as const

const SAMPLE = 4
/** Turns of one seat, from all parts of the game, that begin where nobody acts at the same time. */
function turns(engine: Engine, log: Log): CoachedTurn<State>[] {
  const all = turnsOf(engine, log, MOVES).filter(({ s }) => engine.lanes(s) === null)
  return all.filter((_, i) => i % Math.ceil(all.length / SAMPLE) === 0)
}

test.each(GAMES)(
  '%s: what is compared is the same in every world that whoever asks cannot tell apart',
  (_, engine, log) => {
    for (const { s, made } of turns(engine, log)) {
      const said = [s, engine.redeal(s, ASKS, 'one'), engine.redeal(s, ASKS, 'two')].map((world) =>
        JSON.stringify(drain(compared(engine, world, ASKS, { seat: MOVES, moves: made }, 'same', coaching))),
      )
      expect(new Set(said).size).toBe(1)
    }
  },
)

test.each(GAMES)(
  '%s: the move comes first, and all of it can be begun in the worlds that are named',
  (_, engine, log) => {
    let others = 0
    for (const { s, made } of turns(engine, log)) {
      const { courses, worlds } = drain(compared(engine, s, ASKS, { seat: MOVES, moves: made }, 'begin', coaching))
      expect(worlds.length).toBeGreaterThan(0)
      expect(made.slice(0, courses[0]?.moves.length)).toEqual(courses[0]?.moves)
      expect(new Set(courses.map(({ main }) => main)).size).toBe(courses.length)
      others += courses.length - 1
      for (const number of worlds)
        for (const { moves } of courses) {
          const world = worldOf(engine, s, ASKS, 'begin', number)
          for (const move of moves) engine.take(world, MOVES, move)
        }
    }
    expect(others).toBeGreaterThan(0)
  },
)

test('of what nobody could have done nothing is said', () => {
  const [, engine, log] = GAMES[0]
  const { s } = turns(engine, log)[0] as CoachedTurn<State>
  const nothing: Compared = { courses: [], worlds: [] }
  expect(drain(compared(engine, s, ASKS, { seat: MOVES, moves: ['fly home'] }, 'none', coaching))).toEqual(nothing)
})

test('a turn that begins with the only possible move is compared by the first choice behind it', () => {
  const game = engineOf(arkham) as Engine
  const s = game.start(game.table({ players: 1 }), 'forced')
  // Equal dice name a single quarter.
  while (game.question(s, 0)?.op !== 'choose-quarter' || game.options(s, 0).length > 1)
    game.take(s, 0, (game.options(s, 0)[0] as Option).move)
  const [forced] = game.options(s, 0) as [Option]
  const after = game.clone(s)
  game.take(after, 0, forced.move)
  const way = (game.options(after, 0)[0] as Option).move
  const { courses } = drain(compared(game, s, 0, { seat: 0, moves: [forced.move, way] }, 'forced', coaching))
  expect(courses.length).toBeGreaterThan(1)
  for (const { moves, main } of courses) {
    expect(moves[0]).toBe(forced.move)
    expect(main).not.toBe(forced.move)
  }
})
