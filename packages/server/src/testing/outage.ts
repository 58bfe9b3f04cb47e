// Plays tables while the database goes away and returns. Everything acknowledged must be there afterwards, once, also
// for servers started since; no table may be stuck or unreadable.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { below, type Stream, stream } from '@wayfare/kernel'
import { nothingLeft } from './crash.ts'
import { allProven } from './finished-table-checks.ts'
import { type Network, network } from './network.ts'
import { asSuperuser, type PostgresServer, startPostgres } from './postgres.ts'
import { compiled } from './preload.ts'
import { type RestartableServer, restartableServer } from './restartable-server.ts'
import { type Company, company } from './soak-clients.ts'

type Plan = {
  readonly seed: string
  /** The number of bot tables that are played at any time, and of pairs of people. */
  readonly tables: number
  readonly pairs: number
  say(line: string): void
}

type Trouble = keyof typeof TROUBLES

export type OutagePlan = Plan & {
  /** The number of servers that share the database. */
  readonly servers: number
  /** How often each trouble happens; the seed decides about their order. */
  readonly troubles: Readonly<Partial<Record<Trouble, number>>>
}

export type OutageFigures = {
  readonly troubles: number
  readonly tables: number
  readonly moves: number
  readonly acknowledged: number
  /** The longest time in seconds from the end of a trouble until people and bots had moved again. */
  readonly longestSeconds: number
}

type Scene = {
  readonly postgres: PostgresServer
  readonly wire: Network
  readonly url: string
  readonly chance: Stream
}

/** How long the network is silent: longer than a server waits for an answer. */
const SILENT_MS = 10_000
/** The time limit for everybody to move again. Leases of bots run out in the meantime. */
const BACK_MS = 45_000
const EVERY_MS = 50
const HEALTH_SAID = 'the database cannot be written'

const TROUBLES = {
  /** The network loses all connections. */
  cut: async ({ wire }: Scene) => wire.cut(),
  /** PostgreSQL ends all connections. */
  ended: ({ url }: Scene) =>
    asSuperuser(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wayfare' and datname = current_database()`,
    ),
  restart: (scene: Scene) => away(scene, 'in order'),
  crash: (scene: Scene) => away(scene, 'crash'),
  /** Commits succeed, but their answers are lost. */
  'answers lost': async ({ wire, chance }: Scene) => {
    wire.set('answers lost')
    await pause(50 + below(chance, 400))
    wire.cut()
    wire.set('fair')
  },
  slow: async ({ wire }: Scene) => {
    wire.set('slow')
    await pause(1_000)
    wire.set('fair')
  },
  silent: async ({ wire }: Scene) => {
    wire.set('silent')
    await pause(SILENT_MS)
    wire.set('fair')
  },
} as const

async function away({ postgres, chance }: Scene, how: 'in order' | 'crash'): Promise<void> {
  await postgres.halt(how)
  await pause(below(chance, 1_500))
  await postgres.resume()
}

/** Runs the test on PostgreSQL, over a network that can fail. */
export async function outageTest(plan: OutagePlan): Promise<OutageFigures> {
  const postgres = await startPostgres()
  const url = await postgres.freshUrl()
  const wire = await network(url)
  const scene = { postgres, wire, url, chance: stream(`troubles ${plan.seed}`) }
  const troubles = shuffled(scene.chance, plan.troubles).map((name) => ({ name, happens: () => TROUBLES[name](scene) }))
  const store = { DATABASE_URL: wire.url, DATA_DIR: '' }
  try {
    return await playThrough(
      plan,
      Array.from({ length: plan.servers }, () => restartableServer(store)),
      troubles,
    )
  } finally {
    await wire.close()
    await postgres.stop()
  }
}

