// Runs commands, reports the result of each, and fails if one failed.

import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** The project's own tools are on the PATH even if this is not run through npm. */
const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` }

/**
 * Runs steps. A step is a name, a command and its arguments. With `atOnce` above one, steps run in parallel and the
 * output of each is shown when it has ended, without the output of steps that succeed.
 */
export async function runSteps(steps, { atOnce = 1 } = {}) {
  const queue = [...steps]
  const failed = []
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      if (!(await runStep(step, atOnce > 1))) failed.push(step[0])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failed.length === 0) return
  console.error(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = 1
}

async function runStep([name, command, ...args], captured) {
  const start = Date.now()
  if (!captured) console.log(`\n── ${name}: ${[command, ...args].join(' ')}`)
  const { status, output } = await run(command, args, captured)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  if (captured && status !== 0) console.log(`\n── ${name}: ${[command, ...args].join(' ')}\n${output.trimEnd()}`)
  console.log(`── ${name}: ${status === 0 ? 'fine' : 'FAILED'}, ${seconds} s`)
  return status === 0
}

function run(command, args, captured) {
  return new Promise((resolve) => {
    const stdio = captured ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(command, args, { stdio, env, shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}; is 'npm ci' done?`)
      resolve({ status: 1, output })
    })
    child.on('close', (status) => resolve({ status, output }))
  })
}
