// A puzzle: a position of a game, and the most points that can be gained in the turn that begins there.

import { type Engine, parseLog, replay, type Seat, type State } from '@wayfare/kernel'
import { step, totalOf, turnFrom } from './turn.ts'

export type Puzzle = {
  /** The lines of the log that leads there. */
  readonly log: readonly string[]
  readonly seat: Seat
  /** The most points that can be gained, and a shortest way to it. */
  readonly best: number
  readonly solution: readonly string[]
  /** So many points give one, two and three stars. */
  readonly stars: readonly number[]
  /** What was looked at, and how long it took. */
  readonly proof: {
    readonly positions: number
    readonly ends: number
    /** Of these, with the most points. */
    readonly best: number
    readonly ms: number
  }
}

export const logTextOf = ({ log }: Pick<Puzzle, 'log'>): string => `${log.join('\n')}\n`

export const positionOf = (engine: Engine, puzzle: Puzzle): State => replay(engine, parseLog(logTextOf(puzzle))).state

export function starsFor({ stars }: Pick<Puzzle, 'stars'>, points: number): number {
  return stars.filter((least) => points >= least).length
}

/** After `at` moves so many points could still be had. */
export type Loss = { readonly at: number; readonly move: string; readonly left: number; readonly lost: number }

export type Verdict = {
  readonly points: number
  readonly stars: number
  /** The moves, and the points gained by each. */
  readonly steps: readonly { readonly move: string; readonly points: number }[]
  /** The moves by which something was lost for good, in order; none where the best was found. */
  readonly losses: readonly Loss[]
  /** How it would have gone on before the first loss, to the most points. */
  readonly instead: readonly string[]
}

/** Judges an answer; what it lost, and where, comes from the same search as the proof. Undefined: it is no turn of this puzzle. */
export function judged(engine: Engine, puzzle: Puzzle, moves: readonly string[]): Verdict | undefined {
  const { seat } = puzzle
  const s = positionOf(engine, puzzle)
  const before = totalOf(engine, s, seat)
  const losses: Loss[] = []
  const steps: { move: string; points: number }[] = []
  let total = 0
  let instead: readonly string[] = []
  let left = puzzle.best
  for (const [i, move] of moves.entries()) {
    const option = engine.options(s, seat).find((one) => one.move === move)
    if (!option) return undefined
    const here = engine.clone(s)
    const ended = step(engine, s, seat, option)
    const gained = totalOf(engine, s, seat) - before
    steps.push({ move, points: gained - total })
    total = gained
    const now = ended ? gained : gained + turnFrom(engine, s, seat).best
    if (now < left) {
      if (losses.length === 0) instead = bestFrom(engine, here, seat)
      losses.push({ at: i, move, left: now, lost: left - now })
      left = now
    }
    if (ended) {
      const last = i === moves.length - 1
      return last ? { points: gained, stars: starsFor(puzzle, gained), steps, losses, instead } : undefined
    }
  }
  return undefined
}

function bestFrom(engine: Engine, s: State, seat: Seat): readonly string[] {
  const { ends, best } = turnFrom(engine, s, seat)
  return ends.find(({ points }) => points === best)?.moves ?? []
}
