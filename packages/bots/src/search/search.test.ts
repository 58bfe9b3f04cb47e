import { arnak } from '@wayfare/arnak'
import { begin, type Engine, engineOf, type Match, play, type Seat, type State } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { BOTS, type Bot, type Effort, greedy, LEVELS, planner, playMatch, random } from '../index.ts'

const engine = engineOf(arnak)

/** Captain Brandt's effort, much reduced. */
const QUICK: Effort = { ...LEVELS.brandt, nodes: 300, worlds: 2, candidates: 5, width: 6, later: 2, lines: 2 }
const quick = planner('quick', QUICK)

/** Positions of a seeded game in which somebody has a choice, each with its own seed. */
function positions(players: number, count: number, visit: (match: Match, seat: Seat, seed: string) => void): void {
  const match = begin(engine as Engine, { players }, `search ${players}`)
  for (let seen = 0; seen < count && !engine.isOver(match.state as never); ) {
    const seat = match.engine.deciders(match.state)[0] as Seat
    if (match.engine.options(match.state, seat).length > 1) {
      visit(match, seat, `think ${seen}`)
      seen++
    }
    const bot = seen % 2 === 0 ? greedy : random
    for (const move of bot.choose(match.engine, match.state, seat, `play ${seen}`)) play(match, seat, move)
  }
}

/** Returns the moves of a bot that is stopped after its first step. */
function atOnce(bot: Bot, engine: Engine, s: State, seat: Seat, seed: string): readonly string[] {
  const { value } = (bot.think as NonNullable<Bot['think']>)(engine, s, seat, seed).next()
  return value.moves
}

test('the same seed and nodes give the same moves, in every world that the seat cannot tell apart', () => {
  let long = 0
  for (const players of [1, 2, 3]) {
    positions(players, 4, ({ engine, state }, seat, seed) => {
      for (const bot of [quick, BOTS.nils as Bot]) {
        const here = bot.choose(engine, state, seat, seed)
        expect(bot.choose(engine, state, seat, seed)).toEqual(here)
        expect(bot.choose(engine, engine.redeal(state, seat, `world ${seed}`), seat, seed)).toEqual(here)
        if (here.length > 1) long++
      }
    })
  }
  expect(long).toBeGreaterThan(2)
})

test('a plan can be played to its end, one move in a lane; stopped at once it is still a turn that makes sense', () => {
  let passes = 0
  positions(2, 24, ({ engine, state }, seat, seed) => {
    for (const moves of [quick.choose(engine, state, seat, seed), atOnce(quick, engine, state, seat, seed)]) {
      expect(moves.length).toBeGreaterThan(0)
      if (engine.lanes(state) !== null) expect(moves.length).toBe(1)
      const s = engine.clone(state)
      for (const move of moves) engine.take(s, seat, move)
    }
    const [first] = atOnce(quick, engine, state, seat, seed)
    const { length } = engine.options(state, seat)
    if (first === 'pass' && length > 8) passes++
  })
  expect(passes).toBe(0)
})

test('thinking stops at its nodes, whatever the turn', () => {
  positions(2, 20, ({ engine, state }, seat, seed) => {
    const thinking = (quick.think as NonNullable<Bot['think']>)(engine, state, seat, seed)
    let step = thinking.next()
    while (!step.done) step = thinking.next()
    // The limit is checked after one more decision for each position of the beam.
    expect(step.value.nodes).toBeLessThan(QUICK.nodes * 2)
  })
})

test('after each world the worst go, until two are left', () => {
  const effort = { ...QUICK, nodes: 20_000, worlds: 4, candidates: 8 }
  const tries: number[][] = []
  positions(2, 8, ({ engine, state }, seat, seed) => {
    const thinking = (planner('patient', effort).think as NonNullable<Bot['think']>)(engine, state, seat, seed)
    let widest: number[] = []
    let step = thinking.next()
    while (!step.done) {
      const now = step.value.candidates.map((one) => one.tries.length)
      if (now.length > widest.length) widest = now
      step = thinking.next()
    }
    if (widest.length > 2) tries.push(step.value.candidates.map((one) => one.tries.length))
  })
  // A single candidate remains if all led to the same position.
  const severalTried = tries.filter((left) => left.length > 1)
  expect(severalTried.length).toBeGreaterThan(3)
  for (const left of severalTried) expect(left).toEqual([effort.worlds, effort.worlds])
})

test('the third of the six beats greedy by far', () => {
  let lead = 0
  for (let i = 0; i < 2; i++) {
    const match = begin(engine, { players: 2 }, `third ${i}`)
    const own = i % 2
    playMatch(match, own === 0 ? [BOTS.emeka as Bot, greedy] : [greedy, BOTS.emeka as Bot])
    for (const { seat, total } of engine.scores(match.state, 'all')) lead += seat === own ? total : -total
  }
  expect(lead / 2).toBeGreaterThan(3)
})
