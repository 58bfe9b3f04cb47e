// A server that is killed and started again on the same data. Clients ask it for its present port.

import type { StoreSettings } from './databases.ts'
import { type ServerProcess, serverProcess } from './process.ts'
import type { Port } from './reconnecting-client.ts'

export type RestartableServer = {
  /** Starts a process, and resolves before it is ready. */
  begin(): Promise<void>
  /** Resolves with the port when the server is ready; rejects if it could not start. */
  readonly port: Port
  kill(): Promise<void>
  stop(): Promise<number | null>
  /** Log lines of all processes so far that should not occur. */
  readonly complaints: readonly string[]
  /** Throws if the process has ended without being killed. */
  mustStand(): void
}

export function restartableServer(store: StoreSettings, env: Record<string, string> = {}): RestartableServer {
  const complaints: string[] = []
  let process: ServerProcess | undefined
  let waiting: { found(port: number): void; failed(error: Error): void } | undefined
  let port = nextPort()

  function nextPort(): Promise<number> {
    const next = new Promise<number>((found, failed) => {
      waiting = { found, failed }
    })
    next.catch(() => {})
    return next
  }
  function running(): ServerProcess {
    if (!process) throw new Error('no server has been begun')
    return process
  }
  async function end<T>(how: (one: ServerProcess) => Promise<T>): Promise<T> {
    // Clients that wait for a port already keep their promise.
    if (!waiting) port = nextPort()
    const one = running()
    process = undefined
    const code = await how(one)
    complaints.push(...one.output.filter((line) => /"level":[45]0|^\s+at |Error/.test(line)))
    return code
  }

  return {
    async begin() {
      const one = await serverProcess(store, env)
      process = one
      one.ready.then(
        (at) => {
          if (process !== one) return
          waiting?.found(at)
          waiting = undefined
        },
        (error) => process === one && waiting?.failed(error),
      )
    },
    port: () => port,
    kill: () => end((one) => one.kill()),
    stop: () => end((one) => one.stop()),
    complaints,
    mustStand() {
      if (process?.ended) throw new Error(process.ended)
    },
  }
}
