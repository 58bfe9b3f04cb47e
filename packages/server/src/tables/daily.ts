// One deal for each day and game, the same for everybody: a committed secret without contributions, revealed when the
// day is over.

import { randomBytes } from 'node:crypto'
import {
  BadTable,
  commit,
  type Engine,
  fillTableOptions,
  pick,
  stream,
  type TableOptions,
  type Value,
} from '@wayfare/kernel'
import type { DailyResults, Piles } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import type { DailyRow } from '../store/schema.ts'

/** Returns the deal of a day, and makes it if nobody has asked for it yet. */
export async function dailyDeal({ db }: Context, engine: Engine, day: string): Promise<DailyRow> {
  const { id: game, version } = engine.game
  const find = () =>
    db.sql.selectFrom('dailies').selectAll().where('day', '=', day).where('game', '=', game).executeTakeFirst()
  const found = await find()
  if (found) return found
  const secret = randomBytes(32).toString('hex')
  const options = JSON.stringify(optionsFor(engine, secret))
  const row: DailyRow = { day, game, version, options, secret, commitment: commit(secret) }
  await db.sql
    .insertInto('dailies')
    .values(row)
    .onConflict((conflict) => conflict.columns(['day', 'game']).doNothing())
    .execute()
  return (await find()) as DailyRow
}

/** The smallest table of the game, with options drawn from the day's secret. */
function optionsFor({ game }: Engine, secret: string): TableOptions {
  const dice = stream(`daily ${secret}`)
  let options: Record<string, Value> = { players: game.players[0] }
  for (const [name, { values }] of Object.entries(game.choices)) {
    const drawn = { ...options, [name]: pick(dice, values) }
    try {
      fillTableOptions(game, drawn)
      options = drawn
    } catch (error) {
      // The option does not apply to this table, or not together with the others.
      if (!(error instanceof BadTable)) throw error
    }
  }
  return fillTableOptions(game, options)
}

/** The results of everybody, and one person's rank: the share of the others who did worse, where equals count half. */
export async function dailyResults(
  { db }: Context,
  game: string,
  day: string,
  ids: readonly string[],
): Promise<DailyResults> {
  const rows = await db.sql
    .selectFrom('daily_results')
    .select(['person_id', 'table_id', 'total'])
    .where('day', '=', day)
    .where('game', '=', game)
    .execute()
  const mine = rows.find((row) => ids.includes(row.person_id))
  const others = rows.filter((row) => row !== mine)
  const worse = others.filter((row) => row.total < (mine?.total ?? 0)).length
  const equal = others.filter((row) => row.total === mine?.total).length
  const percentile = others.length === 0 ? 100 : Math.round((100 * (worse + equal / 2)) / others.length)
  return {
    players: rows.length,
    best: rows.length > 0 ? Math.max(...rows.map((row) => row.total)) : null,
    mine: mine ? { table: mine.table_id, total: mine.total, percentile } : null,
    piles: pilesOf(rows.map((row) => row.total)),
  }
}

/** With few results the histogram has few bars. */
const pilesFor = (results: number): number => Math.min(20, Math.max(5, Math.ceil(2 * Math.sqrt(results))))

/** Groups the results by size, without names, as a histogram for a small picture. */
function pilesOf(totals: readonly number[]): Piles | null {
  if (totals.length === 0) return null
  const low = Math.min(...totals)
  const range = Math.max(...totals) - low + 1
  const step = Math.ceil(range / pilesFor(totals.length))
  const counts = Array.from({ length: Math.ceil(range / step) }, () => 0)
  for (const total of totals) {
    const pile = Math.floor((total - low) / step)
    counts[pile] = (counts[pile] ?? 0) + 1
  }
  return { low, step, counts }
}
