// Plans a turn: finds ways to end it, tries each in one world after another with its continuation, and drops the worst
// after each world.

import { below, type Engine, type Planning, type Seat, type State, type Stream, stream } from '@wayfare/kernel'
import type { Effort } from '../levels.ts'
import { prospects } from './contest.ts'
import { lineWorth, nextStageWorth } from './lines.ts'
import { begin, best, isFinished, movesOf, playMoves, type Search, type SearchLine, turnEnds } from './turn.ts'

/** A line of moves to the end of the turn, or until the seat learns something. */
export type Candidate = {
  readonly moves: readonly string[]
  /** Its value in each world in which it was tried, and its estimated value before that. */
  readonly tries: number[]
  readonly looks: number
  /** The error with which a weaker bot misjudges it. */
  readonly slip: number
}

/** The result so far: the moves to make if the search had to stop now. */
export type BestSoFar = {
  readonly moves: readonly string[]
  /** The best first. */
  readonly candidates: readonly Candidate[]
  readonly nodes: number
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number
}

/** The share of the candidates that remain after each world. */
const STAYING_SHARE = 0.6

/**
 * Yields better and better plans; a caller without more time takes the last `bestSoFar`. Uses only what the seat knows.
 */
export function* plan<S extends State>(
  engine: Engine<S>,
  s: S,
  seat: Seat,
  seed: string,
  effort: Effort,
): Generator<BestSoFar, BestSoFar> {
  const world = engine.redeal(s, seat, `${seed} 0`)
  const suggested = engine.game.suggest?.(world, seat)
  if (suggested) return forcedPlan(suggested)
  const options = engine.options(world, seat)
  if (options.length === 1) return forcedPlan(options.slice(0, 1).map(({ move }) => move))
  const search = searchFrom(engine, world, seat, effort.nodes)
  if (effort.horizon === 'stage' && search.planning.contest?.(world, seat)) {
    return yield* planContest(search, world, effort, seed)
  }
  let left = candidatesFor(search, world, effort, seed)
  yield opinionOf(search, left, s, 0)
  for (let i = 0; i < effort.worlds && left.length > 1; i++) {
    const dealt = i === 0 ? world : engine.redeal(s, seat, `${seed} ${i}`)
    for (let at = 0; at < left.length && search.nodes < search.limit; at++) {
      const candidate = left[at] as Candidate
      const before = search.nodes
      candidate.tries.push(tryCandidate(search, engine.clone(dealt), candidate, effort, stream(`${seed} others ${i}`)))
      yield opinionOf(search, left, s, (i + (at + 1) / left.length) / effort.worlds)
      if (i === 0 && at === 0) left = left.slice(0, affordable(search, search.nodes - before, effort))
    }
    if (search.nodes >= search.limit) break
    left = rankCandidates(i === 0 ? distinct(left) : left)
    left = left.slice(0, Math.max(2, Math.ceil(left.length * STAYING_SHARE)))
  }
  return opinionOf(search, left, s, 1)
}

/** In a contest every move is examined once, to its end. */
function* planContest<S extends State>(
  search: Search<S>,
  world: S,
  effort: Effort,
  seed: string,
): Generator<BestSoFar, BestSoFar> {
  const all = search.engine.options(world, search.seat).length
  const overlooked = createMisjudging(search, effort, seed)
  const left: Candidate[] = []
  for (const { move, lead } of prospects(search, world, effort, seed)) {
    left.push({ moves: [move], tries: [lead], looks: lead, slip: overlooked() })
    yield opinionOf(search, left, world, left.length / all)
  }
  return opinionOf(search, left, world, 1)
}

/** Returns the number of candidates for which the nodes suffice if each takes as many as the first. */
function affordable<S extends State>({ nodes, limit }: Search<S>, each: number, { worlds }: Effort): number {
  let rounds = 0
  for (let i = 0, share = 1; i < worlds; i++, share *= STAYING_SHARE) rounds += share
  return Math.max(3, 1 + Math.floor((limit - nodes) / (Math.max(1, each) * rounds)))
}

/**
 * Keeps one candidate of those that lead to the same position, such as two orders of the same moves: the one with the
 * best estimate.
 */
