// Type-checks every package under its own settings: the kernel and the games without DOM and without Node, their tests with Node.
// `bench` names no type of what it measures beside us, so it is checked whether or not that is installed.

import { existsSync, readdirSync } from 'node:fs'
import { runSteps } from './steps.js'

const packages = [...folders('packages'), ...folders('packages/games'), 'tests', 'bench']
const configs = packages
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((name) => `${folder}/${name}`))
  .filter(existsSync)
runSteps(configs.map((config) => [config, 'tsc', '-p', config]))

function folders(parent) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
}
