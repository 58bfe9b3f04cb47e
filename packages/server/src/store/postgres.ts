// PostgreSQL, shared by any number of processes.

import { type Compilable, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from './database.ts'
import { postgresBus } from './postgres-bus.ts'
import { checkAnswers, connect, makeDurable } from './postgres-connection.ts'
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

export async function openPostgres(url: string): Promise<Database> {
  await checkAnswers(url)
  const bus = await postgresBus(() => connect(url))
  const pool = postgresPool(url)
  const writer = postgresWriter(async () => {
    const client = await connect(url, { pipeline: true })
    await makeDurable(client)
    return client
  })

  let closing: Promise<unknown> | undefined
  function mustBeOpen(): void {
    if (closing) throw new Error('the database is closed')
  }

  return {
    kind: 'postgres',
    sql: new Kysely<Schema>({
      dialect: singleStatements(WRITING, async (query) => {
        mustBeOpen()
        return pool.query(query)
      }),
    }),
    async append(entry, also = []) {
      mustBeOpen()
      return writer.write({ entry: checkEntry(entry), also: also.map(compiled) })
    },
    async together(queries) {
      mustBeOpen()
      if (queries.length > 0) await writer.write({ also: queries.map(compiled) })
    },
    bus,
    async close() {
      closing ??= Promise.all([writer.close(), bus.close(), pool.close()])
      await closing
    },
  }
}

/** For migrations: other processes that start at this moment wait until this one has finished. */
export async function oneAtATime(url: string, work: () => Promise<void>): Promise<void> {
  const KEY = 0x77617966
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [KEY])
    await work()
  } finally {
    // The lock ends with its connection.
    await client.end()
  }
}

const compiled = (query: Compilable) => asStatement(query.compile())
