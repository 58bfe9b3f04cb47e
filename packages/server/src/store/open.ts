// Opens what the settings name, as new as this program is.

import type { Settings } from '../settings.ts'
import { databaseFile } from './data-files.ts'
import type { Database } from './database.ts'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

export async function openDatabase(settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  return settings.DATABASE_URL === '' ? onSqlite(settings.DATA_DIR) : onPostgres(settings.DATABASE_URL)
}

async function onSqlite(dataDir: string): Promise<Database> {
  const db = await openSqlite(dataDir)
  return closedIfItFails(db, () => migrate(db, databaseFile(dataDir)))
}

async function onPostgres(url: string): Promise<Database> {
  // Loaded when needed: whoever stays with SQLite need not hold it in memory.
  const { openPostgres, oneAtATime } = await import('./postgres.ts')
  const { postgresName } = await import('./postgres-connection.ts')
  const db = await openPostgres(url)
  return closedIfItFails(db, () => oneAtATime(db, () => migrate(db, postgresName(url))))
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
