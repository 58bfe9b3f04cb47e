// Programs of this folder as plain JavaScript: a process that reads TypeScript takes a second and more to begin.

import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const src = fileURLToPath(new URL('..', import.meta.url))
/** Inside the package, where what is not ours is found. */
const dist = join(src, '../dist')

/** A new folder with `append-process.js` and the thread it begins; whoever asks for it removes it. */
export function bundledAppending(): string {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'appending-'))
  buildSync({
    entryPoints: ['testing/append-process.ts', 'store/sqlite-worker.ts'].map((name) => join(src, name)),
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['libsql', 'kysely', 'pg'],
    logLevel: 'error',
  })
  return folder
}
