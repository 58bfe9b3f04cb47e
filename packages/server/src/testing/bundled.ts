// Bundles programs of this folder into plain JavaScript, because a process that reads TypeScript takes more than a
// second to start.

import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const src = fileURLToPath(new URL('..', import.meta.url))
/** The bundle is inside the package, where Node finds the packages of others. */
const dist = join(src, '../dist')

/** Makes a folder with `append-process.js` and the thread that it starts. The caller removes it. */
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
