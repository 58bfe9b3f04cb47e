// Measures the cost of each PostgreSQL operation, in the process that requests it and in the database. The same for all
// games.

import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../packages/server/src/store/database.ts'
import { openDatabase } from '../packages/server/src/store/open.ts'
import type { TableRow } from '../packages/server/src/store/schema.ts'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'
import { postgresCounts } from './postgres-counts.ts'

/** Microseconds of processor time for one operation. */
export type Cost = {
  readonly what: string
  readonly ours: number
  readonly database: number
  readonly logBytes: number
}

const TABLES = 1_000
/** The number of log entries in the middle of a game, and the number of repetitions. */
const ENTRIES = 150
const TIMES = 1_500
const BODY = JSON.stringify({ k: 'moved', seat: 2, texts: ['a move of some length, with its words'], id: '123' })
const SUMMARY = JSON.stringify({
  seats: Array(4).fill({ person: 'x'.repeat(16), label: null, bot: null }),
  moved: 1,
  turn: [2],
})

const idOf = (i: number): string => `table${String(i % TABLES).padStart(5, '0')}`

export async function storeCosts(): Promise<Cost[]> {
  const postgres = await startPostgres()
  const url = await postgres.freshUrl()
  const db = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  const counter = await postgresCounts(url)
  const seqs = Array<number>(TABLES).fill(ENTRIES)
  await fill(db)

  async function measure(what: string, times: number, one: (i: number) => Promise<unknown>): Promise<Cost> {
    for (let i = 0; i < times / 3; i++) await one(i)
    const [before, own] = [await counter.counts(), process.cpuUsage()]
    for (let i = 0; i < times; i++) await one(i + times)
    const used = process.cpuUsage(own)
    const after = await counter.counts()
    return {
      what,
      ours: (used.user + used.system) / times,
      database: ((after.seconds - before.seconds) * 1e6) / times,
      logBytes: (after.logBytes - before.logBytes) / times,
    }
  }
  const append = (i: number) =>
    db.append({ table_id: idOf(i), seq: (seqs[i % TABLES] as number)++, at: i, body: BODY }, [])
  const summary = (i: number) =>
    db.sql
      .updateTable('tables')
      .set({ summary: SUMMARY, summary_seq: i, changed_at: i })
      .where('id', '=', idOf(i))
      .where('summary_seq', '<', 1_000_000_000)
  const many = (count: number, i: number) => Array.from({ length: count }, (_, k) => i * count + k)

  const costs = [
    await measure('a commit with one entry', TIMES, append),
    await measure('a commit with ten entries', TIMES / 4, (i) => Promise.all(many(10, i).map(append))),
    await measure('a commit with ten summaries', TIMES / 4, (i) => db.together(many(10, i).map(summary))),
    await measure('a commit with fifty summaries', TIMES / 10, (i) => db.together(many(50, i).map(summary))),
    await measure('what is new at a table', TIMES, (i) =>
      db.sql
        .selectFrom('entries')
        .selectAll()
        .where('table_id', '=', idOf(i))
        .where('seq', '>=', ENTRIES - 1)
        .orderBy('seq')
        .limit(1)
        .execute(),
    ),
    await measure('a look for lost news at 500 tables', 60, (i) => lastOf(db, many(500, i).map(idOf))),
    await measureNews(1),
    await measureNews(60),
  ]
  await counter.close()
  await db.close()
  await postgres.stop()
  return costs

  /** One process sends the news and another receives it; here both are the same process. */
  async function measureNews(lines: number): Promise<Cost> {
    const other = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
    const line = JSON.stringify({ k: 'entry', from: 'x'.repeat(12), table: idOf(0), seq: 150 })
    const cost = await measure(`a notice with ${lines} lines, told and heard`, 100, async () => {
      const received = new Promise<void>((resolve) => {
        let left = lines
        const stop = other.bus.hear(() => {
          if (--left > 0) return
          stop()
          resolve()
        })
      })
      for (let i = 0; i < lines; i++) db.bus.tell(line)
      await received
    })
    await other.close()
    return cost
  }
}

/** The query as the server makes it. */
const lastOf = (db: Database, ids: readonly string[]) =>
  db.sql
    .selectFrom('entries')
    .select(({ fn }) => ['table_id', fn.max('seq').as('seq')])
    .where('table_id', 'in', ids)
    .groupBy('table_id')
    .execute()

async function fill(db: Database): Promise<void> {
  for (let i = 0; i < TABLES; i++) {
    await db.sql
      .insertInto('tables')
      .values(tableRow(idOf(i)))
      .execute()
    const entries = Array.from({ length: ENTRIES }, (_, seq) => ({ table_id: idOf(i), seq, at: seq, body: BODY }))
    await db.sql.insertInto('entries').values(entries).execute()
  }
  await pause(100)
}

const tableRow = (id: string): TableRow => ({
  id,
  game: 'darwin',
  version: 1,
  host: 'x',
  status: 'running',
  listed: 1,
  daily: null,
  secret: 'x'.repeat(64),
  created_at: 0,
  changed_at: 0,
  summary: SUMMARY,
  summary_seq: 0,
  takeable: 0,
  club_id: null,
  members_only: 0,
})
