// Plays all series of the ladder, and writes docs/BOTS.md and the strengths that the client shows.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { dirname, join } from 'node:path'
import { LEVELS } from '@wayfare/bots'
import type { Played } from '@wayfare/bots/arena'
import { engineBy, gameIds, isProduct, titlesOf } from '@wayfare/library'
import { type CoachResults, ladderPage } from '../arena/ladder-page.ts'
import { type Entry, ladderOf, orderOf, YARDSTICK } from '../arena/ladder-plan.ts'
import { type GameResults, isMeasured, strengthsFrom } from '../arena/ladder-ratings.ts'
import { openResultsFile } from '../arena/results-file.ts'
import { playSeries, type SeriesRun } from '../arena/series.ts'
import { PLAY_GAME_JOB } from '../arena/task.ts'
import { botBy } from '../bots.ts'
import { readCalibration } from '../coach/calibrating.ts'
import { type Common, Progress, print } from '../output.ts'
import { UsageError } from '../usage.ts'
import { makeWorkerPool } from '../worker-pool/worker-pool.ts'

export type LadderOptions = Common & {
  readonly only?: string
  readonly bots?: string
  readonly players: string
  readonly share: number
  readonly seed: string
  readonly keep: string
  readonly workers: number
  readonly out: string
  readonly strengths: string
  readonly minutes?: number
}

/**
 * The number of games played of one series before the next has its turn. An interrupted ladder then has some games of
 * every series of the same rank.
 */
const AT_A_TIME = 20

export async function ladder(options: LadderOptions): Promise<void> {
  const bots = options.bots?.split(',') ?? [YARDSTICK, ...Object.keys(LEVELS)]
  for (const bot of bots) botBy(bot)
  const sizes = sizesOf(options.players)
  const games = gamesOf(options.only)
  const plan = games.flatMap((game) =>
    ladderOf(game, bots, sizes, options.share / 100).map((entry) => ({ game, entry, rows: [] as readonly Played[] })),
  )
  await playAll(plan, options)
  const results = games.map(
    (game): GameResults => ({
      game,
      title: titlesOf(game).en,
      bots,
      results: plan.filter((one) => one.game === game && one.rows.length > 0),
    }),
  )
  const machine = `a machine with ${cpus().length} ${arch()} processors`
  write(options.out, ladderPage(results, games.flatMap(coachOf(options.keep)), commandOf(options), machine))
  // The strengths are shown to people, so they are written only by a full ladder: a part of it would give another
  // scale.
  if (options.bots === undefined && sizes.includes(2))
    write(options.strengths, strengthsText(options.strengths, results))
  const played = plan.reduce((sum, { rows }) => sum + rows.length, 0)
  print({ file: options.out, games: played }, options, () => `${options.out} tells of ${played} games`)
}

/** The results that `calibrate` has stored beside the games of the ladder. */
const coachOf =
  (folder: string) =>
  (game: string): CoachResults[] => {
    const file = join(folder, `coach-${game}.jsonl`)
    return existsSync(file) ? [{ title: titlesOf(game).en, ...readCalibration(file) }] : []
  }

type Planned = { readonly game: string; readonly entry: Entry; rows: readonly Played[] }

/**
 * Plays the ranks in order, and the series of one rank in turn, until every series is settled or complete, or until
 * time is up.
 */
async function playAll(plan: readonly Planned[], options: LadderOptions): Promise<void> {
  const end = options.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.minutes * 60_000
  const isLate = () => Date.now() >= end
  const progress = new Progress('ladder', options)
  const pool = makeWorkerPool(PLAY_GAME_JOB, options.workers)
  const ranks = ranked(plan)
  try {
    for (const [rank, entries] of ranks.entries()) {
      const most = Math.max(...entries.map(({ entry }) => entry.games))
      for (let games = AT_A_TIME; games < most + AT_A_TIME; games += AT_A_TIME) {
        for (const [i, one] of entries.entries()) {
          const done = (games - AT_A_TIME + (AT_A_TIME * i) / entries.length) / most
          const at = (rows: readonly Played[]) => {
            one.rows = rows
            progress.at((rank + done) / ranks.length, `${one.game}, ${nameOf(one.entry)}`)
          }
          one.rows = await playEntry(one, games, options, { pool, isLate, at })
        }
      }
    }
  } finally {
    pool.close()
    progress.done()
  }
}

/** Groups the series by rank; the most urgent rank is the first. */
function ranked(plan: readonly Planned[]): Planned[][] {
  const ranks = [...new Set(plan.map(({ entry }) => orderOf(entry)))].sort((a, b) => a - b)
  return ranks.map((rank) => plan.filter(({ entry }) => orderOf(entry) === rank))
}

async function playEntry(
  { game, entry }: Planned,
  games: number,
  { seed, keep }: LadderOptions,
  course: Pick<SeriesRun, 'pool' | 'isLate' | 'at'>,
): Promise<Played[]> {
  const engine = await engineBy(game)
  const table = engine.table({ ...entry.set, players: entry.players })
  const series = { game, table, bots: entry.bots, seed }
  const { bounds } = entry
  return playSeries(series, {
    ...course,
    games: Math.min(games, entry.games),
    bounds,
    resultsFile: openResultsFile(keep, series),
  })
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Games that were not measured this time, or with too few games, keep their previous strengths. */
function strengthsText(file: string, results: readonly GameResults[]): string {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const now = Object.fromEntries(results.filter(isMeasured).map((one) => [one.game, strengthsFrom(one)]))
  return `${JSON.stringify({ ...before, ...now }, null, 2)}\n`
}

function gamesOf(only: string | undefined): string[] {
  if (only === undefined) return gameIds().filter(isProduct)
  const games = only.split(',')
  for (const game of games) {
    if (!gameIds().includes(game)) throw new UsageError(`there is no game '${game}'; there is ${gameIds().join(', ')}`)
  }
  return games
}

function sizesOf(players: string): number[] {
  if (!/^[1-4](,[1-4])*$/.test(players)) throw new UsageError(`--players lists some of 1,2,3,4, not '${players}'`)
  return players.split(',').map(Number)
}

const nameOf = ({ players, bots, set }: Entry): string =>
  [`${players} players`, bots.join(' : '), ...Object.values(set)].join(', ')

/** The command line that writes this page again. */
function commandOf({ only, bots, players, share, seed }: LadderOptions): string {
  const said = [
    ...(only === undefined ? [] : [`--only ${only}`]),
    ...(bots === undefined ? [] : [`--bots ${bots}`]),
    ...(players === ALL_SIZES ? [] : [`--players ${players}`]),
    ...(share === 100 ? [] : [`--share ${share}`]),
    `--seed ${seed}`,
  ]
  return `npx wayfare ladder ${said.join(' ')}`
}

export const ALL_SIZES = '1,2,3,4'
