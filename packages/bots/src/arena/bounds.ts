// When an arena knows enough: an interval lies wholly on one side of what was asked for.

import type { Played } from './arena-game.ts'
import type { Estimate } from './intervals.ts'
import { standingOf } from './standing.ts'

/** What the first bot must reach: a share of games won (before each of the others; alone, of all), a mean of points. */
export type Bounds = { readonly least?: number; readonly points?: number }
export type BoundVerdict = 'reached' | 'missed' | 'open'

/** Between two looks: whoever looks after every game finds an interval that clears by chance. */
const EVERY = 20

export function verdictOf(bots: readonly string[], rows: readonly Played[], bounds: Bounds): BoundVerdict {
  const verdicts = bounded(bots, rows, bounds).map(([estimate, bound]) => sideOf(estimate, bound))
  if (verdicts.includes('missed')) return 'missed'
  return verdicts.includes('open') ? 'open' : 'reached'
}

/** At the end of all games the values themselves decide what the intervals leave open. */
export function lastVerdict(bots: readonly string[], rows: readonly Played[], bounds: Bounds): BoundVerdict {
  return bounded(bots, rows, bounds).every(([{ value }, bound]) => value >= bound) ? 'reached' : 'missed'
}

function bounded(bots: readonly string[], rows: readonly Played[], bounds: Bounds): [Estimate, number][] {
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

/** After how many games of the order it is settled, looking at whole deals only; undefined while it is open. */
export function settledAt(
  bots: readonly string[],
  rows: readonly Played[],
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
