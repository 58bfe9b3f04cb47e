// A review: which decisions of a game cost a seat most, as far as it could know then, and what would have been better.

import type { Engine, Log, Seat, State } from '@wayfare/kernel'
import { mapYields } from '../generators.ts'
import { followed } from '../search/turn.ts'
import { REVIEWING, type Reviewing } from './coaching.ts'
import { type Lead, leadOf, pointsOf } from './figures.ts'
import { type Beginning, type Ending, playedOut } from './playouts.ts'
import { type CoachedTurn, turnsOf } from './turns.ts'
import { waysOf } from './ways.ts'
import { type LeadReason, why } from './why.ts'

export type Decision = {
  /** So many rows of the log lie before it. */
  readonly row: number
  readonly made: readonly string[]
  /** Seat by seat, then whoever plays without one: with how many points the games ended that were played out from there, as it was made. */
  readonly ends: readonly (readonly number[])[]
  /** Absent where nothing better was found. */
  readonly better?: Better
}

/** Another line, what it would have gained, and in which parts of the score. */
export type Better = { readonly moves: readonly string[]; readonly gain: Lead; readonly why: readonly LeadReason[] }

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
/** So many of those that seem costliest are looked at again. */
const WEIGHED = 6
const LEAST = 1
/** In so many worlds. */
const GLANCED = 2
/** The first look at a decision is in such a share of the worlds; where there is nothing left to compare, for the curve alone, in less. */
const FIRST = 1 / 3
const ALONE = 1 / 5
/** As much of the work is the first look, and of each decision's first look the plan. */
const SIFTING = 0.6
const PLANNING = 0.2

/** Thinks step by step, and may be left at any of them. At every decision it knows no more than the seat did. */
export function* review<S extends State>(
  engine: Engine<S>,
  log: Pick<Log, 'table' | 'chance' | 'rows'>,
  seat: Seat,
  seed: string,
  reviewing: Reviewing = REVIEWING,
): Generator<Review, Review> {
  const turns = turnsOf(engine, log, seat)
  const decisions: Decision[] = []
  const weighed: Decision[] = []
  const sofar = (done: number) => reviewOf(seat, decisions, weighed, done)
  for (const [i, turn] of turns.entries()) {
    const at = (done: number) => sofar((SIFTING * (i + done)) / turns.length)
    decisions.push(yield* mapYields(firstLook(engine, turn, seat, seed, reviewing), at))
  }
  const again = worthWeighing(decisions)
  for (const [i, decision] of again.entries()) {
    const at = (done: number) => sofar(SIFTING + ((1 - SIFTING) * (i + done)) / again.length)
    const turn = turns.find(({ row }) => row === decision.row) as CoachedTurn<S>
    weighed.push(yield* mapYields(secondLook(engine, turn, seat, decision, seed, reviewing), at))
  }
  return sofar(1)
}

/** `weighed`: those that were looked at twice. */
export function reviewOf(
  seat: Seat,
  decisions: readonly Decision[],
  weighed: readonly Decision[],
  done: number,
): Review {
  const last = (one: Decision): Decision => weighed.find(({ row }) => row === one.row) ?? one
  return { seat, decisions: decisions.map(last), costly: costliest(weighed), done }
}

/** Where the game was heading, in the first worlds of the first look: a word while the rest is still to be read. */
export function* glance<S extends State>(
  engine: Engine<S>,
  { s, row, made }: CoachedTurn<S>,
  seat: Seat,
  seed: string,
  { player }: Pick<Reviewing, 'player'>,
): Generator<number, Decision> {
  const games = playedOut(engine, s, seat, `${seed} ${row}`, beginningsOf(seat, [made]), { player, worlds: GLANCED })
  const { endings } = yield* mapYields(games, ({ done }) => done)
  return decisionOf({ row, made }, [made], endings, seat)
}

/**
 * What was made beside what a quick plan would have made, in a few worlds; what is behind in all of the first goes. Each decision can be
 * looked at for itself.
 */
