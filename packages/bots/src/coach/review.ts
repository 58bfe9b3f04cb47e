// Reviews a game: which decisions cost a seat most, judged by what it could know at the time, and what would have been
// better.

import type { Engine, Log, Seat, State } from '@wayfare/kernel'
import { mapYields } from '../generators.ts'
import { playMoves } from '../search/turn.ts'
import { REVIEWING, type Reviewing } from './coaching.ts'
import { type Lead, leadOf, pointsOf } from './figures.ts'
import { explainLead, type LeadReason } from './lead-reasons.ts'
import { type Beginning, type Ending, playOut } from './playouts.ts'
import { findLines } from './suggested-lines.ts'
import { type CoachedTurn, turnsOf } from './turns.ts'

export type Decision = {
  /** The number of log rows before the decision. */
  readonly row: number
  readonly made: readonly string[]
  /** The final scores of the play-outs after the move that was made: by seat, then for an opponent without a seat. */
  readonly ends: readonly (readonly number[])[]
  /** Absent if nothing better was found. */
  readonly better?: Better
}

/** A better line, how much it gains, and in which parts of the score. */
export type Better = { readonly moves: readonly string[]; readonly gain: Lead; readonly why: readonly LeadReason[] }

export type Review = {
  readonly seat: Seat
  /** All decisions with a choice that were examined, most of them only roughly. */
  readonly decisions: readonly Decision[]
  /**
   * Up to three decisions that cost the most, the costliest first, each examined twice and costing at least a point.
   */
  readonly costly: readonly Required<Decision>[]
  /** The share of the work that is done, from 0 to 1. */
  readonly done: number
}

const MAX_COSTLY = 3
/** The number of decisions that seem costliest and are examined again, and the smallest loss in points that counts. */
const MAX_REEXAMINED = 6
const MIN_LOSS = 1
/** The number of worlds for the first impression. */
const GLANCE_WORLDS = 2
/**
 * The share of the worlds used in a first look; smaller if there is nothing to compare and only the score curve needs
 * it.
 */
const FIRST_LOOK_WORLDS = 1 / 3
const CURVE_ONLY_WORLDS = 1 / 5
/** The share of all work spent on first looks, and the share of each first look spent on planning. */
const FIRST_LOOKS_WORK = 0.6
const PLANNING_WORK = 0.2

/**
 * Yields a more complete review at each step and may be stopped after any. At every decision it uses only what the seat
 * knew.
 */
export function* review<S extends State>(
  engine: Engine<S>,
  log: Pick<Log, 'table' | 'chance' | 'rows'>,
  seat: Seat,
  seed: string,
  reviewing: Reviewing = REVIEWING,
): Generator<Review, Review> {
  const turns = turnsOf(engine, log, seat)
  const decisions: Decision[] = []
  const reexamined: Decision[] = []
  const sofar = (done: number) => reviewOf(seat, decisions, reexamined, done)
  for (const [i, turn] of turns.entries()) {
    const at = (done: number) => sofar((FIRST_LOOKS_WORK * (i + done)) / turns.length)
    decisions.push(yield* mapYields(firstLook(engine, turn, seat, seed, reviewing), at))
  }
  const again = worthReexamining(decisions)
  for (const [i, decision] of again.entries()) {
    const at = (done: number) => sofar(FIRST_LOOKS_WORK + ((1 - FIRST_LOOKS_WORK) * (i + done)) / again.length)
    const turn = turns.find(({ row }) => row === decision.row) as CoachedTurn<S>
    reexamined.push(yield* mapYields(secondLook(engine, turn, seat, decision, seed, reviewing), at))
  }
  return sofar(1)
}

/** `weighed` holds the decisions that were examined twice. */
export function reviewOf(
  seat: Seat,
  decisions: readonly Decision[],
  weighed: readonly Decision[],
  done: number,
): Review {
  const last = (one: Decision): Decision => weighed.find(({ row }) => row === one.row) ?? one
  return { seat, decisions: decisions.map(last), costly: costliest(weighed), done }
}

/** Estimates from the first few worlds where the game was heading, to show something while the rest is computed. */
export function* glance<S extends State>(
  engine: Engine<S>,
  { s, row, made }: CoachedTurn<S>,
  seat: Seat,
  seed: string,
  { player }: Pick<Reviewing, 'player'>,
): Generator<number, Decision> {
  const games = playOut(engine, s, seat, `${seed} ${row}`, beginningsOf(seat, [made]), {
    player,
    worlds: GLANCE_WORLDS,
  })
  const { endings } = yield* mapYields(games, ({ done }) => done)
  return decisionOf({ row, made }, [made], endings, seat)
}

/**
 * Compares the move made with those of a quick plan in a few worlds, and drops lines that are behind in all of the
 * first worlds. Each decision can be examined independently.
 */
