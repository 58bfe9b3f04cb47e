// Builds the web client.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { built } from '../../scripts/ensure-built.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const USED = ['kernel', 'text', 'games', 'library', 'bots', 'protocol', 'client', 'table', 'web']

/** The folder to serve. `say` is told when something has to be built. */
export function builtWeb(say) {
  return built({ what: 'the web client', dist: join(here, 'dist'), used: USED, build, say })
}

/** In a process of its own: the server that is started next should not keep the builders in memory. */
async function build(outDir) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(here, 'build-parts.js'), outDir], {
    cwd: here,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr.trim() || stdout.trim())
}
