// Games kept as text. Each must lead to the hash it was written with, for ever, under the rules it was begun with.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadLog, BadRow, type Engine, engineOf, type Game, type Match, parseLog, replay } from '@wayfare/kernel'

export type RulesLoader = (id: string, version: number) => Promise<Engine>

/** Today's rules, or those of an older version from its built file (`versions/1.js` in the game's folder). */
export function rulesLoader(game: Game, folder: string): RulesLoader {
  return async (_id, version) => {
    if (version === game.version) return engineOf(game)
    return ((await import(/* @vite-ignore */ join(folder, 'versions', `${version}.js`))) as { engine: Engine }).engine
  }
}

export type Replayed = { readonly file: string; readonly hash: string; readonly seq: number; readonly match: Match }

/** Replays a log's text with the rules it names. Throws BadLog or BadRow, which say where it goes wrong. */
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

/** Every replay of a folder; the first that does not fit throws, named. */
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
