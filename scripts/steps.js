// Runs commands, says how each went, and fails if one did.

import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** Tools of the project come first, also where this is not run through npm. */
const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}` }

/** Steps of a lane one after another, lanes side by side. The first lane is heard as it goes, others step by step when one is through. */
export async function runSteps(...lanes) {
  const failed = (await Promise.all(lanes.map((steps, nth) => runLane(steps, nth === 0)))).flat()
  if (failed.length > 0) console.error(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = failed.length > 0 ? 1 : 0
}

async function runLane(steps, heard) {
  const failed = []
  for (const step of steps) if (!(await runStep(step, heard))) failed.push(step[0])
  return failed
}

async function runStep([name, command, ...args], heard) {
  const start = Date.now()
  const kept = []
  const say = heard ? (text) => process.stdout.write(text) : (text) => kept.push(text)
  say(`\n── ${name}: ${[command, ...args].join(' ')}\n`)
  const status = await new Promise((done) => {
    const stdio = heard ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { stdio, env, shell: process.platform === 'win32' })
    child.stdout?.on('data', say)
    child.stderr?.on('data', say)
    child.once('error', (error) => say(`${command}: ${error.message}; is 'npm ci' done?\n`))
    child.once('close', done)
  })
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  say(`── ${name}: ${status === 0 ? 'fine' : 'FAILED'}, ${seconds} s\n`)
  process.stdout.write(kept.join(''))
  return status === 0
}
