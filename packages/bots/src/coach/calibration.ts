// Tests whether the coach's estimates come true: takes positions from games of a strong bot and compares the expected
// result with the real one.

import { below, type Engine, pick, type Seat, type State, stream, type TableOptions } from '@wayfare/kernel'
import { type Estimate, meanOf, shareOf } from '../arena/intervals.ts'
import type { Bot } from '../bot.ts'
import { drain } from '../generators.ts'
import { chances } from './chances.ts'
import type { Coaching } from './coaching.ts'
import { type Figures, leadOf, pointsOf, type Span } from './figures.ts'
import { hint } from './hint.ts'
import { playOut } from './playouts.ts'

export type Calibration = {
  readonly positions: number
  /** How often the game ended within the predicted range, and how often within its middle half. */
  readonly covered: Estimate
  readonly middle: Estimate
  /** By how many points games ended above the expectation: play-outs by a weak player expect too little. */
  readonly above: Estimate
  /** The number of positions with three suggestions, and how far the first was ahead of the third in new worlds. */
  readonly hinted: number
  readonly ahead: Estimate
  /**
   * The number of these for which the hint's own estimate of that lead is known, the mean of the estimate, and by how
   * much it exceeded the lead in new worlds.
   */
  readonly compared: number
  readonly told: Estimate
  readonly overstated: Estimate
  /** How often both leads differed by no more than their errors; about nine in ten are expected. */
  readonly agreed: Estimate
}

/** The result at one position. */
export type CalibrationResult = {
  readonly total: number
  readonly expected: Figures
  readonly ahead: number | null
  /** Absent if there were fewer than three suggestions, and in files from before leads were measured. */
  readonly leads?: Leads
}
/**
 * The lead of the first suggestion over the third: as the hint estimated it, and in play-outs that the hint has not
 * seen. Both are 90 % intervals.
 */
type Leads = { readonly told: Estimate; readonly found: Estimate }
type Position<S> = { readonly s: S; readonly seat: Seat }

/** Positions of one game are not independent, so only a few are taken, one from each part of the game. */
export const OF_EACH_GAME = 4

/**
 * Measures positions of one game that `bot` plays at all seats; the same seed gives the same positions. Suggestions are
 * compared at `hints` of them.
 */
export function measureGame<S extends State>(
  engine: Engine<S>,
  table: TableOptions,
  bot: Bot,
  seed: string,
  coaching: Coaching,
  hints: number,
): CalibrationResult[] {
  const { s: end, positions: all } = gameOf(engine, engine.start(table, seed), bot, seed)
  const scores = engine.scores(end, 'all')
  const positions = spread(all, seed)
  const first = below(stream(`${seed} hinted`), OF_EACH_GAME)
  const isHinted = (i: number): boolean => (i + first) % OF_EACH_GAME < hints
  return positions.map((position, i) => {
    const leads = isHinted(i) ? leadsAt(engine, position, `${seed} ${i}`, coaching) : undefined
    return {
      total: scores.find(({ seat }) => seat === position.seat)?.total ?? 0,
      expected: expectedAt(engine, position, `${seed} ${i}`, coaching),
      ahead: leads?.found.value ?? null,
      ...(leads ? { leads } : {}),
    }
  })
}

/** Plays a whole game and returns it with the positions at which somebody had a choice. */
function gameOf<S extends State>(
  engine: Engine<S>,
  s: S,
  bot: Bot,
  seed: string,
): { readonly s: S; readonly positions: readonly Position<S>[] } {
  const positions: Position<S>[] = []
  while (!engine.isOver(s)) {
    const seat = engine.deciders(s)[0] as Seat
    if (engine.options(s, seat).length > 1) positions.push({ s: engine.clone(s), seat })
    for (const move of bot.choose(engine, s, seat, `${seed} ${engine.moves(s)}`)) engine.take(s, seat, move)
  }
  return { s, positions }
}

function spread<T>(list: readonly T[], seed: string): T[] {
  const dice = stream(`${seed} positions`)
  const size = list.length / OF_EACH_GAME
  return Array.from({ length: OF_EACH_GAME }, (_, i) => list.slice(Math.floor(i * size), Math.floor((i + 1) * size)))
    .filter((part) => part.length > 0)
    .map((part) => pick(dice, part))
}

function expectedAt<S extends State>(
  engine: Engine<S>,
  { s, seat }: Position<S>,
  seed: string,
  coaching: Coaching,
): Figures {
  return drain(chances(engine, s, seat, `${seed} chances`, coaching)).seats[seat] as Figures
}

/** Returns undefined if there is no third suggestion. */
function leadsAt<S extends State>(
  engine: Engine<S>,
  { s, seat }: Position<S>,
  seed: string,
  coaching: Coaching,
): Leads | undefined {
  const [first, , third] = drain(hint(engine, s, seat, `${seed} hint`, coaching)).ways
  if (!first || !third?.behind) return undefined
  const beginnings = [first, third].map(({ moves }) => ({ seat, moves }))
  const { endings } = drain(playOut(engine, s, seat, `${seed} new`, beginnings, coaching))
  const [mine, theirs] = endings.map((list) => pointsOf(list, seat)) as [number[], number[]]
  return { told: estimateOf(third.behind), found: estimateOf(leadOf(mine, theirs)) }
}

const estimateOf = ({ value, low, high }: Estimate): Estimate => ({ value, low, high })

/** True if both leads agree within their errors. */
function leadsAgree({ told, found }: Leads): boolean {
  const error = Math.hypot(told.high - told.value, found.high - found.value)
  return Math.abs(told.value - found.value) <= error
}

/**
 * True if the leads that hints give are, on average, no larger than those in play-outs that had no part in the choice.
 */
export const isLeadHonest = ({ compared, overstated }: Calibration): boolean => compared < 2 || overstated.low <= 0

export function calibrationOf(found: readonly CalibrationResult[]): Calibration {
  const within = (spanOf: (figures: Figures) => Span): Estimate => {
    const covered = found.filter(({ total, expected }) => {
      const { low, high } = spanOf(expected)
      return low <= total && total <= high
    })
    return shareOf(covered.length, found.length)
  }
  const ahead = found.flatMap((one) => (one.ahead === null ? [] : one.ahead))
  const leads = found.flatMap((one) => one.leads ?? [])
  return {
    positions: found.length,
    covered: within(({ range }) => range),
    middle: within(({ middle }) => middle),
    above: meanOf(found.map(({ total, expected }) => total - expected.points.value)),
    hinted: ahead.length,
    ahead: meanOf(ahead),
    compared: leads.length,
    told: meanOf(leads.map(({ told }) => told.value)),
    overstated: meanOf(leads.map((one) => one.told.value - one.found.value)),
    agreed: shareOf(leads.filter(leadsAgree).length, leads.length),
  }
}
