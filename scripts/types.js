// Type-checks every package under its own settings: the kernel and the games without DOM and without Node, their tests with Node.

import { existsSync, readdirSync } from 'node:fs'
import { runSteps } from './steps.js'

const packages = [...folders('packages'), ...folders('packages/games'), 'tests']
const configs = packages
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((name) => `${folder}/${name}`))
  .filter(existsSync)
runSteps(configs.map((config) => [config, 'tsc', '-p', config]))

function folders(parent) {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${parent}/${entry.name}`)
}
