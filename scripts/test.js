// `npm test`: types, lint and format, dead code, all tests. Longer checks are in soak.js, quicker ones in quick.js.

import { availableParallelism } from 'node:os'
import { prepareTests } from './prepare-tests.ts'
import { runSteps } from './steps.js'
import { typeSteps } from './types.js'

console.log('── what tests need besides Node')
await prepareTests()
console.log('\n── types, lint, dead code')
await runSteps(
  [
    // This check also reports exports that only tests use.
    ['dead in production', 'knip', '--production', '--config', 'knip.production.json'],
    ['dead code', 'knip'],
    ['lint and format', 'biome', 'check', '--error-on-warnings'],
    ...typeSteps(),
  ],
  { atOnce: availableParallelism() },
)
await runSteps([['tests', 'vitest', 'run']])
