// Compares a move that was made with its alternatives, in worlds that its player could not tell from the true one and in which
// the move is possible.

import type { Engine, Eyes, Seat, State } from '@wayfare/kernel'
import { mapYields } from '../generators.ts'
import { decides, playMoves } from '../search/turn.ts'
import type { Coaching } from './coaching.ts'
import { type Beginning, worldOf } from './playouts.ts'
import { findLines, isPrice, type MoveLine, mainOf, subjectOfMove } from './suggested-lines.ts'

export type MoveComparison = {
  /**
   * The move that was made comes first. Empty if nothing can be said about it; a single line if no alternative was
   * found.
   */
  readonly courses: readonly MoveLine[]
  /** The numbers of worlds in which every line can be begun. */
  readonly worlds: readonly number[]
}

type BelievableWorld<S> = { readonly number: number; readonly world: S }

/** Deals up to TRIES worlds, and stops after FITTING in which the move is possible. */
const TRIES = 400
const ENOUGH_WORLDS = 16
const MAX_ALTERNATIVES = 2
/** An alternative must be possible in this share of the worlds; otherwise the seat may not have been able to do it. */
const LEAST_SHARE = 0.9

/** Yields the share of the work that is done. Uses only what the viewer knows, whoever made the moves. */
export function* compareMove<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  { seat, moves }: Beginning,
  seed: string,
  { effort, worlds }: Coaching,
): Generator<number, MoveComparison> {
  let made: MoveLine | undefined
  const matching: BelievableWorld<S>[] = []
  for (let number = 0; number < TRIES && matching.length < ENOUGH_WORLDS; number++) {
    const world = worldOf(engine, s, eyes, seed, number)
    made ??= actionIn(engine, world, seat, moves)
    if (made && isPossible(engine, world, seat, made.moves)) matching.push({ number, world })
    yield 0
  }
  const [first] = matching
  if (!made || !first) return { courses: [], worlds: [] }
  const forced = findForcedMoves(engine, first.world, seat, made.moves)
  const choice = engine.clone(first.world)
  playMoves(engine, choice, seat, forced)
  const ways = yield* mapYields(findLines(engine, choice, seat, `${seed} plan`, effort), (done) => done)
  const others = alternativesTo(made, ways)
    .map((way) => ({ ...way, moves: [...forced, ...way.moves] }))
    .flatMap((way) => withoutPreparation(engine, matching, seat, way) ?? [])
    .slice(0, MAX_ALTERNATIVES)
  const all = matching.filter(({ world }) => others.every(({ moves: line }) => isPossible(engine, world, seat, line)))
  return { courses: [made, ...others], worlds: all.slice(0, worlds).map(({ number }) => number) }
}

/**
 * Returns the part of a line up to its main move and the payment for it; undefined if it is impossible in this world.
 */
function actionIn<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  line: readonly string[],
): MoveLine | undefined {
  const s = engine.clone(world)
  const moves: string[] = []
  let found = false
  for (const move of line) {
    const op = decides(engine, s, seat) ? engine.question(s, seat)?.op : undefined
    if (found && !(op !== undefined && isPrice(op))) break
    const options = op === undefined ? [] : engine.options(s, seat)
    const option = engine.meant(s, seat, options, move)
    if (op === undefined || !option) return undefined
    found ||= options.length > 1 && !option.aside && !isPrice(op)
    moves.push(move)
    engine.apply(s, seat, option, null)
  }
  const main = mainOf(engine, world, seat, moves)
  return { moves, main: main?.move ?? moves[0] ?? '', on: main?.on ?? [] }
}

/** Returns the moves before the first real choice; each of them was the only one possible. */
function findForcedMoves<S extends State>(engine: Engine<S>, world: S, seat: Seat, line: readonly string[]): string[] {
  const s = engine.clone(world)
  const forced: string[] = []
  for (const move of line) {
    const [option, other] = engine.options(s, seat)
    if (!option || other) break
    forced.push(move)
    engine.apply(s, seat, option, null)
  }
  return forced
}

function isPossible<S extends State>(engine: Engine<S>, world: S, seat: Seat, moves: readonly string[]): boolean {
  return playMoves(engine, engine.clone(world), seat, moves) === moves.length
}

/** Returns the lines about something other than the move made; if there are none, those with another main move. */
function alternativesTo(made: MoveLine, ways: readonly MoveLine[]): readonly MoveLine[] {
  const about = ({ main, on }: MoveLine): string => subjectOfMove({ move: main, on })
  const others = ways.filter((way) => about(way) !== about(made))
  return others.length > 0 ? others : ways.filter(({ main }) => main !== made.main)
}

/** Removes what comes before the main move if it may depend on cards that this hand does not have. */
function withoutPreparation<S extends State>(
  engine: Engine<S>,
  fitting: readonly BelievableWorld<S>[],
  seat: Seat,
  way: MoveLine,
): MoveLine | undefined {
  const lines = [way.moves.slice(0, way.moves.indexOf(way.main) + 1), [way.main]]
  const moves = lines.find((line) => {
    const possible = fitting.filter(({ world }) => isPossible(engine, world, seat, line))
    return possible.length >= fitting.length * LEAST_SHARE
  })
  return moves && { ...way, moves }
}
