// SQLite in a thread of its own. Requests of one turn of the event loop travel together, and what waits there shares one commit.

import type { Worker } from 'node:worker_threads'
import { type Compilable, type CompiledQuery, Kysely } from 'kysely'
import { CannotStart, type Database } from './database.ts'
import { localBus } from './local-bus.ts'
import { checkParameters } from './parameters.ts'
import type { EntryRow, Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { sqliteThread } from './sqlite-thread.ts'
import type { Outcome, Result, Statement, Unit } from './sqlite-units.ts'
import type { FromWorker, Place, ToWorker } from './sqlite-worker.ts'

/** `beside`: while a server holds the folder. */
export async function openSqlite(dataDir: string, { beside = false } = {}): Promise<Database> {
  const thread = await startThread({ dataDir, beside })

  const sql = new Kysely<Schema>({
    dialect: sqliteDialect(async (query) => {
      const kind = query.query.kind === 'SelectQueryNode' ? 'read' : 'write'
      const [result] = await thread.send(kind, [asStatement(query)])
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
    async append({ table_id, seq, at, body }: EntryRow, also: readonly Compilable[] = []) {
      const entry = { sql: insertEntry, parameters: checkParameters([table_id, seq, at, body]) }
      const [added] = await thread.send('append', [entry, ...also.map(compiled)])
      return added?.changes === 1
    },
    async together(queries) {
      if (queries.length > 0) await thread.send('write', queries.map(compiled))
    },
    bus: localBus(),
    close: () => thread.close(),
  }
}

const compiled = (query: Compilable) => asStatement(query.compile())
const asStatement = ({ sql, parameters }: CompiledQuery): Statement => ({
  sql,
  parameters: checkParameters(parameters),
})

type Waiting = { readonly resolve: (results: Result[]) => void; readonly reject: (error: Error) => void }

async function startThread(place: Place) {
  const worker = await sqliteThread(place)
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  await opened(worker)

  const waiting = new Map<number, Waiting>()
  let gathered: Unit[] = []
  let lastId = 0
  let over: Error | undefined
  let closing: Promise<void> | undefined

  const post = (message: ToWorker) => worker.postMessage(message)
  // One batch at a time: what is asked meanwhile gathers here and shares the next commit, and threads wake each other less often.
  let underWay = 0
  function flush(): void {
    if (gathered.length === 0 || underWay > 0) return
    underWay = gathered.length
    post(gathered)
    gathered = []
  }
  function settle(outcome: Outcome): void {
    const asked = waiting.get(outcome.id)
    waiting.delete(outcome.id)
    if ('results' in outcome) asked?.resolve(outcome.results)
    else asked?.reject(Object.assign(new Error(outcome.failure.message), { code: outcome.failure.code }))
  }
  function end(why: Error): void {
    over ??= why
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
  }
  worker.on('message', (message: FromWorker) => {
    if (!Array.isArray(message)) return
    message.forEach(settle)
    underWay -= message.length
    if (underWay === 0) setImmediate(flush)
  })
  worker.on('error', (error: Error) => end(error))
  worker.on('exit', () => end(new Error('the thread of the database has ended')))

  return {
    send(kind: Unit['kind'], statements: readonly Statement[]): Promise<Result[]> {
      if (over) return Promise.reject(over)
      const id = ++lastId
      if (gathered.push({ id, kind, statements }) === 1) setImmediate(flush)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close(): Promise<void> {
      over ??= new Error('the database is closed')
      if (!closing) {
        if (gathered.length > 0) post(gathered)
        gathered = []
        post('close')
        closing = ended
      }
      return closing
    },
  }
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (message: FromWorker) => {
      worker.off('error', reject)
      if (!('refused' in message)) return resolve()
      reject(message.known ? new CannotStart(message.refused) : new Error(message.refused))
    })
  })
}
