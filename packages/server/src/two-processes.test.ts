// @module-tag postgres
// Two real processes on one PostgreSQL serve the same tables at once, and one of them may die.

import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { pick, type Stream, stream, writeRow } from '@wayfare/kernel'
import type { ServerMessage } from '@wayfare/protocol'
import { type Entry, fold, matchOf, type Table, turn } from '@wayfare/table'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testContext } from './accounts/testing.ts'
import type { Context } from './context.ts'
import type { Database } from './store/database.ts'
import { openDatabase } from './store/open.ts'
import { beforeEntry, consequences } from './tables/consequences.ts'
import { loadTable } from './tables/table-store.ts'
import { Client } from './testing/client.ts'
import { mustHold, provenLog } from './testing/finished-table-checks.ts'
import { type Player, playerOf, playOn } from './testing/player.ts'
import { testPostgres } from './testing/postgres.ts'
import { type ServerProcess, serverProcess } from './testing/process.ts'
import { arrive, bot, tableOfTwo } from './testing/soak-clients.ts'

const SEED = process.env.CRASH_SEED ?? 'two processes'
/** How long bots may pause after a process has died: until its lease runs out, and longer on a busy machine. */
const PATIENCE_MS = 120_000

let database: Awaited<ReturnType<typeof testPostgres>>
let both: [ServerProcess, ServerProcess]
let ports: [number, number]
let chance: Stream

async function start(): Promise<ServerProcess> {
  const process = await serverProcess({ DATABASE_URL: database.url, DATA_DIR: '' })
  await process.ready
  return process
}

beforeAll(async () => {
  database = await testPostgres()
  both = [await start(), await start()]
  ports = [await both[0].ready, await both[1].ready]
}, 300_000)
beforeEach(({ task }) => {
  chance = stream(`${task.name} ${SEED}`)
})
afterAll(async () => {
  for (const process of both ?? []) await process.kill()
  await database?.stop()
})

const at = (which: 0 | 1) => async () => ports[which]

/** Checks that both processes give the same log. */
async function mustAgree(table: string, players: readonly Player[]): Promise<void> {
  const clients = ports.map((port) => new Client(port))
  const logs = await Promise.all(clients.map((client) => provenLog(client, table, undefined)))
  expect(logs[0], `seed ${SEED}`).toEqual(logs[1])
  for (const player of players) for (const log of logs) mustHold(log, player)
}

test('people at one table, each at another process, see each other move', async () => {
  const [anna, ben] = [await arrive(at(0), 'Anna'), await arrive(at(1), 'Ben')]
  const table = await tableOfTwo(at(0), anna, ben, { options: { rounds: 2 } }, at(1))
  const players = [playerOf(anna, table, 0, chance), playerOf(ben, table, 2, stream(`ben ${SEED}`))]
  await Promise.all([playOn(players[0] as Player, at(0)), playOn(players[1] as Player, at(1))])
  expect(players.every(({ rows }) => rows.length > 3)).toBe(true)
  await mustAgree(table, players)
})

test('of two answers to one decision, sent to both processes at once, one is accepted; the same one counts once', async () => {
  const anna = await arrive(at(0), 'Anna')
  const seats = [{ kind: 'me' }, { kind: 'me', name: 'Ben' }]
  const { id: table } = (await anna.post('/api/tables', { game: 'kit', seats })) as { id: string }
  const devices = await Promise.all(ports.map((port) => anna.at(port).connect()))
  const [left, right] = devices as [Client, Client]
  const rows: string[] = []
  let round = 0
  for (; ; round++) {
    const { picture, info } = await left.watch(table)
    if (info.status === 'finished') break
    const [seat = 0, other] = picture?.turn ?? []
    const offered = await Promise.all([left.watch(table, seat), right.watch(table, other ?? seat)])
    const [one, two] = offered.map((seen) => pick(chance, seen.picture?.options ?? []).move) as [string, string]
    const send = (device: Client, asSeat: number, id: string, text: string): Promise<ServerMessage> =>
      device.request({ t: 'move', table, seat: asSeat, id, at: device.seen(table).n, texts: [text] })
    const where = `round ${round}, seed ${SEED}`
    if (other !== undefined) {
      // In lanes of their own, neither move makes the other stale.
      const answers = await Promise.all([send(left, seat, `l${round}`, one), send(right, other, `r${round}`, two)])
      expect(answers, where).toMatchObject([{ t: 'done' }, { t: 'done' }])
      rows.push(`${seat} ${one}`, `${other} ${two}`)
    } else if (round % 2 === 0) {
      const answers = await Promise.all([send(left, seat, `l${round}`, one), send(right, seat, `r${round}`, two)])
      const taken = answers.findIndex(({ t }) => t === 'done')
      expect(answers[taken], where).toMatchObject({ t: 'done' })
      expect(answers[1 - taken], where).toMatchObject({
        t: 'refused',
        code: expect.stringMatching(/^(stale|not-running)$/),
      })
      rows.push(`${seat} ${taken === 0 ? one : two}`)
    } else {
      const answers = await Promise.all([send(left, seat, `s${round}`, one), send(right, seat, `s${round}`, one)])
      expect(answers, where).toMatchObject([{ t: 'done' }, { t: 'done' }])
      rows.push(`${seat} ${one}`)
    }
  }
  expect(round).toBeGreaterThan(15)
  const log = await provenLog(left, table, undefined)
  expect(log.rows.map(writeRow).toSorted()).toEqual(rows.toSorted())
  for (const device of devices) device.close()
})

