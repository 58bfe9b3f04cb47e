// `npm test`: types, lint and format, dead code, all tests. Longer checks are in soak.js, quicker ones in quick.js.

import { availableParallelism } from 'node:os'
import { prepareTests } from './prepare-tests.ts'
import { runSteps } from './steps.js'
import { TYPES } from './types.js'

/** What a file exports and imports is remembered until it changes. */
const knipCache = (name) => ['--cache', '--cache-location', `node_modules/.cache/knip-${name}`]

console.log('── what tests need besides Node')
await prepareTests()
console.log('\n── types, lint, dead code')
await runSteps(
  [
    TYPES,
    // Also what only tests use is dead in production.
    ['dead in production', 'knip', '--production', '--config', 'knip.production.json', ...knipCache('production')],
    ['dead code', 'knip', ...knipCache('all')],
    ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ],
  { atOnce: availableParallelism() },
)
await runSteps([['tests', 'vitest', 'run']])
