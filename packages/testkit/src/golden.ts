// Replays stored games. Each must always lead to the hash it was written with, under the rules it was begun with.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadLog, BadRow, type Engine, engineOf, type Game, type Match, parseLog, replay } from '@wayfare/kernel'

export type RulesLoader = (id: string, version: number) => Promise<Engine>

/** Loads today's rules, or those of an older version from its bundle (`versions/1.js` in the game's folder). */
export function rulesLoader(game: Game, folder: string): RulesLoader {
  return async (_id, version) => {
    if (version === game.version) return engineOf(game)
    return ((await import(/* @vite-ignore */ join(folder, 'versions', `${version}.js`))) as { engine: Engine }).engine
  }
}

export type Replayed = { readonly file: string; readonly hash: string; readonly seq: number; readonly match: Match }

/** Replays a log with the rules that it names. Throws BadLog or BadRow with the line that is wrong. */
export async function replayText(text: string, load: RulesLoader): Promise<Match> {
  const log = parseLog(text)
  const engine = await load(log.game, log.version)
  const match = replay(engine, log)
  const hash = engine.hash(match.state)
  if (hash !== log.hash) {
    throw new BadRow(log.rows.length, `all ${log.rows.length} rows fit, but they end in ${hash}, not in ${log.hash}`)
  }
  return match
}

/** Replays every log of a folder; throws at the first that fails and names it. */
export async function replayFolder(folder: string, load: RulesLoader): Promise<Replayed[]> {
  const done: Replayed[] = []
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .sort()) {
    try {
      const match = await replayText(readFileSync(join(folder, file), 'utf8'), load)
      done.push({ file, hash: match.engine.hash(match.state), seq: match.state.core.seq, match })
    } catch (error) {
      if (error instanceof BadLog || error instanceof BadRow) error.message = `${file}: ${error.message}`
      throw error
    }
  }
  return done
}
