// The thread that owns the SQLite connection, so that syncing to disk never stops the event loop.

import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { databaseFile } from './data-files.ts'
import { CannotStart } from './database.ts'
import { lockFolder, openCheckedDatabase } from './sqlite-folder.ts'
import { type ToThread, UNITS_TOGETHER, type UnitResult, unitRunner } from './sqlite-units.ts'

/** The first message of the thread. All later ones are results. */
export type Opening = { readonly opened: true } | { readonly refused: string; readonly known: boolean }

/** With `beside`, a server may hold the folder, and this thread uses the database only for a moment. */
export type SqliteLocation = { readonly dataDir: string; readonly beside: boolean }

function serve(port: MessagePort, { dataDir, beside }: SqliteLocation): void {
  const say = (message: Opening | UnitResult[]) => port.postMessage(message)
  const folder = beside ? undefined : lockFolder(dataDir)
  let db: ReturnType<typeof openCheckedDatabase>
  try {
    db = openCheckedDatabase(databaseFile(dataDir))
  } catch (error) {
    folder?.release()
    throw error
  }
  const run = unitRunner(db)

  function close(): void {
    try {
      if (folder) db.prepare('pragma wal_checkpoint(truncate)').all([])
    } catch {
      // If the disk is full, the write-ahead log stays beside the database and is read at the next start.
    }
    db.close()
    folder?.release()
    port.close()
  }

  port.on('message', (first: ToThread) => {
    let next: ToThread | undefined = first
    while (next !== undefined) {
      if (next === 'close') return close()
      const units = [...next]
      next = undefined
      while (units.length < UNITS_TOGETHER) {
        const more = receiveMessageOnPort(port)?.message as ToThread | undefined
        if (more === undefined || more === 'close') {
          next = more
          break
        }
        units.push(...more)
      }
      run(units, say)
    }
  })
  say({ opened: true })
}

if (parentPort) {
  try {
    serve(parentPort, workerData as SqliteLocation)
  } catch (error) {
    const refused: Opening = { refused: (error as Error).message, known: error instanceof CannotStart }
    parentPort.postMessage(refused)
    parentPort.close()
  }
}
