import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, type Option, parseLog, pick, type State, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import {
  judgeAttempt,
  logTextOf,
  type Puzzle,
  type PuzzleEnd,
  type PuzzleTurn,
  positionOf,
  puzzleOfDay,
  puzzlesOf,
  turnFrom,
} from './index.ts'
import { starsFor } from './puzzle.ts'
import { starThresholds } from './stars.ts'
import { step, totalOf } from './turn.ts'

const ENGINES = { arnak: engineOf(arnak), darwin: engineOf(darwin), arkham: engineOf(arkham) } as unknown as Readonly<
  Record<string, Engine>
>
const SHIPPED = (
  await Promise.all(
    Object.keys(ENGINES).map(async (game) =>
      (await puzzlesOf(game)).map((puzzle, i) => [game, i + 1, puzzle] as const),
    ),
  )
).flat()

test('three a game', () => {
  const counted = Object.keys(ENGINES).map((game) => SHIPPED.filter(([one]) => one === game).length)
  expect(counted).toEqual([3, 3, 3])
})

/** Turns already searched, by puzzle. */
const turns = new Map<Puzzle, PuzzleTurn<State>>()
function turnOf(engine: Engine, puzzle: Puzzle): PuzzleTurn<State> {
  const turn = turns.get(puzzle) ?? turnFrom(engine, positionOf(engine, puzzle), puzzle.seat)
  turns.set(puzzle, turn)
  return turn
}

/** Returns wrong answers of high, middle and low value. */
function wrongs({ ends, best }: PuzzleTurn<State>): readonly PuzzleEnd[] {
  const wrong = ends.filter(({ points }) => points < best).sort((a, b) => b.points - a.points)
  return [0, 0.5, 0.99].map((share) => wrong[Math.floor(share * wrong.length)] as PuzzleEnd)
}

test.each(SHIPPED)('%s %i: the answer is proven best by looking at every way the turn can go', (game, _, puzzle) => {
  const engine = ENGINES[game] as Engine
  expect(parseLog(logTextOf(puzzle)).version).toBe(engine.game.version)
  const turn = turnOf(engine, puzzle)
  const { whole, best, ends, positions } = turn
  expect(whole).toBe(true)
  expect({ best, positions, ends: ends.length }).toEqual({
    best: puzzle.best,
    positions: puzzle.proof.positions,
    ends: puzzle.proof.ends,
  })
  expect(ends.filter(({ points }) => points === best)).toHaveLength(puzzle.proof.best)
  expect(puzzle.stars.at(-1)).toBe(best)
  expect(judgeAttempt(engine, puzzle, puzzle.solution, turn)).toMatchObject({ points: best, stars: 3, losses: [] })
})

test.each(SHIPPED)(
  '%s %i: one, two and three stars are each the reward of some way through the turn',
  (game, _, puzzle) => {
    const gains = turnOf(ENGINES[game] as Engine, puzzle).ends.map(({ points }) => points)
    expect(puzzle.stars).toEqual(starThresholds(gains))
    const earned = new Set(gains.map((gain) => starsFor(puzzle, gain)))
    expect([...earned].sort()).toEqual(
      gains.some((gain) => gain < (puzzle.stars[0] as number)) ? [0, 1, 2, 3] : [1, 2, 3],
    )
    for (const threshold of puzzle.stars) expect(gains).toContain(threshold)
  },
)

test.each(SHIPPED)('%s %i: three wrong answers are told the step that gave the points away', (game, _, puzzle) => {
  const engine = ENGINES[game] as Engine
  const turn = turnOf(engine, puzzle)
  for (const { moves, points } of wrongs(turn)) {
    const verdict = judgeAttempt(engine, puzzle, moves, turn)
    expect(verdict?.points).toBe(points)
    expect(verdict?.steps.map(({ move }) => move)).toEqual(moves)
    const { losses = [], instead = [] } = verdict ?? {}
    expect(losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(turn.best - points)
    const at = losses[0]?.at as number
    expect(losses[0]?.move).toBe(moves[at])
    // Nothing is lost before the first mistake, so the best continuation from there reaches the maximum.
    const better = judgeAttempt(engine, puzzle, [...moves.slice(0, at), ...instead], turn)
    expect(better).toMatchObject({ points: turn.best, losses: [] })
  }
})

test('what was lost is what a search from the next position finds no more', () => {
  const [game, , puzzle] = SHIPPED[2] as readonly [string, number, Puzzle]
  const engine = ENGINES[game] as Engine
  const turn = turnOf(engine, puzzle)
  const { moves } = wrongs(turn)[1] as PuzzleEnd
  const s = positionOf(engine, puzzle)
  const before = totalOf(engine, s, puzzle.seat)
  for (const move of moves.slice(0, -1)) {
    step(engine, s, puzzle.seat, engine.options(s, puzzle.seat).find((one) => one.move === move) as Option)
    const gained = totalOf(engine, s, puzzle.seat) - before
    expect(turn.left(s)).toBe(gained + turnFrom(engine, s, puzzle.seat).best)
  }
})

test('the search misses nothing: random turns of a puzzle never gain more, and end where it says', () => {
  const [game, , puzzle] = SHIPPED[2] as readonly [string, number, Puzzle]
  const engine = ENGINES[game] as Engine
  const { best, ends } = turnOf(engine, puzzle)
  const gains = new Set(ends.map(({ points }) => points))
  const from = positionOf(engine, puzzle)
  const before = totalOf(engine, from, puzzle.seat)
  const dice = stream('turns')
  for (let i = 0; i < 200; i++) {
    const s = engine.clone(from)
    for (let ended = false; !ended; ) ended = step(engine, s, puzzle.seat, pick(dice, engine.options(s, puzzle.seat)))
    const gained = totalOf(engine, s, puzzle.seat) - before
    expect(gained).toBeLessThanOrEqual(best)
    expect(gains).toContain(gained)
  }
})

test('a turn that is not over is not judged, nor one that is none', () => {
  const [game, , puzzle] = SHIPPED[0] as readonly [string, number, Puzzle]
  const engine = ENGINES[game] as Engine
  expect(judgeAttempt(engine, puzzle, puzzle.solution.slice(0, 1))).toBeUndefined()
  expect(judgeAttempt(engine, puzzle, ['nonsense'])).toBeUndefined()
})

test('every day has its puzzle, one after another', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day) => puzzleOfDay(day, 3))
  expect(new Set(days.slice(0, 3)).size).toBe(3)
  expect(days[3]).toBe(days[0])
})
