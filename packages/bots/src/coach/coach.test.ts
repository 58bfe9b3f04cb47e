import { readFileSync } from 'node:fs'
import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import {
  type Engine,
  engineOf,
  type Log,
  logOf,
  parseLog,
  play,
  type Row,
  replay,
  type Seat,
  type State,
} from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { drain } from '../generators.ts'
import { type Bot, type Effort, planner, random } from '../index.ts'
import {
  type CoachedTurn,
  type Coaching,
  chances,
  firstLook,
  glance,
  hint,
  review,
  reviewOf,
  seatsOf,
  secondLook,
  turnsOf,
  worthWeighing,
} from './index.ts'
import { playOut } from './playouts.ts'
import { findLines, findThreeLines, subjectOfMove } from './suggested-lines.ts'

const read = (game: string, name: string): Log =>
  parseLog(readFileSync(new URL(`../../../games/${game}/replays/${name}.log`, import.meta.url), 'utf8'))

const engine = engineOf(arnak) as Engine
const log = read('arnak', 'v1-bird-2p')

/** A small search, so that the test is fast. */
const MOMENT: Effort = {
  horizon: 'turn',
  nodes: 120,
  worlds: 1,
  candidates: 8,
  width: 6,
  later: 1,
  lines: 1,
  slips: 0,
}
const coaching: Coaching = {
  effort: MOMENT,
  player: planner('moment', { ...MOMENT, horizon: 'move', nodes: 20, candidates: 4 }),
  worlds: 2,
}

/** Returns the first position after this many rows at which a seat chooses what to do in its turn. */
function position(rows: number): { readonly s: State; readonly seat: Seat } {
  for (let at = rows; ; at++) {
    const { state: s } = replay(engine, log, at)
    const seat = engine.deciders(s)[0] as Seat
    if (engine.question(s, seat)?.op === 'turn' && engine.options(s, seat).length > 6) return { s, seat }
  }
}
const late = position(170)

test('a hint is the same in every world that the seat cannot tell apart, byte by byte', () => {
  const { s, seat } = late
  const worlds = [s, engine.redeal(s, seat, 'one'), engine.redeal(s, seat, 'two')]
  expect(new Set(worlds.map((world) => engine.hash(world))).size).toBe(3)
  const hints = worlds.map((world) => JSON.stringify(drain(hint(engine, world, seat, 'same', coaching))))
  expect(new Set(hints).size).toBe(1)
  expect(JSON.stringify(drain(hint(engine, s, seat, 'another', coaching)))).not.toBe(hints[0])
})

test('a hint has up to three ways that are about different things, the best first, each to be played as it stands', () => {
  const { s, seat } = late
  const { ways, worlds, done } = drain(hint(engine, s, seat, 'ways', coaching))
  expect([worlds, done]).toEqual([2, 1])
  expect(ways.length).toBeGreaterThan(1)
  expect(ways.length).toBeLessThanOrEqual(3)
  const about = ways.map(({ moves }) => {
    const world = engine.clone(s)
    const free = moves.filter((move) => {
      const aside = engine.options(world, seat).find((option) => option.move === move)?.aside
      engine.take(world, seat, move)
      return !aside
    })
    return free[0]
  })
  expect(new Set(about).size).toBe(ways.length)
  expect(new Set(ways.map(({ main }) => main)).size).toBe(ways.length)
  for (const [i, { points, range, behind, moves, main, why }] of ways.entries()) {
    expect(moves).toContain(main)
    const gained = why.reduce((sum, { by }) => sum + by.value, 0)
    expect(gained).toBeCloseTo(points.value - (ways[i === 0 ? 1 : 0]?.points.value as number))
    expect(range.low).toBeLessThanOrEqual(points.value)
    expect(range.high).toBeGreaterThanOrEqual(points.value)
    expect(behind?.value).toEqual(i === 0 ? undefined : (ways[0]?.points.value as number) - points.value)
  }
})

test('where the plan sees one thing to do and there are more, three ways are found all the same, and the best stays', () => {
  const narrow = { ...MOMENT, candidates: 2 }
  const found = [0, 30, 60, 90, 120, 150].map((rows) => {
    const { s, seat } = position(rows)
    const planned = drain(findLines(engine, s, seat, 'three', narrow))
    const ways = drain(findThreeLines(engine, s, seat, 'three', narrow))
    expect(ways[0]).toEqual(planned[0])
    expect(ways).toHaveLength(3)
    expect(new Set(ways.map(({ main, on }) => subjectOfMove({ move: main, on }))).size).toBe(3)
    return planned.length
  })
  expect(Math.min(...found)).toBe(1)
})

