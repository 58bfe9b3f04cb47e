// The web client's figures: what it weighs and how quick it is in Chromium, measured in a process of its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { rootFolder } from '@wayfare/library'
import { UsageError } from '../usage.ts'
import { median, type Row, yardstick } from './yardstick.ts'

type Far = { readonly share: number; readonly what: string }

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
  return (JSON.parse(said) as Omit<Row, 'yardstick'>[]).map((figure) => ({ ...figure, yardstick: stick }))
}
