// A series of games of the arena: all that decides how they go.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Played, playOne } from '@wayfare/bots/arena'
import type { TableOptions } from '@wayfare/kernel'
import { engineBy, folderOf, rootFolder } from '@wayfare/library'
import { seedOfGame } from '@wayfare/testkit'
import { botBy } from '../bots.ts'

export type Series = {
  readonly game: string
  readonly table: TableOptions
  readonly bots: readonly string[]
  readonly seed: string
}
/** One game of it, as a worker is told. */
export type Task = Pick<Series, 'game' | 'table' | 'seed'> & Pick<Played, 'index' | 'deal' | 'seats'>

export async function carryOut({ game, table, seed, index, deal, seats }: Task): Promise<Played> {
  const engine = await engineBy(game)
  const played = playOne(engine, table, seedOfGame(seed, deal), seats.map(botBy), () => performance.now())
  return { index, deal, ...played }
}

/** Of the code that plays: games of other code are not gone on with. */
export function codePrint(game: string): string {
  const root = rootFolder()
  const hash = createHash('sha256')
  for (const folder of [`${root}packages/kernel/src`, `${root}packages/bots/src`, `${folderOf(game)}src`]) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(ts|json)$/.test(file) || /\.test\.ts$|^(arena|text|rulebook|testing)\//.test(file)) continue
      hash.update(file).update(readFileSync(`${folder}/${file}`))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
