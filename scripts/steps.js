// Runs commands one after another, says how each went, and fails if one did.

import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** Tools of the project come first, also where this is not run through npm. */
const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` }

export function runSteps(steps) {
  const failed = []
  for (const [name, command, ...args] of steps) {
    const start = Date.now()
    console.log(`\n── ${name}: ${[command, ...args].join(' ')}`)
    const { status, error } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' })
    if (error) console.error(`${command}: ${error.message}; is 'npm ci' done?`)
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    console.log(`── ${name}: ${status === 0 ? 'fine' : 'FAILED'}, ${seconds} s`)
    if (status !== 0) failed.push(name)
  }
  if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
