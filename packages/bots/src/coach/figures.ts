// The figures of the coach: points and chances estimated from play-outs, with their uncertainty.

import { type Estimate, meanOf, shareOf } from '../arena/intervals.ts'
import { quartilesOf } from '../arena/standing.ts'
import { type Ending, scoreOf } from './playouts.ts'

export type Span = { readonly low: number; readonly high: number }

/** The expected result of a seat, estimated from play-outs. */
export type Figures = {
  /** The mean score, with a 90 % confidence interval. */
  readonly points: Estimate
  /** The middle half of the scores. */
  readonly middle: Span
  /** A 95 % prediction interval for the score of one game that a strong player continues. */
  readonly range: Span
  /** The chance to win, with a 90 % confidence interval. */
  readonly chance: Estimate
}

/** `more` is the share by which a strong player scores more, from here on, than the quick bot that played these games. */
export function figuresOf(endings: readonly Ending[], seat: number, more = 0): Figures {
  const points = pointsOf(endings, seat)
  const [low, , high] = quartilesOf(points)
  let wins = 0
  for (const ending of endings) wins += ending.wins[seat] as number
  return {
    points: meanOf(points, 0.9),
    middle: { low, high },
    range: raised(rangeOf(points), 2 * more * pointsToCome(endings, seat)),
    chance: shareOf(wins, endings.length, 0.9),
  }
}

/** Raises only the upper end of a range: play-outs by a quick bot may be as good as it gets, or may fall short by this much. */
const raised = ({ low, high }: Span, by: number): Span => ({ low, high: high + Math.max(0, by) })

/** The points that were still to be scored, on average. */
function pointsToCome(endings: readonly Ending[], seat: number): number {
  let sum = 0
  for (const ending of endings) sum += scoreOf(ending, seat).total - (ending.before[seat] as number)
  return sum / endings.length
}

export const pointsOf = (endings: readonly Ending[], seat: number): number[] =>
  endings.map((ending) => scoreOf(ending, seat).total)

/**
 * A 95 % prediction interval for one more value: from 40 values on the empirical quantiles; for fewer, Student's prediction interval,
 * widened to hold all values seen.
 */
export function rangeOf(values: readonly number[]): Span {
  const sorted = values.slice().sort((a, b) => a - b)
  const { length } = sorted
  const rank = (length + 1) / 40
  if (rank >= 1) return { low: valueAtRank(sorted, rank), high: valueAtRank(sorted, length + 1 - rank) }
  const { value, high } = meanOf(values)
  // The prediction interval is √(n + 1) times as wide as the confidence interval of the mean.
  const reach = (high - value) * Math.sqrt(length + 1)
  return {
    low: Math.min(sorted[0] as number, value - reach),
    high: Math.max(sorted[length - 1] as number, value + reach),
  }
}

/** The value of this rank, counted from 1; fractional ranks are interpolated. */
function valueAtRank(sorted: readonly number[], rank: number): number {
  const below = Math.floor(rank)
  const at = sorted[below - 1] as number
  return at + (rank - below) * ((sorted[below] ?? at) - at)
}

/** The lead of one option over another, with a 90 % interval. `close` means that the interval contains zero. */
export type Lead = Estimate & { readonly close: boolean }

/** The lead between two options tried in the same worlds. Values are compared world by world, so that shared luck cancels out. */
export function leadOf(values: readonly number[], others: readonly number[]): Lead {
  const lead = meanOf(
    values.map((value, world) => value - (others[world] as number)),
    0.9,
  )
  return { ...lead, close: lead.low <= 0 && lead.high >= 0 }
}
