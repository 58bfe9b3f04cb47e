// The database interface on PostgreSQL, which any number of processes can share.

import { type Compilable, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from './database.ts'
import { postgresBus } from './postgres-bus.ts'
import { checkAnswers, connect, makeDurable, type Patience, toDatabaseAway } from './postgres-connection.ts'
import { postgresPool } from './postgres-pool.ts'
import { postgresWriter } from './postgres-writer.ts'
import type { Schema } from './schema.ts'
import { singleStatements } from './single-statements.ts'
import { asStatement, checkEntry } from './statements.ts'

const WRITING = {
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
}

export async function openPostgres(url: string, patience: Patience = {}): Promise<Database> {
  await checkAnswers(url, patience)
  const bus = await postgresBus(() => connect(url, patience))
  const pool = postgresPool(url, patience)
  const writer = postgresWriter(async () => {
    const client = await connect(url, { pipeline: true, ...patience })
    await makeDurable(client)
    return client
  })

  let closing: Promise<unknown> | undefined
  async function whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (closing) throw new Error('the database is closed')
    try {
      return await work()
    } catch (error) {
      throw toDatabaseAway(error)
    }
  }

  return {
    kind: 'postgres',
    sql: new Kysely<Schema>({
      dialect: singleStatements(WRITING, (query) => whileOpen(() => pool.query(query))),
    }),
    async append(entry, also = []) {
      const unit = { entry: checkEntry(entry), also: also.map(compiled) }
      return whileOpen(() => writer.write(unit))
    },
    async together(queries) {
      if (queries.length > 0) await whileOpen(() => writer.write({ also: queries.map(compiled) }))
    },
    scrub: async () => {},
    bus,
    async close() {
      closing ??= Promise.all([writer.close(), bus.close(), pool.close()])
      await closing
    },
  }
}

/** Runs a migration under a lock: other processes that start at this moment wait until it has finished. */
export async function withMigrationLock(url: string, work: () => Promise<void>): Promise<void> {
  const KEY = 0x77617966
  const client = await connect(url, { answerMs: 0 })
  try {
    await client.query('select pg_advisory_lock($1)', [KEY])
    await work()
  } finally {
    // The lock is released with its connection.
    await client.end()
  }
}

const compiled = (query: Compilable) => asStatement(query.compile())
