// Type-checks every package under its own settings: the kernel and the games without DOM and without Node, their tests
// with Node. `bench` imports no types of the libraries it compares us with, so it can be checked without them.

import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runSteps } from './steps.js'

/** Results are cached, so that the next check looks only at changes. */
const CACHE = 'node_modules/.cache/types'

if (process.argv[1] === fileURLToPath(import.meta.url)) await runSteps(typeSteps(), { atOnce: availableParallelism() })

/** Returns the steps for these folders, by default for all folders with TypeScript settings. The longest come first. */
export function typeSteps(folders = typedFolders()) {
  mkdirSync(CACHE, { recursive: true })
  return folders
    .flatMap((folder) => ['tsconfig.test.json', 'tsconfig.json'].map((name) => `${folder}/${name}`))
    .filter(existsSync)
    .map((config) => {
      const kept = `${CACHE}/${config.replaceAll('/', '-')}.tsbuildinfo`
      return [`types of ${config}`, 'tsc', '-p', config, '--incremental', '--tsBuildInfoFile', kept]
    })
}

export function typedFolders() {
  return [
    'packages/web',
    'packages/server',
    'packages/cli',
    'bench',
    'tests',
    ...subfolders('packages').filter((folder) => !/\/(web|server|cli|games)$/.test(folder)),
    ...subfolders('packages/games'),
  ]
}

function subfolders(parent) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
}