/** Runs the test on SQLite: the disk fills up again and again, until the server has reported it. */
export async function fullDiskTest(plan: Plan & { readonly times: number }): Promise<OutageFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-full-'))
  const full = join(folder, 'full')
  const env = { LD_PRELOAD: compiled('full-disk.c', folder), FULL: full }
  const server = restartableServer({ DATABASE_URL: '', DATA_DIR: join(folder, 'data') }, env)
  const says = async (status: number) => {
    const health = `http://127.0.0.1:${await server.port()}/healthz`
    for (const until = Date.now() + BACK_MS; (await fetch(health)).status !== status; await pause(EVERY_MS))
      if (Date.now() > until) throw new Error(`/healthz does not answer ${status}`)
  }
  const chance = stream(`full ${plan.seed}`)
  const happens = async () => {
    await says(200)
    writeFileSync(full, '')
    await says(503)
    await pause(below(chance, 1_000))
    rmSync(full)
  }
  try {
    return await playThrough(
      plan,
      [server],
      Array.from({ length: plan.times }, () => ({ name: 'full disk', happens })),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function playThrough(
  plan: Plan,
  servers: readonly RestartableServer[],
  troubles: readonly { readonly name: string; happens(): Promise<void> }[],
): Promise<OutageFigures> {
  try {
    return await attempt(plan, servers, troubles)
  } catch (error) {
    const said = servers.flatMap(({ complaints }) => complaints.slice(-20)).join('\n')
    throw new Error(`${(error as Error).message}\nseed ${plan.seed}\n${said}`, { cause: error })
  } finally {
    await Promise.allSettled(servers.map((server) => server.kill()))
  }
}

async function attempt(
  plan: Plan,
  servers: readonly RestartableServer[],
  troubles: Parameters<typeof playThrough>[2],
): Promise<OutageFigures> {
  const chance = stream(`outage ${plan.seed}`)
  const all = {
    mustStand() {
      for (const server of servers) server.mustStand()
    },
  }
  // A client that reconnects may reach the other server.
  let calls = 0
  const port = () => (servers[calls++ % servers.length] as RestartableServer).port()
  for (const server of servers) await server.begin()
  const guests = await company(port, plan, chance)
  await movesAgain(plan, guests, all)

  let longest = 0
  for (const [index, { name, happens }] of troubles.entries()) {
    await happens()
    const ms = await movesAgain(plan, guests, all)
    longest = Math.max(longest, ms)
    plan.say(`${index + 1} of ${troubles.length}, ${name}: back after ${ms} ms; ${guests.figures()}`)
    await pause(below(chance, 500))
  }

  for (const server of servers) await server.kill()
  for (const server of servers) await server.begin()
  guests.lastTables()
  await guests.ended(all.mustStand, BACK_MS)
  const client = guests.host.at(await port())
  await nothingLeft(client, all)
  const moves = await allProven(client, guests)
  for (const server of servers) {
    const code = await server.stop()
    if (code !== 0) throw new Error(`a server stopped with ${code}`)
    const bad = server.complaints.filter((line) => !line.includes('"level":40') && !line.includes(HEALTH_SAID))
    if (bad.length > 0) throw new Error(`a server complained:\n${bad.join('\n')}`)
  }
  return {
    troubles: troubles.length,
    tables: guests.shown().size,
    moves,
    acknowledged: guests.acknowledged(),
    longestSeconds: Math.round(longest / 100) / 10,
  }
}

function shuffled(chance: Stream, troubles: OutagePlan['troubles']): Trouble[] {
  const all = Object.entries(troubles).flatMap(([trouble, count]) => Array<Trouble>(count).fill(trouble as Trouble))
  for (let i = all.length - 1; i > 0; i--) {
    const other = below(chance, i + 1)
    ;[all[i], all[other]] = [all[other] as Trouble, all[i] as Trouble]
  }
  return all
}

/** Measures how long it took until bots had moved and a message of a person was acknowledged. */
async function movesAgain(
  { tables }: Plan,
  guests: Company,
  servers: { readonly mustStand: () => void },
): Promise<number> {
  const began = Date.now()
  const [bots, people] = [guests.botMoves(), guests.acknowledged()]
  while (guests.botMoves() === bots || guests.acknowledged() === people) {
    if (Date.now() - began > BACK_MS) throw new Error(`nothing has moved for ${BACK_MS / 1000} s: ${guests.figures()}`)
    guests.mustBeFine()
    servers.mustStand()
    void guests.fill(tables)
    await pause(EVERY_MS)
  }
  return Date.now() - began
}
