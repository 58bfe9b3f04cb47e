// Tables in the database: writes new ones, and reads them back from their entries.

import { createHash, randomBytes } from 'node:crypto'
import { commit } from '@wayfare/kernel'
import { newTableId } from '@wayfare/protocol'
import {
  type Actor,
  type Entry,
  invitedTo,
  type Made,
  NotAllowed,
  readLog,
  type Table,
  tableFrom,
} from '@wayfare/table'
import type { Context } from '../context.ts'
import { Meter } from '../live/work-budget.ts'
import type { Database } from '../store/database.ts'
import type { EntryRow, TableRow } from '../store/schema.ts'
import { seatRow } from './consequences.ts'
import { rulesOf } from './rules.ts'
import { summaryOf } from './summary.ts'

export type Plan = Omit<Made, 'k' | 'commitment' | 'host'>

/** Creates a table at which only its host has a seat. `secret` is given for a daily deal and drawn otherwise. */
export async function createTable(
  context: Context,
  host: Pick<Actor, 'id' | 'name'>,
  plan: Plan,
  secret = drawnSecret(context),
  id = newTableId(),
): Promise<Table> {
  const { db, now } = context
  const made: Made = { k: 'made', ...plan, host: host.id, commitment: commit(secret) }
  const at = now()
  const table = tableFrom(id, await rulesOf(plan.game, plan.version), secret, made, at)
  const row: TableRow = {
    id: table.id,
    game: plan.game,
    version: plan.version,
    host: host.id,
    status: 'open',
    listed: plan.listed ? 1 : 0,
    daily: plan.daily ?? null,
    club_id: plan.club?.id ?? null,
    members_only: plan.club?.membersOnly ? 1 : 0,
    secret,
    created_at: at,
    changed_at: at,
    ...summaryOf(table),
  }
  const seats = made.seats.flatMap((seat, number) => (seat.kind === 'person' ? [seatRow(table, number)] : []))
  const added = await db.append({ table_id: table.id, seq: 0, at, body: JSON.stringify(made) }, [
    db.sql.insertInto('tables').values(row),
    ...(seats.length > 0 ? [db.sql.insertInto('seats').values(seats)] : []),
  ])
  if (!added) throw new Error(`the name ${table.id} is taken`)
  table.names.set(host.id, host.name)
  await learnNames(db, table)
  return table
}

const drawnSecret = ({ settings: { TEST_SEED } }: Context): string =>
  (TEST_SEED ? createHash('sha256').update(TEST_SEED).digest() : randomBytes(32)).toString('hex')

/** Reads a table as far as its log is readable. If a part is not, the administrator is told. */
export async function loadTable(context: Context, id: string, meter = new Meter()): Promise<Table | undefined> {
  const { db } = context
  const row = await db.sql
    .selectFrom('tables')
    .leftJoin('broken_tables', 'broken_tables.table_id', 'tables.id')
    .select(['game', 'version', 'secret', 'why'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const rows = await entriesSince(db, id, 0)
  let table: Table
  try {
    const made = { id, engine: await rulesOf(row.game, row.version), secret: row.secret }
    table = meter.time(() => readLog(made, rows, entryOf))
  } catch (error) {
    await noteBroken(context, id, (error as Error).message, row.why)
    throw new NotAllowed('broken', 'this table cannot be read; whoever keeps this server has been told')
  }
  if (table.broken !== row.why) await noteBroken(context, id, table.broken, row.why)
  await learnNames(db, table)
  return table
}

/** Records a broken table; `why` is null once it has been repaired. */
async function noteBroken(context: Context, table: string, why: string | null, before: string | null): Promise<void> {
  const { log, metrics, now } = context
  const { sql } = context.db
  if (why === null) {
    log.warn({ table }, 'a table can be read again')
    await sql.deleteFrom('broken_tables').where('table_id', '=', table).execute()
    return
  }
  log.error({ table, why }, 'a table cannot be read to its end')
  metrics.broken.inc()
  if (why === before) return
  const row = { why, at: now() }
  await sql
    .insertInto('broken_tables')
    .values({ table_id: table, ...row })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
    .execute()
}

/** Looks up the names of people at this table that are not known yet. */
export async function learnNames(db: Database, table: Table): Promise<void> {
  const ids = table.seats
    .map(({ person }, seat) => person?.id ?? invitedTo(table, seat))
    .filter((id) => id !== null && !table.names.has(id))
  if (ids.length === 0) return
  const rows = await db.sql.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
  for (const { id, name } of rows) table.names.set(id, name)
}

export const entryOf = ({ body }: EntryRow): Entry => JSON.parse(body) as Entry

export function entriesSince(db: Database, id: string, seq: number): Promise<EntryRow[]> {
  return db.sql
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', id)
    .where('seq', '>=', seq)
    .orderBy('seq')
    .execute()
}
