// Puts small faults into a game, one at a time, and lets its tests run on each. Files stay as they are: the fault is put in on
// the way to the tests (see vitest.config.ts).

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

/** Tests, what they are made with, and what no rule depends on: texts, positions to show, what bots think something worth. */
const NO_RULES = /\/(text|rulebook|testing|shown|evaluate|planning-\w+)(\/|\.ts$)|\.test\.ts$/

/** Rules and tables. */
const isRule = ({ file }: SourceFile): boolean => !NO_RULES.test(file)

function filesIn(root: string, folder: string): SourceFile[] {
  return readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }))
}

/** The nearest tests first, then those in the folder of the fault: most faults are noticed there, and a whole run takes long. */
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

/** An endless loop that a fault has made is a fault noticed; a slow machine is not, so the patience follows the first run. */
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
    // A group of its own, so that a worker caught in an endless loop ends with it.
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
