// Plays bots against each other, or alone against the game. Every deal is played from every seat, and the result says
// which bot is stronger and how certain that is.

import {
  type Bounds,
  type BoundVerdict,
  lastVerdict,
  type Played,
  type SeriesStanding,
  seatingsOf,
  standingOf,
  verdictOf,
} from '@wayfare/bots/arena'
import { engineBy } from '@wayfare/library'
import { NO_RESULTS_FILE, openResultsFile } from '../arena/results-file.ts'
import { playSeries } from '../arena/series.ts'
import { PLAY_GAME_JOB } from '../arena/task.ts'
import { botBy } from '../bots.ts'
import { type Common, Progress, percent, print, table } from '../output.ts'
import { UsageError } from '../usage.ts'
import { makeWorkerPool } from '../worker-pool/worker-pool.ts'

export type ArenaOptions = Common & {
  readonly game: string
  readonly players: number
  readonly bots: string
  readonly games: number
  readonly seed: string
  readonly set?: Record<string, string | number | boolean>
  readonly least?: number
  readonly points?: number
  readonly keep?: string
  readonly workers: number
}

export async function arena(options: ArenaOptions): Promise<void> {
  const engine = await engineBy(options.game)
  const table = engine.table({ ...options.set, players: options.players })
  const series = { game: options.game, table, bots: namesOf(options), seed: options.seed }
  const bounds = boundsOf(options, series.bots)
  const resultsFile = options.keep === undefined ? NO_RESULTS_FILE : openResultsFile(options.keep, series)
  const most = Math.ceil(options.games / seatingsOf(series.bots, table.players).length)
  const pool = makeWorkerPool(PLAY_GAME_JOB, Math.min(options.workers, most))
  const progress = new Progress('arena', options)
  try {
    const rows = await playSeries(series, {
      games: options.games,
      bounds,
      resultsFile,
      pool,
      at: (rows, of) => progress.at(rows.length / of, noteOf(series.bots, rows)),
    })
    progress.done()
    report(series.bots, rows, bounds, rows.filter((row) => resultsFile.rows.includes(row)).length, options)
  } finally {
    pool.close()
  }
}

function namesOf({ bots, players }: ArenaOptions): string[] {
  const names = bots.split(',')
  for (const name of names) botBy(name)
  if (players > 1 && names.length > players) {
    throw new UsageError(`--bots names ${names.length} bots for ${players} seats; name at most one for each`)
  }
  return names
}

function boundsOf({ least, points, players }: ArenaOptions, bots: readonly string[]): Bounds {
  if (least !== undefined && players > 1 && new Set(bots).size < 2) {
    throw new UsageError('--least asks how often the first bot comes in before the others: name another one in --bots')
  }
  return { ...(least === undefined ? {} : { least }), ...(points === undefined ? {} : { points }) }
}

function noteOf(bots: readonly string[], rows: readonly Played[]): string {
  const { games, against, bots: standings } = standingOf(bots, rows)
  const share = against[0]?.ahead ?? standings[0]?.wins
  return games === 0 || !share ? '' : `${games} games, ${percent(share)}`
}

function report(
  bots: readonly string[],
  rows: readonly Played[],
  bounds: Bounds,
  before: number,
  options: ArenaOptions,
): void {
  const standing = standingOf(bots, rows)
  const verdict = boundVerdict(bots, rows, bounds)
  print({ ...standing, ...(verdict ? { verdict } : {}) }, options, () =>
    [
      `${standing.games} games of ${options.game}${before > 0 ? `, ${before} of them kept from before` : ''}`,
      ...againstLines(bots[0] as string, standing),
      table(asTable(standing)),
      ...(verdict ? [`what was asked for is ${verdict}`] : []),
    ].join('\n'),
  )
  if (verdict === 'missed') process.exitCode = 1
}

function boundVerdict(bots: readonly string[], rows: readonly Played[], bounds: Bounds): BoundVerdict | undefined {
  if (Object.keys(bounds).length === 0) return undefined
  const verdict = verdictOf(bots, rows, bounds)
  return verdict === 'open' ? lastVerdict(bots, rows, bounds) : verdict
}

const againstLines = (first: string, { against }: SeriesStanding): string[] =>
  against.map(({ bot, ahead }) => `${first} comes in before ${bot} in ${percent(ahead)}`)

function asTable({ bots }: SeriesStanding): string[][] {
  return [
    ['bot', 'seats', 'won (95 %)', 'points (95 %)', 'quartiles', 'ms a turn', 'slowest'],
    ...bots.map(({ bot, seats, wins, points, quartiles, turnMs, slowestMs }) => [
      bot,
      String(seats),
      percent(wins),
      `${points.value.toFixed(1)} (${points.low.toFixed(1)} to ${points.high.toFixed(1)})`,
      quartiles.join(', '),
      turnMs.toFixed(1),
      String(slowestMs),
    ]),
  ]
}
