// Builds the server into plain JavaScript where that is missing or older than its source, so that it runs without a compiler in
// memory. Each build has a folder of its own, named by its source: whoever runs on an older one goes on undisturbed.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('..', import.meta.url))
const dist = fileURLToPath(new URL('./dist', import.meta.url))
const USED = ['kernel', 'text', 'games', 'library', 'bots', 'protocol', 'server']
const KEPT = 3

/** The file to run. `say` is told when something has to be built. */
export async function builtServer(say) {
  const folder = join(dist, stamp())
  const file = join(folder, 'serve.js')
  if (existsSync(file)) return file
  say('building the server…')
  const began = performance.now()
  const part = join(dist, `part-${process.pid}`)
  mkdirSync(part, { recursive: true })
  const { buildSync } = await import('esbuild')
  buildSync({
    entryPoints: ['serve.ts', 'store/sqlite-worker.ts', 'jobs/think-worker.ts'].map((name) =>
      join(packages, 'server/src', name),
    ),
    outdir: part,
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
  try {
    renameSync(part, folder)
  } catch {
    // Another process was first.
    rmSync(part, { recursive: true, force: true })
  }
  forget(folder)
  say(`built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return file
}

/** Names the source as it is: every file, its size and when it was last changed. */
function stamp() {
  const hash = createHash('sha256')
  for (const name of USED) {
    for (const file of readdirSync(join(packages, name), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/(^|\/)src\/.*\.(ts|json)$/.test(file) || /\.test\.ts$|node_modules/.test(file)) continue
      const { size, mtimeMs } = statSync(join(packages, name, file))
      hash.update(`${name}/${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** What is not ours stays in node_modules. */
function outside() {
  const names = new Set()
  for (const name of [
    ...USED.filter((one) => one !== 'games'),
    ...readdirSync(join(packages, 'games')).map((one) => `games/${one}`),
  ]) {
    const file = join(packages, name, 'package.json')
    if (!existsSync(file)) continue
    for (const used of Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {})) {
      if (!used.startsWith('@wayfare/')) names.add(used)
    }
  }
  return [...names].flatMap((name) => [name, `${name}/*`])
}

function forget(newest) {
  const old = readdirSync(dist)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => join(dist, name))
    .filter((folder) => folder !== newest)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of old.slice(KEPT - 1)) rmSync(folder, { recursive: true, force: true })
}
