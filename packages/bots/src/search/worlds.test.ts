// Tests that no thinking bot knows more than its seat: its input and its moves are the same in every world that the
// seat cannot tell from the true one.

import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import {
  begin,
  canonical,
  type Engine,
  engineOf,
  type Game,
  type Match,
  play,
  type Seat,
  type State,
} from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { greedy, LEVELS, planner, random } from '../index.ts'

/** `npm run soak` uses 500 positions of each game. */
const POSITIONS = process.env.SOAK ? 500 : 10
const LIMITS = { timeout: process.env.SOAK ? 3_600_000 : 120_000 }
const WORLDS = ['one', 'two', 'three']
/** The number of decisions between two positions, so that they cover the whole game. */
const APART = 7
/** The least share of positions at which a redealt world differs from the true one; near the end little is hidden. */
const HIDING = 0.9
const SIZES = [1, 2, 3, 4].map((players) => ({ players }))

/** Captain Brandt's effort, much reduced. */
const quick = planner('quick', { ...LEVELS.brandt, nodes: 300, worlds: 2, candidates: 5, width: 6, later: 2, lines: 2 })

/** Returns everything on the table and in the hands as text, without future chance, which differs between worlds. */
const publicAndHidden = (s: State): string =>
  canonical({ ...s, core: { ...s.core, seed: '', era: 0, chance: {} } } as never)

/** Returns whether one of the worlds differs from the true one. */
function hasOtherWorld({ engine, state }: Match, seat: Seat, seed: string): boolean {
  const truth = publicAndHidden(state)
  const handed = canonical(engine.redeal(state, seat, seed) as never)
  const played = quick.choose(engine, state, seat, seed)
  let differs = false
  for (const name of WORLDS) {
    const world = engine.redeal(state, seat, `${seed} ${name}`)
    if (publicAndHidden(world) !== truth) differs = true
    expect(canonical(engine.redeal(world, seat, seed) as never)).toBe(handed)
    expect(quick.choose(engine, world, seat, seed)).toEqual(played)
  }
  return differs
}

/**
 * Visits this many positions with a choice from seeded games, and returns at how many of them another world differed.
 */
function visit(engine: Engine, table: { readonly players: number }, count: number): number {
  let [seen, differing] = [0, 0]
  for (let game = 0; seen < count; game++) {
    const match = begin(engine, table, `worlds ${JSON.stringify(table)} ${game}`)
    for (let moves = 0; seen < count && !engine.isOver(match.state); moves++) {
      const seat = engine.deciders(match.state)[0] as Seat
      const choice = engine.options(match.state, seat).length > 1
      if (choice && moves % APART === 0 && hasOtherWorld(match, seat, `think ${seen++}`)) differing++
      const bot = moves % 2 === 0 ? greedy : random
      for (const move of bot.choose(engine, match.state, seat, `play ${moves}`)) play(match, seat, move)
    }
  }
  return differing
}

test.each<[string, Game<never>, readonly { readonly players: number }[]]>([
  ['arkham', arkham as never, [...SIZES, { players: 1, cell: 'cell-170-36' }]],
  [
    'arnak',
    arnak as never,
    [...SIZES, { players: 2, temple: 'snake' }, { players: 1, temple: 'snake', difficulty: 5 }],
  ],
  ['darwin', darwin as never, [...SIZES, { players: 1, alfred: 'green' }]],
] as never)(
  'a planner of %s is handed and plays the same in every world that its seat cannot tell apart',
  LIMITS,
  (_, game, tables) => {
    const engine = engineOf(game as never) as Engine
    const each = Math.ceil(POSITIONS / tables.length)
    for (const table of tables)
      expect(visit(engine, table, each), JSON.stringify(table)).toBeGreaterThanOrEqual(Math.ceil(HIDING * each))
    expect.assertions((2 * WORLDS.length * each + 1) * tables.length)
  },
)
