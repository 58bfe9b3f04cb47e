// The thread that writes to PostgreSQL, so that the event loop has only to say what.

import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Asked, Outcome, ToThread } from './asked-thread.ts'
import { connect, makeDurable } from './postgres-connection.ts'
import { postgresWriter, type Unit } from './postgres-writer.ts'

function serve(port: MessagePort, url: string): void {
  const writer = postgresWriter(async () => {
    const client = await connect(url, { pipeline: true })
    await makeDurable(client)
    return client
  })
  const underWay = new Set<Promise<void>>()

  async function carryOut(units: readonly Asked<Unit>[]): Promise<void> {
    const outcomes: Outcome<boolean>[] = await writer.write(units)
    port.postMessage(outcomes)
  }

  async function close(): Promise<void> {
    await Promise.all(underWay)
    await writer.close()
    port.close()
  }

  port.on('message', (message: ToThread<Unit>) => {
    if (message === 'close') return void close()
    const work = carryOut(message).finally(() => underWay.delete(work))
    underWay.add(work)
  })
}

if (parentPort) serve(parentPort, workerData as string)
