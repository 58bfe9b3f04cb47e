// Compares a move that was made with its alternatives, in worlds that its player could not tell from the true one and in which
// the move is possible.

import type { Engine, Eyes, Seat, State } from '@wayfare/kernel'
import { mapYields } from '../generators.ts'
import { decides, followed } from '../search/turn.ts'
import type { Coaching } from './coaching.ts'
import { type Beginning, worldOf } from './playouts.ts'
import { aboutOf, isPrice, type MoveLine, mainOf, waysOf } from './ways.ts'

export type Compared = {
  /** What was made comes first. None: nothing can be said of it. Only one: there was nothing else, as far as can be seen. */
  readonly courses: readonly MoveLine[]
  /** The numbers of worlds in which all of them can be begun. */
  readonly worlds: readonly number[]
}

type Believed<S> = { readonly number: number; readonly world: S }

/** So many worlds are dealt in search of those that fit, and of these so many are looked at. */
const TRIES = 400
const FITTING = 16
const OTHERS = 2
/** What the seat may not have been able to do at all is no alternative: it must be possible in so many of the worlds. */
const MOSTLY = 0.9

/** Thinks step by step, and says how much is done. Knows no more than the eyes, whoever of them made the moves. */
export function* compared<S extends State>(
  engine: Engine<S>,
  s: S,
  eyes: Eyes,
  { seat, moves }: Beginning,
  seed: string,
  { effort, worlds }: Coaching,
): Generator<number, Compared> {
  let made: MoveLine | undefined
  const fitting: Believed<S>[] = []
  for (let number = 0; number < TRIES && fitting.length < FITTING; number++) {
    const world = worldOf(engine, s, eyes, seed, number)
    made ??= actionIn(engine, world, seat, moves)
    if (made && isPossible(engine, world, seat, made.moves)) fitting.push({ number, world })
    yield 0
  }
  const [first] = fitting
  if (!made || !first) return { courses: [], worlds: [] }
  const forced = forcedMoves(engine, first.world, seat, made.moves)
  const choice = engine.clone(first.world)
  followed(engine, choice, seat, forced)
  const ways = yield* mapYields(waysOf(engine, choice, seat, `${seed} plan`, effort), (done) => done)
  const others = othersThan(made, ways)
    .map((way) => ({ ...way, moves: [...forced, ...way.moves] }))
    .flatMap((way) => asFarAsMain(engine, fitting, seat, way) ?? [])
    .slice(0, OTHERS)
  const all = fitting.filter(({ world }) => others.every(({ moves: line }) => isPossible(engine, world, seat, line)))
  return { courses: [made, ...others], worlds: all.slice(0, worlds).map(({ number }) => number) }
}

/** As much of a line as its main move takes: up to that, and what is paid for it. Undefined where it cannot be made. */
function actionIn<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  line: readonly string[],
): MoveLine | undefined {
  const s = engine.clone(world)
  const moves: string[] = []
  let met = false
  for (const move of line) {
    const op = decides(engine, s, seat) ? engine.question(s, seat)?.op : undefined
    if (met && !(op !== undefined && isPrice(op))) break
    const options = op === undefined ? [] : engine.options(s, seat)
    const option = engine.meant(s, seat, options, move)
    if (op === undefined || !option) return undefined
    met ||= options.length > 1 && !option.aside && !isPrice(op)
    moves.push(move)
    engine.apply(s, seat, option, null)
  }
  const main = mainOf(engine, world, seat, moves)
  return { moves, main: main?.move ?? moves[0] ?? '', on: main?.on ?? [] }
}

/** The moves before the first real choice: each of them was the only one. */
function forcedMoves<S extends State>(engine: Engine<S>, world: S, seat: Seat, line: readonly string[]): string[] {
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
  return followed(engine, engine.clone(world), seat, moves) === moves.length
}

/** What is about something else; where nothing is, what is another move. */
function othersThan(made: MoveLine, ways: readonly MoveLine[]): readonly MoveLine[] {
  const about = ({ main, on }: MoveLine): string => aboutOf({ move: main, on })
  const others = ways.filter((way) => about(way) !== about(made))
  return others.length > 0 ? others : ways.filter(({ main }) => main !== made.main)
}

/** What comes before the main move may hang on cards that another hand has not got: then it stands for itself. */
function asFarAsMain<S extends State>(
  engine: Engine<S>,
  fitting: readonly Believed<S>[],
  seat: Seat,
  way: MoveLine,
): MoveLine | undefined {
  const lines = [way.moves.slice(0, way.moves.indexOf(way.main) + 1), [way.main]]
  const moves = lines.find((line) => {
    const possible = fitting.filter(({ world }) => isPossible(engine, world, seat, line))
    return possible.length >= fitting.length * MOSTLY
  })
  return moves && { ...way, moves }
}
