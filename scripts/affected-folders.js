// Finds the parts of the repository that a change affects: `npm run quick -- --changed` checks only their types.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { typedFolders } from './types.js'

/** The files that differ from the last commit, including those that git does not know yet. */
export function changedFiles() {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '-z', '--no-renames', '-uall'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('--changed needs git')
  return stdout.split('\0').flatMap((entry) => (entry === '' ? [] : entry.slice(3)))
}

/** The folders with changes, and those whose packages depend on them. */
export function affectedFolders(files) {
  const all = typedFolders()
  const affected = new Set(all.filter((folder) => files.some((file) => file.startsWith(`${folder}/`))))
  for (let size = -1; size !== affected.size; ) {
    size = affected.size
    const names = [...affected].map(packageName)
    for (const folder of all) if (dependencies(folder).some((name) => names.includes(name))) affected.add(folder)
  }
  return all.filter((folder) => affected.has(folder))
}

const manifest = (folder) => {
  const file = `${folder}/package.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
const packageName = (folder) => manifest(folder).name

/** The names of the packages that a folder uses. `tests` and `bench` are not packages themselves, and may use all of them. */
function dependencies(folder) {
  const { name, dependencies = {}, devDependencies = {} } = manifest(folder)
  if (folder === 'tests' || folder === 'bench') return typedFolders().map(packageName)
  return name ? Object.keys({ ...dependencies, ...devDependencies }) : []
}