function distinct(left: readonly Candidate[]): Candidate[] {
  const keys = new Set<number>()
  return left.filter(({ tries }) => {
    const came = tries[0] as number
    if (keys.has(came)) return false
    keys.add(came)
    return true
  })
}

/** Returns the plan for a position that leaves nothing to think about. */
export function forcedPlan(moves: readonly string[]): BestSoFar {
  return { moves, candidates: [], nodes: 0, done: 1 }
}

/** Creates a search that looks as far as a plan made here does. */
export function searchFrom<S extends State>(engine: Engine<S>, world: S, seat: Seat, limit: number): Search<S> {
  const planning: Planning<S> | undefined = engine.game.planning
  if (!planning) throw new Error(`${engine.game.id} says nothing to plan with`)
  return { engine, planning, seat, stage: planning.stage(world, seat), limit, nodes: 0 }
}

function candidatesFor<S extends State>(search: Search<S>, world: S, effort: Effort, seed: string): Candidate[] {
  const overlooked = createMisjudging(search, effort, seed)
  const from = begin(search.engine.clone(world))
  const ends = effort.horizon === 'move' ? oneMove(search, world) : turnEnds(search, from, effort.width, true)
  return best(ends, effort.candidates).map((end) => ({
    moves: movesOf(end),
    tries: [],
    looks: end.worth,
    slip: overlooked(),
  }))
}

function oneMove<S extends State>(search: Search<S>, world: S): SearchLine<S>[] {
  const { engine, seat } = search
  return engine.options(world, seat).map(({ move }) => ({ ...begin(world), before: begin(world), move }))
}

/** Plays the candidate in this world and returns its value there. */
function tryCandidate<S extends State>(
  search: Search<S>,
  s: S,
  { moves }: Candidate,
  effort: Effort,
  dice: Stream,
): number {
  const { engine, planning, seat } = search
  search.nodes += playMoves(engine, s, seat, moves)
  if (isFinished(search, s)) {
    const end = { ...begin(s), worth: planning.value(s, seat) }
    return effort.ahead ? nextStageWorth(search, end, effort, effort.ahead, dice) : end.worth
  }
  return effort.horizon === 'stage' ? lineWorth(search, s, effort, dice) : planning.guide(s, seat)
}

function opinionOf<S extends State>(
  { engine, nodes, limit }: Search<S>,
  left: readonly Candidate[],
  s: S,
  done: number,
): BestSoFar {
  const candidates = rankCandidates(left)
  const moves = reliableMoves(engine, s, candidates[0]?.moves ?? [])
  return { moves, candidates, nodes, done: Math.min(1, Math.max(done, nodes / limit)) }
}

/** Returns the moves of a plan that can be relied on. */
export function reliableMoves<S extends State>(engine: Engine<S>, s: S, moves: readonly string[]): readonly string[] {
  return isOneByOne(engine, s) ? moves.slice(0, 1) : moves
}

/** True in a lane in which others act at the same time and may make the later moves of a plan impossible. */
export function isOneByOne<S extends State>(engine: Engine<S>, s: S): boolean {
  return engine.lanes(s) !== null && !engine.game.planning?.independent
}

/** Sorts tried candidates before untried ones, each by value; equal ones keep their order. */
function rankCandidates(left: readonly Candidate[]): Candidate[] {
  const triedCandidates = left.filter(({ tries }) => tries.length > 0).sort((a, b) => meanOfTries(b) - meanOfTries(a))
  return [...triedCandidates, ...left.filter(({ tries }) => tries.length === 0)]
}

function meanOfTries({ tries, slip }: Candidate): number {
  let sum = 0
  for (const one of tries) sum += one
  return sum / tries.length + slip
}

/** Returns a generator of random misjudgements, one for each candidate. */
function createMisjudging<S extends State>({ planning }: Search<S>, { slips }: Effort, seed: string): () => number {
  const dice = stream(`${seed} slips`)
  return slips > 0 ? () => slips * planning.slip * randomError(dice) : () => 0
}

/** A random error from -1.5 to 1.5, usually close to 0. */
function randomError(dice: Stream): number {
  return (below(dice, 1001) + below(dice, 1001) + below(dice, 1001) - 1500) / 1000
}
