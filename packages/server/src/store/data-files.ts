// Files of the data folder: where the database is, how to flush a file to disk, and how to keep files private.

import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const databaseFile = (dataDir: string) => join(resolve(dataDir), 'wayfare.db')

/** Flushes a file, or the entries of a folder, to disk, so that they survive a power cut. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const FOR_US = 0o600
export const FOLDER_FOR_US = 0o700
const STICKY = 0o1000
const OURS = /\.db(?:-wal|-shm|-journal|\.part|\.restoring)?$|^server\.pid$|^lost\+found$/

/**
 * Gives a database file permissions for its owner only, creating it if it does not exist. An existing file is not opened, because
 * closing it would release the locks that this process holds on it. SQLite's companion files get the same permissions.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FOR_US))
  for (const end of ['', '-wal', '-shm', '-journal']) if (existsSync(file + end)) setRights(file + end, FOR_US)
}

/** Makes the folder private if it holds only our files. A shared folder such as /tmp is left alone; our files in it are private. */
export function keepFolderPrivate(folder: string): void {
  if ((statSync(folder).mode & STICKY) === 0 && readdirSync(folder).every((name) => OURS.test(name)))
    setRights(folder, FOLDER_FOR_US)
}

function setRights(path: string, rights: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== rights) chmodSync(path, rights)
  } catch {
    // The file system has no permissions, or the file belongs to another user.
  }
}
