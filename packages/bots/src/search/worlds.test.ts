// Nobody who thinks knows more than their seat: what they are handed and what they play is the same in every world that it cannot
// tell from the true one.

import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { begin, canonical, type Engine, engineOf, type Game, type Match, play, type Seat } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { greedy, LEVELS, planner, random } from '../index.ts'

/** All 500 of each game in `npm run soak`. */
const POSITIONS = process.env.SOAK ? 500 : 12
const WORLDS = ['one', 'two', 'three']
const SIZES = [1, 2, 3, 4]

/** As Captain Brandt thinks, but only a moment. */
const quick = planner('quick', { ...LEVELS.brandt, nodes: 300, worlds: 2, candidates: 5, width: 6, later: 2, lines: 2 })

function compared({ engine, state }: Match, seat: Seat, seed: string): void {
  const handed = canonical(engine.redeal(state, seat, seed) as never)
  const played = quick.choose(engine, state, seat, seed)
  for (const name of WORLDS) {
    const world = engine.redeal(state, seat, `${seed} ${name}`)
    expect(canonical(engine.redeal(world, seat, seed) as never)).toBe(handed)
    expect(quick.choose(engine, world, seat, seed)).toEqual(played)
  }
}

/** Positions of seeded games in which somebody has a choice, so many of them. */
function visit(engine: Engine, players: number, count: number): void {
  let seen = 0
  for (let game = 0; seen < count; game++) {
    const match = begin(engine, { players }, `worlds ${players} ${game}`)
    for (let moves = 0; seen < count && !engine.isOver(match.state); moves++) {
      const seat = engine.deciders(match.state)[0] as Seat
      if (engine.options(match.state, seat).length > 1) compared(match, seat, `think ${seen++}`)
      const bot = moves % 2 === 0 ? greedy : random
      for (const move of bot.choose(engine, match.state, seat, `play ${moves}`)) play(match, seat, move)
    }
  }
}

test.each<[string, Game<never>]>([
  ['arkham', arkham as never],
  ['arnak', arnak as never],
  ['darwin', darwin as never],
])('a planner of %s is handed and plays the same in every world that its seat cannot tell apart', (_, game) => {
  const engine = engineOf(game as never) as Engine
  for (const players of SIZES) visit(engine, players, POSITIONS / SIZES.length)
  expect.assertions(2 * WORLDS.length * POSITIONS)
})