test('a hint can be left at any step: before two worlds it is too early to say, then there is always one', () => {
  const { s, seat } = late
  const thinking = hint(engine, s, seat, 'leave', { ...coaching, worlds: 3 })
  let [done, early] = [0, true]
  for (const thought of thinking) {
    expect(thought.done).toBeGreaterThanOrEqual(done)
    done = thought.done
    if (early && thought.ways.length > 0) early = false
    expect(thought.ways.length > 0).toBe(!early)
    if (!early) break
  }
  expect(early).toBe(false)
  expect(done).toBeLessThan(1)
})

test('a way beside itself: the same worlds and the same chance give the same games', () => {
  const { s, seat } = late
  const move = engine.options(s, seat)[0]?.move as string
  const twice = [1, 2].map(() => ({ seat, moves: [move] }))
  const { endings } = drain(playOut(engine, s, seat, 'twice', twice, coaching))
  expect(endings[0]).toHaveLength(2)
  expect(endings[1]).toEqual(endings[0])
})

test('a seat that is known to play otherwise is played so, and nobody else', () => {
  const { s, seat } = late
  const modelled = new Set<Seat>()
  const noted: Bot = {
    ...random,
    choose: (by, at, who, luck) => {
      modelled.add(who)
      return random.choose(by, at, who, luck)
    },
  }
  const seats = [0, 1].map((one) => (one === seat ? undefined : noted))
  drain(playOut(engine, s, seat, 'known', [{ seat, moves: [] }], { ...coaching, seats }))
  expect([...modelled]).toEqual([1 - seat])
  expect(seatsOf(['nils', null, 'ines', 'greedy']).map((bot) => bot?.name)).toEqual([
    'nils',
    undefined,
    undefined,
    undefined,
  ])
})

test('who has nothing to decide is given no hint', () => {
  const { s, seat } = late
  expect(() => hint(engine, s, 1 - seat, 'none', coaching).next()).toThrow(`seat ${1 - seat} has nothing to decide`)
})

test('where the game says how a choice is walked, or there is none, there is one way', () => {
  const arkhamLog = read('arkham', 'v1-1p')
  const route = arkhamLog.rows.findIndex((row) => row.kind === 'move' && row.move.startsWith('start '))
  const { state } = replay(engineOf(arkham), arkhamLog, route)
  const { ways } = drain(hint(engineOf(arkham), state, 0, 'route', coaching))
  expect(ways).toHaveLength(1)
  expect(ways[0]?.moves[0]).toMatch(/^start /)
})

test('chances are what a spectator knows: the same whatever is in the hands, and together they are one', () => {
  const { s } = late
  const there = engine.redeal(s, 'spectator', 'elsewhere')
  expect(engine.hash(there)).not.toBe(engine.hash(s))
  const here = drain(chances(engine, s, 'spectator', 'watch', coaching))
  expect(JSON.stringify(drain(chances(engine, there, 'spectator', 'watch', coaching)))).toBe(JSON.stringify(here))
  expect(here.seats).toHaveLength(2)
  expect((here.seats[0]?.chance.value as number) + (here.seats[1]?.chance.value as number)).toBeCloseTo(1)
})

test('when the game is over, chances are how it ended', () => {
  const { state } = replay(engine, log)
  const totals = engine.scores(state, 'all').map(({ total }) => total)
  const { seats } = drain(chances(engine, state, 'spectator', 'over', coaching))
  expect(seats.map(({ points }) => points)).toEqual(totals.map((value) => ({ value, low: value, high: value })))
})

const FIRST: readonly Row[] = log.rows.slice(0, 7)

test.each<[string, Row[], number]>([
  ['as they were made', [...FIRST], 0],
  ['taken back', [FIRST[0] as Row, { kind: 'undo', seat: 1 }, ...FIRST], 2],
  ['gone back behind', [...FIRST, { kind: 'rewind', to: 0 }, ...FIRST], 8],
])('the turns of a log begin at the rows that stand: moves %s', (_, rows, row) => {
  const [turn] = turnsOf(engine, { ...log, rows }, 1)
  expect(turn).toMatchObject({ row, made: expect.arrayContaining(['buy bow-and-arrows', 'pay coin+coin']) })
  expect(turn?.made[0]).toBe('buy bow-and-arrows')
})

