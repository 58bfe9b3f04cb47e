// What play-outs say, and how sure that is.

import { type Estimate, meanOf, shareOf } from '../arena/intervals.ts'
import { quartilesOf } from '../arena/standing.ts'
import { type Ending, scoreOf } from './playouts.ts'

export type Span = { readonly low: number; readonly high: number }

/** How a seat ends, if the game goes on as it was played out. */
export type Figures = {
  /** On average, 9 in 10. */
  readonly points: Estimate
  /** Where half of the games ended. */
  readonly middle: Span
  /** Where one game ends, 19 times in 20, if a strong player goes on with it. */
  readonly range: Span
  /** To win, 9 in 10. */
  readonly chance: Estimate
}

/** `more`: by how much a strong player gets more of what is still to come than whoever played these games out, as a share of it. */
export function figuresOf(endings: readonly Ending[], seat: number, more = 0): Figures {
  const points = pointsOf(endings, seat)
  const [low, , high] = quartilesOf(points)
  let wins = 0
  for (const ending of endings) wins += ending.wins[seat] as number
  return {
    points: meanOf(points, 0.9),
    middle: { low, high },
    range: raised(rangeOf(points), 2 * more * toCome(endings, seat)),
    chance: shareOf(wins, endings.length, 0.9),
  }
}

/** What the play-outs found may be all that there is, or as far short of it as a strong player usually finds them. */
const raised = ({ low, high }: Span, by: number): Span => ({ low, high: high + Math.max(0, by) })

/** What of the points was still to come, on average. */
function toCome(endings: readonly Ending[], seat: number): number {
  let sum = 0
  for (const ending of endings) sum += scoreOf(ending, seat).total - (ending.before[seat] as number)
  return sum / endings.length
}

export const pointsOf = (endings: readonly Ending[], seat: number): number[] =>
  endings.map((ending) => scoreOf(ending, seat).total)

/**
 * Where one more value falls, 19 times in 20. Of forty or more the outer ones say it; of fewer, Student's range for one more, and
 * never less than was seen.
 */
export function rangeOf(values: readonly number[]): Span {
  const sorted = values.slice().sort((a, b) => a - b)
  const { length } = sorted
  const rank = (length + 1) / 40
  if (rank >= 1) return { low: ranked(sorted, rank), high: ranked(sorted, length + 1 - rank) }
  const { value, high } = meanOf(values)
  // A single value spreads around the mean as the mean of all does around the true one, √n times as wide, and the mean is unsure too.
  const reach = (high - value) * Math.sqrt(length + 1)
  return {
    low: Math.min(sorted[0] as number, value - reach),
    high: Math.max(sorted[length - 1] as number, value + reach),
  }
}

/** The value of this rank, counted from 1; between two of them, in between. */
function ranked(sorted: readonly number[], rank: number): number {
  const below = Math.floor(rank)
  const at = sorted[below - 1] as number
  return at + (rank - below) * ((sorted[below] ?? at) - at)
}

/** By how much one is ahead of another, 9 in 10. `close`: perhaps it is not ahead at all, or behind. */
export type Lead = Estimate & { readonly close: boolean }

/** Of two that were tried in the same worlds: luck that both had is no part of the difference. */
export function leadOf(values: readonly number[], others: readonly number[]): Lead {
  const lead = meanOf(
    values.map((value, world) => value - (others[world] as number)),
    0.9,
  )
  return { ...lead, close: lead.low <= 0 && lead.high >= 0 }
}
