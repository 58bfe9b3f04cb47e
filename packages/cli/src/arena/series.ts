// Plays a series: what was kept is not played again, games go to whoever is free, and it ends where its bounds are settled. The
// games and what is counted of them are the same for any number of workers.

import { type Bounds, fixturesOf, type Played, seatingsOf, settledAt } from '@wayfare/bots/arena'
import { type Crew, workOff } from '../crew/crew.ts'
import type { ResultsFile } from './results-file.ts'
import type { GameTask, Series } from './task.ts'

export type SeriesRun = {
  readonly games: number
  readonly bounds: Bounds
  readonly kept: ResultsFile
  readonly crew: Crew<GameTask, Played>
  /** When no more games are to be begun, whatever is still open. */
  readonly isLate?: () => boolean
  /** After every game: those that count so far, of at most so many. */
  readonly at: (rows: readonly Played[], of: number) => void
}

/** The games that count, in their order. */
export async function playSeries(
  series: Series,
  { games, bounds, kept, crew, at, isLate }: SeriesRun,
): Promise<Played[]> {
  const fixtures = fixturesOf(series.bots, series.table.players, games)
  const perDeal = seatingsOf(series.bots, series.table.players).length
  const rows: (Played | undefined)[] = Array(fixtures.length).fill(undefined)
  for (const row of await holding(series, kept, crew)) if (row.index < rows.length) rows[row.index] = row
  const queue = fixtures.filter(({ index }) => !rows[index])
  const settled = () => settledAt(series.bots, leading(rows), perDeal, bounds)
  let end = settled()
  await workOff(
    queue,
    crew.size,
    () => end === undefined && !isLate?.(),
    async (next) => {
      const row = await crew.carryOut({ ...series, ...next })
      kept.add(row)
      rows[row.index] = row
      end = settled()
      at(leading(rows).slice(0, end), fixtures.length)
    },
  )
  return leading(rows).slice(0, end)
}

/** Of games that other code played, one in so many is played again. */
const SAMPLED = 20

/** The kept games that count: of other code's, all if those played again end as they did, or else only those. */
async function holding(series: Series, kept: ResultsFile, crew: Crew<GameTask, Played>): Promise<readonly Played[]> {
  if (!kept.old) return kept.rows
  const sample = kept.rows.filter((_, i) => i % SAMPLED === 0)
  const again: Played[] = []
  let same = true
  await workOff(
    sample,
    crew.size,
    () => same,
    async ({ index, deal, seats, print }) => {
      const row = await crew.carryOut({ ...series, index, deal, seats })
      again.push(row)
      if (row.print !== print) same = false
    },
  )
  const rows = same ? kept.rows : again
  kept.hold(rows)
  return rows
}

/** As far as no game is missing. */
function leading(rows: readonly (Played | undefined)[]): Played[] {
  const gap = rows.indexOf(undefined)
  return (gap < 0 ? rows : rows.slice(0, gap)) as Played[]
}
