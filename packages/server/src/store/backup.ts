// Makes backups of a data folder's database, and restores them.

import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Libsql from 'libsql'
import { changed, checkWholeDatabase } from './backup-check.ts'
import { appendHash, takeOffHash } from './backup-hash.ts'
import { databaseFile, keepPrivate, syncPath } from './data-files.ts'
import { CannotStart } from './database.ts'
import { NEWEST_SCHEMA } from './migrations.ts'
import { lockFolder, openCheckedDatabase } from './sqlite-folder.ts'
import { unsound } from './unsound.ts'

/** Copies the database as it is at one moment, even while a server uses the folder. */
export function backupSqlite(dataDir: string, target: string): void {
  const file = databaseFile(dataDir)
  const copy = resolve(target)
  if (!existsSync(file))
    throw new CannotStart(`There is no database ${file}: set DATA_DIR to the folder of the server.`)
  if (existsSync(copy)) throw new CannotStart(`${copy} exists already: name a new file.`)
  const part = `${copy}.part`
  rmSync(part, { force: true })
  try {
    const db = new Libsql(file)
    try {
      db.exec('pragma busy_timeout = 5000')
      keepPrivate(part)
      db.prepare('vacuum into ?').run([part])
    } finally {
      db.close()
    }
    const made = new Libsql(part)
    try {
      checkWholeDatabase(made)
    } finally {
      made.close()
    }
    appendHash(part)
    syncPath(part)
    renameSync(part, copy)
    syncPath(dirname(copy))
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`${file} could not be copied to ${copy}: ${(error as Error).message}`)
  }
}

/**
 * Restores a backup. An existing database is replaced only with `force`, and a damaged or foreign file changes nothing.
 */
export function restoreSqlite(backup: string, dataDir: string, { force = false }: { force?: boolean } = {}): void {
  const source = resolve(backup)
  const file = databaseFile(dataDir)
  const found = statSync(source, { throwIfNoEntry: false })
  if (!found) throw new CannotStart(`There is no file ${source}.`)
  if (!found.isFile()) throw new CannotStart(`${source} is no file: name the one that \`wayfare backup\` has made.`)
  if (existsSync(`${source}-wal`) && statSync(`${source}-wal`).size > 0) {
    throw new CannotStart(`${source} is not a backup but in use by a server, or was: make one with \`wayfare backup\`.`)
  }
  const folder = lockFolder(dataDir)
  const part = `${file}.restoring`
  const remove = () => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true })
  }
  try {
    if (existsSync(file) && !force)
      throw new CannotStart(`There is a database ${file} already: move it away, or say --force.`)
    remove()
    copy(source, part)
    keepPrivate(part)
    checkBackup(source, part)
    syncPath(part)
    settle(file)
    renameSync(part, file)
    syncPath(dirname(file))
  } finally {
    remove()
    folder.release()
  }
}

function copy(source: string, target: string): void {
  try {
    copyFileSync(source, target)
  } catch (error) {
    throw new CannotStart(`${source} could not be copied to ${target}: ${(error as Error).message}`)
  }
}

/** Checks the copy of a backup. Messages name the file that the user gave. */
function checkBackup(source: string, copy: string): void {
  if (takeOffHash(copy) === 'differs') throw unsound(source, changed('it is not as it was when it was made'))
  const db = openCopy(source, copy)
  try {
    const schema = checkWholeDatabase(db)
    if (schema > NEWEST_SCHEMA) {
      throw new CannotStart(
        `${source} was made by a newer Wayfare (its schema is ${schema}, this one knows ${NEWEST_SCHEMA}): use that one.`,
      )
    }
  } catch (error) {
    throw error instanceof CannotStart ? error : unsound(source, error)
  } finally {
    db.close()
  }
}

function openCopy(source: string, copy: string): Libsql.Database {
  try {
    return new Libsql(copy)
  } catch (error) {
    throw unsound(source, error)
  }
}

/** Leaves the old database complete and without a write-ahead log, which the new one must not inherit. */
function settle(file: string): void {
  try {
    if (existsSync(file)) openCheckedDatabase(file).close()
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
  }
  for (const end of ['-wal', '-shm', '-journal']) rmSync(file + end, { force: true })
}
