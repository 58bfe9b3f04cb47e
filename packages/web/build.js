// Builds the web client.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { built } from '../../scripts/ensure-built.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const USED = ['kernel', 'text', 'games', 'library', 'bots', 'protocol', 'client', 'table', 'web']

/**
 * Builds the client if its build is missing or old, and returns the folder to serve. `say` receives a line when a build
 * begins.
 */
export function builtWeb(say) {
  return built({ what: 'the web client', dist: join(here, 'dist'), used: USED, build, say })
}

/** Builds in a separate process, so that the server that starts next does not keep the build tools in memory. */
async function build(outDir) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(here, 'build-parts.js'), outDir], {
    cwd: here,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr.trim() || stdout.trim())
}
