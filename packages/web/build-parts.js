// Builds all parts of the client into the folder named on the command line: the pages, the rules of every version as
// separate files, and the service worker that caches them.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { build } from 'vite'
import { buildEngines } from './build-engines.js'
import { noting, writeLicences } from './build-licences.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const outDir = process.argv[2]
if (!outDir) throw new Error('into which folder?')

/**
 * Files that are cached only once they have been used: old rules, and files that a person without a network rarely
 * needs.
 */
const SELDOM = /\/gallery-|^\/engines\/|^\/(?:apple-touch|maskable|icon-512|icon-maskable|licences\.txt)/

const bundled = new Set()
await build({
  root: here,
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
  plugins: [noting(bundled)],
  worker: { plugins: () => [noting(bundled)] },
})
const games = await buildEngines(outDir, bundled)
writeLicences(bundled, outDir)
buildSync({
  entryPoints: [join(here, 'service-worker.js')],
  outfile: join(outDir, 'sw.js'),
  define: { BUILD: JSON.stringify(contents()) },
  target: 'es2022',
  minify: true,
  logLevel: 'error',
})

/**
 * The list of files for the service worker. Its name is a hash of them, so that another build has another service
 * worker.
 */
function contents() {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length))
    .sort()
  const hash = createHash('sha256').update(readFileSync(join(here, 'service-worker.js')))
  for (const path of files) hash.update(path).update(readFileSync(join(outDir, path)))
  const today = games.flatMap(({ product, version, rules }) => (product ? rules[version] : []))
  const languages = { en: [], ru: [], fr: [], pl: [] }
  for (const path of files) for (const one of languagesOf(basename(path))) languages[one].push(path)
  const worded = new Set(Object.values(languages).flat())
  return {
    name: hash.digest('hex').slice(0, 16),
    always: [...files.filter((path) => !worded.has(path) && !SELDOM.test(path)), '/engines/index.json', ...today],
    languages,
    games: Object.fromEntries(games.map(({ id, version, rules }) => [id, rules[version]])),
  }
}

/** The languages that need a file, if others do not. */
function languagesOf(name) {
  const own = /(?:^|[-.])(en|ru|fr|pl)-[\w-]{8}\.js$/.exec(name)?.[1]
  if (own) return [own]
  if (/-cyrillic-.*\.woff2$/.test(name)) return ['ru']
  return /-latin-ext-.*\.woff2$/.test(name) ? ['pl'] : []
}
