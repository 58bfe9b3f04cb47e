// A series of games of the arena: all that decides how they go.

import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { LEVELS } from '@wayfare/bots'
import { type Played, playOne } from '@wayfare/bots/arena'
import { isPersona } from '@wayfare/bots/personas'
import type { TableOptions } from '@wayfare/kernel'
import { engineBy, folderOf, rootFolder } from '@wayfare/library'
import { seedOfGame } from '@wayfare/testkit'
import { botBy } from '../bots.ts'
import type { Job } from '../crew/crew.ts'

export type Series = {
  readonly game: string
  readonly table: TableOptions
  readonly bots: readonly string[]
  readonly seed: string
}
/** One game of it, as a worker is told. */
export type GameTask = Pick<Series, 'game' | 'table' | 'seed'> & Pick<Played, 'index' | 'deal' | 'seats'>

async function carryOut({ game, table, seed, index, deal, seats }: GameTask): Promise<Played> {
  const engine = await engineBy(game)
  const played = playOne(engine, table, seedOfGame(seed, deal), seats.map(botBy), busyFor)
  return { index, deal, ...played }
}

export const PLAYING: Job<GameTask, Played> = {
  name: 'playing',
  carryOut,
  nameOf: ({ game, table, seats, seed, deal }) =>
    `a game of ${game} (${JSON.stringify(table)}, ${seats.join(', ')}, seed ${seed}, deal ${deal})`,
}

/** The processor's time, in milliseconds: a machine that is shared says little by its clock. */
function busyFor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Not part of how a game goes; how hard each of the six thinks is asked of those who play. */
const APART =
  /\.test\.ts$|^(arena|coach|how|puzzles|ratings|lexicon|text|rulebook|testing)\/|^(levels|people|sources|strengths|thinking)\.(ts|json)$/
const COACH = /^coach\/(?!.*\.test\.ts$)/

/** Of the code that plays, and of these bots' efforts: games of others are not gone on with. */
export const codePrint = (series: Series): string => printOf(series, false)
/** And of the coach's. */
export const coachPrint = (series: Series): string => printOf(series, true)

function printOf({ game, bots }: Series, coached: boolean): string {
  const key = `${game} ${coached}`
  const files = fileHashes.get(key) ?? fileHash(game, coached)
  fileHashes.set(key, files)
  const hash = files.copy()
  for (const bot of bots) hash.update(isPersona(bot) ? JSON.stringify(LEVELS[bot]) : bot)
  return hash.digest('hex').slice(0, 16)
}

/** A ladder asks hundreds of times, and code does not change under it. */
const fileHashes = new Map<string, Hash>()

function fileHash(game: string, coached: boolean): Hash {
  const root = rootFolder()
  const hash = createHash('sha256')
  for (const folder of [`${root}packages/kernel/src`, `${root}packages/bots/src`, `${folderOf(game)}src`]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const counts = !APART.test(file) || (coached && COACH.test(file))
      if (/\.(ts|json)$/.test(file) && counts) hash.update(file).update(readFileSync(`${folder}/${file}`))
    }
  }
  return hash
}
