// PostgreSQL, shared by any number of processes.

import { type Compilable, type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { checkParameters } from './parameters.ts'
import { postgresBus } from './postgres-bus.ts'
import { checkAnswers, connect, connectionSettings, makeDurable } from './postgres-connection.ts'
import { postgresWriters } from './postgres-writers.ts'
import type { Schema } from './schema.ts'

const CONNECTIONS = 10

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
  const writers = postgresWriters(async () => {
    const client = await connect(url, { pipeline: true })
    await makeDurable(client)
    return client
  })

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
    await Promise.all([writers.close(), bus.close(), db.destroy()])
  }

  return {
    kind: 'postgres',
    sql: db,
    append: (entry, also = []) =>
      run(async () => {
        checkParameters([entry.table_id, entry.seq, entry.at, entry.body])
        return writers.write({ entry, also: compiled(also) })
      }),
    together: (queries) =>
      run(async () => {
        if (queries.length > 0) await writers.write({ also: compiled(queries) })
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

function compiled(queries: readonly Compilable[]): CompiledQuery[] {
  const all = queries.map((query) => query.compile())
  for (const { parameters } of all) checkParameters(parameters)
  return all
}
