// The thread that writes to PostgreSQL, so that the event loop has only to say what.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Outcome, ToThread } from './asked-thread.ts'
import { connect, makeDurable } from './postgres-connection.ts'
import { postgresWriter, type Unit } from './postgres-writer.ts'

export type Place = { readonly url: string; readonly writers: number }

function serve(port: MessagePort, { url, writers }: Place): void {
  const all = Array.from({ length: writers }, () =>
    postgresWriter(async () => {
      const client = await connect(url, { pipeline: true })
      await makeDurable(client)
      return client
    }),
  )
  let turn = 0
  const underWay = new Set<Promise<void>>()

  async function carryOut(units: Exclude<ToThread<Unit>, 'close'>): Promise<void> {
    const writer = all[turn++ % all.length] as (typeof all)[number]
    const outcomes: Outcome<boolean>[] = await writer.write(units)
    port.postMessage(outcomes)
  }

  async function close(): Promise<void> {
    await Promise.all(underWay)
    await Promise.all(all.map((writer) => writer.close()))
    port.close()
  }

  port.on('message', (message: ToThread<Unit>) => {
    if (message === 'close') return void close()
    const work = carryOut(message).finally(() => underWay.delete(work))
    underWay.add(work)
  })
}

if (parentPort) serve(parentPort, workerData as Place)
