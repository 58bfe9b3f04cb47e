// Starts a thread from beside this file, as it was built or from its source.

import { fileURLToPath } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

export async function storeThread(name: string, workerData: unknown): Promise<Worker> {
  const options: WorkerOptions = { name, workerData, execArgv: [] }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, import.meta.url), options)
  return new Worker(await fromSource(`./${name}.ts`), { ...options, eval: true })
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
    external: ['libsql', 'pg'],
    write: false,
  })
  const here = `require = require('node:module').createRequire(${JSON.stringify(import.meta.url)})`
  return [here, ...outputFiles.map(({ text }) => text)].join('\n')
}