export function* firstLook<S extends State>(
  engine: Engine<S>,
  { s, row, made }: CoachedTurn<S>,
  seat: Seat,
  seed: string,
  { effort, player, worlds, others: most }: Reviewing,
): Generator<number, Decision> {
  const own = `${seed} ${row}`
  const ways = yield* mapYields(waysOf(engine, s, seat, `${own} plan`, effort), (done) => done * PLANNING)
  const world = engine.redeal(s, seat, own)
  const others = ways.filter(({ moves }) => !begins(made, moves) && !isSame(engine, world, seat, made, moves))
  const lines = [made, ...(others[0] === ways[0] ? others.slice(0, most).map(({ moves }) => moves) : [])]
  const half = (1 - PLANNING) / 2
  const sooner = yield* mapYields(
    playedOut(engine, s, seat, own, beginningsOf(seat, lines), { player, worlds: GLANCED }),
    ({ done }) => PLANNING + half * done,
  )
  const left = [...lines.keys()].filter((i) => i === 0 || isEverAhead(sooner.endings, i, seat))
  const kept = left.map((i) => lines[i] as readonly string[])
  const few = { player, worlds: Math.ceil(worlds * (left.length > 1 ? FIRST : ALONE)), from: GLANCED }
  const later = yield* mapYields(
    playedOut(engine, s, seat, own, beginningsOf(seat, kept), few),
    ({ done }) => PLANNING + half * (1 + done),
  )
  const endings = left.map((i, at) => [...(sooner.endings[i] ?? []), ...(later.endings[at] ?? [])])
  return decisionOf({ row, made }, kept, endings, seat)
}

/** The better line of one that seems costly, in new worlds: as long as it is ahead, which it has to show after each third of them. */
export function* secondLook<S extends State>(
  engine: Engine<S>,
  { s, row, made }: CoachedTurn<S>,
  seat: Seat,
  { better }: Pick<Required<Decision>, 'better'>,
  seed: string,
  reviewing: Reviewing,
): Generator<number, Decision> {
  const lines = [made, better.moves]
  const games = playedOut(engine, s, seat, `${seed} ${row} again`, beginningsOf(seat, lines), reviewing)
  const third = Math.max(GLANCED, Math.ceil(reviewing.worlds * FIRST))
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

/** The first of the lines is the one that was made. */
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

/** Is this line ahead of the first in any world? */
function isEverAhead(endings: readonly (readonly Ending[])[], line: number, seat: Seat): boolean {
  const [made, other] = [endings[0] ?? [], endings[line] ?? []].map((one) => pointsOf(one, seat))
  return (other ?? []).some((points, world) => points > (made?.[world] ?? 0))
}

/** A plan ends where something is revealed: one that was begun with is what was made, and its better end is not in it. */
const begins = (made: readonly string[], moves: readonly string[]): boolean =>
  moves.every((move, i) => move === made[i])

/** Do both lead to the same position? */
function isSame<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  made: readonly string[],
  moves: readonly string[],
): boolean {
  const [one, other] = [made, moves].map((line) => {
    const s = engine.clone(world)
    followed(engine, s, seat, line)
    return engine.game.planning?.key(s, seat)
  })
  return one === other
}

const beginningsOf = (seat: Seat, lines: readonly (readonly string[])[]): Beginning[] =>
  lines.map((moves) => ({ seat, moves }))

function betterOf(moves: readonly string[], endings: readonly Ending[], made: readonly Ending[], seat: Seat): Better {
  return { moves, gain: leadOf(pointsOf(endings, seat), pointsOf(made, seat)), why: why(endings, made, seat) }
}

/** Being picked out makes a figure too large: these are looked at again. */
export const worthWeighing = (decisions: readonly Decision[]): Required<Decision>[] =>
  atLeast(LEAST, byGain(decisions)).slice(0, WEIGHED)

const atLeast = (least: number, decisions: readonly Required<Decision>[]): Required<Decision>[] =>
  decisions.filter(({ better }) => better.gain.value >= least)

function byGain(decisions: readonly Decision[]): Required<Decision>[] {
  return decisions
    .filter((decision): decision is Required<Decision> => decision.better !== undefined)
    .sort((a, b) => b.better.gain.value - a.better.gain.value)
}

/** As far as is known: of those that were looked at once the figures are too large. */
export const costliest = (decisions: readonly Decision[]): Required<Decision>[] =>
  atLeast(LEAST, byGain(decisions)).slice(0, SHOWN)
