// Before the tests: makes ready the programs that they need besides Node. As root on Debian and its relatives, missing ones are installed
// with apt-get, once for all tests. Elsewhere the tests that need them are not run, and the end of the run says so.

import { spawn } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TEST_TOOLS, type TestTool } from './test-tools.ts'

const LISTS = '/var/lib/apt/lists'
const LISTS_STALE_MS = 24 * 60 * 60 * 1000
/** How long to wait for another apt-get, such as the nightly upgrade. */
const LOCK_SECONDS = 600
const RETRY_MS = 5000
const PROGRESS_MS = 10_000

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepareTests()

export async function prepareTests(): Promise<void> {
  const missing = TEST_TOOLS.filter(({ find }) => !find())
  if (missing.length > 0 && canInstall()) await installTools(missing)
  for (const tool of TEST_TOOLS) {
    const found = tool.find()
    console.log(found ? `${tool.name}: ${found}` : `${tool.name}: missing; ${tool.remedy}`)
  }
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs the tools and says how it went. Any that are missing afterwards are also missing for the tests. */
export async function installTools(tools: readonly Pick<TestTool, 'name' | 'packages'>[], retryMs = RETRY_MS) {
  const start = Date.now()
  console.log(`installing ${tools.map(({ name }) => name).join(' and ')} with apt-get…`)
  try {
    if (listsAreStale()) await aptGet(['update'], retryMs)
  } catch (error) {
    console.error(`lists not updated: ${(error as Error).message}`)
  }
  // They are installed one after another, so that a failure does not affect the others.
  for (const { name, packages } of tools) {
    try {
      console.log(`installed ${await installFirst(packages, retryMs)}, ${seconds(start)} s`)
    } catch (error) {
      console.error(`${name} not installed: ${(error as Error).message}`)
    }
  }
}

/** Installs the first of these packages that this release has, and returns its name. */
async function installFirst([best, ...others]: readonly string[], retryMs: number): Promise<string> {
  if (best === undefined) throw new Error('no package is known')
  try {
    // Recommended packages beside a browser are printing dialogs and the like.
    await aptGet(['install', '-y', '--no-install-recommends', best], retryMs)
    return best
  } catch (error) {
    if (others.length === 0) throw error
    return installFirst(others, retryMs)
  }
}

/**
 * True if the package lists are missing or old: Debian's container images have none, and old lists name packages that
 * no longer exist.
 */
function listsAreStale(): boolean {
  const lists = existsSync(LISTS) ? readdirSync(LISTS).filter((name) => /_(Packages|InRelease)/.test(name)) : []
  const newest = Math.max(0, ...lists.map((name) => statSync(`${LISTS}/${name}`).mtimeMs))
  return !lists.some((name) => name.includes('_Packages')) || Date.now() - newest > LISTS_STALE_MS
}

/** Waits for locks of other processes: apt-get itself waits for dpkg's lock, but not for that of the lists. */
async function aptGet(args: readonly string[], retryMs: number): Promise<void> {
  for (const until = Date.now() + LOCK_SECONDS * 1000; ; ) {
    const { status, output } = await run('apt-get', ['-q', '-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args])
    if (status === 0) return
    const reason = output.split('\n').find((line) => line.startsWith('E: ')) ?? `apt-get ended with ${status}`
    if (!/[Uu]nable to lock|[Cc]ould not get lock/.test(output) || Date.now() > until) throw new Error(reason)
    console.log('waiting for another apt-get…')
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/** Runs a command and shows its latest line every ten seconds, so that nobody thinks it hangs. */
async function run(command: string, args: readonly string[]): Promise<{ status: number | null; output: string }> {
  const start = Date.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const progress = setInterval(() => {
    const line = output.trimEnd().split('\n').at(-1)
    console.log(`  ${seconds(start)} s: ${line}`)
  }, PROGRESS_MS)
  try {
    const status = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
    return { status, output }
  } finally {
    clearInterval(progress)
  }
}

function seconds(start: number): number {
  return Math.round((Date.now() - start) / 1000)
}
