// Does a coach keep its word? Games of a strong bot are looked at on their way, and what the coach expects is held against their end.

import { below, type Engine, pick, type Seat, type State, stream, type TableOptions } from '@wayfare/kernel'
import { type Estimate, meanOf, shareOf } from '../arena/intervals.ts'
import type { Bot } from '../bot.ts'
import { ended } from '../through.ts'
import { chances } from './chances.ts'
import type { Coaching } from './coaching.ts'
import { type Figures, leadOf, pointsOf, type Span } from './figures.ts'
import { hint } from './hint.ts'
import { playedOut } from './playing-out.ts'

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
}

/** What was found at one position. */
export type Found = { readonly total: number; readonly expected: Figures; readonly ahead: number | null }
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
): Found[] {
  const { s: end, met } = gameOf(engine, engine.start(table, seed), bot, seed)
  const scores = engine.scores(end, 'all')
  const positions = spread(met, seed)
  const first = below(stream(`${seed} hinted`), OF_EACH_GAME)
  const isHinted = (i: number): boolean => (i + first) % OF_EACH_GAME < hints
  return positions.map((position, i) => ({
    total: scores.find(({ seat }) => seat === position.seat)?.total ?? 0,
    expected: expectedAt(engine, position, `${seed} ${i}`, coaching),
    ahead: isHinted(i) ? aheadAt(engine, position, `${seed} ${i}`, coaching) : null,
  }))
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
  return ended(chances(engine, s, seat, `${seed} chances`, coaching)).seats[seat] as Figures
}

/** By how much the first way of a hint is ahead of its third, in worlds that the hint has not seen; null where there is no third. */
function aheadAt<S extends State>(
  engine: Engine<S>,
  { s, seat }: Position<S>,
  seed: string,
  coaching: Coaching,
): number | null {
  const [first, , third] = ended(hint(engine, s, seat, `${seed} hint`, coaching)).ways
  if (!first || !third) return null
  const beginnings = [first, third].map(({ moves }) => ({ seat, moves }))
  const { endings } = ended(playedOut(engine, s, seat, `${seed} new`, beginnings, coaching))
  const [mine, theirs] = endings.map((list) => pointsOf(list, seat)) as [number[], number[]]
  return leadOf(mine, theirs).value
}

export function calibrationOf(found: readonly Found[]): Calibration {
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
  }
}
