// Does a coach keep its word? Games of a strong bot are looked at on their way, and what the coach expects is held against their end.

import { type Engine, pick, type Seat, type State, stream, type TableOptions } from '@wayfare/kernel'
import { type Estimate, meanOf, shareOf } from '../arena/intervals.ts'
import type { Bot } from '../bot.ts'
import { chances } from './chances.ts'
import type { Coaching } from './coaching.ts'
import { type Figures, leadOf, pointsOf, type Span } from './figures.ts'
import { hint } from './hint.ts'
import { playedOut } from './playing-out.ts'
import { through } from './through.ts'

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
  /** How much is done, from 0 to 1. */
  readonly done: number
}

/** What was found at one position. */
type Found = { readonly total: number; readonly expected: Figures; readonly ahead: number | null }
type Position<S> = { readonly s: S; readonly seat: Seat }

/** Positions of one game are not independent: a few of each, one from each part of it. */
const EACH = 4

/** `bot` plays all seats; the same positions for the same seed. May be left at any step. */
export function* calibrate<S extends State>(
  engine: Engine<S>,
  table: TableOptions,
  bot: Bot,
  positions: number,
  seed: string,
  coaching: Coaching,
): Generator<Calibration, Calibration> {
  const found: Found[] = []
  const at = (part: number) => calibrationOf(found, (found.length + part) / positions)
  for (let game = 0; found.length < positions; game++) {
    const own = `${seed} ${game}`
    const { s: end, met } = yield* through(gameOf(engine, engine.start(table, own), bot, own), () => at(0))
    const scores = engine.scores(end, 'all')
    for (const [i, position] of spread(met, own).entries()) {
      if (found.length === positions) break
      const total = scores.find(({ seat }) => seat === position.seat)?.total ?? 0
      found.push(yield* through(foundAt(engine, position, total, `${own} ${i}`, coaching), at))
    }
  }
  return calibrationOf(found, 1)
}

/** A whole game, and the positions in it at which somebody had a choice. */
function* gameOf<S extends State>(
  engine: Engine<S>,
  s: S,
  bot: Bot,
  seed: string,
): Generator<void, { readonly s: S; readonly met: readonly Position<S>[] }> {
  const met: Position<S>[] = []
  while (!engine.isOver(s)) {
    const seat = engine.deciders(s)[0] as Seat
    if (engine.options(s, seat).length > 1) met.push({ s: engine.clone(s), seat })
    for (const move of bot.choose(engine, s, seat, `${seed} ${engine.moves(s)}`)) engine.take(s, seat, move)
    yield
  }
  return { s, met }
}

function spread<T>(list: readonly T[], seed: string): T[] {
  const dice = stream(`${seed} positions`)
  const size = list.length / EACH
  return Array.from({ length: EACH }, (_, i) => list.slice(Math.floor(i * size), Math.floor((i + 1) * size)))
    .filter((part) => part.length > 0)
    .map((part) => pick(dice, part))
}

/** The three parts of the work at a position, about equal. */
function* foundAt<S extends State>(
  engine: Engine<S>,
  { s, seat }: Position<S>,
  total: number,
  seed: string,
  coaching: Coaching,
): Generator<number, Found> {
  const { seats } = yield* through(chances(engine, s, seat, `${seed} chances`, coaching), ({ done }) => done / 3)
  const { ways } = yield* through(hint(engine, s, seat, `${seed} hint`, coaching), ({ done }) => (1 + done) / 3)
  const expected = seats[seat] as Figures
  const [first, , third] = ways
  if (!first || !third) return { total, expected, ahead: null }
  const beginnings = [first, third].map(({ moves }) => ({ seat, moves }))
  const { endings } = yield* through(
    playedOut(engine, s, seat, `${seed} new`, beginnings, coaching),
    ({ done }) => (2 + done) / 3,
  )
  const [mine, theirs] = endings.map((list) => pointsOf(list, seat)) as [number[], number[]]
  return { total, expected, ahead: leadOf(mine, theirs).value }
}

function calibrationOf(found: readonly Found[], done: number): Calibration {
  const within = (spanOf: (figures: Figures) => Span): Estimate => {
    const held = found.filter(({ total, expected }) => {
      const { low, high } = spanOf(expected)
      return low <= total && total <= high
    })
    return shareOf(held.length, found.length)
  }
  const ahead = found.flatMap((one) => (one.ahead === null ? [] : one.ahead))
  return {
    positions: found.length,
    covered: within(({ range }) => range),
    middle: within(({ middle }) => middle),
    above: meanOf(found.map(({ total, expected }) => total - expected.points.value)),
    hinted: ahead.length,
    ahead: meanOf(ahead),
    done,
  }
}
