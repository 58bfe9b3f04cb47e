// A puzzle: a position of a game, and the most points that can be gained in the turn that begins there.

import { type Engine, parseLog, replay, type Seat, type State } from '@wayfare/kernel'
import { type PuzzleTurn, step, totalOf, turnFrom } from './turn.ts'

export type Puzzle = {
  /** The lines of the log that leads to the position. */
  readonly log: readonly string[]
  readonly seat: Seat
  /** The most points that can be gained, and a shortest way to gain them. */
  readonly best: number
  readonly solution: readonly string[]
  /**
   * The points needed for one, two and three stars, each of which some way through the turn reaches (`starThresholds`).
   */
  readonly stars: readonly number[]
  /** The size of the search that proved the solution. */
  readonly proof: {
    readonly positions: number
    readonly ends: number
    /** The number of ends with the most points. */
    readonly best: number
    readonly ms: number
  }
}

export const logTextOf = ({ log }: Pick<Puzzle, 'log'>): string => `${log.join('\n')}\n`

export const positionOf = (engine: Engine, puzzle: Puzzle): State => replay(engine, parseLog(logTextOf(puzzle))).state

/** A loss: after `at` moves, this move reduced the points that could still be gained by `lost`, to `left`. */
type Loss = { readonly at: number; readonly move: string; readonly left: number; readonly lost: number }

export type PuzzleVerdict = {
  readonly points: number
  readonly stars: number
  /** The moves, with the points that each gained. */
  readonly steps: readonly { readonly move: string; readonly points: number }[]
  /** The moves that lost points for good, in order; empty if the best was found. */
  readonly losses: readonly Loss[]
  /** The best continuation from before the first loss. */
  readonly instead: readonly string[]
}

/**
 * Judges an answer. The losses come from the same search as the proof, which may be passed in. Returns undefined if the
 * moves are not exactly one turn of this puzzle.
 */
export function judgeAttempt(
  engine: Engine,
  puzzle: Puzzle,
  moves: readonly string[],
  known?: PuzzleTurn<State>,
): PuzzleVerdict | undefined {
  const { seat } = puzzle
  const positions = positionsAlong(engine, positionOf(engine, puzzle), seat, moves)
  const [from] = positions ?? []
  if (!positions || !from) return undefined
  const turn = known ?? turnFrom(engine, from, seat)
  const totals = positions.map((s) => totalOf(engine, s, seat) - totalOf(engine, from, seat))
  const left = positions.map((s) => turn.left(s))
  const losses = moves.flatMap((move, at): Loss | readonly [] => {
    const [before, after] = [left[at] as number, left[at + 1] as number]
    return after < before ? { at, move, left: after, lost: before - after } : []
  })
  const [first] = losses
  const points = totals.at(-1) as number
  return {
    points,
    stars: starsFor(puzzle, points),
    steps: moves.map((move, i) => ({ move, points: (totals[i + 1] as number) - (totals[i] as number) })),
    losses,
    instead: first ? turn.bestFrom(positions[first.at] as State) : [],
  }
}

export const starsFor = ({ stars }: Pick<Puzzle, 'stars'>, points: number): number =>
  stars.filter((least) => points >= least).length

/** Returns the positions from first to last; undefined if these moves are not exactly one turn. */
function positionsAlong(engine: Engine, from: State, seat: Seat, moves: readonly string[]): State[] | undefined {
  const positions = [from]
  for (const [i, move] of moves.entries()) {
    const s = engine.clone(positions[i] as State)
    const option = engine.meant(s, seat, engine.options(s, seat), move)
    if (!option || step(engine, s, seat, option) !== (i === moves.length - 1)) return undefined
    positions.push(s)
  }
  return moves.length > 0 ? positions : undefined
}
