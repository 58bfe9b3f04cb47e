// Opens what the settings name, as new as this program is.

import { existsSync } from 'node:fs'
import type { Settings } from '../settings.ts'
import { databaseFile } from './data-files.ts'
import { CannotStart, type Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

export async function openDatabase({ DATABASE_URL, DATA_DIR }: Where): Promise<Database> {
  return DATABASE_URL === '' ? onSqlite(DATA_DIR) : onPostgres(DATABASE_URL)
}

/** For a moment, while a server may be running on it. */
export async function visitDatabase({ DATABASE_URL, DATA_DIR }: Where): Promise<Database> {
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
  // Loaded when needed: whoever stays with SQLite need not hold it in memory.
  const { openPostgres, withMigrationLock: oneAtATime } = await import('./postgres.ts')
  const { postgresName } = await import('./postgres-connection.ts')
  // A change of the schema may take as long as it likes.
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
