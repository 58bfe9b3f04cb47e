// Tests that the search of each game considers more than the seat's own moves: other worlds, other seats, and its own
// limit.

import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import {
  begin,
  type Engine,
  engineOf,
  type Game,
  type Match,
  type Option,
  type Planning,
  pick,
  play,
  type Seat,
  stream,
} from '@wayfare/kernel'
import { describe, expect, test } from 'vitest'
import { type Effort, LEVELS } from '../index.ts'
import { type BestSoFar, plan } from './plan.ts'

/** Captain Brandt's effort, much reduced. */
const QUICK: Effort = { ...LEVELS.brandt, nodes: 300, worlds: 2, candidates: 5, width: 6, later: 2, lines: 2 }
const THIN = { candidates: 2, width: 4, later: 1, lines: 1 }

/** Visits positions of a random game in which somebody has a choice, a few decisions apart. */
function positions(engine: Engine, players: number, count: number, visit: (match: Match, seat: Seat) => void): void {
  const match = begin(engine, { players }, `modelled ${players}`)
  const dice = stream(`modelled ${players}`)
  for (let moves = 0, seen = 0; seen < count && !engine.isOver(match.state); moves++) {
    const seat = engine.deciders(match.state)[0] as Seat
    const options = engine.options(match.state, seat)
    if (options.length > 1 && moves % 3 === 0) {
      visit(match, seat)
      seen++
    }
    play(match, seat, pick(dice, options).move)
  }
}

function thought({ engine, state }: Match, seat: Seat, effort: Effort): BestSoFar {
  const thinking = plan(engine, state, seat, 'think', effort)
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

describe.each<[string, Game<never>, number]>([
  ['arkham', arkham as never, 1_000],
  ['arnak', arnak as never, 1_000],
  ['darwin', darwin as never, 300],
])('%s', (_, game, nodes) => {
  test('each world in which a turn is tried out is another one', () => {
    // In a solo game nobody else has dice, so a different result of a turn means a different world.
    const engine = engineOf(game as never) as Engine
    const effort: Effort = { ...QUICK, ...THIN, nodes: 8_000, worlds: 3, ahead: 0.5 }
    const came: number[] = []
    positions(engine, 1, 2, (match, seat) => {
      for (const { tries } of thought(match, seat, effort).candidates) came.push(new Set(tries).size)
    })
    expect(Math.max(...came)).toBe(effort.worlds)
  })

  test('others do what the game guesses of them', () => {
    const { planning } = game as unknown as { planning: Planning }
    const guessed: Option[] = []
    const reply: Planning['reply'] = (s, other, options, dice) => {
      const option = planning.reply?.(s, other, options, dice) ?? pick(dice, options)
      guessed.push(option)
      return option
    }
    const whole = engineOf({ ...game, planning: { ...planning, reply } } as never) as Engine
    const done = new Set<Option>()
    const engine: Engine = {
      ...whole,
      apply(s, by, option, facts) {
        done.add(option)
        return whole.apply(s, by, option, facts)
      },
    }
    positions(engine, 2, 3, (match, seat) => void thought(match, seat, QUICK))
    expect(guessed.length).toBeGreaterThan(0)
    expect(guessed.filter((option) => !done.has(option))).toEqual([])
  })

  test('thinking stops at its nodes', () => {
    const engine = engineOf(game as never) as Engine
    const effort: Effort = { ...LEVELS.brandt, nodes }
    const spent: number[] = []
    positions(engine, 3, 4, (match, seat) => void spent.push(thought(match, seat, effort).nodes))
    expect(Math.max(...spent)).toBeGreaterThanOrEqual(nodes)
    // The limit is checked after one more decision for each position of the beam.
    expect(Math.max(...spent)).toBeLessThan(nodes * 2)
  })
})
