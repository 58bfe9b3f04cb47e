// Plays a series of games. Games from the results file are not played again, and the series ends as soon as its bounds
// are settled. The games, and what is counted of them, are the same for any number of workers.

import { type Bounds, fixturesOf, type Played, seatingsOf, settledAt } from '@wayfare/bots/arena'
import { drainQueue, type WorkerPool } from '../worker-pool/worker-pool.ts'
import type { ResultsFile } from './results-file.ts'
import type { GameTask, Series } from './task.ts'

export type SeriesRun = {
  readonly games: number
  readonly bounds: Bounds
  readonly resultsFile: ResultsFile
  readonly pool: WorkerPool<GameTask, Played>
  /** Says when time is up. No game is begun after that, even if the bounds are not settled. */
  readonly isLate?: () => boolean
  /** Called after every game with the games that count so far, and with the most that there can be. */
  readonly at: (rows: readonly Played[], of: number) => void
}

/** Plays the games that are missing and returns the games that count, in order. */
export async function playSeries(
  series: Series,
  { games, bounds, resultsFile, pool, at, isLate }: SeriesRun,
): Promise<Played[]> {
  const fixtures = fixturesOf(series.bots, series.table.players, games)
  const perDeal = seatingsOf(series.bots, series.table.players).length
  const rows: (Played | undefined)[] = Array(fixtures.length).fill(undefined)
  for (const row of await countingRows(series, resultsFile, pool)) if (row.index < rows.length) rows[row.index] = row
  const queue = fixtures.filter(({ index }) => !rows[index])
  const settled = () => settledAt(series.bots, rowsBeforeGap(rows), perDeal, bounds)
  let end = settled()
  await drainQueue(
    queue,
    pool.size,
    () => end === undefined && !isLate?.(),
    async (next) => {
      const row = await pool.carryOut({ ...series, ...next })
      resultsFile.add(row)
      rows[row.index] = row
      end = settled()
      at(rowsBeforeGap(rows).slice(0, end), fixtures.length)
    },
  )
  return rowsBeforeGap(rows).slice(0, end)
}

/** If the results file comes from another version of the code, one in this many of its games is played again. */
const ONE_IN_SAMPLE = 20

/**
 * Returns the stored games that count. If another version of the code played them, a sample is played again: if all of
 * it ends as before, all stored games count, and otherwise only the sample.
 */
async function countingRows(
  series: Series,
  resultsFile: ResultsFile,
  pool: WorkerPool<GameTask, Played>,
): Promise<readonly Played[]> {
  if (!resultsFile.old) return resultsFile.rows
  const sample = resultsFile.rows.filter((_, i) => i % ONE_IN_SAMPLE === 0)
  const again: Played[] = []
  let same = true
  await drainQueue(
    sample,
    pool.size,
    () => same,
    async ({ index, deal, seats, print }) => {
      const row = await pool.carryOut({ ...series, index, deal, seats })
      again.push(row)
      if (row.print !== print) same = false
    },
  )
  const rows = same ? resultsFile.rows : again
  resultsFile.replace(rows)
  return rows
}

/** Returns the rows before the first game that is still missing. */
function rowsBeforeGap(rows: readonly (Played | undefined)[]): Played[] {
  const gap = rows.indexOf(undefined)
  return (gap < 0 ? rows : rows.slice(0, gap)) as Played[]
}
