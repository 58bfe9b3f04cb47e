// `npm run soak` runs the long form of everything that `npm test` does briefly. It takes hours; a seed may be given:
// npm run soak -- 42

import { runSteps } from './steps.js'

const seed = process.argv[2] ?? String(Date.now())
console.log(`seed ${seed}`)
// These settings turn on the long forms of tests.
Object.assign(process.env, {
  SOAK: '1',
  LEAK_GAMES: '200',
  LEAK_SEED: seed,
  CRASH_SEED: seed,
  POSITIONS_SEED: seed,
  MESSAGES: '100000',
})
runSteps([
  ['kit: random games', 'wayfare', 'check', '--game', 'kit', '--games', '1000', '--seed', seed],
  ['kit: everything used', 'wayfare', 'check', '--game', 'kit', '--exhaust', '--seconds', '300', '--seed', seed],
  ['kit: mutants', 'wayfare', 'mutants', '--game', 'kit', '--sample', '40', '--least', '90', '--seed', seed],
  ['arkham: random games', 'wayfare', 'check', '--game', 'arkham', '--games', '2000', '--seed', seed],
  ['arkham: everything used', 'wayfare', 'check', '--game', 'arkham', '--exhaust', '--seconds', '300', '--seed', seed],
  ['darwin: random games', 'wayfare', 'check', '--game', 'darwin', '--games', '1500', '--seed', seed],
  ['darwin: everything used', 'wayfare', 'check', '--game', 'darwin', '--exhaust', '--seconds', '900', '--seed', seed],
  ['darwin: mutants', 'wayfare', 'mutants', '--game', 'darwin', '--sample', '60', '--least', '85', '--seed', seed],
  ['arnak: random games', 'wayfare', 'check', '--game', 'arnak', '--games', '1500', '--seed', seed],
  ['arnak: everything used', 'wayfare', 'check', '--game', 'arnak', '--exhaust', '--seconds', '1800', '--seed', seed],
  ['arnak: mutants', 'wayfare', 'mutants', '--game', 'arnak', '--sample', '60', '--least', '85', '--seed', seed],
  ['arkham: mutants', 'wayfare', 'mutants', '--game', 'arkham', '--sample', '40', '--least', '85', '--seed', seed],
  [
    'greedy against random',
    'wayfare',
    'arena',
    '--game',
    'arkham',
    '--bots',
    'greedy,random',
    '--games',
    '200',
    '--least',
    '0.9',
    '--seed',
    seed,
  ],
  ['positions: thousands with faults, hundreds printed', 'vitest', 'run', 'tests/positions.test.ts'],
  ['arnak: what is said', 'wayfare', 'prose', '--game', 'arnak', '--games', '50', '--seed', seed],
  ['darwin: what is said', 'wayfare', 'prose', '--game', 'darwin', '--games', '50', '--seed', seed],
  ['arkham: what is said', 'wayfare', 'prose', '--game', 'arkham', '--games', '50', '--seed', seed],
  ['server: killed again and again', 'node', '--import', 'tsx', 'scripts/soak-crash.js', seed],
  ['server: the database comes and goes', 'node', '--import', 'tsx', 'scripts/soak-outage.js', seed],
  ['server: watched without end', 'node', '--import', 'tsx', 'scripts/soak-watch.js', seed],
  ['games: the long tests', 'vitest', 'run', 'packages/games'],
  ['bots: nobody knows more than their seat', 'vitest', 'run', 'packages/bots', 'packages/table/src/worlds.test.ts'],
  ['commands: the long tests', 'vitest', 'run', 'packages/cli/src/coach'],
  ['server and client: the long tests', 'vitest', 'run', 'packages/server', 'packages/web'],
  ['speed', 'wayfare', 'bench', '--sheets', '500'],
  ['the web client: weight and speed', 'wayfare', 'bench', '--web'],
])
