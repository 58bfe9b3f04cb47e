// Guards the data folder: only one process uses it at a time, a damaged database is not opened, and errors say in one
// line what to do.

import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Libsql from 'libsql'
import { FOLDER_FOR_US, keepFolderPrivate, keepPrivate, syncPath } from './data-files.ts'
import { CannotStart } from './database.ts'
import { BUSY_MS } from './sqlite-units.ts'
import { unsound } from './unsound.ts'

/**
 * Creates the folder if necessary, and keeps other processes out until `release`. If this process is killed, the system
 * releases the lock.
 */
export function lockFolder(dataDir: string): { release(): void } {
  const folder = resolve(dataDir)
  makeFolder(folder)
  const pidFile = join(folder, 'server.pid')
  const lock = takeLock(folder, pidFile)
  try {
    keepPrivate(pidFile)
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch (error) {
    lock.close()
    throw cannotWrite(folder, error)
  }
  return {
    release() {
      rmSync(pidFile, { force: true })
      lock.close()
    },
  }
}

function makeFolder(folder: string): void {
  try {
    const made = mkdirSync(folder, { recursive: true, mode: FOLDER_FOR_US })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    keepFolderPrivate(folder)
    if (made !== undefined) syncPath(dirname(made))
  } catch (error) {
    throw cannotWrite(folder, error)
  }
}

function takeLock(folder: string, pidFile: string): Libsql.Database {
  let lock: Libsql.Database | undefined
  try {
    const file = join(folder, 'lock.db')
    keepPrivate(file)
    lock = new Libsql(file)
    lock.exec('pragma busy_timeout = 500')
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw cannotWrite(folder, error)
    const holder = existsSync(pidFile) ? `process ${readFileSync(pidFile, 'utf8').trim()}` : 'another process'
    throw new CannotStart(
      `The data folder ${folder} is in use by ${holder}: stop it, or set DATA_DIR to another folder.`,
    )
  }
}

function cannotWrite(folder: string, error: unknown): CannotStart {
  const { code, message } = error as NodeJS.ErrnoException
  return new CannotStart(
    `The data folder ${folder} cannot be written (${code || message}): set DATA_DIR to one that can.`,
  )
}

/** Opens the database of a locked folder. A damaged one is reported and left unchanged. */
export function openCheckedDatabase(file: string): Libsql.Database {
  let db: Libsql.Database | undefined
  try {
    keepPrivate(file)
    db = new Libsql(file)
    db.exec(`pragma busy_timeout = ${BUSY_MS}`)
    checkSound(db)
    setDurable(db)
    // Deleted data is overwritten.
    db.prepare('pragma secure_delete = on').all([])
    syncPath(dirname(file))
    return db
  } catch (error) {
    db?.close()
    throw unsound(file, error)
  }
}

function checkSound(db: Libsql.Database): void {
  const [found] = db.prepare('pragma quick_check(1)').all([]) as { quick_check: string }[]
  if (found?.quick_check !== 'ok') throw Object.assign(new Error(found?.quick_check), { code: 'SQLITE_CORRUPT' })
}

/** Makes every commit sync to disk. The setting is read back, because SQLite ignores what it does not understand. */
function setDurable(db: Libsql.Database): void {
  db.prepare('pragma journal_mode = wal').all([])
  db.prepare('pragma synchronous = full').all([])
  const [mode] = db.prepare('pragma journal_mode').all([]) as { journal_mode: string }[]
  const [sync] = db.prepare('pragma synchronous').all([]) as { synchronous: number }[]
  if (mode?.journal_mode !== 'wal' || sync?.synchronous !== 2) {
    throw new Error(
      `it keeps no synced log here (journal_mode ${mode?.journal_mode}, synchronous ${sync?.synchronous})`,
    )
  }
}
