// Notices when the npm that started this server is gone. npm runs a command in a shell. If npm is told to stop, it
// stops only that shell, and if it is killed, the server hears nothing at all. So a server that npm has started watches
// both processes and ends with them. A server that was started in any other way outlives its parent.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const LOOK_MS = 250
const SHELL = /^-?(?:[abkz]|da|mk)?sh$/

/** Returns a signal that is aborted when npm, or the shell in which npm started this process, is gone. */
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

/** Finds the processes to watch: the parent, and if that is only a shell, also npm above it. */
function starters() {
  const { ppid } = process
  const [above, name] = process.platform === 'linux' ? fromProc(ppid) : fromPs(ppid)
  return SHELL.test(basename(name)) ? [ppid, Number(above)] : [ppid]
}

/** Reads the parent of a process from /proc, because small systems have no `ps`. */
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
