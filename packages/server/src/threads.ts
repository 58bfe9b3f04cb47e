// Threads: each has a file of its own in the folder of the built server. Whoever runs from source, as tests do, takes it from a build
// too. A thread that read TypeScript by itself would take a second to begin, and tests begin hundreds of them.

import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const BUILD = new URL('../build.js', import.meta.url).href

let built: Promise<string> | undefined

/**
 * The file that runs the server of this source. Built once, whatever changes meanwhile: all threads and processes of a test are of one
 * server.
 */
export function builtServerFile(): Promise<string> {
  built ??= import(BUILD).then(({ builtServer }: { builtServer(say: () => void): Promise<string> }) =>
    builtServer(() => {}),
  )
  return built
}

/** `beside`: the address of a file in the same folder, where this is a built server. */
export async function startThread(beside: string, name: string, options: WorkerOptions = {}): Promise<Worker> {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const folder = isBuilt ? beside : `${pathToFileURL(dirname(await builtServerFile())).href}/`
  return new Worker(new URL(`./${name}.js`, folder), isBuilt ? options : { ...options, execArgv: [] })
}
