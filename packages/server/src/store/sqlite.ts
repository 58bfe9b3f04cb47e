// SQLite in a thread of its own, where what waits together shares one commit.

import type { Worker } from 'node:worker_threads'
import { type Compilable, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { askedThread } from './asked-thread.ts'
import { CannotStart, type Database, DatabaseAway } from './database.ts'
import { localBus } from './local-bus.ts'
import type { EntryRow, Schema } from './schema.ts'
import { singleStatements } from './single-statements.ts'
import type { Unit } from './sqlite-units.ts'
import type { Opening, Place } from './sqlite-worker.ts'
import { asStatement, checkEntry, type Result } from './statements.ts'
import { storeThread } from './store-thread.ts'

const UNITS_TOGETHER = 1000

const WRITING = {
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
}

/** `beside`: while a server holds the folder. */
export async function openSqlite(dataDir: string, { beside = false } = {}): Promise<Database> {
  const thread = await startThread({ dataDir, beside })
  const send = (unit: Unit): Promise<Result[]> =>
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

async function startThread(place: Place) {
  const worker = await storeThread('sqlite-worker', place)
  await opened(worker)
  return askedThread<Unit, Result[]>(worker, UNITS_TOGETHER)
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: Opening) => {
      worker.off('error', reject)
      if (!('refused' in message)) return resolve()
      reject(message.known ? new CannotStart(message.refused) : new Error(message.refused))
    })
  })
}
