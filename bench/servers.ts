// The servers of the contest, each in a process of its own with fresh data. All of them end with this process.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { startPostgres } from '../packages/server/src/testing/postgres.ts'

export type Server = { readonly port: number; readonly pid: number; stop(): Promise<void> }
/** Several of our servers on one PostgreSQL. `url` connects as its superuser. */
export type Cluster = { readonly url: string; readonly servers: readonly Server[]; stop(): Promise<void> }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Turns off the limits on requests per network address and connection. */
const UNLIMITED = {
  REQUESTS_PER_MINUTE: '10000000',
  CREATIONS_PER_HOUR: '10000000',
  SOCKETS_PER_ADDRESS: '1000000',
  TABLES_PER_PERSON: '100000',
  MESSAGES_PER_SECOND: '100000',
  WORK_MS_PER_SECOND: '10000000',
}
const OURS = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', TEST_GAMES: 'true', ...UNLIMITED }

export async function onSqlite(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-'))
  const tidy = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', tidy)
  const server = await wayfare({ DATA_DIR: folder, DATABASE_URL: '' })
  return {
    ...server,
    async stop() {
      await server.stop()
      tidy()
    },
  }
}

export async function onPostgres(): Promise<Server> {
  const { servers, stop } = await startCluster(1)
  return { ...(servers[0] as Server), stop }
}

/** With fsync on, which is the default. */
export async function startCluster(processes: number): Promise<Cluster> {
  const postgres = await startPostgres()
  const url = await postgres.freshUrl()
  const servers: Server[] = []
  for (let i = 0; i < processes; i++) servers.push(await wayfare({ DATABASE_URL: url }))
  return {
    url,
    servers,
    async stop() {
      for (const server of servers) await server.stop()
      await postgres.stop()
    },
  }
}

/** Started as from a shell, so that the file's own settings of Node apply. */
const wayfare = (place: Record<string, string>): Promise<Server> =>
  start(here('../packages/cli/bin/wayfare.js'), ['serve'], { ...OURS, ...place })

/** Built like our own server, because loading it through tsx would make it slower. */
export function boardgameIoServer(game: string): Promise<Server> {
  const outfile = here('./dist/rival-server.js')
  buildSync({
    entryPoints: [here('./rival-server.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['boardgame.io'],
    logLevel: 'error',
  })
  return start(process.execPath, [outfile, game], {})
}

const WHERE = /http:\/\/localhost:(\d+)/

async function start(file: string, args: readonly string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(file, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = once(child, 'exit')
  return {
    port: await portOf(child),
    pid: child.pid as number,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', kill)
    },
  }
}

function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    stdout?.on('data', (data: Buffer) => {
      output += data
      const port = WHERE.exec(output)?.[1]
      if (port) resolve(Number(port))
    })
    stdout?.on('end', () => reject(new Error(`a server did not start: ${output.trim()}`)))
  })
}
