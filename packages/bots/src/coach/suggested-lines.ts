// Finds different ways to continue: the best candidate of each kind in a plan.

import type { Engine, Id, Option, PayOps, Seat, State } from '@wayfare/kernel'
import { meanOf } from '../arena/intervals.ts'
import { mapYields } from '../generators.ts'
import type { Effort } from '../levels.ts'
import { type Candidate, plan, reliableMoves } from '../search/plan.ts'
import { decides } from '../search/turn.ts'

const MAX_LINES = 3

/** The ops of payment questions: paying differently does not make a different suggestion. */
const PRICES: readonly string[] = ['pay', 'collect'] satisfies (keyof PayOps)[]
export const isPrice = (op: string): boolean => PRICES.includes(op)

/** A line of play. `main` is the move that distinguishes it from other lines, and `on` what that move touches. */
export type MoveLine = { readonly moves: readonly string[]; readonly main: string; readonly on: readonly Id[] }

/** Returns up to three lines, those that the plan prefers first. Yields the share of the work that is done. */
export function* findLines<S extends State>(
  engine: Engine<S>,
  s: S,
  seat: Seat,
  seed: string,
  effort: Effort,
): Generator<number, MoveLine[]> {
  if (!decides(engine, s, seat)) throw new Error(`seat ${seat} has nothing to decide`)
  let all: readonly Candidate[] = []
  const { moves, candidates } = yield* mapYields(plan(engine, s, seat, seed, effort), (bestSoFar) => {
    if (all.length === 0) all = bestSoFar.candidates
    return bestSoFar.done
  })
  if (candidates.length === 0) return [{ moves, main: moves[0] ?? '', on: [] }]
  const world = engine.redeal(s, seat, seed)
  const lines = [...candidates, ...droppedCandidates(all, candidates)].map((one) => {
    const line = reliableMoves(engine, s, one.moves)
    return { line, ...choicesOf(engine, world, seat, line) }
  })
  const kind = KINDS.find((one) => firstOfEach(lines, (line) => line[one]).length > 1) ?? 'about'
  return firstOfEach(lines, (line) => line[kind])
    .slice(0, MAX_LINES)
    .map(({ line, chosen }) => {
      const { move, on } = (kind === 'first' ? chosen[0] : chosen.at(-1)) ?? { move: line[0] ?? '', on: [] }
      return { moves: line, main: move, on }
    })
}

/**
 * Does the same, but if the plan saw few alternatives, plans again with its choices forbidden, so that there are three
 * lines whenever there are three things to do.
 */
export function* findThreeLines<S extends State>(
  engine: Engine<S>,
  s: S,
  seat: Seat,
  seed: string,
  effort: Effort,
): Generator<number, MoveLine[]> {
  let ways: MoveLine[] = []
  for (let i = 0; i < MAX_LINES && new Set(ways.map(subjectOfLine)).size < MAX_LINES; i++) {
    const others = yield* mapYields(
      findLines(withoutLines(engine, seat, ways), s, seat, seed, effort),
      (done) => (i + done) / MAX_LINES,
    )
    const more = others.filter((one) => !ways.some((way) => subjectOfLine(way) === subjectOfLine(one)))
    if (more.length === 0) break
    ways = [...ways, ...more]
  }
  const different = firstOfEach(ways, subjectOfLine)
  return [...different, ...ways.filter((one) => !different.includes(one))].slice(0, MAX_LINES)
}

/** Returns an engine that does not offer this seat what these lines are about, unless there is nothing else. */
function withoutLines<S extends State>(engine: Engine<S>, seat: Seat, ways: readonly MoveLine[]): Engine<S> {
  const subjects = new Set(ways.map(subjectOfLine))
  return {
    ...engine,
    options(s, who) {
      const all = engine.options(s, who)
      if (who !== seat) return all
      const left = all.filter((option) => !subjects.has(subjectOfMove(option)))
      return left.length > 0 ? left : all
    },
  }
}

const subjectOfLine = ({ main, on }: MoveLine): string => subjectOfMove({ move: main, on })

/** Returns the candidates that the plan gave up, the last first, because the plan examined that one longest. */
function droppedCandidates(all: readonly Candidate[], kept: readonly Candidate[]): Candidate[] {
  return all
    .filter((candidate) => candidate.tries.length > 0 && !kept.includes(candidate))
    .sort((a, b) => b.tries.length - a.tries.length || meanOf(b.tries).value - meanOf(a.tries).value)
}

/**
 * The criteria by which two lines differ, the coarsest first: what is done to which thing, regardless of the means; the
 * main move; the first choice, for lines that come to the same in the end.
 */
const KINDS = ['about', 'main', 'first'] as const
type Choices = Readonly<Record<(typeof KINDS)[number], string>> & { readonly chosen: readonly Option[] }

/**
 * Returns the first choice of a line and its main one, which is the first that is neither a free action nor a payment.
 */
function choicesOf<S extends State>(engine: Engine<S>, world: S, seat: Seat, line: readonly string[]): Choices {
  const s = engine.clone(world)
  const chosen: Option[] = []
  for (const move of line) {
    const op = engine.question(s, seat)?.op
    const options = op === undefined ? [] : engine.options(s, seat)
    const option = engine.meant(s, seat, options, move)
    if (op === undefined || !option) break
    if (options.length > 1) {
      const isMain = !option.aside && !isPrice(op)
      if (isMain || chosen.length === 0) chosen.push(option)
      if (isMain) return { chosen, first: chosen[0]?.move ?? '', main: move, about: subjectOfMove(option) }
    }
    engine.apply(s, seat, option, null)
  }
  const first = chosen[0]?.move ?? ''
  return { chosen, first, main: first, about: first }
}

/** Returns the main move of a line, which distinguishes it from others. */
export function mainOf<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  line: readonly string[],
): Option | undefined {
  return choicesOf(engine, world, seat, line).chosen.at(-1)
}

export const subjectOfMove = ({ move, on }: Pick<Option, 'move' | 'on'>): string =>
  `${move.split(' ')[0]} ${on.at(-1) ?? ''}`

function firstOfEach<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  const firsts = new Map<string, T>()
  for (const item of list) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item)
  return [...firsts.values()]
}
