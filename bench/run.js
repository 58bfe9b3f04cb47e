// The entry point: `node bench/run.js --seconds 5 --seed 1` prints one line of JSON. Runs with plain node and uses the
// root's tsx. With `--server` all servers are measured, for several games if `--game` lists them with commas. Reports
// progress to the parent process and ends with it.

import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'

// Set before anything is loaded: boardgame.io and immer decide then whether to run development checks.
process.env.NODE_ENV = 'production'

const NEEDS = [
  { name: 'tsx/esm/api', install: 'npm ci' },
  { name: 'boardgame.io/internal', install: 'cd bench && npm ci --ignore-scripts' },
  { name: 'socket.io-client', install: 'cd bench && npm ci --ignore-scripts' },
]
const require = createRequire(import.meta.url)

for (const { name, install } of NEEDS) if (!isInstalled(name)) stop(`bench: ${name} is not installed; run: ${install}`)
const { game, seconds, seed, own, server } = readArguments()
const { register } = await import('tsx/esm/api')
register()
if (server) {
  process.once('disconnect', () => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const { contests } = await import('./contest.ts')
  const at = (share, what) => process.send?.({ share, what })
  console.log(JSON.stringify(await contests(game.split(','), seconds, seed, at)))
  process.exit()
}
const { report } = await import('./report.ts')
console.log(JSON.stringify(report({ game, seconds, seed, own })))

function isInstalled(name) {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string', default: 'kit' },
        seconds: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
        own: { type: 'boolean', default: false },
        server: { type: 'boolean', default: false },
      },
    })
    const seconds = Number(values.seconds)
    if (!(seconds > 0 && seconds <= 3600)) throw new Error(`--seconds: not '${values.seconds}'`)
    return { ...values, seconds }
  } catch (error) {
    return stop(`bench: ${error.message}`)
  }
}

function stop(line) {
  console.error(line)
  process.exit(2)
}
