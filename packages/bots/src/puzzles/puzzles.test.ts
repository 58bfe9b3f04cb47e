import { arkham } from '@wayfare/arkham'
import { arnak } from '@wayfare/arnak'
import { darwin } from '@wayfare/darwin'
import { type Engine, engineOf, parseLog } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { type End, judged, logTextOf, type Puzzle, positionOf, puzzleOfDay, puzzlesOf, turnFrom } from './index.ts'
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

test.each(SHIPPED)('%s %i: the answer is proven best by looking at every way the turn can go', (game, _, puzzle) => {
  const engine = ENGINES[game] as Engine
  expect(parseLog(logTextOf(puzzle)).version).toBe(engine.game.version)
  const { whole, best, ends, positions } = turnFrom(engine, positionOf(engine, puzzle), puzzle.seat)
  expect(whole).toBe(true)
  expect({ best, positions, ends: ends.length }).toEqual({
    best: puzzle.best,
    positions: puzzle.proof.positions,
    ends: puzzle.proof.ends,
  })
  expect(ends.filter(({ points }) => points === best)).toHaveLength(puzzle.proof.best)
  expect(puzzle.stars.at(-1)).toBe(best)
  expect(judged(engine, puzzle, puzzle.solution)).toMatchObject({ points: best, stars: 3, losses: [] })
})

/** A wrong answer from the top, the middle and the bottom of what can be had. */
function wrongs(ends: readonly End[], best: number): readonly End[] {
  const wrong = ends.filter(({ points }) => points < best).sort((a, b) => b.points - a.points)
  return [0, 0.5, 0.99].map((share) => wrong[Math.floor(share * wrong.length)] as End)
}

test.each(SHIPPED)('%s %i: three wrong answers are told the step that gave the points away', (game, _, puzzle) => {
  const engine = ENGINES[game] as Engine
  const { ends, best } = turnFrom(engine, positionOf(engine, puzzle), puzzle.seat)
  for (const { moves, points } of wrongs(ends, best)) {
    const verdict = judged(engine, puzzle, moves)
    expect(verdict?.points).toBe(points)
    expect(verdict?.steps.map(({ move }) => move)).toEqual(moves)
    const { losses = [], instead = [] } = verdict ?? {}
    expect(losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(best - points)
    const at = losses[0]?.at as number
    expect(losses[0]?.move).toBe(moves[at])
    // Up to there nothing was lost: it could have gone on to the best.
    expect(judged(engine, puzzle, [...moves.slice(0, at), ...instead])).toMatchObject({ points: best, losses: [] })
  }
})

test('the search misses nothing: random turns of a puzzle never gain more, and end where it says', () => {
  const [game, , puzzle] = SHIPPED[0] as readonly [string, number, Puzzle]
  const engine = ENGINES[game] as Engine
  const { best, ends } = turnFrom(engine, positionOf(engine, puzzle), puzzle.seat)
  const gains = new Set(ends.map(({ points }) => points))
  let dice = 1
  for (let i = 0; i < 200; i++) {
    const s = positionOf(engine, puzzle)
    const before = totalOf(engine, s, puzzle.seat)
    for (let ended = false; !ended; ) {
      const options = engine.options(s, puzzle.seat)
      dice = (dice * 48_271) % 2_147_483_647
      ended = step(engine, s, puzzle.seat, options[dice % options.length] as (typeof options)[number])
    }
    const gained = totalOf(engine, s, puzzle.seat) - before
    expect(gained).toBeLessThanOrEqual(best)
    expect(gains).toContain(gained)
  }
})

test('a turn that is not over is not judged, nor one that is none', () => {
  const [game, , puzzle] = SHIPPED[0] as readonly [string, number, Puzzle]
  const engine = ENGINES[game] as Engine
  expect(judged(engine, puzzle, puzzle.solution.slice(0, 1))).toBeUndefined()
  expect(judged(engine, puzzle, ['nonsense'])).toBeUndefined()
})

test('every day has its puzzle, one after another', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'].map((day) => puzzleOfDay(day, 3))
  expect(new Set(days.slice(0, 3)).size).toBe(3)
  expect(days[3]).toBe(days[0])
})
