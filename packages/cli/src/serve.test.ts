// Starts and stops the server in the ways that the README describes.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const BIN = join(root, 'packages/cli/bin/wayfare.js')

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
})

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-serve-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// The server is built first, so that no test spends its own time on that.
beforeAll(() => {
  spawnSync(process.execPath, [BIN, 'serve'], { env: surroundings('', { PORT: 'none' }) })
}, 300_000)

const surroundings = (DATA_DIR: string, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'silent',
  DATA_DIR,
  ...more,
})

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Starts a command in a process group of its own, as a terminal does. */
async function startProcess([command, ...args]: readonly [string, ...string[]]) {
  const folder = freshFolder()
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: surroundings(folder),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const npm = child.pid as number
  cleanups.push(() => kill(-npm, 'SIGKILL'))
  const port = await addressOf(child)
  const server = Number(readFileSync(join(folder, 'server.pid'), 'utf8'))
  cleanups.push(() => kill(server, 'SIGKILL'))
  return { npm, server, port, folder, ended: once(child, 'exit') }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let printed = ''
  for await (const chunk of stdout ?? []) {
    printed += chunk
    const address = /Wayfare is at (\S+)\n/.exec(printed)?.[1]
    if (address) return address
  }
  throw new Error(`it ended before it was ready:\n${printed}`)
}

/** Returns what the server prints when it cannot start. It must be a single line, whatever it was doing before. */
function startupError(env: Record<string, string>, before = ''): string {
  const { status, stderr } = spawnSync('sh', ['-c', `${before} exec "$0" "$@"`, process.execPath, BIN, 'serve'], {
    env: surroundings(join(freshFolder(), 'data'), env),
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toMatch(/^wayfare: .*\n$/)
  return stderr
}

const START = ['npm', 'start'] as const
const NPX = ['npx', 'wayfare', 'serve'] as const

test.each([
  ['npm start', 'SIGTERM', 'npm', START],
  ['npm start', 'SIGINT', 'all of it, as Ctrl-C does', START],
  ['npx wayfare serve', 'SIGTERM', 'npm', NPX],
  ['npx wayfare serve', 'SIGKILL', 'npm', NPX],
] as const)('`%s` is stopped by a %s to %s', async (_, signal, whom, words) => {
  const { npm, server, port, folder, ended } = await startProcess(words)
  expect((await fetch(`${port}/healthz`)).status).toBe(200)
  process.kill(whom === 'npm' ? npm : -npm, signal)
  await ended
  await expect.poll(() => alive(server), { interval: 20 }).toBe(false)
  await expect(fetch(`${port}/healthz`)).rejects.toThrow()
  // The database was closed properly: no process id is left in the folder, and no write-ahead log is left to be
  // replayed.
  expect(existsSync(join(folder, 'server.pid'))).toBe(false)
  expect(existsSync(join(folder, 'wayfare.db-wal'))).toBe(false)
})

test('a setting that is none of its words is named with them', () => {
  expect(startupError({ LOG_LEVEL: 'loud' })).toBe(
    'wayfare: LOG_LEVEL: expected one of trace, debug, info, warn, error, silent\n',
  )
})

test('if the disk has no room for a database, the message names the file and the way out', () => {
  // A limit of 32 kB for the size of a file stands in for a full disk.
  expect(startupError({}, 'ulimit -f 64;')).toMatch(
    /The database \S+wayfare\.db cannot be written \(.*\): make room on its disk if that is full, or set DATA_DIR/,
  )
})

test.each([
  ['the server', 'EACCES', /start it once as somebody who may write to \S+server.dist/],
  ['the server', 'ENOSPC', /make room on the disk/],
  ['the web client', 'EROFS', /start it once as somebody who may write to \S+web.dist/],
])('a first start where %s cannot be built (%s) says what to do', (what, code, remedy) => {
  const line = startupError({ NODE_OPTIONS: `--import=${unbuildable(what === 'the server' ? 'server' : 'web', code)}` })
  expect(line).toContain(`${what} cannot be built (${code}: `)
  expect(line).toMatch(remedy)
})

/**
 * Writes a module that Node loads first. It hides the build of this package and refuses to create its folder, as on a system where
 * nothing may be written.
 */
function unbuildable(name: string, code: string): string {
  const file = join(freshFolder(), 'unbuildable.mjs')
  writeFileSync(
    file,
    `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { existsSync, mkdirSync } = fs
const dist = /packages.${name}.dist/
fs.existsSync = (path) => !dist.test(path) && existsSync(path)
fs.mkdirSync = (path, options) => {
  if (dist.test(path)) throw Object.assign(new Error(\`${code}: not here, mkdir '\${path}'\`), { code: '${code}' })
  return mkdirSync(path, options)
}
syncBuiltinESMExports()
`,
  )
  return file
}
