// A real server process, as `wayfare serve` runs it, that a test can kill.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { dirname } from 'node:path'
import { builtServerFile } from '../threads.ts'
import { CALM } from './calm.ts'
import type { StoreSettings } from './databases.ts'

const RUN = 'import(process.argv[1]).then(({ serve }) => serve([])).then(process.exit)'
const READY = /Wayfare is at http:\/\/localhost:(\d+)/
const START_MS = 180_000
const LINES_KEPT = 200

export type ServerProcess = {
  /** Resolves with the port, or rejects with the output if the process ends before. */
  readonly ready: Promise<number>
  readonly output: readonly string[]
  /** Stops the process in the middle of its work, until `thaw`. */
  freeze(): void
  thaw(): void
  /** Sends SIGKILL, and resolves when the process is gone. */
  kill(): Promise<void>
  /** Sends SIGTERM, and resolves with the exit code. */
  stop(): Promise<number | null>
  /** How the process ended by itself, if it did. */
  readonly ended: string | undefined
}

export async function serverProcess(store: StoreSettings, env: Record<string, string> = {}): Promise<ServerProcess> {
  const file = await builtServerFile()
  // Builds that were not used for long are removed when there are newer ones, so the time of this one is renewed.
  utimesSync(dirname(file), new Date(), new Date())
  const child = spawn(process.execPath, ['-e', RUN, file], {
    env: { PATH: process.env.PATH, ...CALM, ...store, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  const output: string[] = []
  let asked = false
  let ended: string | undefined
  const ready = new Promise<number>((resolve, reject) => {
    readLines(child, (line) => {
      if (output.push(line) > LINES_KEPT) output.shift()
      const port = READY.exec(line)?.[1]
      if (port) resolve(Number(port))
    })
    const timer = setTimeout(
      () => reject(new Error(`not ready after ${START_MS / 1000} s:\n${output.join('\n')}`)),
      START_MS,
    )
    timer.unref()
    exit.then(([code, signal]) => {
      const how = `the server ended with ${code ?? signal}:\n${output.join('\n')}`
      if (!asked) ended = how
      reject(new Error(how))
    })
  })
  ready.catch(() => {})
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    asked = true
    child.kill(signal)
    await exit
  }
  return {
    ready,
    output,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    get ended() {
      return ended
    },
  }
}

function readLines({ stdout, stderr }: ChildProcess, heard: (line: string) => void): void {
  for (const stream of [stdout, stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(heard)
    })
  }
}
