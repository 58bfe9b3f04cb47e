// `npm run quick`: an answer in a minute and a half. Types, lint, and all tests that need neither a browser nor PostgreSQL and are not
// slow. `npm run quick -- --changed` checks only what the working tree touches.

import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { changedFiles } from './changed-files.js'
import { runSteps } from './steps.js'
import { TYPES } from './types.js'

const PROJECTS = ['rules', 'client', 'components', 'server']

const changed = process.argv.includes('--changed') ? changedFiles() : undefined
const lintable = changed?.filter((file) => /\.(js|ts|tsx|json|css)$/.test(file) && existsSync(file)) ?? []

await runSteps(
  [
    ...(changed && lintable.length === 0
      ? []
      : [['lint and format', 'biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...lintable]]),
    TYPES,
  ],
  { atOnce: availableParallelism() },
)
const projects = PROJECTS.flatMap((name) => ['--project', name])
const filters = ['--tags-filter', '!postgres && !slow']
// Each worker loads for itself what the files share: on two processors one worker takes 72 s, two take 85 s, three 115 s.
const workers = ['--maxWorkers', String(Math.max(1, Math.floor(availableParallelism() / 2)))]
await runSteps([
  [
    'tests',
    'vitest',
    'run',
    ...projects,
    ...filters,
    ...workers,
    ...(changed ? ['--changed', '--passWithNoTests'] : []),
  ],
])
