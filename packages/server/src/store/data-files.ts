// Where things lie in the data folder, how a file is made to last, and that nobody else reads it.

import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const databaseFile = (dataDir: string) => join(resolve(dataDir), 'wayfare.db')

/** Makes a file, or the names in a folder, last through a power cut. */
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
 * Made if it is not there, and else not opened: closing it again would let go of what this process has locked in it. SQLite gives
 * its log and index the rights that the database has; those of older ones are set right.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FOR_US))
  for (const end of ['', '-wal', '-shm', '-journal']) if (existsSync(file + end)) setRights(file + end, FOR_US)
}

/** One with other things in it may be there for others too: /tmp, a home. Our files in it are private all the same. */
export function keepFolderPrivate(folder: string): void {
  if ((statSync(folder).mode & STICKY) === 0 && readdirSync(folder).every((name) => OURS.test(name)))
    setRights(folder, FOLDER_FOR_US)
}

function setRights(path: string, rights: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== rights) chmodSync(path, rights)
  } catch {
    // Where there are no rights to set, or it is somebody else who sets them.
  }
}
