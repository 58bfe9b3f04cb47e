// A review: which decisions of a game cost a seat most, as far as it could know then, and what would have been better.

import type { Engine, Log, Seat, State } from '@wayfare/kernel'
import { type Coaching, REVIEWING } from './coaching.ts'
import { type Lead, leadOf, pointsOf } from './figures.ts'
import { type Beginning, begun, type Ending, playedOut } from './playing-out.ts'
import { through } from './through.ts'
import { type Turn, turnsOf } from './turns.ts'
import { waysOf } from './ways.ts'
import { type Reason, why } from './why.ts'

export type Decision = {
  /** So many rows of the log lie before it. */
  readonly row: number
  readonly made: readonly string[]
  /** Absent where nothing better was found. */
  readonly better?: Better
}

/** Another line, what it would have gained, and in which parts of the score. */
export type Better = { readonly moves: readonly string[]; readonly gain: Lead; readonly why: readonly Reason[] }

export type Review = {
  readonly seat: Seat
  /** All with a choice that have been looked at; most of them roughly. */
  readonly decisions: readonly Decision[]
  /** The costliest first, three at most, each looked at twice; none that cost less than a point. */
  readonly costly: readonly Required<Decision>[]
  /** How much is done, from 0 to 1. */
  readonly done: number
}

const SHOWN = 3
/** So many of those that seem costliest are looked at again, in new worlds: being picked out makes a figure too large. */
const WEIGHED = 6
const LEAST = 1
/** Other ways that are played out beside the one that was made. */
const OTHERS = 2
/** As much of the work is the first look, and of each decision's first look the plan. */
const SIFTING = 0.6
const PLANNING = 0.2

/** Thinks step by step, and may be left at any of them. At every decision it knows no more than the seat did. */
export function* review<S extends State>(
  engine: Engine<S>,
  log: Pick<Log, 'table' | 'chance' | 'rows'>,
  seat: Seat,
  seed: string,
  coaching: Coaching = REVIEWING,
): Generator<Review, Review> {
  const turns = turnsOf(engine, log, seat)
  const decisions: Decision[] = []
  const weighed: Decision[] = []
  const sofar = (done: number): Review => ({ seat, decisions: decisions.slice(), costly: costliest(weighed), done })
  const quick = { ...coaching, worlds: Math.max(2, Math.ceil(coaching.worlds / 3)) }
  for (const [i, turn] of turns.entries()) {
    const at = (done: number) => sofar((SIFTING * (i + done)) / turns.length)
    decisions.push(yield* through(sifted(engine, turn, seat, `${seed} ${turn.row}`, quick), at))
  }
  const again = byGain(decisions).slice(0, WEIGHED)
  for (const [i, decision] of again.entries()) {
    const at = (done: number) => sofar(SIFTING + ((1 - SIFTING) * (i + done)) / again.length)
    const turn = turns.find(({ row }) => row === decision.row) as Turn<S>
    const weighing = weigh(engine, turn, seat, decision.better.moves, `${seed} ${turn.row} again`, coaching)
    const seen = yield* through(weighing, at)
    weighed.push(seen)
    decisions[decisions.indexOf(decision)] = seen
  }
  return sofar(1)
}

/** A first look: what was made beside what a quick plan would have made, in a few worlds. */
function* sifted<S extends State>(
  engine: Engine<S>,
  turn: Turn<S>,
  seat: Seat,
  seed: string,
  coaching: Coaching,
): Generator<number, Decision> {
  const { s, row, made } = turn
  const ways = yield* through(waysOf(engine, s, seat, `${seed} plan`, coaching.effort), (done) => done * PLANNING)
  const world = engine.redeal(s, seat, seed)
  const others = ways.filter(({ moves }) => !isSame(engine, world, seat, made, moves))
  if (others.length === 0 || others[0] !== ways[0]) return { row, made }
  const lines = [made, ...others.slice(0, OTHERS).map(({ moves }) => moves)]
  const { endings } = yield* through(
    playedOut(engine, s, seat, seed, beginningsOf(seat, lines), coaching),
    ({ done }) => PLANNING + (1 - PLANNING) * done,
  )
  const [own, ...rest] = endings as [readonly Ending[], ...(readonly Ending[])[]]
  const found = rest.map((one, i) => betterOf(lines[i + 1] as readonly string[], one, own, seat))
  const [best] = found.sort((a, b) => b.gain.value - a.gain.value)
  return best && best.gain.value > 0 ? { row, made, better: best } : { row, made }
}

/** A second look at one that seems costly. */
function* weigh<S extends State>(
  engine: Engine<S>,
  { s, row, made }: Turn<S>,
  seat: Seat,
  moves: readonly string[],
  seed: string,
  coaching: Coaching,
): Generator<number, Decision> {
  const games = playedOut(engine, s, seat, seed, beginningsOf(seat, [made, moves]), coaching)
  const { endings } = yield* through(games, ({ done }) => done)
  const [own, other] = endings as [readonly Ending[], readonly Ending[]]
  const better = betterOf(moves, other, own, seat)
  return better.gain.value > 0 ? { row, made, better } : { row, made }
}

/** Do both lead to the same position? */
function isSame<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  made: readonly string[],
  moves: readonly string[],
): boolean {
  const [one, other] = beginningsOf(seat, [made, moves]).map((beginning) =>
    engine.game.planning?.key(begun(engine, engine.clone(world), beginning), seat),
  )
  return one === other
}

const beginningsOf = (seat: Seat, lines: readonly (readonly string[])[]): Beginning[] =>
  lines.map((moves) => ({ seat, moves }))

function betterOf(moves: readonly string[], endings: readonly Ending[], made: readonly Ending[], seat: Seat): Better {
  return { moves, gain: leadOf(pointsOf(endings, seat), pointsOf(made, seat)), why: why(endings, made, seat) }
}

function byGain(decisions: readonly Decision[]): Required<Decision>[] {
  return decisions
    .filter((decision): decision is Required<Decision> => decision.better !== undefined)
    .sort((a, b) => b.better.gain.value - a.better.gain.value)
}

const costliest = (decisions: readonly Decision[]): Required<Decision>[] =>
  byGain(decisions)
    .filter(({ better }) => better.gain.value >= LEAST)
    .slice(0, SHOWN)
