// Type-checks every package under its own settings: the kernel and the games without DOM and without Node, their tests with Node.
// `bench` names no type of what it measures beside us, so it is checked whether or not that is installed.

import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runSteps } from './steps.js'

/** What a check has found is kept, so that the next one looks only at what has changed. */
const CACHE = 'node_modules/.cache/types'

if (process.argv[1] === fileURLToPath(import.meta.url)) await runSteps(typeSteps(), { atOnce: availableParallelism() })

/** The steps for all folders with settings for TypeScript, or for some of them. The longest come first. */
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
