// One game of an arena series as a task for a worker, and a hash of the code that plays it.

import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { LEVELS } from '@wayfare/bots'
import { type Played, playOne } from '@wayfare/bots/arena'
import { isPersona } from '@wayfare/bots/personas'
import type { TableOptions } from '@wayfare/kernel'
import { engineBy, folderOf, rootFolder } from '@wayfare/library'
import { seedOfGame } from '@wayfare/testkit'
import { botBy } from '../bots.ts'
import type { Job } from '../worker-pool/worker-pool.ts'

export type Series = {
  readonly game: string
  readonly table: TableOptions
  readonly bots: readonly string[]
  readonly seed: string
}
/** The part of a series that a worker needs in order to play one game. */
export type GameTask = Pick<Series, 'game' | 'table' | 'seed'> & Pick<Played, 'index' | 'deal' | 'seats'>

async function carryOut({ game, table, seed, index, deal, seats }: GameTask): Promise<Played> {
  const engine = await engineBy(game)
  const played = playOne(engine, table, seedOfGame(seed, deal), seats.map(botBy), processorMs)
  return { index, deal, ...played }
}

export const PLAY_GAME_JOB: Job<GameTask, Played> = {
  name: 'playing',
  carryOut,
  nameOf: ({ game, table, seats, seed, deal }) =>
    `a game of ${game} (${JSON.stringify(table)}, ${seats.join(', ')}, seed ${seed}, deal ${deal})`,
}

/** The processor time of this process in milliseconds. On a shared machine, time by the clock says little. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Files of the bots that have no influence on a game. `levels` is left out because the effort of each bot that plays is
 * hashed by itself.
 */
const WITHOUT_INFLUENCE =
  /\.test\.ts$|^(arena|coach|how|puzzles|ratings|lexicon|text|rulebook|testing)\/|^(levels|people|sources|strengths|thinking)\.(ts|json)$/
const COACH = /^coach\/(?!.*\.test\.ts$)/

/** A hash of the code that plays and of the effort of these bots. Games of another version are not simply continued. */
export const codeHash = (series: Series): string => hashOf(series, false)
/** The same hash with the code of the coach included. */
export const codeHashWithCoach = (series: Series): string => hashOf(series, true)

function hashOf({ game, bots }: Series, coached: boolean): string {
  const key = `${game} ${coached}`
  const files = fileHashes.get(key) ?? fileHash(game, coached)
  fileHashes.set(key, files)
  const hash = files.copy()
  for (const bot of bots) hash.update(isPersona(bot) ? JSON.stringify(LEVELS[bot]) : bot)
  return hash.digest('hex').slice(0, 16)
}

/** Hashes of the files, because a ladder asks for them hundreds of times and code does not change under it. */
const fileHashes = new Map<string, Hash>()

function fileHash(game: string, coached: boolean): Hash {
  const root = rootFolder()
  const hash = createHash('sha256')
  for (const folder of [`${root}packages/kernel/src`, `${root}packages/bots/src`, `${folderOf(game)}src`]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const counts = !WITHOUT_INFLUENCE.test(file) || (coached && COACH.test(file))
      if (/\.(ts|json)$/.test(file) && counts) hash.update(file).update(readFileSync(`${folder}/${file}`))
    }
  }
  return hash
}
