// Runs a benchmark in a process of its own, which ends with this one, and reports its figures beside those of a reference
// computation.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { rootFolder } from '@wayfare/library'
import { yardstick } from '@wayfare/testkit'
import { UsageError } from '../usage.ts'
import { median, type Row } from './figures.ts'

export type ProgressReport = (share: number, what: string) => void

/** Runs the benchmark. `lacks` tells from its exit code and message that a program is not installed. */
export async function measuredApart(
  args: readonly string[],
  at: ProgressReport,
  lacks: (code: unknown, complaint: string) => boolean = () => false,
): Promise<Row[]> {
  const sticks = [yardstick(), yardstick(), yardstick()]
  const child = spawn(process.execPath, args, { cwd: rootFolder(), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.on('message', ({ share, what }: { readonly share: number; readonly what: string }) => at(share, what))
  const { stdout, stderr } = child as typeof child & { stdout: Readable; stderr: Readable }
  const [said, complaint, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'close')])
  // The message names the missing program and says how to install it.
  if (lacks(code, complaint)) throw new UsageError(complaint.trim())
  if (code !== 0) throw new Error(`${args.join(' ')}: ${complaint.trim()}`)
  const stick = Number(median([...sticks, yardstick(), yardstick(), yardstick()]).toFixed(1))
  return (JSON.parse(said) as Omit<Row, 'yardstick'>[]).map((figure) => ({ ...figure, yardstick: stick }))
}
