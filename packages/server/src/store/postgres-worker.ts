// The thread that speaks with PostgreSQL, so that the event loop has only to say what.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type Asked, asFailure, type Opening, type Outcome, refusal, type ToThread } from './asked-thread.ts'
import { postgresBus } from './postgres-bus.ts'
import { connect, makeDurable } from './postgres-connection.ts'
import { postgresReader } from './postgres-reader.ts'
import { postgresWriter, type WriteUnit } from './postgres-writer.ts'
import type { Result, Statement } from './statements.ts'

/** What is to be written, a single statement, or news for other processes. */
export type Unit = WriteUnit | { readonly query: Statement } | { readonly news: readonly string[] }
/** To what was written: see `append`. To a statement: its result. */
export type Answer = boolean | Result
/** News of other processes. */
export type Said = { readonly heard: readonly string[] }

async function serve(port: MessagePort, url: string): Promise<void> {
  const say = (message: Opening | Outcome<Answer>[] | Said) => port.postMessage(message)
  const bus = await postgresBus(
    () => connect(url),
    (heard) => say({ heard }),
  )
  const reader = postgresReader(url)
  const writer = postgresWriter(async () => {
    const client = await connect(url, { pipeline: true })
    await makeDurable(client)
    return client
  })
  const underWay = new Set<Promise<void>>()

  async function write(units: readonly Asked<WriteUnit>[]): Promise<void> {
    say(await writer.write(units))
  }

  async function read(id: number, query: Statement): Promise<void> {
    try {
      say([{ id, answer: await reader.query(query) }])
    } catch (error) {
      say([{ id, failure: asFailure(error) }])
    }
  }

  function begin(units: readonly Asked<Unit>[]): Promise<void>[] {
    const work: Promise<void>[] = []
    const writes: Asked<WriteUnit>[] = []
    for (const unit of units) {
      if ('query' in unit) work.push(read(unit.id, unit.query))
      else if ('also' in unit) writes.push(unit)
      else {
        bus.tell(unit.news)
        say([{ id: unit.id, answer: true }])
      }
    }
    if (writes.length > 0) work.push(write(writes))
    return work
  }

  async function close(): Promise<void> {
    await Promise.all(underWay)
    await Promise.all([writer.close(), reader.close(), bus.close()])
    port.close()
  }

  port.on('message', (message: ToThread<Unit>) => {
    if (message === 'close') return void close()
    for (const one of begin(message)) {
      const work = one.finally(() => underWay.delete(work))
      underWay.add(work)
    }
  })
  say({ opened: true })
}

if (parentPort) {
  const port = parentPort
  serve(port, workerData as string).catch((error: unknown) => {
    port.postMessage(refusal(error))
    port.close()
  })
}
