// The database interface on SQLite, in a thread of its own. Writes that wait together share one commit.

import { type Compilable, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { type Database, DatabaseAway } from './database.ts'
import { localBus } from './local-bus.ts'
import type { EntryRow, Schema } from './schema.ts'
import { singleStatements } from './single-statements.ts'
import { sqliteThread } from './sqlite-thread.ts'
import type { Unit } from './sqlite-units.ts'
import { asStatement, checkEntry, type StatementResult } from './statements.ts'

/** The SQLite dialect of Kysely. */
export const WRITING = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
}

/** With `beside`, another process may be a server that holds the folder. */
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

/** Error codes of a full or failing disk, which are not the fault of the statement: it may be tried again. */
const CANNOT_NOW = /^SQLITE_(FULL|IOERR|BUSY|READONLY|CANTOPEN|NOMEM)/

function asAway(error: Error & { readonly code?: string }): Error {
  if (!CANNOT_NOW.test(error.code ?? '')) return error
  return new DatabaseAway(`the database cannot be written (${error.message})`, { cause: error })
}

const compiled = (query: Compilable) => asStatement(query.compile())
