// Ends a backup with the hash of everything before it. SQLite's own checks find a torn page, but not a letter that has
// changed inside a page.

import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, openSync, readSync, truncateSync } from 'node:fs'

const MARK = '\nwayfare-backup sha256 '
const HASH_LENGTH = 64
/**
 * The hash follows the pages of the database. SQLite ignores it, because it reads only the number of pages that its
 * header names.
 */
const TRAILER_LENGTH = MARK.length + HASH_LENGTH + 1
const SMALLEST_PAGE = 512
const CHUNK = 1 << 20

export function appendHash(file: string): void {
  const { length } = readEnd(file)
  appendFileSync(file, `${MARK}${hashOf(file, length)}\n`)
}

/** Removes the hash from the end of the file. The result is `none` for a backup from before there were hashes. */
export function takeOffHash(file: string): 'fits' | 'differs' | 'none' {
  const { length, end } = readEnd(file)
  // The size of every database is a multiple of this. Any remainder is a hash, however much of it has changed.
  if (length % SMALLEST_PAGE === 0) return 'none'
  const rest = length - TRAILER_LENGTH
  const fits = end === `${MARK}${hashOf(file, rest)}\n`
  if (fits) truncateSync(file, rest)
  return fits ? 'fits' : 'differs'
}

function readEnd(file: string): { length: number; end: string } {
  const open = openSync(file, 'r')
  try {
    let length = 0
    let end = Buffer.alloc(0)
    const chunk = Buffer.alloc(CHUNK)
    for (let read = readSync(open, chunk); read > 0; read = readSync(open, chunk)) {
      length += read
      end = Buffer.concat([end, chunk.subarray(0, read)]).subarray(-TRAILER_LENGTH)
    }
    return { length, end: end.toString('latin1') }
  } finally {
    closeSync(open)
  }
}

function hashOf(file: string, length: number): string {
  const open = openSync(file, 'r')
  try {
    const hash = createHash('sha256')
    const chunk = Buffer.alloc(CHUNK)
    for (let at = 0; at < length; ) {
      const read = readSync(open, chunk, 0, Math.min(CHUNK, length - at), at)
      if (read === 0) break
      hash.update(chunk.subarray(0, read))
      at += read
    }
    return hash.digest('hex')
  } finally {
    closeSync(open)
  }
}
