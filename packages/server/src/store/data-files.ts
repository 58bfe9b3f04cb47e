// Where things lie in the data folder, and how a file is made to last.

import { closeSync, fsyncSync, openSync } from 'node:fs'
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
