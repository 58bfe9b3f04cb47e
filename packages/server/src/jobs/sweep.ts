// Cleans up from time to time: tables that nobody began, games that nobody plays any more, and guests who have not
// returned.

import { commands, NotAllowed } from '@wayfare/table'
import { deletePerson } from '../accounts/delete-account.ts'
import { forgetClubNews } from '../clubs/notices.ts'
import type { Context } from '../context.ts'
import { forgetExpired } from '../friends/expiry.ts'
import type { Rooms } from '../live/rooms.ts'
import { countHours } from '../meeting/look-ins.ts'
import { beginIfDue } from '../tables/create-table.ts'
import { storedSummary } from '../tables/summary.ts'
import type { Work } from './runner.ts'

const EVERY_MS = 10 * 60_000
const AT_ONCE = 200

export function sweepWork(context: Context, rooms: Rooms, onGone: (person: string) => Promise<void>): Work {
  return async () => {
    const { settings } = context
    await close(context, rooms, 'open', settings.CLOSE_OPEN_TABLES_AFTER, 'unused')
    await close(context, rooms, 'running', settings.CLOSE_IDLE_TABLES_AFTER, 'abandoned')
    await beginForgotten(context, rooms)
    await forgetGuests(context, onGone)
    await forgetExpired(context)
    await forgetClubNews(context)
    await countHours(context)
    await context.db.scrub()
    return { again: context.now() + EVERY_MS }
  }
}

/** Closes a table. As at every end of a game, the seed is shown. */
async function close(
  context: Context,
  rooms: Rooms,
  status: 'open' | 'running',
  seconds: number,
  why: 'unused' | 'abandoned',
): Promise<void> {
  const before = context.now() - seconds * 1000
  const rows = await context.db.sql
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('changed_at', '<', before)
    .where('id', 'not in', (broken) => broken.selectFrom('broken_tables').select('table_id'))
    .limit(AT_ONCE)
    .execute()
  for (const { id } of rows) {
    // The list may be behind the log, and the log decides.
    await rooms
      .act(id, (table) => (table.status === status && table.at < before ? { k: 'closed', why } : null))
      .catch((error) => context.log.warn({ err: error, table: id }, 'a table cannot be closed'))
  }
}

/** Begins tables at which every seat is taken but whose process died before it wrote that the game begins. */
async function beginForgotten(context: Context, rooms: Rooms): Promise<void> {
  const rows = await context.db.sql
    .selectFrom('tables')
    .select(['id', 'summary'])
    .where('status', '=', 'open')
    .execute()
  for (const row of rows) {
    const { id } = row
    if (!storedSummary(row)?.seats.every(({ person, bot }) => person || bot)) continue
    await beginIfDue(context, rooms, id).catch((error) =>
      context.log.error({ err: error, table: id }, 'a table cannot begin'),
    )
  }
}

async function forgetGuests(context: Context, onGone: (person: string) => Promise<void>): Promise<void> {
  const guests = await context.db.sql
    .selectFrom('people')
    .selectAll()
    .where('login', 'is', null)
    .where('merged_into', 'is', null)
    .where('name', '<>', '')
    .where('seen_at', '<', context.now() - context.settings.FORGET_GUESTS_AFTER * 1000)
    .limit(AT_ONCE)
    .execute()
  for (const guest of guests) await deletePerson(context, guest, onGone)
}

/** Frees a leaving person's seats at tables that have not begun, and lets bots play on in the others. */
export async function handOver(context: Context, rooms: Rooms, ids: readonly string[]): Promise<void> {
  const rows = await context.db.sql
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat', 'seats.person_id', 'tables.status'])
    .where('seats.person_id', 'in', ids)
    .where('tables.status', 'in', ['open', 'running'])
    .execute()
  for (const { table_id, seat } of rows) await leaveSeat(rooms, table_id, seat, ids)
}

async function leaveSeat(rooms: Rooms, id: string, seat: number, ids: readonly string[]): Promise<void> {
  const actor = { id: ids[0] as string, name: '', ids }
  try {
    await rooms.act(id, (table) =>
      table.status === 'open' ? commands.leave(table, actor, seat) : commands.resign(table, actor, seat, 'deleted'),
    )
    await rooms.act(id, commands.passHost)
  } catch (error) {
    // The table has ended in the meantime, or the seat already belongs to a bot.
    if (!(error instanceof NotAllowed)) throw error
  }
}
