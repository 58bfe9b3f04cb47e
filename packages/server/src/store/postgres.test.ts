// @module-tag postgres
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { asSuperuser, type PostgresServer, startPostgres } from '../testing/postgres.ts'
import { CannotStart, type Database } from './database.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'

let server: PostgresServer
const opened: Database[] = []
beforeAll(async () => {
  server = await startPostgres()
}, 300_000)
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
})
afterAll(() => server.stop())

async function open(url: string): Promise<Database> {
  const db = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
  opened.push(db)
  return db
}

const entry = (seq: number, table_id = 't') => ({ table_id, seq, at: seq, body: '{}' })
const put = (db: Database, key: string, value = '') =>
  db.sql
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))

test('processes that start together on an empty database wait for each other', async () => {
  const url = await server.freshUrl()
  const all = await Promise.all([open(url), open(url), open(url), open(url)])
  expect(await Promise.all(all.map((db) => db.append(entry(1))))).toContain(true)
  expect(await all[0]?.sql.selectFrom('entries').selectAll().execute()).toEqual([entry(1)])
})

/** The number of connections to this database that wait for their commit. */
async function waitingForCommit(db: Database, url: string): Promise<number> {
  const name = new URL(url).pathname.slice(1)
  const asked = sql<{
    n: number
  }>`select count(*)::int as n from pg_stat_activity where datname = ${name} and wait_event = 'SyncRep'`
  return (await asked.execute(db.sql)).rows[0]?.n ?? 0
}

test('nothing is acknowledged before its commit is done, whatever the default of the database', async () => {
  const [url, elsewhere] = [await server.freshUrl(), await server.freshUrl()]
  await asSuperuser(server.url, `alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`)
  const db = await open(url)
  await db.append(entry(1))
  const settled: string[] = []
  const note = (name: string) => (result: unknown) => void settled.push(`${name} ${result}`)

  await asSuperuser(server.url, `alter system set synchronous_standby_names = 'nobody'`)
  await asSuperuser(server.url, 'select pg_reload_conf()')
  // Every process of PostgreSQL reads changed settings in its own time. A commit on another connection shows when they
  // are in force.
  const probes: Promise<void>[] = []
  const held = () => {
    probes.push(asSuperuser(elsewhere, `create table probe_${probes.length} (id int)`))
    return waitingForCommit(db, elsewhere)
  }
  await expect.poll(held).toBeGreaterThan(0)
  const writes = [
    db.append(entry(2)).then(note('entry')),
    db.append(entry(3), [put(db, 'a')]).then(note('entry with more')),
    db.together([put(db, 'b'), put(db, 'c')]).then(note('together')),
    put(db, 'd').execute().then(note('statement')),
  ]
  // One connection writes entries with their rows, another one the statement. Both have sent everything and wait for
  // the commit.
  await expect.poll(() => waitingForCommit(db, url)).toBe(2)
  // An earlier acknowledgement would have arrived before the answers to these queries.
  for (let times = 0; times < 3; times++) expect(await waitingForCommit(db, url)).toBe(2)
  expect(settled).toEqual([])

  await asSuperuser(server.url, 'alter system reset synchronous_standby_names')
  await asSuperuser(server.url, 'select pg_reload_conf()')
  await Promise.all([...writes, ...probes])
  expect(settled).toHaveLength(4)
  expect(settled).toContain('entry true')
  expect(settled).toContain('entry with more true')
})

