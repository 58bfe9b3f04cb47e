// Tests how the programs for tests are found and installed.

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installTools } from '../scripts/prepare-tests.ts'
import { findChromium, findPostgres } from '../scripts/test-tools.ts'

let folder: string
let printed: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayfare-tools-'))
  printed = []
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void printed.push(line))
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function program(path: string, script = ''): string {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}`)
  chmodSync(file, 0o755)
  return file
}

const first = (...folders: string[]) => vi.stubEnv('PATH', [...folders, process.env.PATH].join(delimiter))

test.skipIf(process.platform === 'win32')('a PostgreSQL on the PATH is preferred to the system’s', () => {
  program('half/initdb')
  program('whole/initdb')
  program('whole/postgres')
  first(join(folder, 'half'), join(folder, 'whole'))
  expect(findPostgres()).toBe(join(folder, 'whole'))
})

test('the browser of CHROME_PATH is used, and no other if that does not exist', () => {
  vi.stubEnv('CHROME_PATH', program('my-chrome'))
  expect(findChromium()).toBe(join(folder, 'my-chrome'))
  vi.stubEnv('CHROME_PATH', join(folder, 'none'))
  expect(findChromium()).toBeUndefined()
})

test.skipIf(process.platform !== 'linux')('a Chromium on the PATH is preferred to the system’s', () => {
  const file = program('bin/chromium-headless-shell')
  first(join(folder, 'bin'))
  expect(findChromium()).toBe(file)
})

/** A replacement for apt-get that gives these answers one after another, and the last one from then on. */
function fakeAptGet(...answers: string[]): () => string[] {
  const calls = join(folder, 'calls')
  writeFileSync(calls, '')
  const cases = answers.map((answer, i) => `${i === answers.length - 1 ? '*' : i + 1}) ${answer} ;;`)
  program('bin/apt-get', `echo "$@" >> ${calls}\ncase $(wc -l < ${calls} | tr -d ' ') in\n${cases.join('\n')}\nesac\n`)
  first(join(folder, 'bin'))
  return () => readFileSync(calls, 'utf8').trim().split('\n')
}

const FINE = 'exit 0'
const LOCKED = 'echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100'

const tool = (...packages: string[]) => ({ name: 'Chromium', packages })

test.skipIf(process.platform === 'win32')(
  'packages are installed by apt-get, which waits for the locks of others',
  async () => {
    const calls = fakeAptGet(LOCKED, LOCKED, FINE)
    await installTools([tool('chromium'), { name: 'PostgreSQL', packages: ['postgresql'] }], 1)
    expect(printed.filter((line) => line.startsWith('waiting'))).toHaveLength(2)
    expect(printed.at(-1)).toMatch(/^installed postgresql, \d+ s$/)
    expect(calls().at(-1)).toContain('DPkg::Lock::Timeout=')
    expect(
      calls()
        .slice(-2)
        .map((call) => call.split(' ').at(-1)),
    ).toEqual(['chromium', 'postgresql'])
  },
)

test.skipIf(process.platform === 'win32')('if the best package is unknown the next one is installed', async () => {
  const calls = fakeAptGet('case "$*" in *shell) echo "E: Unable to locate package" >&2; exit 100 ;; esac; exit 0')
  await installTools([tool('chromium-headless-shell', 'chromium')], 1)
  expect(printed.at(-1)).toMatch(/^installed chromium,/)
  expect(calls().at(-1)).toMatch(/install -y --no-install-recommends chromium$/)
})

test.skipIf(process.platform === 'win32')(
  'a package that cannot be had is named, nothing is thrown, and the next tool is installed',
  async () => {
    fakeAptGet('case "$*" in *chromium) echo "E: Unable to locate package chromium" >&2; exit 100 ;; esac; exit 0')
    await installTools([tool('chromium'), { name: 'PostgreSQL', packages: ['postgresql'] }], 1)
    expect(printed).toContain('Chromium not installed: E: Unable to locate package chromium')
    expect(printed.at(-1)).toMatch(/^installed postgresql/)
  },
)

test.skipIf(process.platform === 'win32')('run by itself, the script says what is missing and how to get it', () => {
  fakeAptGet(FINE)
  vi.stubEnv('CHROME_PATH', join(folder, 'none'))
  const script = fileURLToPath(new URL('../scripts/prepare-tests.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', script], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  expect(stdout).toContain('Chromium: missing; install Chromium')
})

test('every browser test file has the tag by which it is left out without a browser', () => {
  const e2e = fileURLToPath(new URL('../packages/web/src/e2e/', import.meta.url))
  const files = readdirSync(e2e).filter((name) => name.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(10)
  const untagged = files.filter((name) => !readFileSync(e2e + name, 'utf8').startsWith('// @module-tag browser\n'))
  expect(untagged).toEqual([])
})
