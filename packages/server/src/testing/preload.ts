// Compiles small C libraries that are loaded before the real one and simulate slow or full disks.

import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMPILER = 'cc'

/** LD_PRELOAD exists only on Linux. */
export const COMPILES = process.platform === 'linux' && spawnSync(COMPILER, ['--version']).status === 0

/** Compiles a file of this folder into a library for LD_PRELOAD. */
export function compiled(name: 'held-sync.c' | 'full-disk.c', folder: string): string {
  const library = join(folder, `${basename(name, '.c')}.so`)
  const source = fileURLToPath(new URL(`./${name}`, import.meta.url))
  const { stderr, status } = spawnSync(COMPILER, ['-shared', '-fPIC', '-o', library, source, '-ldl'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${name}: ${stderr}`)
  return library
}
