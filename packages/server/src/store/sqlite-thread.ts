// The main thread's side of the SQLite thread. Units of one turn of the event loop are sent together, since a message
// costs more than its content. While a message is under way, new units gather for the next: they share a commit, and
// the threads wake each other less often.

import type { Worker } from 'node:worker_threads'
import { startThread } from '../threads.ts'
import { CannotStart } from './database.ts'
import { type QueuedUnit, type ToThread, UNITS_TOGETHER, type Unit, type UnitResult } from './sqlite-units.ts'
import type { Opening, SqliteLocation } from './sqlite-worker.ts'
import type { StatementResult } from './statements.ts'

export async function sqliteThread(location: SqliteLocation) {
  const worker = await startThread(import.meta.url, 'sqlite-worker', { name: 'sqlite-worker', workerData: location })
  await opened(worker)
  return threadClient(worker)
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

type Waiting = { readonly resolve: (answer: StatementResult[]) => void; readonly reject: (error: Error) => void }

/** `together` is the most units that a message may hold. */
export function threadClient(worker: Worker, together = UNITS_TOGETHER) {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const waiting = new Map<number, Waiting>()
  let gathered: QueuedUnit[] = []
  let lastId = 0
  /** The number of units sent and not yet answered. */
  let underWay = 0
  let over: Error | undefined
  let closing: Promise<void> | undefined

  const post = (message: ToThread) => worker.postMessage(message)
  function flush(): void {
    if (gathered.length === 0 || underWay > 0) return
    const units = gathered.slice(0, together)
    gathered = gathered.slice(together)
    underWay = units.length
    post(units)
  }
  function settle(result: UnitResult): void {
    const asked = waiting.get(result.id)
    waiting.delete(result.id)
    if ('answer' in result) asked?.resolve(result.answer)
    else asked?.reject(Object.assign(new Error(result.failure.message), { code: result.failure.code }))
  }
  function end(why: Error): void {
    over ??= why
    for (const { reject } of waiting.values()) reject(why)
    waiting.clear()
    gathered = []
  }
  worker.on('message', (results: UnitResult[]) => {
    results.forEach(settle)
    underWay -= results.length
    flush()
  })
  worker.on('error', (error: Error) => end(error))
  worker.on('exit', () => end(new Error('the thread of the database has ended')))

  return {
    send(unit: Unit): Promise<StatementResult[]> {
      if (over) return Promise.reject(over)
      const id = ++lastId
      if (gathered.push({ ...unit, id }) === 1) setImmediate(flush)
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    /** Closes the thread. Units that were sent before are still answered. */
    close(): Promise<void> {
      over ??= new Error('the database is closed')
      if (!closing) {
        closing = ended
        if (gathered.length > 0) post(gathered)
        gathered = []
        post('close')
      }
      return closing
    },
  }
}