test('when one process dies its people continue at the other, and so do its bots', { timeout: 400_000 }, async () => {
  let dead = false
  const atFirst = async () => ports[dead ? 1 : 0]
  const names = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Fay'] as const
  const people = await Promise.all(names.map((name) => arrive(at(0), name)))
  const players: Player[] = []
  const playing: Promise<void>[] = []
  for (const pair of [0, 2, 4]) {
    const [one, two] = people.slice(pair, pair + 2) as [Client, Client]
    const table = await tableOfTwo(at(0), one, two, { options: { rounds: 4 } })
    const both = [
      playerOf(one, table, 0, stream(`${pair} ${SEED}`)),
      playerOf(two, table, 2, stream(`${pair + 1} ${SEED}`)),
    ]
    players.push(...both)
    // The last player is connected to the other process from the beginning.
    playing.push(...both.map((player) => playOn(player, player.who.name === 'Fay' ? at(1) : atFirst)))
  }
  await expect.poll(() => players.every(({ rows }) => rows.length >= 2)).toBe(true)
  const seats = ['greedy', 'random', 'greedy', 'random'].map(bot)
  const tableOfBots = async () =>
    ((await (people[0] as Client).post('/api/tables', { game: 'arkham', seats })) as { id: string }).id
  const second = new Client(ports[1])
  const status = async (id: string) => ((await second.get(`/api/tables/${id}`)) as { status: string }).status
  const isWaiting = () => players.some(({ waiting, who }) => waiting && who.name !== 'Fay')
  const bots: string[] = []
  // The process dies while it is frozen, and only once bots and somebody with an unanswered message still need it.
  for (;;) {
    bots.push(...(await Promise.all([tableOfBots(), tableOfBots(), tableOfBots()])))
    await expect.poll(isWaiting, { interval: 1 }).toBe(true)
    both[0].freeze()
    if ((await Promise.all(bots.map(status))).includes('running') && isWaiting()) break
    both[0].thaw()
  }
  await both[0].kill()
  dead = true
  const killed = Date.now()
  const logs = () => Promise.all(bots.map((id) => second.get(`/api/tables/${id}/log`)))
  const before = await logs()
  while (isDeepStrictEqual(await logs(), before)) {
    expect(Date.now() - killed, `the bots of ${bots} have stopped, seed ${SEED}`).toBeLessThan(PATIENCE_MS)
    await pause(100)
  }

  await Promise.all(playing)
  let left: readonly string[] = bots
  while (left.length > 0) {
    expect(Date.now() - killed, `${left} are stuck, seed ${SEED}`).toBeLessThan(2 * PATIENCE_MS)
    await pause(100)
    const now = await Promise.all(left.map(status))
    left = left.filter((_, index) => now[index] !== 'finished')
  }
  for (const player of players) mustHold(await provenLog(second, player.table, undefined), player)
  for (const id of bots) await provenLog(second, id, undefined)
  const bad = both[1].output.filter((line) => line.includes('"level":50'))
  expect(bad).toEqual([])
})

/**
 * Makes the moves of seat 0 until it is the bot's turn, as a process that dies before it sends the news. Returns their
 * number.
 */
async function moveUntold(db: Database, table: string): Promise<number> {
  const { context } = testContext(db)
  const load = async () => (await loadTable(context, table)) as Table
  await expect.poll(async () => turn(await load())).toEqual([0])
  let count = 0
  for (let now = await load(); turn(now).includes(0); now = await load()) {
    const [option] = now.engine.options(matchOf(now).state, 0)
    const entry: Entry = { k: 'moved', seat: 0, texts: [option?.move as string], id: `untold-${++count}` }
    const row = { table_id: table, seq: now.seq, at: now.at, body: JSON.stringify(entry) }
    const before = beforeEntry(now)
    fold(now, entry, now.at)
    await db.append(row, consequences({ db, now: Date.now } as Context, now, entry, before))
  }
  return count
}

test('entries of a process that died before it could report them are known to the others', async () => {
  const db = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' })
  const anna = await (await arrive(at(1), 'Anna')).connect()
  const sitDown = async (): Promise<string> => {
    const seats = [{ kind: 'me' }, bot('random')]
    const { id } = (await anna.post('/api/tables', { game: 'kit', seats })) as { id: string }
    await anna.watch(id, 0)
    anna.send({ t: 'unwatch', table: id })
    return id
  }
  try {
    const one = await sitDown()
    const { n } = anna.seen(one)
    const count = await moveUntold(db, one)
    const again = { t: 'move', table: one, seat: 0, at: n + count - 1, id: `untold-${count}`, texts: ['anything'] }
    expect(await anna.request(again)).toMatchObject({ t: 'done' })

    // No request wakes the server here: the bot must find out by itself that it is its turn.
    const two = await sitDown()
    await moveUntold(db, two)
    const { context } = testContext(db)
    await expect.poll(async () => turn((await loadTable(context, two)) as Table)).toEqual([0])
  } finally {
    anna.close()
    await db.close()
  }
})
