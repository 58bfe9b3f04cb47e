// Searches all ways to continue from a puzzle's position: every step of the seat until it learns something or its turn
// ends. The search is exhaustive in one fixed world, so its result is a proof; if it is too large, it says so.

import type { Engine, Option, Seat, State } from '@wayfare/kernel'

/** An end of the turn: the moves, and the points gained. */
export type PuzzleEnd = { readonly moves: readonly string[]; readonly points: number }

export type PuzzleTurn<S> = {
  /** False if there were more positions than allowed, so that nothing is proven. */
  readonly whole: boolean
  /** The most points that can be gained. */
  readonly best: number
  /** One end for each final position, by the fewest moves, shortest first. */
  readonly ends: readonly PuzzleEnd[]
  readonly positions: number
  /** Returns the most points that the whole turn can gain when it continues from this position. */
  left(s: S): number
  /** Returns the moves from this position to that gain. */
  bestFrom(s: S): string[]
}

/** A move that leads to another position. */
type Predecessor = { readonly from: string; readonly move: string }
/**
 * The most points that can be reached, and the first move towards them with its position; at an end there is no move.
 */
type Reached = { readonly points: number; readonly move?: string; readonly to?: string }

type Line<S> = { readonly s: S; readonly key: string; readonly before: Line<S> | null; readonly move: string }

/** More positions than any puzzle may have. */
const MOST_POSITIONS = 20_000

export function turnFrom<S extends State>(
  engine: Engine<S>,
  from: S,
  seat: Seat,
  most = MOST_POSITIONS,
): PuzzleTurn<S> {
  const before = totalOf(engine, from, seat)
  const keyOf = keyFor(engine, seat)
  /** Each position, with the moves that lead to it. */
  const seen = new Map<string, Predecessor[]>([[keyOf(from), []]])
  const ends: (PuzzleEnd & { readonly key: string })[] = []
  let whole = true
  let open: Line<S>[] = [{ s: from, key: keyOf(from), before: null, move: '' }]
  while (open.length > 0 && whole) {
    const next: Line<S>[] = []
    for (const line of open) {
      for (const option of engine.options(line.s, seat)) {
        const s = engine.clone(line.s)
        const ended = step(engine, s, seat, option)
        const key = keyOf(s)
        const way = { from: line.key, move: option.move }
        const known = seen.get(key)
        if (known) {
          known.push(way)
          continue
        }
        whole = whole && seen.size < most
        seen.set(key, [way])
        const reached = { s, key, before: line, move: option.move }
        if (ended) ends.push({ key, moves: movesOf(reached), points: totalOf(engine, s, seat) - before })
        else next.push(reached)
      }
      if (!whole) break
    }
    open = next
  }
  const reached = propagateBest(ends, seen)
  return {
    whole,
    best: ends.reduce((top, { points }) => Math.max(top, points), ends[0]?.points ?? 0),
    ends: ends.map(({ moves, points }) => ({ moves, points })),
    positions: seen.size,
    left: (s) => reached.get(keyOf(s))?.points ?? Number.NEGATIVE_INFINITY,
    bestFrom(s) {
      const moves: string[] = []
      for (let at = reached.get(keyOf(s)); at?.move !== undefined; at = reached.get(at.to ?? '')) moves.push(at.move)
      return moves
    },
  }
}

/**
 * Computes what can be reached from each position. The best ends are propagated first, so that the moves never lead
 * round in circles.
 */
function propagateBest(
  ends: readonly (PuzzleEnd & { readonly key: string })[],
  seen: ReadonlyMap<string, readonly Predecessor[]>,
): ReadonlyMap<string, Reached> {
  const reached = new Map<string, Reached>()
  for (const { key, points } of ends.slice().sort((a, b) => b.points - a.points)) {
    if (reached.has(key)) continue
    reached.set(key, { points })
    const open = [key]
    for (let to = open.shift(); to !== undefined; to = open.shift()) {
      for (const { from, move } of seen.get(to) ?? []) {
        if (reached.has(from)) continue
        reached.set(from, { points, move, to })
        open.push(from)
      }
    }
  }
  return reached
}

/** Makes the move in `s`, and returns whether that ends the puzzle's turn. */
export function step<S extends State>(engine: Engine<S>, s: S, seat: Seat, option: Option): boolean {
  const stage = engine.game.planning?.stage(s, seat)
  const learned = engine.apply(s, seat, option, null)
  return (
    (learned & (1 << seat)) !== 0 ||
    engine.question(s, seat) === undefined ||
    engine.game.planning?.stage(s, seat) !== stage
  )
}

export function totalOf<S extends State>(engine: Engine<S>, s: S, seat: Seat): number {
  return engine.scores(s, seat).find((score) => score.seat === seat)?.total ?? 0
}

/** Positions that look alike to this seat and have the same points share a key. */
function keyFor<S extends State>(engine: Engine<S>, seat: Seat): (s: S) => string {
  const { planning } = engine.game
  return (s) =>
    planning ? `${planning.key(s, seat)} ${planning.stage(s, seat)} ${totalOf(engine, s, seat)}` : engine.hash(s)
}

function movesOf<S>(line: Line<S>): string[] {
  const moves: string[] = []
  for (let at = line; at.before; at = at.before) moves.push(at.move)
  return moves.reverse()
}
