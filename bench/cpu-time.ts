// Processor time that processes have taken, from Linux' own counters: on a busy machine a clock on the wall measures the others.

import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS = 1e9
/** Of Linux' clock, in which the time of children that have ended is told. */
const TICKS = 100

/** Seconds of the thread that runs JavaScript, and of all others together. */
export type ThreadSeconds = { readonly main: number; readonly others: number }

export function threadSeconds(pid: number): ThreadSeconds {
  const [main, all] = [secondsOfTask(pid, pid), secondsOf(pid)]
  return { main, others: all - main }
}

/** A process with all its children, also those that have ended. */
export function familySeconds(parent: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent)
  const ended =
    statOf(parent)
      .slice(13, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS
  return children.reduce((sum, pid) => sum + secondsOf(Number(pid)), secondsOf(parent) + ended)
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** From the state on: the name before it may hold anything. Empty for one that is gone. */
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
