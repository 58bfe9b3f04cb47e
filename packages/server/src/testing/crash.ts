// Plays tables while the server is killed again and again. Everything acknowledged must be there afterwards, once; no
// table may be stuck; and every log must replay to its hash.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { below, type Stream, stream } from '@wayfare/kernel'
import type { Client } from './client.ts'
import type { StoreSettings } from './databases.ts'
import { allProven } from './finished-table-checks.ts'
import { type RestartableServer, restartableServer } from './restartable-server.ts'
import { type Company, company } from './soak-clients.ts'

export type CrashPlan = {
  readonly store: StoreSettings
  readonly seed: string
  /** The number of tables of four bots that are played at any time; every tenth is a real game. */
  readonly tables: number
  /** The number of pairs of people, each at a table with two bots. */
  readonly pairs: number
  /** The number of kills during the first start, and while tables are played. */
  readonly firstKills: number
  readonly kills: number
  /** The longest life of a server after it has begun to move. */
  readonly lifeMs: number
  say(line: string): void
}

export type CrashFigures = {
  readonly kills: number
  readonly tables: number
  readonly moves: number
  readonly acknowledged: number
  readonly resent: number
  /** The number of warnings in the log. */
  readonly warnings: number
  readonly seconds: number
}

/**
 * A table counts as stuck after this time. On PostgreSQL the leases of a killed process have to run out first, and a
 * busy machine may be slow.
 */
const STUCK_MS = 120_000
const EVERY_MS = 100

export async function crashTest(plan: CrashPlan): Promise<CrashFigures> {
  const server = restartableServer(plan.store)
  try {
    return await attempt(plan, server)
  } catch (error) {
    await server.kill().catch(() => {})
    const said = server.complaints.slice(-20).join('\n')
    throw new Error(`${(error as Error).message}\nseed ${plan.seed}\n${said}`, { cause: error })
  }
}

async function attempt(plan: CrashPlan, server: RestartableServer): Promise<CrashFigures> {
  const began = Date.now()
  const chance = stream(`crash ${plan.seed}`)
  for (let kill = 1; kill <= plan.firstKills; kill++) await killFirstStart(plan, server, chance, kill)

  await server.begin()
  const guests = await company(server.port, plan, chance)
  for (let kill = 1; kill <= plan.kills; kill++) {
    if (kill > 1) await server.begin()
    const life = await live(plan, server, guests, chance)
    await server.kill()
    guests.mustBeFine()
    plan.say(`kill ${kill} of ${plan.kills}, ${life}: ${guests.figures()}`)
  }

  await server.begin()
  guests.lastTables()
  await guests.ended(() => server.mustStand(), STUCK_MS)
  const client = guests.host.at(await server.port())
  await nothingLeft(client, server)
  const moves = await allProven(client, guests)
  const code = await server.stop()
  if (code !== 0) throw new Error(`the server stopped with ${code}`)
  const bad = server.complaints.filter((line) => !line.includes('"level":40'))
  if (bad.length > 0) throw new Error(`the server complained:\n${bad.join('\n')}`)
  if (server.complaints[0]) plan.say(`the first warning: ${server.complaints[0]}`)
  return {
    kills: plan.firstKills + plan.kills,
    tables: guests.shown().size,
    moves,
    acknowledged: guests.acknowledged(),
    resent: guests.players.reduce((sum, { resent }) => sum + resent, 0),
    warnings: server.complaints.length,
    seconds: Math.round((Date.now() - began) / 1000),
  }
}

/** Kills the first start after a given time, or a moment after the data folder was written to. */
async function killFirstStart(
  { store, say }: CrashPlan,
  server: RestartableServer,
  chance: Stream,
  kill: number,
): Promise<void> {
  const written = () => statSync(join(store.DATA_DIR, 'server.pid'), { throwIfNoEntry: false })?.mtimeMs
  const before = written()
  await server.begin()
  const began = Date.now()
  if (store.DATA_DIR && kill % 2 === 0) {
    for (; written() === before; await pause(1)) server.mustStand()
    await pause(below(chance, 60))
  } else {
    await pause(10 + below(chance, store.DATA_DIR ? 300 : 1500))
  }
  await server.kill()
  say(`kill ${kill} in the first start, after ${Date.now() - began} ms`)
}

/**
 * Lets a server live for a while and kills it; returns its life in words. Some die at once, most when bots have begun
 * to move.
 */
async function live(
  { tables, lifeMs }: CrashPlan,
  server: RestartableServer,
  guests: Company,
  chance: Stream,
): Promise<string> {
  const atOnce = below(chance, 4) === 0 && guests.botMoves() > 0
  const length = below(chance, lifeMs)
  if (atOnce) {
    await pause(length)
    return `${length} ms after it was begun`
  }
  await server.port()
  const until = Date.now() + STUCK_MS
  const before = guests.botMoves()
  await guests.fill(tables)
  while (guests.botMoves() === before) {
    if (Date.now() > until) throw new Error(`no bot has moved for ${STUCK_MS / 1000} s: ${guests.figures()}`)
    guests.mustBeFine()
    server.mustStand()
    await pause(EVERY_MS)
  }
  for (const end = Date.now() + length; Date.now() < end; ) {
    await pause(Math.min(EVERY_MS, end - Date.now()))
    void guests.fill(tables)
  }
  return `${length} ms after its first move`
}

/**
 * Waits until every table is over, including those that the client does not know because the answer to their making was
 * lost.
 */
export async function nothingLeft(client: Client, server: Pick<RestartableServer, 'mustStand'>): Promise<void> {
  const until = Date.now() + STUCK_MS
  for (;;) {
    const open = (await client.get('/api/tables?which=open')) as { id: string }[]
    const running = (await client.get('/api/tables?which=running')) as { id: string }[]
    if (open.length + running.length === 0) return
    if (Date.now() > until) throw new Error(`stuck: ${JSON.stringify({ open, running })}`)
    server.mustStand()
    await pause(EVERY_MS)
  }
}
