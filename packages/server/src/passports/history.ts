// The rated games of one person, page by page. Others learn neither with whom somebody played nor at which hour.

import type { Company, HistoryGame, HistoryPage, HistoryPlayer } from '@wayfare/protocol'
import { idsOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { GameRecordRow, PersonRow } from '../store/schema.ts'
import { storedSummary } from '../tables/summary.ts'
import { dayOf } from './days.ts'
import { sharedGames } from './head-to-head.ts'
import { openTables } from './passport.ts'

const PAGE = 20

type HistoryQuery = { readonly game?: string; readonly with?: Company; readonly page: number }
type Reader = { readonly person: PersonRow | null; readonly seesStrength: boolean }

/** The rows of one page and one more, if there is one. */
export function historyRows(
  { db }: Pick<Context, 'db'>,
  owner: string,
  reader: string | null,
  { game, with: company, page }: HistoryQuery,
) {
  const own =
    company === 'me' && reader !== null
      ? sharedGames({ db }, owner, reader)
      : db.sql.selectFrom('game_records as own').where('own.person_id', '=', owner)
  return own
    .selectAll('own')
    .$if(game !== undefined, (query) => query.where('own.game', '=', game as string))
    .$if(company === 'people', (query) => query.where('own.people', '>', 1))
    .$if(company === 'bots', (query) => query.where('own.people', '=', 1))
    .orderBy('own.at', 'desc')
    .limit(PAGE + 1)
    .offset(page * PAGE)
}

export async function historyFor(
  context: Context,
  owner: PersonRow,
  { person: reader, seesStrength }: Reader,
  query: HistoryQuery,
): Promise<HistoryPage> {
  const rows = (await historyRows(context, owner.id, reader?.id ?? null, query).execute()) as GameRecordRow[]
  const shown = rows.slice(0, PAGE)
  const tables = shown.map(({ table_id }) => table_id)
  const open = await openTables(context, tables, reader)
  const changes = seesStrength ? await changesAt(context, owner.id, tables) : new Map<string, number>()
  const others = await othersAt(context, shown, reader)
  const games = shown.map(
    (row): HistoryGame => ({
      table: open.has(row.table_id) ? row.table_id : null,
      game: row.game,
      day: dayOf(row.at),
      place: row.place,
      players: row.players,
      people: row.people,
      won: row.won === 1,
      total: row.total,
      hasLeft: row.has_left === 1,
      change: changes.get(row.table_id) ?? null,
      others: others.get(row.table_id) ?? null,
    }),
  )
  return { games, hasMore: rows.length > PAGE }
}

async function changesAt({ db }: Context, person: string, tables: readonly string[]): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map()
  const rows = await db.sql
    .selectFrom('rating_events')
    .select(['table_id', 'before_elo', 'elo'])
    .where('table_id', 'in', tables)
    .where('person_id', '=', person)
    .execute()
  return new Map(rows.map(({ table_id, before_elo, elo }) => [table_id, Math.round(elo) - Math.round(before_elo)]))
}

/** The other players of those tables at which the reader sat, too. */
async function othersAt(
  context: Context,
  shown: readonly GameRecordRow[],
  reader: PersonRow | null,
): Promise<Map<string, HistoryPlayer[]>> {
  if (reader === null || shown.length === 0) return new Map()
  const { sql } = context.db
  const ids = await idsOf(context, reader.id)
  const rows = await sql
    .selectFrom('tables')
    .select(['id', 'summary'])
    .where(
      'id',
      'in',
      shown.map(({ table_id }) => table_id),
    )
    .execute()
  const found = rows.flatMap((row) => {
    const summary = storedSummary(row)
    const sat = summary?.seats.some(({ person }) => person !== null && ids.includes(person))
    return summary && sat ? { id: row.id, summary } : []
  })
  const people = found.flatMap(({ summary }) => summary.seats.flatMap(({ person }) => person ?? []))
  const named = people.length
    ? await sql.selectFrom('people').select(['id', 'name', 'merged_into']).where('id', 'in', people).execute()
    : []
  const known = new Map(named.map((one) => [one.id, one]))
  const ownSeat = new Map(shown.map(({ table_id, seat }) => [table_id, seat]))
  return new Map(
    found.map(({ id, summary }) => [
      id,
      summary.seats.flatMap(({ person, bot }, seat) => {
        if (seat === ownSeat.get(id)) return []
        const one = person === null ? undefined : known.get(person)
        const name = one?.name || null
        const total = summary.scores?.[seat] ?? null
        return { seat, name, person: one && name ? (one.merged_into ?? one.id) : null, bot: person ? null : bot, total }
      }),
    ]),
  )
}