/** Returns the rows before the first payment that a player entered source by source, and that payment. */
function paidOtherwise(stored: Log): { readonly rows: Row[]; readonly seat: Seat; readonly move: string } {
  for (const [at, row] of stored.rows.entries()) {
    const { state } = replay(engine, stored, at)
    if (row.kind !== 'move' || !row.move.startsWith('pay ')) continue
    const offered = engine.options(state, row.seat)
    const proposed = offered.find(({ then }) => then.op === 'spend')?.on ?? []
    for (const { on, move: part } of offered) {
      if (!part.startsWith('pay ') || on.length > 1) continue
      for (const spared of proposed) {
        const uses = proposed.map((use) => (use === spared ? on[0] : use))
        const option = engine.meant(state, row.seat, offered, `pay ${uses.join('+')}`)
        if (option?.then.op !== 'spend' || offered.some(({ move }) => move === option.move)) continue
        const { move } = option
        return { rows: [...stored.rows.slice(0, at), { kind: 'move', seat: row.seat, move }], seat: row.seat, move }
      }
    }
  }
  throw new Error('everything was paid as it was offered')
}

test('a turn in which somebody paid in parts of their own choice is read and weighed like any other', () => {
  const stored = read('arnak', 'v1-snake-2p')
  const { rows, seat, move } = paidOtherwise(stored)
  const turn = turnsOf(engine, { ...stored, rows }, seat).at(-1) as CoachedTurn<State>
  expect(turn.made).toContain(move)
  const { made, ends } = drain(firstLook(engine, turn, seat, 'otherwise', { ...coaching, others: 1 }))
  expect(made).toEqual(turn.made)
  expect(ends.flat().every(Number.isFinite)).toBe(true)
})

test('a review finds the route that was given up, and the one that would have been better', () => {
  const game = engineOf(arkham)
  const stored = read('arkham', 'v1-1p')
  const route = stored.rows.findIndex((row) => row.kind === 'move' && row.move.startsWith('start '))
  const match = replay(game, stored, route + 2)
  play(match, 0, 'finish')
  while (!game.isOver(match.state)) play(match, 0, game.options(match.state, 0)[0]?.move as string)
  const played = logOf(match)

  const { decisions, costly, done } = drain(review(game, played, 0, 'review', { ...coaching, others: 2 }))
  expect(done).toBe(1)
  expect(decisions.map(({ row, made }) => [row, made])).toEqual(
    turnsOf(game, played, 0).map(({ row, made }) => [row, made]),
  )
  expect(costly.length).toBeLessThanOrEqual(3)
  const gains = costly.map(({ better }) => better.gain.value)
  expect(gains).toEqual(gains.slice().sort((a, b) => b - a))
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(1)
  const given = costly.find(({ row }) => row === route)
  expect(given?.made.slice(-1)).toEqual(['finish'])
  expect(given?.better.moves.length).toBeGreaterThan(5)
  expect(given?.better.gain).toMatchObject({ close: false })
})

test('decisions are looked at each for itself: in any order a review finds the same', () => {
  const game = engineOf(arkham) as Engine
  const stored = read('arkham', 'v1-1p')
  const reviewing = { effort: { ...MOMENT, nodes: 20 }, player: random, worlds: 2, others: 1 }
  const turns = turnsOf(game, stored, 0)
  const looked = turns
    .slice()
    .reverse()
    .map((turn) => drain(firstLook(game, turn, 0, 'apart', reviewing)))
    .reverse()
  const reexamined = worthWeighing(looked).map((one) =>
    drain(secondLook(game, turns.find(({ row }) => row === one.row) as CoachedTurn<State>, 0, one, 'apart', reviewing)),
  )
  const found = reviewOf(0, looked, reexamined, 1)
  expect(JSON.stringify(found)).toBe(JSON.stringify(drain(review(game, stored, 0, 'apart', reviewing))))
  for (const { ends, made, better } of found.decisions) {
    expect(better?.moves.every((move, i) => move === made[i])).not.toBe(true)
    expect(ends).toHaveLength(1)
    expect(ends[0]?.length).toBeGreaterThanOrEqual(2)
  }
  // The first results are part of the later ones.
  const [first] = turns as [CoachedTurn<State>]
  expect(drain(glance(game, first, 0, 'apart', reviewing)).ends).toEqual([looked[0]?.ends[0]?.slice(0, 2)])
})
