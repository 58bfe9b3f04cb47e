// PostgreSQL, shared by any number of processes.

import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { askedThread } from './asked-thread.ts'
import type { Database } from './database.ts'
import { checkParameters } from './parameters.ts'
import { postgresBus } from './postgres-bus.ts'
import { checkAnswers, connect, connectionSettings, makeDurable } from './postgres-connection.ts'
import type { Statement, Unit } from './postgres-writer.ts'
import type { Schema } from './schema.ts'
import { storeThread } from './store-thread.ts'

const CONNECTIONS = 10
const UNITS_TOGETHER = 200

export async function openPostgres(url: string): Promise<Database> {
  await checkAnswers(url)
  const pool = new pg.Pool({
    ...connectionSettings(url),
    max: CONNECTIONS,
    // Also how long a query waits for a connection while all are busy.
    connectionTimeoutMillis: 30_000,
    onConnect: makeDurable,
  })
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const bus = await postgresBus(() => connect(url))
  const thread = askedThread<Unit, boolean>(await storeThread('postgres-worker', url), UNITS_TOGETHER)

  const underWay = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined
  function run<T>(work: () => Promise<T>): Promise<T> {
    if (closing) return Promise.reject(new Error('the database is closed'))
    const promise = work().finally(() => underWay.delete(promise))
    underWay.add(promise)
    return promise
  }
  async function close(): Promise<void> {
    await Promise.allSettled(underWay)
    await Promise.all([thread.close(), bus.close(), db.destroy()])
  }

  return {
    kind: 'postgres',
    sql: db,
    append: (entry, also = []) =>
      run(async () => {
        checkParameters([entry.table_id, entry.seq, entry.at, entry.body])
        return thread.send({ entry, also: also.map(compiled) })
      }),
    together: (queries) =>
      run(async () => {
        if (queries.length > 0) await thread.send({ also: queries.map(compiled) })
      }),
    bus,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** For migrations: other processes that start at this moment wait until this one has finished. */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  const KEY = 0x77617966
  await db.sql.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${KEY})`.execute(connection)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${KEY})`.execute(connection)
    }
  })
}

const CHANGES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

function compiled(one: Compilable): Statement {
  const { sql, parameters, query } = one.compile()
  return { sql, parameters: checkParameters(parameters), often: CHANGES.has(query.kind) }
}
