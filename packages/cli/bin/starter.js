// npm runs a command in a shell. Told to stop, it tells the shell, which ends and tells nobody; killed, neither says a word. So a
// server that npm has started watches both, and ends with them. Started in any other way it outlives whoever did it.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const LOOK_MS = 250
const SHELL = /^-?(?:[abkz]|da|mk)?sh$/

/** Aborted when npm, or the shell it started this process in, is gone. */
export function starterGone() {
  const gone = new AbortController()
  const byNpm = /\bwayfare\b/.test(process.env.npm_lifecycle_script ?? '')
  const watched = byNpm ? starters() : []
  if (watched.length > 0) {
    const timer = setInterval(() => {
      if (watched.every(runs)) return
      clearInterval(timer)
      gone.abort()
    }, LOOK_MS)
    timer.unref()
  }
  return gone.signal
}

/** The parent; and where that is only a shell, npm above it. */
function starters() {
  const { ppid } = process
  const [above, name] = process.platform === 'linux' ? fromProc(ppid) : fromPs(ppid)
  return SHELL.test(basename(name)) ? [ppid, Number(above)] : [ppid]
}

/** Small systems have no `ps`. */
function fromProc(pid) {
  const [, name, above] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return [above, name]
}

function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', `${pid}`], { encoding: 'utf8' })
  const [, above, name = ''] = /^\s*(\d+) (.*)/.exec(stdout ?? '') ?? []
  return [above, name]
}

function runs(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
