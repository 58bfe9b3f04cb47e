// Builds the rules of each game and version as one file without imports, named by a hash of its content, and a list of
// these files. A table keeps the address of its rules, so that it continues under them whatever is built later.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Builds the files; `files` notes what goes into them. */
export async function buildEngines(outDir, files) {
  mkdirSync(join(outDir, 'engines'), { recursive: true })
  const games = []
  for (const { folder, ...game } of await shelf()) {
    const texts = { ...frozen(folder), [game.version]: rulesOf(folder, files) }
    const rules = Object.fromEntries(
      Object.entries(texts).map(([version, text]) => [version, publish(outDir, `${game.id}-${version}`, text)]),
    )
    games.push({ ...game, rules })
  }
  writeFileSync(join(outDir, 'engines/index.json'), JSON.stringify(games))
  return games
}

/**
 * The list of games, the same as the server's. A bundle of the library is run for it, because the library finds games
 * relative to its own place.
 */
async function shelf() {
  const file = join(here, `dist/shelf-${process.pid}.mjs`)
  buildSync({
    entryPoints: [join(here, 'build-shelf.js')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  const games = await (await import(pathToFileURL(file).href)).shelf()
  rmSync(file)
  return games
}

function rulesOf(folder, files) {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: here,
    stdin: {
      contents: `import { engineOf } from '@wayfare/kernel'\nimport { game } from './src/index.ts'\nexport const engine = engineOf(game)\n`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  for (const file of Object.keys(metafile.inputs)) files.add(file)
  return outputFiles[0].text
}

/** The stored files of old versions, by number. */
function frozen(folder) {
  const versions = join(folder, 'versions')
  const names = existsSync(versions) ? readdirSync(versions).filter((name) => /^\d+\.js$/.test(name)) : []
  return Object.fromEntries(
    names.map((name) => [Number.parseInt(name, 10), readFileSync(join(versions, name), 'utf8')]),
  )
}

function publish(outDir, name, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  const address = `/engines/${name}-${hash}.js`
  writeFileSync(join(outDir, address), text)
  return address
}
