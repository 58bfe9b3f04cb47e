// Starts threads. Each has a file of its own in the folder of the built server, which tests use as well: a thread that
// reads TypeScript would take a second to start, and tests start hundreds.

import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

const BUILD = new URL('../build.js', import.meta.url).href

let built: Promise<string> | undefined

/**
 * Returns the file of the server built from this source. It is built once, so that all threads and processes of a test
 * run the same version.
 */
export function builtServerFile(): Promise<string> {
  built ??= import(BUILD).then(({ builtServer }: { builtServer(say: () => void): Promise<string> }) =>
    builtServer(() => {}),
  )
  return built
}

/** Starts a thread. In a built server, `beside` is the address of a file in the same folder. */
export async function startThread(beside: string, name: string, options: WorkerOptions = {}): Promise<Worker> {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const folder = isBuilt ? beside : `${pathToFileURL(dirname(await builtServerFile())).href}/`
  return new Worker(new URL(`./${name}.js`, folder), isBuilt ? options : { ...options, execArgv: [] })
}
