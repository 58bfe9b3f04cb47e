// Decides when an arena has played enough games: when the whole confidence interval is on one side of the bound.

import type { GameResult } from './arena-game.ts'
import type { Estimate } from './intervals.ts'
import { standingOf } from './standing.ts'

/**
 * The least that the first bot must reach: `least` is its share of games won against each other bot (in solo games, of
 * all games), `points` its mean score.
 */
export type Bounds = { readonly least?: number; readonly points?: number }
export type BoundVerdict = 'reached' | 'missed' | 'open'

/**
 * The number of games between two checks: checking after every game would sooner or later find an interval that clears
 * the bound by chance.
 */
const EVERY = 20

export function verdictOf(bots: readonly string[], rows: readonly GameResult[], bounds: Bounds): BoundVerdict {
  const verdicts = bounded(bots, rows, bounds).map(([estimate, bound]) => sideOf(estimate, bound))
  if (verdicts.includes('missed')) return 'missed'
  return verdicts.includes('open') ? 'open' : 'reached'
}

/** After all games the values themselves decide, if the intervals have not. */
export function lastVerdict(bots: readonly string[], rows: readonly GameResult[], bounds: Bounds): BoundVerdict {
  return bounded(bots, rows, bounds).every(([{ value }, bound]) => value >= bound) ? 'reached' : 'missed'
}

function bounded(bots: readonly string[], rows: readonly GameResult[], bounds: Bounds): [Estimate, number][] {
  const { bots: standings, against } = standingOf(bots, rows)
  const [first] = standings
  if (!first) return []
  const alone = rows.every(({ seats }) => seats.length === 1)
  const shares = alone ? [first.wins] : against.map(({ ahead }) => ahead)
  return [
    ...(bounds.least === undefined ? [] : shares.map((share): [Estimate, number] => [share, bounds.least as number])),
    ...(bounds.points === undefined ? [] : [[first.points, bounds.points] as [Estimate, number]]),
  ]
}

const sideOf = ({ low, high }: Estimate, bound: number): BoundVerdict =>
  low >= bound ? 'reached' : high < bound ? 'missed' : 'open'

/**
 * Returns the number of games after which the result is settled, counting whole deals only; undefined while it is open.
 */
export function settledAt(
  bots: readonly string[],
  rows: readonly GameResult[],
  perDeal: number,
  bounds: Bounds,
): number | undefined {
  if (bounds.least === undefined && bounds.points === undefined) return undefined
  const step = Math.ceil(EVERY / perDeal) * perDeal
  for (let games = step; games <= rows.length; games += step) {
    if (verdictOf(bots, rows.slice(0, games), bounds) !== 'open') return games
  }
  return undefined
}
