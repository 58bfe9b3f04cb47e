// Lists of tables: a person's own, those with an open seat, and public games to watch.

import type { ListedTable } from '@wayfare/protocol'
import type { Actor } from '@wayfare/table'
import type { Language } from '@wayfare/text'
import type { Context } from '../context.ts'
import { blockedWith } from '../friends/friendships.ts'
import type { Rooms } from '../live/rooms.ts'
import { DatabaseAway } from '../store/database.ts'
import type { TableRow } from '../store/schema.ts'
import { promptText } from './prompt-text.ts'
import { type Summary, storedSummary, summaryFor, summaryOf } from './summary.ts'

const MOST = 100
export type ListedRow = TableRow & { last: number | null }
type Row = ListedRow

/** Lists a person's tables. Unfinished ones come first, so that none is left out for one that is over. */
export async function myTables(
  context: Context,
  rooms: Rooms,
  actor: Actor,
  language: Language,
): Promise<ListedTable[]> {
  const rows = await ofPerson(context, actor)
    .orderBy((row) => row.case().when('status', 'in', ['open', 'running']).then(0).else(1).end())
    .orderBy('changed_at', 'desc')
    .execute()
  return listed(context, rooms, rows as Row[], actor, language)
}

/** Lists a person's finished games, the newest first. `before` limits them to games that ended before this time. */
export async function myFinished(
  context: Context,
  rooms: Rooms,
  actor: Actor,
  before?: number,
): Promise<ListedTable[]> {
  const all = ofPerson(context, actor).where('status', '=', 'finished')
  const rows = await (before === undefined ? all : all.where('changed_at', '<', before))
    .orderBy('changed_at', 'desc')
    .execute()
  return listed(context, rooms, rows as Row[], actor)
}

const ofPerson = (context: Context, { ids }: Actor) =>
  tables(context).where('tables.id', 'in', (seats) =>
    seats.selectFrom('seats').select('table_id').where('person_id', 'in', ids),
  )

/**
 * Lists public tables: `open` ones have a free seat, `running` ones can be watched. Nobody is offered a seat beside somebody
 * they have blocked, or the other way round.
 */
export async function publicTables(
  context: Context,
  rooms: Rooms,
  status: 'open' | 'running',
  actor: Actor | null,
): Promise<ListedTable[]> {
  const rows = await tables(context)
    .where('listed', '=', 1)
    .where('status', '=', status)
    .orderBy('changed_at', 'desc')
    .execute()
  const found = await listed(context, rooms, rows as Row[], actor)
  const blocked = actor && status === 'open' ? await blockedWith(context, actor.id) : new Set<string>()
  if (blocked.size === 0) return found
  return found.filter(({ seats }) => !seats.some(({ person }) => person !== null && blocked.has(person)))
}

/** The unfinished tables of a club, the newest first; callers leave out those that the reader may not see. */
export const clubTables = (context: Context, club: string) =>
  tables(context).where('club_id', '=', club).where('status', 'in', ['open', 'running']).orderBy('changed_at', 'desc')

/** Listed tables other than daily deals; callers add which, in what order, and how many. */
export const listedTables = (context: Context) => tables(context).where('listed', '=', 1).where('daily', 'is', null)

function tables({ db }: Context) {
  return db.sql
    .selectFrom('tables')
    .selectAll('tables')
    .select(({ selectFrom }) =>
      selectFrom('entries')
        .select(({ fn }) => fn.max('seq').as('last'))
        .whereRef('entries.table_id', '=', 'tables.id')
        .as('last'),
    )
    .limit(MOST)
}

async function listed(
  context: Context,
  rooms: Rooms,
  all: readonly Row[],
  actor: Actor | null,
  language: Language = 'en',
): Promise<ListedTable[]> {
  const found = await Promise.all(all.map((row) => currentSummary(context, rooms, row)))
  const rows = all.filter((_, i) => found[i])
  const summaries = found.filter((one) => one !== undefined)
  const names = await namesOf(
    context,
    summaries.flatMap(({ seats }) => seats.map(({ person }) => person)),
  )
  const mine = (person: string | null): boolean => person !== null && (actor?.ids.includes(person) ?? false)
  const asks = await Promise.all(
    summaries.map((summary, i) => {
      const own = summary.seats.flatMap(({ person, bot }, seat) => (mine(person) && bot === null ? seat : []))
      return promptText((rows[i] as Row).game, language, summaryFor(summary, own).asked)
    }),
  )
  return rows.map((row, i) => {
    const { seats, asked: _, ...rest } = summaries[i] as Summary
    return {
      id: row.id,
      game: row.game,
      version: row.version,
      status: row.status,
      host: row.host,
      daily: row.daily,
      made: row.created_at,
      ...rest,
      asks: asks[i] ?? null,
      seats: seats.map(({ person, label, bot }) => {
        const name = person ? names.get(person) : undefined
        return {
          name: name ? (label ?? name) : null,
          person,
          bot,
          mine: mine(person),
        }
      }),
    }
  })
}

/** Returns true if the summary was stored before summaries held all that lists show today. */
const isFromBefore = ({ status, listed }: Row, stored: Summary | undefined): boolean =>
  (status === 'running' && stored?.asked === undefined) ||
  (listed === 1 && (status === 'running' || status === 'open') && stored?.meeting === undefined)

/**
 * Returns the stored summary, or a new one if the log has gone on since or if it dates from before
 * summaries held all of it. If the table cannot be read, the last stored summary is used, so that the rest of the list is not affected.
 */
export async function currentSummary({ log }: Context, rooms: Rooms, row: Row): Promise<Summary | undefined> {
  const stored = storedSummary(row)
  const behind = row.summary_seq <= (row.last ?? 0) || isFromBefore(row, stored)
  if (stored && !behind) return stored
  try {
    return await rooms.look(row.id, (table) => JSON.parse(summaryOf(table).summary) as Summary)
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    log.warn({ err: error, table: row.id }, 'a table in a list cannot be read')
    return stored
  }
}

async function namesOf({ db }: Context, people: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db.sql.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
