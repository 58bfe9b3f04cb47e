// Opens the database that the settings name, after migrating it to the newest schema.

import { existsSync } from 'node:fs'
import type { Settings } from '../settings.ts'
import { databaseFile } from './data-files.ts'
import { CannotStart, type Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

export async function openDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<Database> {
  return DATABASE_URL === '' ? onSqlite(DATA_DIR) : onPostgres(DATABASE_URL)
}

/** Opens the database for a moment, even while a server uses it. */
export async function visitDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<Database> {
  if (DATABASE_URL !== '') return onPostgres(DATABASE_URL)
  const file = databaseFile(DATA_DIR)
  if (!existsSync(file))
    throw new CannotStart(`There is no database ${file}: set DATA_DIR to the folder of the server.`)
  return openSqlite(DATA_DIR, { beside: true })
}

async function onSqlite(dataDir: string): Promise<Database> {
  const db = await openSqlite(dataDir)
  return closedIfItFails(db, () => migrate(db, databaseFile(dataDir)))
}

async function onPostgres(url: string): Promise<Database> {
  // The PostgreSQL code is loaded only when needed, so that servers with SQLite do not hold it in memory.
  const { openPostgres, withMigrationLock: oneAtATime } = await import('./postgres.ts')
  const { postgresName } = await import('./postgres-connection.ts')
  // A migration may take any length of time.
  const patient = await openPostgres(url, { answerMs: 0 })
  try {
    await oneAtATime(url, () => migrate(patient, postgresName(url)))
  } finally {
    await patient.close()
  }
  return openPostgres(url)
}

async function closedIfItFails(db: Database, work: () => Promise<void>): Promise<Database> {
  try {
    await work()
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
