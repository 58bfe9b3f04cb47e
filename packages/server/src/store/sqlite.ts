// SQLite in a thread of its own, where what waits together shares one commit.

import { type Compilable, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { type Database, DatabaseAway } from './database.ts'
import { localBus } from './local-bus.ts'
import type { EntryRow, Schema } from './schema.ts'
import { singleStatements } from './single-statements.ts'
import { sqliteThread } from './sqlite-thread.ts'
import type { Unit } from './sqlite-units.ts'
import { asStatement, checkEntry, type StatementResult } from './statements.ts'

/** How SQLite wants its queries written. */
export const WRITING = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
}

/** `beside`: while a server holds the folder. */
export async function openSqlite(dataDir: string, { beside = false } = {}): Promise<Database> {
  const thread = await sqliteThread({ dataDir, beside })
  const send = (unit: Unit): Promise<StatementResult[]> =>
    thread.send(unit).catch((error) => {
      throw asAway(error)
    })

  const sql = new Kysely<Schema>({
    dialect: singleStatements(WRITING, async (query) => {
      const kind = query.query.kind === 'SelectQueryNode' ? 'read' : 'write'
      const [result] = await send({ kind, statements: [asStatement(query)] })
      if (!result) throw new Error(`no result of ${query.sql}`)
      return result
    }),
  })
  const insertEntry = sql
    .insertInto('entries')
    .values({ table_id: '', seq: 0, at: 0, body: '' })
    .onConflict((conflict) => conflict.columns(['table_id', 'seq']).doNothing())
    .compile().sql

  return {
    kind: 'sqlite',
    sql,
    async append(given: EntryRow, also: readonly Compilable[] = []) {
      const { table_id, seq, at, body } = checkEntry(given)
      const entry = { sql: insertEntry, parameters: [table_id, seq, at, body] }
      const [added] = await send({ kind: 'append', statements: [entry, ...also.map(compiled)] })
      return added?.changes === 1
    },
    async together(queries) {
      if (queries.length > 0) await send({ kind: 'write', statements: queries.map(compiled) })
    },
    async scrub() {
      await thread.send({ kind: 'scrub', statements: [] })
    },
    bus: localBus(),
    close: () => thread.close(),
  }
}

/** A full or failing disk, and no fault of what was asked: it may be asked again. */
const CANNOT_NOW = /^SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN|NOMEM)/

function asAway(error: Error & { readonly code?: string }): Error {
  if (!CANNOT_NOW.test(error.code ?? '')) return error
  return new DatabaseAway(`the database cannot be written (${error.message})`, { cause: error })
}

const compiled = (query: Compilable) => asStatement(query.compile())
