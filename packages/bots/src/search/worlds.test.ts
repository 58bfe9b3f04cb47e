// Nobody who thinks knows more than their seat: what they are handed and what they play is the same in every world that it cannot
// tell from the true one.

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

/** All 500 of each game in `npm run soak`. */
const POSITIONS = process.env.SOAK ? 500 : 10
const LIMITS = { timeout: process.env.SOAK ? 3_600_000 : 120_000 }
const WORLDS = ['one', 'two', 'three']
/** Decisions between two of them, so that they come from the whole of a game. */
const APART = 7
/** In so many of them another world is not the true one: near the end little is hidden. */
const HIDING = 0.9
const SIZES = [1, 2, 3, 4].map((players) => ({ players }))

/** As Captain Brandt thinks, but only a moment. */
const quick = planner('quick', { ...LEVELS.brandt, nodes: 300, worlds: 2, candidates: 5, width: 6, later: 2, lines: 2 })

/** What there is on the table and in the hands: the chance to come is another in every world. */
const lying = (s: State): string => canonical({ ...s, core: { ...s.core, seed: '', era: 0, chance: {} } } as never)

/** Whether one of the worlds is another than the true one. */
function compared({ engine, state }: Match, seat: Seat, seed: string): boolean {
  const truth = lying(state)
  const handed = canonical(engine.redeal(state, seat, seed) as never)
  const played = quick.choose(engine, state, seat, seed)
  let differs = false
  for (const name of WORLDS) {
    const world = engine.redeal(state, seat, `${seed} ${name}`)
    if (lying(world) !== truth) differs = true
    expect(canonical(engine.redeal(world, seat, seed) as never)).toBe(handed)
    expect(quick.choose(engine, world, seat, seed)).toEqual(played)
  }
  return differs
}

/** Positions of seeded games in which somebody has a choice, so many of them. In how many another world differed. */
function visit(engine: Engine, table: { readonly players: number }, count: number): number {
  let [seen, differing] = [0, 0]
  for (let game = 0; seen < count; game++) {
    const match = begin(engine, table, `worlds ${JSON.stringify(table)} ${game}`)
    for (let moves = 0; seen < count && !engine.isOver(match.state); moves++) {
      const seat = engine.deciders(match.state)[0] as Seat
      const choice = engine.options(match.state, seat).length > 1
      if (choice && moves % APART === 0 && compared(match, seat, `think ${seen++}`)) differing++
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
