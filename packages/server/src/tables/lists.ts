// Tables as lists show them: one's own, those with an open seat, those that are played where others may look on.

import type { Actor } from '@wayfare/table'
import type { House } from '../house.ts'
import type { Hall } from '../live/hall.ts'
import type { TableRow } from '../store/schema.ts'
import { type Summary, summaryOf } from './kept.ts'

export type Listed = Omit<Summary, 'seats'> & {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly status: string
  readonly host: string
  readonly daily: string | null
  readonly made: number
  readonly seats: readonly {
    readonly name: string | null
    readonly person: string | null
    readonly bot: string | null
    readonly mine: boolean
  }[]
}

const MOST = 100
type Row = TableRow & { last: number | null }

export async function myTables(house: House, hall: Hall, actor: Actor): Promise<Listed[]> {
  const rows = await tables(house)
    .where('tables.id', 'in', (seats) =>
      seats.selectFrom('seats').select('table_id').where('person_id', 'in', actor.ids),
    )
    .execute()
  return listed(house, hall, rows as Row[], actor)
}

/** `open`: somebody may sit down. `running`: others may look on. */
export async function publicTables(
  house: House,
  hall: Hall,
  status: 'open' | 'running',
  actor: Actor | null,
): Promise<Listed[]> {
  const rows = await tables(house).where('listed', '=', 1).where('status', '=', status).execute()
  return listed(house, hall, rows as Row[], actor)
}

function tables({ db }: House) {
  return db.sql
    .selectFrom('tables')
    .selectAll('tables')
    .select(({ selectFrom }) =>
      selectFrom('entries')
        .select(({ fn }) => fn.max('seq').as('last'))
        .whereRef('entries.table_id', '=', 'tables.id')
        .as('last'),
    )
    .orderBy('changed_at', 'desc')
    .limit(MOST)
}

async function listed(house: House, hall: Hall, rows: readonly Row[], actor: Actor | null): Promise<Listed[]> {
  const summaries = await Promise.all(rows.map((row) => summary(hall, row)))
  const names = await namesOf(
    house,
    summaries.flatMap(({ seats }) => seats.map(({ person }) => person)),
  )
  return rows.map((row, i) => {
    const { seats, ...rest } = summaries[i] as Summary
    return {
      id: row.id,
      game: row.game,
      version: row.version,
      status: row.status,
      host: row.host,
      daily: row.daily,
      made: row.created_at,
      ...rest,
      seats: seats.map(({ person, label, bot }) => {
        const name = person ? names.get(person) : undefined
        return {
          name: name ? (label ?? name) : null,
          person,
          bot,
          mine: person !== null && (actor?.ids.includes(person) ?? false),
        }
      }),
    }
  })
}

/** As it is kept, unless the log has gone on since. */
async function summary(hall: Hall, row: Row): Promise<Summary> {
  const behind = row.summary_seq <= (row.last ?? 0)
  const text = behind ? await hall.look(row.id, (table) => summaryOf(table).summary) : row.summary
  return JSON.parse(text) as Summary
}

async function namesOf({ db }: House, people: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db.sql.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