test('after lost connections statements have failed or succeeded, and everything continues', async () => {
  const url = await server.freshUrl()
  const db = await open(url)
  const other = await open(url)
  const heard: string[] = []
  other.bus.hear((line) => heard.push(line))
  const cut = () =>
    asSuperuser(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wayfare' and datname = current_database()`,
    )

  const acknowledged: number[] = []
  let enough = false
  const writing = (async () => {
    for (let seq = 0; !enough; seq += 10) {
      const numbers = Array.from({ length: 10 }, (_, index) => seq + index)
      await Promise.allSettled(
        numbers.map(async (number) => {
          if (await db.append(entry(number), number % 3 ? undefined : [put(db, `${number}`)])) acknowledged.push(number)
        }),
      )
    }
  })()
  const moreAcknowledged = async () => {
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before)
  }
  for (let times = 0; times < 3; times++) {
    await moreAcknowledged()
    await cut()
  }
  await moreAcknowledged()
  enough = true
  await writing

  const kept = new Set((await other.sql.selectFrom('entries').select('seq').execute()).map(({ seq }) => seq))
  expect(acknowledged.filter((seq) => !kept.has(seq))).toEqual([])
  const told = () => {
    db.bus.tell('still there')
    return heard.includes('still there')
  }
  await expect.poll(told).toBe(true)
})

test('a prepared statement is made anew when a newer Wayfare has changed its table', async () => {
  const url = await server.freshUrl()
  const db = await open(url)
  await put(db, 'a', 'b').execute()
  const asked = () => db.sql.selectFrom('meta').selectAll().where('key', '=', 'a').execute()
  expect(await asked()).toEqual([{ key: 'a', value: 'b' }])
  await asSuperuser(url, 'alter table meta add column more text')
  expect(await asked()).toEqual([{ key: 'a', value: 'b', more: null }])
  expect(await asked()).toHaveLength(1)
})

/**
 * A transaction that calls this waits until a second one has called it. A sequence also counts calls that were rolled
 * back.
 */
const MEETING = `
create sequence came;
create function meet() returns void language plpgsql as $$
begin
  perform nextval('came');
  while (select last_value from came) < 2 loop perform pg_sleep(0.01); end loop;
end $$`

test('two that wait for each other both get through', async () => {
  const url = await server.freshUrl()
  const [one, two] = [await open(url), await open(url)]
  await one.together([put(one, 'a'), put(one, 'b')])
  await asSuperuser(url, MEETING)
  const crosswise = (db: Database, first: string, second: string) =>
    db.together([put(db, first, second), db.sql.selectNoFrom(sql`meet()`.as('met')), put(db, second, first)])
  await Promise.all([crosswise(one, 'a', 'b'), crosswise(two, 'b', 'a')])
  const { rows } = await sql<{ came: number }>`select last_value::int as came from came`.execute(one.sql)
  // PostgreSQL has broken off one of two deadlocked transactions, which then began again. That can happen more than
  // once.
  expect(rows[0]?.came).toBeGreaterThan(2)
})

test('a line of news that PostgreSQL cannot carry is refused', async () => {
  const db = await open(await server.freshUrl())
  expect(() => db.bus.tell('é'.repeat(4000))).toThrow(RangeError)
  expect(() => db.bus.tell('a\0b')).toThrow(RangeError)
  expect(() => db.bus.tell('a\nb')).toThrow(RangeError)
  expect(() => db.bus.tell('')).toThrow(RangeError)
})

test('a database that does not answer is named, its password never', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const wrong = new URL(server.url)
  wrong.password = 'hunter2'
  const missing = new URL(server.url)
  missing.pathname = '/missing'
  const expected: [string, RegExp][] = [
    [`postgres://someone:hunter2@127.0.0.1:${port}/games`, new RegExp(`127.0.0.1:${port}/games does not answer \\(`)],
    ['postgres://someone:hunter2@127.0.0.1:1/games', /127.0.0.1:1\/games does not answer \(.*ECONNREFUSED/],
    ['postgres://someone:hunter2@nowhere.invalid/games', /nowhere.invalid:5432\/games does not answer \(/],
    [wrong.href, /password authentication failed/],
    [missing.href, /database "missing" does not exist/],
    ['mysql://someone:hunter2@host/games', /DATABASE_URL: expected/],
    ['hunter2', /DATABASE_URL: expected/],
  ]
  for (const [url, message] of expected) {
    const patience = url.includes(`:${port}/`) ? { connectMs: 500 } : {}
    const error = await openPostgres(url, patience).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(CannotStart)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toContain('hunter2')
    expect((error as Error).message).not.toContain('\n')
  }
  silent.close()
})
