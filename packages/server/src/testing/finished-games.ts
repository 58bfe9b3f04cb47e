// Finished games in a database, as if they had been played there, without a server.

import { random } from '@wayfare/bots'
import type { Result } from '@wayfare/bots/ratings'
import { below, commit, type Engine, type Seat, type Stream } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { type Entry, fold, type Made, matchOf, type Table, tableFrom, turn } from '@wayfare/table'
import { resultOf } from '../ratings/result.ts'
import type { Database } from '../store/database.ts'
import { summaryOf } from '../tables/summary.ts'

export type GameToStore = { readonly id: string; readonly seats: Made['seats']; readonly at: number }

/** Plays a game of the kit at random, stores its log, and returns its result. */
export async function storeFinishedGame(db: Database, game: GameToStore, dice: Stream): Promise<Result | null> {
  const engine = await engineBy('kit')
  const { table, entries } = playGame(engine, game, dice)
  const rows = entries.map((entry, seq) => ({
    table_id: game.id,
    seq,
    at: game.at,
    body: JSON.stringify(entry),
  }))
  const { status, host, secret, at, made } = table
  const row = {
    id: game.id,
    game: made.game,
    version: made.version,
    host,
    status,
    listed: 0,
    daily: null,
    secret,
    club_id: null,
    members_only: 0,
  }
  await db.together([
    db.sql.insertInto('tables').values({ ...row, created_at: at, changed_at: at, ...summaryOf(table) }),
    db.sql.insertInto('entries').values(rows),
  ])
  return resultOf(table)
}

function playGame(engine: Engine, { id, seats, at }: GameToStore, dice: Stream): { table: Table; entries: Entry[] } {
  const { id: game, version } = engine.game
  const options = engine.table({ players: seats.length, rounds: 2 })
  const secret = below(dice, 2 ** 30)
    .toString(16)
    .padStart(64, '0')
  const plan = { game, version, options, seats, listed: false, language: 'en', clock: null, start: true }
  const made: Made = { k: 'made', ...plan, host: 'person-0', commitment: commit(secret) }
  const table = tableFrom(id, engine, secret, made, at)
  const entries: Entry[] = [made]
  const add = (entry: Entry) => {
    fold(table, entry, at)
    entries.push(entry)
  }
  add({ k: 'started' })
  if (below(dice, 10) === 0) add({ k: 'gone', seat: 0, why: 'resigned', bot: 'random' })
  while (table.status === 'running') {
    const [seat] = turn(table) as [Seat]
    const [text] = random.choose(engine, matchOf(table).state, seat, String(below(dice, 2 ** 30)))
    add({ k: 'moved', seat, texts: [text as string] })
  }
  return { table, entries }
}
