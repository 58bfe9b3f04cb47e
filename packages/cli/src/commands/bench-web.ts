// The web client's figures: what it weighs and how quick it is in Chromium, measured in a process of its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { rootFolder } from '@wayfare/library'
import { UsageError } from '../usage.ts'
import { median, type Row, yardstick } from './yardstick.ts'

type Far = { readonly share: number; readonly what: string }
/** `paced`: as long as the processor makes it, so that its bound is for one of a known pace. */
type Figure = Omit<Row, 'yardstick'> & { readonly paced?: true }

/** The yardstick of a core that has nothing else to do, on the machines this is built on: what "slowed four times" starts from. */
const FREE = 30

export async function benchWeb(at: (share: number, what: string) => void): Promise<Row[]> {
  const sticks = [yardstick(), yardstick(), yardstick()]
  const args = ['--import', 'tsx', `${rootFolder()}packages/web/src/testing/bench.ts`]
  const child = spawn(process.execPath, args, { cwd: rootFolder(), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.on('message', ({ share, what }: Far) => at(share, what))
  const { stdout, stderr } = child as typeof child & { stdout: Readable; stderr: Readable }
  const [said, complaint, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'close')])
  if (complaint.includes('these tests need Chromium')) throw new UsageError(complaint.trim())
  if (code !== 0) throw new Error(`bench --web: ${complaint.trim()}`)
  const stick = Number(median([...sticks, yardstick(), yardstick(), yardstick()]).toFixed(1))
  return (JSON.parse(said) as Figure[]).flatMap((figure) => rowsOf(figure, stick))
}

/** What was measured, and beside it what it is on a free core: that is held to the bound. */
function rowsOf({ paced, bound, ...figure }: Figure, stick: number): Row[] {
  const limit = bound === undefined ? {} : { bound }
  if (!paced) return [{ ...figure, ...limit, yardstick: stick }]
  const name = `${figure.name}, at a yardstick of ${FREE}`
  return [
    { ...figure, yardstick: stick },
    { ...figure, name, value: Math.round((figure.value * stick) / FREE), ...limit, yardstick: FREE },
  ]
}
