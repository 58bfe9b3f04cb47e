import { arkham } from '@wayfare/arkham'
import { type Engine, engineOf, type Option, type Planning, pick, type Seat, type State, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { type Effort, LEVELS, planner } from '../index.ts'
import { type Prospect, prospects } from './contest.ts'
import { type BestSoFar, plan, searchFrom } from './plan.ts'

const engine = engineOf(arkham as never) as Engine
const planning = engine.game.planning as Planning
const WIDE: Effort = { ...LEVELS.brandt, nodes: 1_000_000, worlds: 1, candidates: 40, width: 40, later: 120 }
const THIN: Effort = { ...LEVELS.odile, later: 1, slips: 0 }

/**
 * Plays until the dice of this round, or of the next that has some, are drafted, and `left` of them remain (by default
 * all).
 */
function contestAt(seed: string, round: number, left?: number, players = 2): { s: State; seat: Seat } {
  const s = engine.start(engine.table({ players }), seed)
  const dice = stream(seed)
  for (;;) {
    const seat = engine.deciders(s)[0] as Seat
    const options = engine.options(s, seat)
    const now = (s as State & { round: number }).round
    if (now >= round && planning.contest?.(s, seat) && options.length === (left ?? options.length)) return { s, seat }
    engine.apply(s, seat, pick(dice, options), null)
  }
}

/** Returns the value of the round for a seat that drafts as well as it can. */
function bestResult(from: State, seat: Seat): number {
  const s = engine.clone(from)
  const stage = planning.stage(s, seat)
  for (let i = 0; planning.stage(s, seat) === stage; i++) {
    for (const move of planner('wide', { ...WIDE, horizon: 'turn' }).choose(engine, s, seat, `draw ${i}`))
      engine.take(s, seat, move)
  }
  return planning.value(s, seat)
}

const after = (s: State, seat: Seat, { move }: Pick<Option, 'move'>): State => {
  const next = engine.clone(s)
  engine.take(next, seat, move)
  return next
}

const best = (all: readonly Prospect[]): number => Math.max(...all.map(({ lead }) => lead))
const looked = (s: State, seat: Seat, effort: Effort): Prospect[] => [
  ...prospects(searchFrom(engine, s, seat, effort.nodes), s, effort, 'look'),
]

function thought(s: State, seat: Seat, effort: Effort): BestSoFar {
  const thinking = plan(engine, s, seat, 'think', effort)
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

test.each(['one', 'two', 'three'])(
  'the last die is the one with which the own round gains most on the other (%s)',
  (seed) => {
    const { s, seat } = contestAt(seed, 4, 2)
    for (const prospect of looked(s, seat, WIDE)) {
      const next = after(s, seat, prospect)
      expect(prospect.lead).toBeCloseTo(bestResult(next, seat) - bestResult(next, 1 - seat), 6)
    }
  },
)

test('whoever removes a die expects the other to pick the worst of the rest', () => {
  const { s, seat } = contestAt('removing', 3, 3)
  for (const { move, lead } of looked(s, seat, THIN)) {
    const next = after(s, seat, { move })
    expect(lead).toBeCloseTo(-best(looked(next, 1 - seat, THIN)), 6)
  }
})

test('of all dice the one is picked that leads farthest, and every one of them was looked at', () => {
  const { s, seat } = contestAt('picking', 2, 5)
  const { moves, candidates } = thought(s, seat, THIN)
  expect(candidates).toHaveLength(5)
  expect(moves).toEqual(candidates[0]?.moves)
  expect(candidates[0]?.tries).toEqual([Math.max(...candidates.flatMap(({ tries }) => tries))])
})

test('who overlooks something misjudges dice, too', () => {
  const { s, seat } = contestAt('picking', 2, 5)
  const { candidates } = thought(s, seat, { ...THIN, slips: 1 })
  expect(new Set(candidates.map(({ slip }) => slip)).size).toBe(5)
  const values = candidates.map(({ tries, slip }) => (tries[0] as number) + slip)
  expect(values).toEqual(values.slice().sort((a, b) => b - a))
})

test('who looks no farther than the turn does not fight for the dice', () => {
  const { s, seat } = contestAt('turn', 2, 5)
  const { moves, candidates } = [...plan(engine, s, seat, 'think', LEVELS.emeka)].at(-1) ?? {
    moves: [],
    candidates: [],
  }
  expect(moves).toHaveLength(1)
  expect(new Set(candidates.map(({ tries }) => tries[0])).size).toBe(1)
})

// Each end gets a share of the nodes, and there is an end for every die and every seat.
test.each([2, 3, 4])('among %i a fight for all the dice takes less than twice the nodes', (players) => {
  const spent = [2, 4].map((round) => {
    const { s, seat } = contestAt('nodes', round, undefined, players)
    return thought(s, seat, LEVELS.odile).nodes
  })
  expect(Math.max(...spent)).toBeLessThan(LEVELS.odile.nodes * 2)
})