export function* firstLook<S extends State>(
  engine: Engine<S>,
  { s, row, made }: CoachedTurn<S>,
  seat: Seat,
  seed: string,
  { effort, player, worlds, others: most }: Reviewing,
): Generator<number, Decision> {
  const own = `${seed} ${row}`
  const ways = yield* mapYields(findLines(engine, s, seat, `${own} plan`, effort), (done) => done * PLANNING_WORK)
  const world = engine.redeal(s, seat, own)
  const others = ways.filter(({ moves }) => !begins(made, moves) && !isSame(engine, world, seat, made, moves))
  const lines = [made, ...(others[0] === ways[0] ? others.slice(0, most).map(({ moves }) => moves) : [])]
  const half = (1 - PLANNING_WORK) / 2
  const sooner = yield* mapYields(
    playOut(engine, s, seat, own, beginningsOf(seat, lines), { player, worlds: GLANCE_WORLDS }),
    ({ done }) => PLANNING_WORK + half * done,
  )
  const left = [...lines.keys()].filter((i) => i === 0 || isEverAhead(sooner.endings, i, seat))
  const remainingLines = left.map((i) => lines[i] as readonly string[])
  const firstLookCoaching = {
    player,
    worlds: Math.ceil(worlds * (left.length > 1 ? FIRST_LOOK_WORLDS : CURVE_ONLY_WORLDS)),
    from: GLANCE_WORLDS,
  }
  const later = yield* mapYields(
    playOut(engine, s, seat, own, beginningsOf(seat, remainingLines), firstLookCoaching),
    ({ done }) => PLANNING_WORK + half * (1 + done),
  )
  const endings = left.map((i, at) => [...(sooner.endings[i] ?? []), ...(later.endings[at] ?? [])])
  return decisionOf({ row, made }, remainingLines, endings, seat)
}

/**
 * Examines the better line of a decision that seems costly in new worlds. It stops unless the line is ahead after each
 * third of them.
 */
export function* secondLook<S extends State>(
  engine: Engine<S>,
  { s, row, made }: CoachedTurn<S>,
  seat: Seat,
  { better }: Pick<Required<Decision>, 'better'>,
  seed: string,
  reviewing: Reviewing,
): Generator<number, Decision> {
  const lines = [made, better.moves]
  const games = playOut(engine, s, seat, `${seed} ${row} again`, beginningsOf(seat, lines), reviewing)
  const third = Math.max(GLANCE_WORLDS, Math.ceil(reviewing.worlds * FIRST_LOOK_WORLDS))
  let seen = 0
  for (;;) {
    const { done: isOver, value } = games.next()
    const found = () => decisionOf({ row, made }, lines, value.endings, seat)
    if (isOver) return found()
    const worlds = value.endings[0]?.length ?? 0
    if (worlds > seen && worlds % third === 0) {
      const decision = found()
      if (!decision.better) return decision
    }
    seen = worlds
    yield value.done
  }
}

/** The first of the lines is the one that was played. */
function decisionOf(
  { row, made }: Pick<Decision, 'row' | 'made'>,
  lines: readonly (readonly string[])[],
  endings: readonly (readonly Ending[])[],
  seat: Seat,
): Decision {
  const [own, ...rest] = endings as [readonly Ending[], ...(readonly Ending[])[]]
  const ends = (own[0]?.scores ?? []).map((score) => pointsOf(own, score.seat))
  const found = rest.map((one, i) => betterOf(lines[i + 1] as readonly string[], one, own, seat))
  const [best] = found.sort((a, b) => b.gain.value - a.gain.value)
  return best && best.gain.value > 0 ? { row, made, ends, better: best } : { row, made, ends }
}

/** True if this line is ahead of the first one in any world. */
function isEverAhead(endings: readonly (readonly Ending[])[], line: number, seat: Seat): boolean {
  const [made, other] = [endings[0] ?? [], endings[line] ?? []].map((one) => pointsOf(one, seat))
  return (other ?? []).some((points, world) => points > (made?.[world] ?? 0))
}

/**
 * True if the moves made begin with this plan, which ended because something was revealed: it is then the same line and
 * no alternative.
 */
const begins = (made: readonly string[], moves: readonly string[]): boolean =>
  moves.every((move, i) => move === made[i])

/** True if both lines lead to the same position. */
function isSame<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  made: readonly string[],
  moves: readonly string[],
): boolean {
  const [one, other] = [made, moves].map((line) => {
    const s = engine.clone(world)
    playMoves(engine, s, seat, line)
    return engine.game.planning?.key(s, seat)
  })
  return one === other
}

const beginningsOf = (seat: Seat, lines: readonly (readonly string[])[]): Beginning[] =>
  lines.map((moves) => ({ seat, moves }))

function betterOf(moves: readonly string[], endings: readonly Ending[], made: readonly Ending[], seat: Seat): Better {
  return { moves, gain: leadOf(pointsOf(endings, seat), pointsOf(made, seat)), why: explainLead(endings, made, seat) }
}

/**
 * Returns the decisions to examine again: they were selected for a large estimated gain, so the estimate is probably
 * too large.
 */
export const worthReexamining = (decisions: readonly Decision[]): Required<Decision>[] =>
  atLeast(MIN_LOSS, byGain(decisions)).slice(0, MAX_REEXAMINED)

const atLeast = (least: number, decisions: readonly Required<Decision>[]): Required<Decision>[] =>
  decisions.filter(({ better }) => better.gain.value >= least)

function byGain(decisions: readonly Decision[]): Required<Decision>[] {
  return decisions
    .filter((decision): decision is Required<Decision> => decision.better !== undefined)
    .sort((a, b) => b.better.gain.value - a.better.gain.value)
}

/** The costliest decisions so far. The gains of those examined only once are overestimated. */
export const costliest = (decisions: readonly Decision[]): Required<Decision>[] =>
  atLeast(MIN_LOSS, byGain(decisions)).slice(0, MAX_COSTLY)
