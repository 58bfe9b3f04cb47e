// Reads the logs of finished tables, for whatever follows from them.

import { readLog, type Table } from '@wayfare/table'
import type { Database } from '../store/database.ts'
import type { EntryRow } from '../store/schema.ts'
import { rulesOf } from './rules.ts'
import { entryOf } from './table-store.ts'

type FinishedTable = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly secret: string
}

const finished = ({ sql }: Database) =>
  sql.selectFrom('tables').select(['id', 'game', 'version', 'secret']).where('status', '=', 'finished')

/** Daily deals never count, and are most of what there is to read. */
export const finishedTables = (db: Database): Promise<FinishedTable[]> =>
  finished(db).where('daily', 'is', null).orderBy('id').execute()

export async function entriesOf({ sql }: Database, tables: readonly string[]): Promise<Map<string, EntryRow[]>> {
  const rows = await sql
    .selectFrom('entries')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('table_id')
    .orderBy('seq')
    .execute()
  const found = new Map<string, EntryRow[]>()
  for (const row of rows) {
    const own = found.get(row.table_id)
    if (own) own.push(row)
    else found.set(row.table_id, [row])
  }
  return found
}

export async function tableOf({ id, game, version, secret }: FinishedTable, rows: readonly EntryRow[]): Promise<Table> {
  return readLog({ id, engine: await rulesOf(game, version), secret }, rows, entryOf)
}

/** Undefined if there is no such table, or it has not ended. */
export async function finishedTable(db: Database, id: string): Promise<Table | undefined> {
  const row = await finished(db).where('id', '=', id).executeTakeFirst()
  return row && tableOf(row, (await entriesOf(db, [id])).get(id) ?? [])
}
