// Runs the same tests on both databases.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import type { Database } from '../store/database.ts'
import { openDatabase } from '../store/open.ts'
import { testPostgres } from './postgres.ts'

export type StoreSettings = { readonly DATABASE_URL: string; readonly DATA_DIR: string }

/**
 * Runs tests on each database. `open` gives a database that is empty at the beginning of each test; the settings are
 * passed along for opening it a second time. All that a test leaves open is closed.
 */
export function eachDatabase(name: string, tests: DatabaseTests): void {
  testsOn('sqlite', name, tests)
  testsOn('postgres', name, tests)
}

/**
 * For tests of code that uses a database only through the store, whose own tests run on both. In `npm test` these run
 * on SQLite alone; `npm run soak` runs them on both.
 */
export function eachDatabaseInSoak(name: string, tests: DatabaseTests): void {
  testsOn('sqlite', name, tests)
  if (process.env.SOAK) testsOn('postgres', name, tests)
}

type DatabaseTests = (
  open: (store?: StoreSettings) => Promise<Database>,
  stores: {
    /** An empty database, whose end is registered here: after the test, unless `ends` are given. */
    fresh(ends?: (() => Promise<void> | void)[]): Promise<StoreSettings>
    kind: Database['kind']
    /** Registers a cleanup that runs before the database is closed, the last one first. */
    onEnd(cleanup: () => Promise<void> | void): void
  },
) => void

function testsOn(kind: Database['kind'], name: string, tests: DatabaseTests): void {
  const tags = kind === 'postgres' ? ['postgres'] : []
  describe(`${name} on ${kind}`, { tags }, () => {
    const cleanups: (() => Promise<void> | void)[] = []
    // PostgreSQL is started here, so that no test spends its own time on that.
    beforeAll(async () => {
      if (kind === 'postgres') await (await testPostgres()).stop()
    }, 300_000)
    const cleanUp = async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
    }
    afterEach(cleanUp)
    afterAll(cleanUp)

    async function fresh(ends = cleanups): Promise<StoreSettings> {
      if (kind === 'postgres') {
        const { url, stop } = await testPostgres()
        ends.push(stop)
        return { DATABASE_URL: url, DATA_DIR: '' }
      }
      const folder = mkdtempSync(join(tmpdir(), 'wayfare-data-'))
      ends.push(() => rmSync(folder, { recursive: true, force: true }))
      return { DATABASE_URL: '', DATA_DIR: folder }
    }

    async function open(store?: StoreSettings): Promise<Database> {
      const db = await openDatabase(store ?? (await fresh()))
      cleanups.push(() => db.close())
      return db
    }

    tests(open, { fresh, kind, onEnd: (cleanup) => void cleanups.push(cleanup) })
  })
}
