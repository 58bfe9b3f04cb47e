// Builds the server into plain JavaScript, so that it needs no TypeScript compiler in memory while it runs.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { built } from '../../scripts/ensure-built.js'

const packages = fileURLToPath(new URL('..', import.meta.url))
const USED = ['kernel', 'text', 'games', 'library', 'bots', 'protocol', 'table', 'server']
const ENTRIES = ['serve.ts', 'store/sqlite-worker.ts', 'jobs/think-worker.ts']

/**
 * Builds the server if its build is missing or old, and returns the file to run. `say` receives a line when a build
 * begins.
 */
export async function builtServer(say) {
  const dist = join(packages, 'server/dist')
  return join(await built({ what: 'the server', dist, used: USED, build, say }), 'serve.js')
}

async function build(outdir) {
  const { buildSync } = await import('esbuild')
  buildSync({
    entryPoints: ENTRIES.map((name) => join(packages, 'server/src', name)),
    outdir,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: outside(),
    legalComments: 'none',
    logLevel: 'error',
  })
}

/** The packages of others, which are left out of the bundle and stay in node_modules. */
function outside() {
  const games = readdirSync(join(packages, 'games')).map((name) => `games/${name}`)
  const files = [...USED, ...games]
    .map((name) => join(packages, name, 'package.json'))
    .filter((file) => existsSync(file))
  const names = files.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}))
  const theirs = new Set(names.filter((name) => !name.startsWith('@wayfare/')))
  return [...theirs].flatMap((name) => [name, `${name}/*`])
}
