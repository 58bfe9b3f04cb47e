// Builds something if its build is missing or older than its source. Each build has a folder named by a hash of its source, so
// that processes which use an older build are not disturbed.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const KEPT = 3
const DAY_MS = 24 * 60 * 60 * 1000

/** An error that says in one line why something cannot be built, and what to do. */
class CannotBuild extends Error {
  name = 'CannotBuild'
}

/**
 * @param what   what is built, for people
 * @param dist   where builds are kept
 * @param used   the folders under packages/ whose source goes into it
 * @param build  makes it in the folder it is given
 * @param say    is told when something has to be built
 * @returns the folder of the build
 */
export async function built({ what, dist, used, build, say }) {
  const folder = join(dist, stamp(used))
  if (existsSync(folder)) return folder
  say(`building ${what}…`)
  const began = performance.now()
  const part = join(dist, `part-${process.pid}`)
  try {
    mkdirSync(part, { recursive: true })
    await build(part)
    keep(part, folder)
  } catch (error) {
    throw new CannotBuild(`${what} cannot be built (${reasonOf(error)}): ${remedy(error, dist)}`, { cause: error })
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  forget(dist, folder)
  say(`built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return folder
}

/** Moves a finished build into place. If another process was quicker, its build is used. */
function keep(part, folder) {
  try {
    renameSync(part, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/** The most useful line of a message: builders print the place of a fault before it, and a trace behind. */
function reasonOf({ message }) {
  const lines = message.trim().split('\n')
  return lines.find((line) => /\berror\b|^E[A-Z]+:/i.test(line)) ?? lines[0]
}

function remedy({ message }, dist) {
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(message)) return 'make room on the disk'
  if (/\b(?:EACCES|EPERM|EROFS|ENOTDIR)\b/.test(message)) {
    return `start it once as somebody who may write to ${dist}; what was built then serves everybody`
  }
  return 'run `npm ci`, which installs what builds it; if it stays, its source is at fault'
}

/** Hashes the state of the source: every file with its size and time of change, and the lock file. */
function stamp(used) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const name of used) {
    const folder = join(root, 'packages', name)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (
        /(^|\/)(node_modules|dist)\/|\.test\.tsx?$/.test(file) ||
        !/\.(ts|tsx|js|json|css|svg|html|webmanifest)$/.test(file)
      )
        continue
      const { size, mtimeMs } = statSync(join(folder, file))
      hash.update(`${name}/${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Deletes builds older than a day that are not among the newest: a server may still read from one of those. */
function forget(dist, newest) {
  const old = readdirSync(dist)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => join(dist, name))
    .filter((folder) => folder !== newest)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of old.slice(KEPT - 1)) {
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}
