// Starts the worker from beside this file, as it was built or from its source.

import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import type { Place } from './sqlite-worker.ts'

export async function sqliteThread(place: Place): Promise<Worker> {
  const options: WorkerOptions = { name: 'sqlite', workerData: place, execArgv: [] }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./sqlite-worker.js', import.meta.url), options)
  return new Worker(await fromSource('./sqlite-worker.ts'), { ...options, eval: true })
}

type Bundler = { build(options: object): Promise<{ outputFiles: { text: string }[] }> }

/** Node 20 gives a thread no loader of its own, and tsx takes five times as long. A built server does without either. */
async function fromSource(file: string): Promise<string> {
  const esbuild = 'esbuild'
  const { build } = (await import(esbuild)) as Bundler
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['libsql'],
    write: false,
  })
  const here = `require = require('node:module').createRequire(${JSON.stringify(import.meta.url)})`
  return [here, ...outputFiles.map(({ text }) => text)].join('\n')
}
