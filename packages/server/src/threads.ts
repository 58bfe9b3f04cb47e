// A thread's file, as TypeScript source beside its user, or built into the same folder as the server.

import type { WorkerOptions } from 'node:worker_threads'

const fromSource = import.meta.url.endsWith('.ts')

export const threadFile = (beside: string, name: string): URL =>
  new URL(`./${name}.${fromSource ? 'ts' : 'js'}`, beside)

/** Source needs somebody who reads TypeScript. */
export const threadOptions = (): WorkerOptions =>
  fromSource ? { execArgv: ['--import', import.meta.resolve('tsx')] } : {}
