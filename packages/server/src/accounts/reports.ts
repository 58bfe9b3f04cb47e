// Reports by users and faults found in the database, for the administrator. Works on the database while the server runs.

import type { Database } from '../store/database.ts'

export type Report = {
  readonly id: number
  readonly at: number
  readonly table: string
  readonly by: string
  readonly about: string
  readonly aboutId: string
  readonly text: string
  readonly line: { readonly id: number; readonly text: string; readonly hidden: boolean } | null
}

export async function openReports({ sql }: Database): Promise<Report[]> {
  const rows = await sql
    .selectFrom('reports')
    .leftJoin('people as reporter', 'reporter.id', 'reports.by_id')
    .leftJoin('people as subject', 'subject.id', 'reports.about_id')
    .leftJoin('chat', 'chat.id', 'reports.chat_id')
    .select([
      'reports.id',
      'reports.at',
      'reports.table_id as table',
      'reporter.name as by',
      'subject.name as about',
      'reports.about_id as aboutId',
      'reports.text',
      'chat.id as lineId',
      'chat.text as line',
      'chat.hidden',
    ])
    .where('closed_at', 'is', null)
    .orderBy('reports.id')
    .execute()
  return rows.map(({ lineId, line, hidden, by, about, ...row }) => ({
    ...row,
    by: by ?? '',
    about: about ?? '',
    line: lineId === null ? null : { id: lineId, text: line ?? '', hidden: hidden === 1 },
  }))
}

/** A table whose log cannot be read to its end. */
export type BrokenTable = { readonly table: string; readonly why: string; readonly at: number }

export const brokenTables = ({ sql }: Database): Promise<BrokenTable[]> =>
  sql.selectFrom('broken_tables').select(['table_id as table', 'why', 'at']).orderBy('at').execute()

/** Each says whether there was such a thing. */
export async function closeReport({ sql }: Database, id: number, at: number): Promise<boolean> {
  const done = await sql.updateTable('reports').set({ closed_at: at }).where('id', '=', id).returning('id').execute()
  return done.length > 0
}

export async function hideLine({ sql }: Database, id: number): Promise<boolean> {
  const done = await sql.updateTable('chat').set({ hidden: 1 }).where('id', '=', id).returning('id').execute()
  return done.length > 0
}

export async function silence({ sql }: Database, person: string, silenced: boolean): Promise<boolean> {
  const done = await sql
    .updateTable('people')
    .set({ silenced: silenced ? 1 : 0 })
    .where((eb) => eb.or([eb('id', '=', person), eb('merged_into', '=', person)]))
    .returning('id')
    .execute()
  return done.length > 0
}
