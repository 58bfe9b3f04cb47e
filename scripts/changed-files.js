// Which files differ from the last commit: `npm run quick -- --changed` formats and lints those alone.

import { spawnSync } from 'node:child_process'

/** Includes files that git does not know yet, and deleted ones. */
export function changedFiles() {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '-z', '--no-renames', '-uall'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('--changed needs git')
  return stdout.split('\0').flatMap((entry) => (entry === '' ? [] : entry.slice(3)))
}
