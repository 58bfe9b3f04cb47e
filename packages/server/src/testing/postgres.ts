// A real PostgreSQL server for tests and measurements. It never runs as root, and it ends when the process that started
// it ends.

import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../../../../scripts/test-tools.ts'

export type PostgresServer = {
  /** The address of the server's own database, as its superuser. */
  readonly url: string
  /** Creates a new, empty database. */
  freshUrl(): Promise<string>
  /** Stops the server. `crash` acts like a power cut: nothing more is written. */
  halt(how: 'in order' | 'crash'): Promise<void>
  /** Starts it again after a halt, and resolves when it answers. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const SUPERUSER = 'wayfare'
const ROOT = process.getuid?.() === 0

/** `fsync: false` is for tests that need speed and no durability. */
export async function startPostgres(how: { fsync?: boolean } = {}): Promise<PostgresServer> {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce(how)
    } catch (error) {
      // The port was free a moment ago, but another process has taken it.
      if (tries === 3 || !(error as Error).message.includes('could not bind')) throw error
    }
  }
}

async function startOnce({ fsync = true }: { fsync?: boolean }): Promise<PostgresServer> {
  const bin = findPostgres()
  if (!bin)
    throw new Error('PostgreSQL is not installed; `node --import tsx scripts/prepare-tests.ts` says how to get it')
  const owner: { uid?: number; gid?: number } = ROOT ? unprivileged() : {}
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  for (const path of [folder, passwordFile]) {
    chmodSync(path, 0o700)
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
  }
  const init = ['-D', data, '-U', SUPERUSER, '-E', 'UTF8', '--locale=C', '-A', 'scram-sha-256', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), [...init, `--pwfile=${passwordFile}`], { ...owner, cwd: folder })

  const port = await freePort()
  const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`
  const settings = [
    `port=${port}`,
    "listen_addresses='127.0.0.1'",
    "unix_socket_directories=''",
    'max_connections=200',
    ...(fsync ? [] : ['fsync=off', 'full_page_writes=off']),
  ]
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`)
  const control = (...args: string[]) =>
    promisify(execFile)(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args], { ...owner, cwd: folder })
  const log = join(folder, 'log')
  // The shell waits for the end of its input, which comes when this process ends in any way.
  const watch = 'cat >/dev/null; "$1" -D "$2/data" -w -m immediate stop; rm -rf "$2"'
  const guard = spawn('sh', ['-c', watch, 'sh', join(bin, 'pg_ctl'), folder], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  const stop = async () => {
    if (guard.exitCode !== null) return
    guard.ref()
    guard.stdin.end()
    await once(guard, 'exit')
  }
  const resume = async () => {
    // PostgreSQL writes to a file of its own, since it outlives this command.
    await control('-l', log, '-s', 'start')
    await answering(url, log)
  }
  try {
    await resume()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    freshUrl: () => freshDatabase(url),
    halt: async (how) => void (await control('-m', how === 'crash' ? 'immediate' : 'fast', 'stop')),
    resume,
    stop,
  }
}

let shared: Promise<PostgresServer> | undefined

/** Creates a database on a server that the tests of this process share. The server ends with the process. */
export async function testPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  shared ??= startPostgres({ fsync: false })
  const server = await shared
  const url = await server.freshUrl()
  return { url, stop: () => dropDatabase(server.url, url) }
}

async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asSuperuser(url, `create database ${name}`)
  const fresh = new URL(url)
  fresh.pathname = `/${name}`
  return fresh.href
}

const dropDatabase = (url: string, which: string) =>
  asSuperuser(url, `drop database if exists ${new URL(which).pathname.slice(1)} with (force)`)

/**
 * Runs one statement on a connection of its own: databases cannot be created inside a transaction or with parameters.
 */
export async function asSuperuser(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function unprivileged(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody"')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function answering(url: string, log: string): Promise<void> {
  const until = Date.now() + 60_000
  for (;;) {
    try {
      return await asSuperuser(url, 'select 1')
    } catch (error) {
      const said = existsSync(log) ? readFileSync(log, 'utf8') : ''
      if (Date.now() > until || said.includes('FATAL:  could not')) {
        throw new Error(`PostgreSQL did not start: ${(error as Error).message}\n${said}`)
      }
      await pause(50)
    }
  }
}
