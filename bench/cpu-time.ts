// Reads the processor time of processes from Linux's own counters; on a busy machine a clock would also measure other
// processes.

import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e9
/** Clock ticks per second, the unit in which Linux reports the time of ended children. */
const TICKS = 100

/** The processor seconds of the thread that runs JavaScript, and of all others together. */
export type ThreadSeconds = { readonly main: number; readonly others: number }

export function threadSeconds(pid: number): ThreadSeconds {
  const [main, all] = [secondsOfTask(pid, pid), secondsOf(pid)]
  return { main, others: all - main }
}

/** The processor time of a process with all its children, including those that have ended. */
export function familySeconds(parent: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent)
  const ended =
    statOf(parent)
      .slice(13, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  return children.reduce((sum, pid) => sum + secondsOf(Number(pid)), secondsOf(parent) + ended)
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/**
 * Returns the fields from the state on, because the name before it may contain anything. Empty for a process that has
 * ended.
 */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function secondsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + secondsOfTask(pid, Number(task)), 0)
  } catch {
    return 0
  }
}

const secondsOfTask = (pid: number, task: number): number =>
  Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]) / NANOSECONDS

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
