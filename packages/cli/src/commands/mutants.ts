// Puts small faults into a game, one at a time, and runs its tests on each. Files on disk stay as they are:
// vitest.config.ts puts the fault in while the tests load the file.

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { folderOf, gameBy, rootFolder } from '@wayfare/library'
import { type Mutant, nearestTests, type SourceFile, sampleMutants } from '@wayfare/testkit'
import { type Common, Progress, print } from '../output.ts'
import { Failed } from '../usage.ts'

export type MutantsOptions = Common & {
  readonly game: string
  readonly sample: number
  readonly seed: string
  readonly least?: number
}

export async function mutants(options: MutantsOptions): Promise<void> {
  await gameBy(options.game)
  const root = rootFolder()
  const folder = folderOf(options.game).slice(root.length)
  const start = Date.now()
  if (!(await testsPass(root, [folder], undefined, Number.POSITIVE_INFINITY))) {
    throw new Failed(`the tests of ${options.game} fail even without a fault`)
  }
  const patience = Math.max(MIN_PATIENCE_MS, 6 * (Date.now() - start))
  const files = filesIn(root, `${folder}src`)
  const tests = files.filter(({ file }) => file.endsWith('.test.ts'))
  const sample = sampleMutants(files.filter(isRule), options.sample, options.seed)
  const progress = new Progress('mutants', options)
  const survived: Mutant[] = []
  let tried = 0
  const queue = sample.slice()
  const worker = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      if (await survives(root, folder, tests, mutant, patience)) survived.push(mutant)
      tried++
      progress.at(tried / sample.length, `${tried} of ${sample.length}, ${survived.length} unnoticed`)
    }
  }
  await Promise.all([worker(), worker()])
  progress.done()
  const caught = tried - survived.length
  const list = survived.map(({ file, line, change }) => ({ file, line, change }))
  print({ tried, caught, survived: list }, options, () =>
    [
      `${caught} of ${tried} faults were noticed`,
      ...list.map(({ file, line, change }) => `unnoticed: ${file}:${line} ${change}`),
    ].join('\n'),
  )
  if (options.least !== undefined && caught * 100 < options.least * tried) process.exitCode = 1
}

/**
 * Files without rules, in which no fault is put: tests and their helpers, texts, positions to show, and the values that
 * bots plan with.
 */
const NO_RULES = /\/(text|rulebook|testing|shown|evaluate|planning-\w+)(\/|\.ts$)|\.test\.ts$/

/** True for files with rules and tables of a game. */
const isRule = ({ file }: SourceFile): boolean => !NO_RULES.test(file)

function filesIn(root: string, folder: string): SourceFile[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }))
}

/**
 * Runs the nearest tests first, then those in the folder of the fault: they notice most faults, and a whole run takes
 * long.
 */
async function survives(
  root: string,
  folder: string,
  tests: readonly SourceFile[],
  mutant: Mutant,
  patience: number,
): Promise<boolean> {
  const beside = `${dirname(mutant.file)}/`
  const inFolder = beside !== `${folder}src/` && tests.some(({ file }) => file.startsWith(beside))
  for (const some of [nearestTests(mutant.file, tests), inFolder ? [beside] : [], [folder]]) {
    if (some.length > 0 && !(await testsPass(root, some, mutant, patience))) return false
  }
  return true
}

/**
 * The least time that tests get before they count as failed. A fault may cause an endless loop; the limit grows with
 * the first run, so that a slow machine is not mistaken for one.
 */
const MIN_PATIENCE_MS = 120_000

function testsPass(
  root: string,
  tests: readonly string[],
  mutant: Mutant | undefined,
  patience: number,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...(mutant ? { WAYFARE_MUTANT: JSON.stringify(mutant) } : {}) }
    const vitest = `${root}node_modules/vitest/vitest.mjs`
    const args = [vitest, 'run', ...tests, '--bail', '1', '--reporter', 'dot', '--maxWorkers', '1']
    // The tests run in a process group of their own, so that a worker in an endless loop is killed with the group.
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore', detached: true })
    const end = () => process.kill(-(child.pid as number), 'SIGKILL')
    const timer = Number.isFinite(patience) ? setTimeout(end, patience) : undefined
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}
