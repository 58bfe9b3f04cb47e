// Does a coach keep its word? Games of a strong bot are looked at on their way, and what the coach expects is held against their end.

import { below, type Engine, pick, type Seat, type State, stream, type TableOptions } from '@wayfare/kernel'
import { type Estimate, meanOf, shareOf } from '../arena/intervals.ts'
import type { Bot } from '../bot.ts'
import { drain } from '../generators.ts'
import { chances } from './chances.ts'
import type { Coaching } from './coaching.ts'
import { type Figures, leadOf, pointsOf, type Span } from './figures.ts'
import { hint } from './hint.ts'
import { playedOut } from './playouts.ts'

export type Calibration = {
  readonly positions: number
  /** How often the game ended within the range that was given for it, and how often within the middle half. */
  readonly covered: Estimate
  readonly middle: Estimate
  /** By how many points games ended above what was expected: a weak player of play-outs expects too little. */
  readonly above: Estimate
  /** Where there were three ways: by how much the first was ahead of the third in new worlds. */
  readonly hinted: number
  readonly ahead: Estimate
  /** Of these, where it is known what lead the hint told: that lead, and by how much it was larger than in new worlds. */
  readonly compared: number
  readonly told: Estimate
  readonly overstated: Estimate
  /** How often both leads differed by no more than their errors, which they should in about nine of ten. */
  readonly agreed: Estimate
}

/** What was found at one position. */
export type CalibrationResult = {
  readonly total: number
  readonly expected: Figures
  readonly ahead: number | null
  /** Absent where there were no three ways, and in files from before it was asked for. */
  readonly leads?: Leads
}
/** By how much the first way is ahead of the third, as the hint told it, and in play-outs that the hint has not seen; each 9 in 10. */
type Leads = { readonly told: Estimate; readonly found: Estimate }
type Position<S> = { readonly s: S; readonly seat: Seat }

/** Positions of one game are not independent: a few of each, one from each part of it. */
export const OF_EACH_GAME = 4

/** In one game that `bot` plays at all seats; the same positions for the same seed. Ways are compared at so many of them. */
export function foundInGame<S extends State>(
  engine: Engine<S>,
  table: TableOptions,
  bot: Bot,
  seed: string,
  coaching: Coaching,
  hints: number,
): CalibrationResult[] {
  const { s: end, met } = gameOf(engine, engine.start(table, seed), bot, seed)
  const scores = engine.scores(end, 'all')
  const positions = spread(met, seed)
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

/** A whole game, and the positions in it at which somebody had a choice. */
function gameOf<S extends State>(
  engine: Engine<S>,
  s: S,
  bot: Bot,
  seed: string,
): { readonly s: S; readonly met: readonly Position<S>[] } {
  const met: Position<S>[] = []
  while (!engine.isOver(s)) {
    const seat = engine.deciders(s)[0] as Seat
    if (engine.options(s, seat).length > 1) met.push({ s: engine.clone(s), seat })
    for (const move of bot.choose(engine, s, seat, `${seed} ${engine.moves(s)}`)) engine.take(s, seat, move)
  }
  return { s, met }
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

/** Undefined where there is no third way. */
function leadsAt<S extends State>(
  engine: Engine<S>,
  { s, seat }: Position<S>,
  seed: string,
  coaching: Coaching,
): Leads | undefined {
  const [first, , third] = drain(hint(engine, s, seat, `${seed} hint`, coaching)).ways
  if (!first || !third?.behind) return undefined
  const beginnings = [first, third].map(({ moves }) => ({ seat, moves }))
  const { endings } = drain(playedOut(engine, s, seat, `${seed} new`, beginnings, coaching))
  const [mine, theirs] = endings.map((list) => pointsOf(list, seat)) as [number[], number[]]
  return { told: estimateOf(third.behind), found: estimateOf(leadOf(mine, theirs)) }
}

const estimateOf = ({ value, low, high }: Estimate): Estimate => ({ value, low, high })

/** Are they as near to each other as their errors say? */
function doAgree({ told, found }: Leads): boolean {
  const error = Math.hypot(told.high - told.value, found.high - found.value)
  return Math.abs(told.value - found.value) <= error
}

/** Is the lead that hints tell, on average, no larger than what play-outs find that did not choose? */
export const isLeadKept = ({ compared, overstated }: Calibration): boolean => compared < 2 || overstated.low <= 0

export function calibrationOf(found: readonly CalibrationResult[]): Calibration {
  const within = (spanOf: (figures: Figures) => Span): Estimate => {
    const held = found.filter(({ total, expected }) => {
      const { low, high } = spanOf(expected)
      return low <= total && total <= high
    })
    return shareOf(held.length, found.length)
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
    agreed: shareOf(leads.filter(doAgree).length, leads.length),
  }
}
