// Plays all the series of the ladder and writes what came of them.

import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { dirname } from 'node:path'
import { LEVELS } from '@wayfare/bots'
import { engineBy, gameIds, isProduct, titlesOf } from '@wayfare/library'
import { type Crew, crewOf } from '../arena/crew.ts'
import { keptIn } from '../arena/kept.ts'
import { type GameResults, ladderPage, type Result } from '../arena/ladder-page.ts'
import { type Entry, ladderOf, YARDSTICK } from '../arena/ladder-plan.ts'
import { playSeries } from '../arena/series.ts'
import { botBy } from '../bots.ts'
import { type Common, Progress, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type LadderOptions = Common & {
  readonly only?: string
  readonly bots?: string
  readonly players: string
  readonly share: number
  readonly seed: string
  readonly keep: string
  readonly workers: number
  readonly out: string
}

export async function ladder(options: LadderOptions): Promise<void> {
  const games = gamesOf(options.only)
  const bots = options.bots?.split(',') ?? [YARDSTICK, ...Object.keys(LEVELS)]
  for (const bot of bots) botBy(bot)
  const plans = games.map((game) => ladderOf(game, bots, sizesOf(options.players), options.share / 100))
  const all = plans.reduce((sum, plan) => sum + plan.length, 0)
  const progress = new Progress('ladder', options)
  const crew = crewOf(options.workers)
  const results: GameResults[] = []
  let done = 0
  try {
    for (const [i, game] of games.entries()) {
      const own: Result[] = []
      for (const entry of plans[i] as Entry[]) {
        const at = (part: number) => progress.at((done + part) / all, `${game}, ${nameOf(entry)}`)
        own.push(await playEntry(game, entry, options, crew, at))
        done += 1
      }
      results.push({ title: titlesOf(game).en, bots, results: own })
    }
  } finally {
    crew.close()
  }
  progress.done()
  mkdirSync(dirname(options.out), { recursive: true })
  writeFileSync(
    options.out,
    ladderPage(results, commandOf(options), `a machine with ${cpus().length} ${arch()} processors`),
  )
  const played = results.reduce((sum, one) => sum + one.results.reduce((games, { rows }) => games + rows.length, 0), 0)
  print({ file: options.out, games: played }, options, () => `${options.out} tells of ${played} games`)
}

async function playEntry(
  game: string,
  entry: Entry,
  { seed, keep }: LadderOptions,
  crew: Crew,
  at: (share: number) => void,
): Promise<Result> {
  const engine = await engineBy(game)
  const table = engine.table({ ...entry.set, players: entry.players })
  const series = { game, table, bots: entry.bots, seed }
  const kept = keptIn(keep, series)
  const { games, bounds } = entry
  const rows = await playSeries(series, { games, bounds, kept, crew, at: ({ length }, of) => at(length / of) })
  return { entry, rows }
}

function gamesOf(only: string | undefined): string[] {
  if (only === undefined) return gameIds().filter(isProduct)
  if (!gameIds().includes(only)) throw new UsageError(`there is no game '${only}'; there is ${gameIds().join(', ')}`)
  return [only]
}

function sizesOf(players: string): number[] {
  if (!/^[1-4](,[1-4])*$/.test(players)) throw new UsageError(`--players lists some of 1,2,3,4, not '${players}'`)
  return players.split(',').map(Number)
}

const nameOf = ({ players, bots, set }: Entry): string =>
  [`${players} players`, bots.join(' : '), ...Object.values(set)].join(', ')

/** What makes this page again. */
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
