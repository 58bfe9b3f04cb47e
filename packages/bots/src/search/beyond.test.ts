import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Game, type Planning, pick, type Seat, type State, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { type Effort, LEVELS, planner } from '../index.ts'

const NEAR: Effort = { ...LEVELS.brandt, nodes: 1_500, worlds: 1, candidates: 3, width: 4, later: 2, lines: 1 }
const FAR: Effort = { ...NEAR, ahead: 0.5 }

/** Plays at random to the first decision of a round with more than one answer. */
function inRound(engine: Engine, round: number, players = 2): { s: State; seat: Seat } {
  const s = engine.start(engine.table({ players }), 'beyond')
  const dice = stream('beyond')
  for (;;) {
    const seat = engine.deciders(s)[0] as Seat
    const options = engine.options(s, seat)
    if ((s as State & { round: number }).round === round && options.length > 1) return { s, seat }
    engine.apply(s, seat, pick(dice, options), null)
  }
}

/** Returns the rounds whose ends are evaluated. */
function roundsValued(game: Game, players: number, round: number, effort: Effort): number[] {
  const planning = game.planning as Planning
  const rounds = new Set<number>()
  const value: Planning['value'] = (s, seat) => {
    rounds.add((s as State & { round: number }).round)
    return planning.value(s, seat)
  }
  const engine = engineOf({ ...game, planning: { ...planning, value } } as never) as Engine
  const { s, seat } = inRound(engine, round, players)
  planner('thin', effort).choose(engine, s, seat, 'think')
  return [...rounds].sort()
}

// Arnak's round ends with the seat's own pass; in Darwin's Journey and solo Arkham, with the first decision of the next
// round.
test.each([
  ['arnak', arnak, 2, 3, [3], [3, 4]],
  ['arnak', arnak, 2, 5, [5], [5]],
  ['darwin', darwin, 2, 3, [4], [4, 5]],
  ['arkham', arkham, 1, 3, [4], [4, 5]],
  ['arkham', arkham, 1, 10, [10], [10]],
] as const)('%s: who looks ahead values the end of the next round, too', (_, game, players, round, near, far) => {
  expect(roundsValued(game as never, players, round, NEAR)).toEqual(near)
  expect(roundsValued(game as never, players, round, FAR)).toEqual(far)
})

test.each([
  ['arnak', arnak],
  ['darwin', darwin],
  ['arkham', arkham],
])('%s: who looks ahead plays the same in every world that the seat cannot tell apart', (_, game) => {
  const engine = engineOf(game as never) as Engine
  const { s, seat } = inRound(engine, 2)
  const { choose } = planner('thin', FAR)
  const here = choose(engine, s, seat, 'think')
  expect(choose(engine, engine.redeal(s, seat, 'another'), seat, 'think')).toEqual(here)
})
