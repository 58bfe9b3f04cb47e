// `npm test`: types, lint and format, dead code, all tests. What takes longer is in soak.js.

import { runSteps } from './steps.js'

runSteps([
  ['types', 'node', 'scripts/types.js'],
  ['lint and format', 'biome', 'check', '--error-on-warnings'],
  ['dead code', 'knip'],
  // Also what only tests use.
  ['dead in production', 'knip', '--production', '--config', 'knip.production.json'],
  ['tests', 'vitest', 'run'],
])
