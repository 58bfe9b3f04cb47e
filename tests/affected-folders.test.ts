// Tests the choice of `npm run quick -- --changed`. Scripts have no types, so a separate process runs them.

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The folders whose types are checked when these files have changed. */
function affectedBy(...files: string[]): string[] {
  const script = `
    import { affectedFolders } from './scripts/affected-folders.js'
    console.log(JSON.stringify(affectedFolders(${JSON.stringify(files)})))`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout)
}

test('a change in a game affects every folder that depends on it, directly or not', () => {
  const affected = affectedBy('packages/games/arnak/src/text/en.ts')
  expect(affected).toEqual(
    expect.arrayContaining([
      'packages/games/arnak',
      'packages/library',
      'packages/server',
      'packages/web',
      'packages/cli',
      'tests',
    ]),
  )
  for (const folder of ['packages/kernel', 'packages/text', 'packages/games/darwin', 'packages/protocol'])
    expect(affected).not.toContain(folder)
})

test('a change in the kernel affects every package', () => {
  const affected = affectedBy('packages/kernel/src/game.ts')
  expect(affected).toEqual(affectedBy('packages/kernel/src/game.ts', 'packages/web/src/main.tsx', 'bench/costs.ts'))
  expect(affected).toContain('packages/games/darwin')
})

test('a change in a page affects no types', () => {
  expect(affectedBy('README.md', 'docs/COMMANDS.md')).toEqual([])
})
