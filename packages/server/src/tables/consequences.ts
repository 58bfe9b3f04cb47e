// The rows that are written in one transaction with an entry: seats, the summary for lists, and jobs.

import {
  botsToMove,
  type Entry,
  flagged,
  hasEnded,
  matchOf,
  nextFlag,
  people,
  running,
  seatOf,
  type Table,
} from '@wayfare/table'
import type { Compilable } from 'kysely'
import type { Context } from '../context.ts'
import { resultOf } from '../ratings/result.ts'
import { summaryOf } from './summary.ts'

/** The parts of the table before an entry that its consequences depend on. */
export type Before = {
  readonly status: Table['status']
  readonly bots: boolean
  /** The seats of people who had to decide. */
  readonly deciding: readonly number[]
}
export const beforeEntry = (table: Table): Before => ({
  status: table.status,
  bots: botsToMove(table).length > 0,
  deciding: running(table),
})

export const botJob = (table: string): string => `bot:${table}`
const startJob = (table: string): string => `start:${table}`
/** The job exists as long as something is planned for this seat. It is due when the turn may have come. */
export const planJob = (table: string, seat: number): string => `plan:${table}:${seat}`
const flagJob = (table: string): string => `flag:${table}`

/**
 * The statements that are written in one transaction with the entry: rows for lists, and jobs. A bot's job exists as
 * long as a bot has to move.
 */
export function consequences(context: Context, table: Table, entry: Entry, before: Before): Compilable[] {
  const { sql } = context.db
  const queries: Compilable[] = []
  if (entry.k === 'joined' || entry.k === 'tookOver')
    queries.push(sql.insertInto('seats').values(seatRow(table, entry.seat)))
  if (entry.k === 'left') {
    queries.push(sql.deleteFrom('seats').where('table_id', '=', table.id).where('seat', '=', entry.seat))
  }
  if (entry.k !== 'moved' && entry.k !== 'undone' ? true : table.status !== before.status) {
    const { status, host, noticedAt: changed_at } = table
    queries.push(
      sql
        .updateTable('tables')
        .set({ status, host, changed_at, ...summaryOf(table) })
        .where('id', '=', table.id),
    )
  }
  const bots = botsToMove(table).length > 0
  if (bots && !before.bots) queries.push(addJob(context, botJob(table.id), 'bot', table.id, context.now()))
  if (!bots && before.bots) queries.push(sql.deleteFrom('jobs').where('id', '=', botJob(table.id)))
  if (table.startsAt !== null) queries.push(addJob(context, startJob(table.id), 'start', table.id, table.startsAt))
  if ((entry.k === 'started' || entry.k === 'tookOver') && table.clocks)
    queries.push(addJob(context, flagJob(table.id), 'flag', table.id, flagAt(table, context.now()) ?? 0))
  const called = running(table).filter((seat) => !before.deciding.includes(seat))
  if (called.length > 0)
    queries.push(
      // The number of the entry tells the job that something has happened since it looked.
      sql
        .updateTable('jobs')
        .set({ due_at: context.now(), data: String(table.seq) })
        .where(
          'id',
          'in',
          called.map((seat) => planJob(table.id, seat)),
        ),
    )
  if (hasEnded(table) && before.status === 'running') {
    queries.push(sql.deleteFrom('conditional_moves').where('table_id', '=', table.id))
    queries.push(sql.deleteFrom('jobs').where('table_id', '=', table.id).where('kind', '=', 'plan'))
  }
  // A game that a bot has finished in somebody's place is no result of that person.
  if (table.status === 'finished' && before.status !== 'finished' && table.made.daily && people(table).length > 0)
    queries.push(dailyResult(context, table, table.made.daily))
  const result = table.status === 'finished' && before.status !== 'finished' ? resultOf(table) : null
  if (result) queries.push(addJob(context, `rate:${table.id}`, 'rate', table.id, context.now(), JSON.stringify(result)))
  return queries
}

export function addJob(
  context: Context,
  id: string,
  kind: string,
  table: string | null,
  due: number,
  data = '{}',
): Compilable {
  const job = { id, kind, table_id: table, due_at: due, leased_until: 0, leased_by: '', tries: 0, data }
  return context.db.sql
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_at: due, data }))
}

/**
 * Stores the result of a daily deal. For an account only the first game begun that day counts, even if a later one is
 * finished first. Guests are not listed.
 */
function dailyResult(context: Context, table: Table, day: string): Compilable {
  const { sql } = context.db
  const total = table.engine.scores(matchOf(table).state, 'all')[0]?.total ?? 0
  return sql
    .insertInto('daily_results')
    .columns(['day', 'game', 'person_id', 'table_id', 'total', 'at'])
    .expression((make) =>
      make
        .selectFrom('people')
        .select((column) => [
          column.val(day).as('day'),
          column.val(table.made.game).as('game'),
          'people.id as person_id',
          column.val(table.id).as('table_id'),
          column.cast<number>(column.val(total), 'integer').as('total'),
          column.cast<number>(column.val(table.at), 'bigint').as('at'),
        ])
        .where('people.login', 'is not', null)
        .where('people.id', '=', (host) =>
          // A guest who has logged in since counts as the account.
          host
            .selectFrom('people as host')
            .select((column) => column.fn.coalesce('host.merged_into', 'host.id').as('id'))
            .where('host.id', '=', table.host),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('tables as earlier')
                .innerJoin('people as beginner', 'beginner.id', 'earlier.host')
                .select('earlier.id')
                .where('earlier.daily', '=', day)
                .where('earlier.game', '=', table.made.game)
                .where('earlier.created_at', '<', table.madeAt)
                .where(({ fn, eb, ref }) =>
                  eb(fn.coalesce('beginner.merged_into', 'beginner.id'), '=', ref('people.id')),
                ),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.columns(['day', 'game', 'person_id']).doNothing())
}

export function seatRow(table: Table, seat: number) {
  const { person } = seatOf(table, seat)
  if (!person) throw new Error(`nobody sits at seat ${seat} of ${table.id}`)
  return { table_id: table.id, seat, person_id: person.id }
}

/** The time of the next check of the clocks, if there is one. */
export function flagAt(table: Table, now: number): number | undefined {
  if (!table.clocks || hasEnded(table)) return undefined
  return nextFlag(table.clocks, people(table), running(table), now)
}

export const flaggedSeat = (table: Table, now: number): number | undefined =>
  table.clocks && !hasEnded(table) ? flagged(table.clocks, running(table), now) : undefined
