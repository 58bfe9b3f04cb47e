// A thread's file: built into the same folder as the server, or TypeScript source beside its user, which needs somebody to read it.

import { Worker, type WorkerOptions } from 'node:worker_threads'

export function startThread(beside: string, name: string, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, beside), options)
  const source = new URL(`./${name}.ts`, beside).href
  const code = `import { register } from '${import.meta.resolve('tsx/esm/api')}'; register(); await import('${source}')`
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), { ...options, execArgv: [] })
}
