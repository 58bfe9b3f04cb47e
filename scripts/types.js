// Type-checks every package under its own settings: the kernel and the games without DOM and without Node, their tests with Node.
// `bench` names no type of what it measures beside us, so it is checked whether or not that is installed.
// A folder whose files and imports have not changed since the last check is not checked again.

import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { runSteps } from './steps.js'

/** One checker for each project: several would each read all of its files again. */
export const TYPES = [
  'types',
  'tsc',
  '--build',
  ...typeConfigs(),
  '--checkers',
  '1',
  '--builders',
  String(availableParallelism()),
]

if (process.argv[1] === fileURLToPath(import.meta.url)) await runSteps([TYPES])

function typeConfigs() {
  const folders = ['tests', 'bench', ...subfolders('packages'), ...subfolders('packages/games')]
  return folders
    .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((name) => `${folder}/${name}`))
    .filter(existsSync)
}

function subfolders(parent) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
}
