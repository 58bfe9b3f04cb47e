// The server's figures: bench/ plays on ours and on boardgame.io's in a process of its own, which ends with this one.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { rootFolder } from '@wayfare/library'
import { UsageError } from '../usage.ts'
import { median, type Row, yardstick } from './yardstick.ts'

type Far = { readonly share: number; readonly what: string }

export async function benchServer(
  games: readonly string[],
  seconds: number,
  at: (share: number, what: string) => void,
): Promise<Row[]> {
  const sticks = [yardstick(), yardstick(), yardstick()]
  const args = [`${rootFolder()}bench/run.js`, '--server', '--game', games.join(','), '--seconds', String(seconds)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.on('message', ({ share, what }: Far) => at(share, what))
  const { stdout, stderr } = child as typeof child & { stdout: Readable; stderr: Readable }
  const [said, complaint, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'close')])
  // It says what is missing, and how to install it.
  if (code === 2) throw new UsageError(complaint.trim())
  if (code !== 0) throw new Error(`bench/run.js: ${complaint.trim()}`)
  const stick = Number(median([...sticks, yardstick(), yardstick(), yardstick()]).toFixed(1))
  return (JSON.parse(said) as Omit<Row, 'yardstick'>[]).map((figure) => ({ ...figure, yardstick: stick }))
}
