// Meeting people over HTTP: seeks that become a table, calls without an answer, open seats, and what strangers learn of it.

// One server for all tests, each with people of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Meeting, Seek, SeekState } from '@wayfare/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { befriend } from '../friends/friendships.ts'
import type { Running } from '../server.ts'
import { Client } from '../testing/client.ts'
import { makeTable } from '../testing/live.ts'
import { testServer } from '../testing/server.ts'
import { countHours } from './look-ins.ts'
import { matchSeeks, settleCall } from './match-job.ts'

const START = Date.UTC(2030, 0, 1, 12)
const SEEK = { games: ['kit'], players: [2], languages: ['en'] }
const BOT = { kind: 'bot', bot: 'random' }
/** Only tests move it. */
const clock = { at: START }
const folder = mkdtempSync(join(tmpdir(), 'wayfare-meeting-'))
let one: Running

beforeAll(async () => {
  one = await testServer({ DATABASE_URL: '', DATA_DIR: folder }, {}, () => clock.at)
})
afterAll(async () => {
  await one.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** People who find nothing of what earlier tests have left. */
async function meeting(...names: string[]): Promise<[Client, Client, Client, Client]> {
  const { sql, together } = { sql: one.context.db.sql, together: one.context.db.together.bind(one.context.db) }
  await together([
    ...(['seeks', 'call_seats', 'seek_calls', 'seek_waits', 'look_ins', 'busy_hours'] as const).map((table) =>
      sql.deleteFrom(table),
    ),
    sql.updateTable('tables').set({ listed: 0 }),
  ])
  clock.at = START
  return (await Promise.all(names.map((name) => Client.guest(one.port, name)))) as [Client, Client, Client, Client]
}
const stateOf = async (client: Client): Promise<Seek | null> => ((await client.get('/api/seek')) as SeekState).seek
const look = async (client: Client): Promise<Meeting> => (await client.get('/api/meeting')) as Meeting
const calls = () => one.context.db.sql.selectFrom('seek_calls').selectAll().execute()

/** Asks until the seek is as it should be. */
async function until(client: Client, test: (seek: Seek | null) => boolean): Promise<Seek | null> {
  for (;;) {
    const seek = await stateOf(client)
    if (test(seek)) return seek
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('two seeks for the same are called, and when both say yes they sit at one table that has begun', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  await anna.post('/api/seek', { ...SEEK, near: true, options: { rounds: 2 } })
  expect(await stateOf(anna)).toMatchObject({ made: START, range: { low: 850, high: 1550 }, call: null, wait: null })
  await ben.post('/api/seek', SEEK)
  const called = await until(anna, (seek) => seek?.call != null)
  expect(called?.call).toEqual({
    game: 'kit',
    players: 2,
    people: ['Ben'],
    ends: START + 30_000,
    ready: 0,
    answered: false,
  })
  await anna.post('/api/seek/answer', { yes: true, bytes: '00'.repeat(16) })
  expect((await stateOf(ben))?.call?.ready).toBe(1)
  await ben.post('/api/seek/answer', { yes: true })
  const [mine, other] = await Promise.all([anna, ben].map((one) => until(one, (seek) => seek?.table != null)))
  expect(mine?.table).toBe(other?.table)
  const info = await anna.get(`/api/tables/${mine?.table}`)
  expect(info).toMatchObject({ status: 'running', game: 'kit', options: { rounds: 2, players: 2 }, language: 'en' })
  expect((info as { seats: { name: string }[] }).seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben'])
})

test('whoever does not answer falls out, and the seek of the other goes on from where it was', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  await anna.post('/api/seek', SEEK)
  clock.at += 60_000
  await ben.post('/api/seek', SEEK)
  await until(anna, (seek) => seek?.call != null)
  await anna.post('/api/seek/answer', { yes: true })
  const [call] = await calls()
  clock.at += 30_000
  expect((await ben.fetch('POST', '/api/seek/answer', { yes: true })).status).toBe(409)
  await settleCall(one.context, one.rooms, call?.id as string)
  expect(await stateOf(ben)).toBeNull()
  expect(await stateOf(anna)).toMatchObject({ made: START, call: null, table: null })
})

test('a no ends the call at once, and whoever had not answered yet goes on looking', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  await anna.post('/api/seek', SEEK)
  await ben.post('/api/seek', SEEK)
  await until(ben, (seek) => seek?.call != null)
  expect((await ben.fetch('POST', '/api/seek', SEEK)).status).toBe(409)
  await ben.post('/api/seek/answer', { yes: false })
  await expect.poll(() => calls()).toEqual([])
  expect(await stateOf(anna)).toMatchObject({ made: START, call: null, table: null })
  expect(await stateOf(ben)).toBeNull()
})

test('a process that dies after it has made the table leaves one table to the next', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  const { context, rooms } = one
  // The jobs of the server are asleep: this test takes each step itself.
  await context.db.sql
    .updateTable('jobs')
    .set({ leased_until: START * 2, leased_by: 'another' })
    .execute()
  for (const who of [anna, ben]) await who.post('/api/seek', SEEK)
  const [call] = await matchSeeks(context)
  await context.db.sql.updateTable('call_seats').set({ answer: 1 }).execute()
  const dying = Object.create(context.db, { together: { value: () => Promise.reject(new Error('killed')) } })
  await expect(settleCall({ ...context, db: dying }, rooms, call as string)).rejects.toThrow('killed')
  expect((await stateOf(anna))?.table).toBeNull()
  expect(await settleCall(context, rooms, call as string)).toBe('done')
  expect(await settleCall(context, rooms, call as string)).toBe('done')
  const tables = await context.db.sql.selectFrom('tables').select('id').where('listed', '=', 1).execute()
  expect(tables.map(({ id }) => id)).toEqual([(await stateOf(anna))?.table])
  expect((await stateOf(ben))?.table).toBe(tables[0]?.id)
  await context.db.sql.updateTable('jobs').set({ leased_until: 0 }).execute()
})

test('people who have blocked each other are neither matched nor shown to each other, and take over no seat', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  await anna.post('/api/me/blocks', { person: ben.id, blocked: true })
  await makeTable(ben, [{ kind: 'me' }, { kind: 'open' }], { listed: true })
  for (const who of [anna, ben]) await who.post('/api/seek', SEEK)
  expect(await matchSeeks(one.context)).toEqual([])
  expect((await stateOf(anna))?.others).toEqual([])
  expect((await look(anna)).open).toEqual([])
  const table = await makeTable(ben, [{ kind: 'me' }, BOT, BOT], { listed: true, takeover: true })
  const other = await makeTable(anna, [{ kind: 'me' }, BOT, BOT], { listed: true, takeover: true })
  for (const [who, at] of [
    [anna, table],
    [ben, other],
  ] as const) {
    const takeOver = (seat: number) => who.fetch('POST', `/api/tables/${at}/takeover`, { seat })
    const [free, taken] = [await takeOver(1), await takeOver(0)]
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'seat-taken' } } })
    expect(JSON.stringify(free)).toBe(JSON.stringify(taken).replace('seat 0', 'seat 1'))
    expect(await look(who)).toMatchObject({ open: [], running: [] })
    const listed = (await who.get('/api/tables?which=open')) as { host: string }[]
    expect(listed.filter(({ host }) => host !== who.id)).toEqual([])
  }
})

test('a block after the call ends it, and both go on looking', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  for (const who of [anna, ben]) await who.post('/api/seek', SEEK)
  await until(ben, (seek) => seek?.call != null)
  await anna.post('/api/seek/answer', { yes: true })
  await anna.post('/api/me/blocks', { person: ben.id, blocked: true })
  await ben.post('/api/seek/answer', { yes: true })
  await expect.poll(() => calls()).toEqual([])
  for (const who of [anna, ben]) expect(await stateOf(who)).toMatchObject({ call: null, table: null, others: [] })
})

/** The answers to somebody who looks for people, as they go over the wire. */
async function textFor({ base, cookie }: Client): Promise<string> {
  const read = async (path: string) => (await fetch(base + path, cookie ? { headers: { cookie } } : {})).text()
  return `${await read('/api/meeting')}\n${await read('/api/seek')}`
}

test('a strength that is hidden is told to nobody who may not see it, and changes no byte of what they read', async () => {
  const [anna, friend, stranger, blocked] = await meeting('Anna', 'Farid', 'Sefa', 'Bo')
  const window = new Client(one.port)
  const { db } = one.context
  await db.together(befriend(db.sql, anna.id, friend.id, START))
  await anna.post('/api/me/blocks', { person: blocked.id, blocked: true })
  await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], { listed: true })
  // She is far from all others, so that nobody is called; they suit nobody else.
  const rating = { game: 'kit', person_id: anna.id, elo: 2100, rd: 60, at: START, games: 9 }
  await db.sql.insertInto('ratings').values(rating).execute()
  await anna.post('/api/seek', { ...SEEK, languages: ['en', 'fr', 'pl'] })
  for (const [who, language] of [
    [friend, 'fr'],
    [stranger, 'en'],
    [blocked, 'pl'],
  ] as const)
    await who.post('/api/seek', { ...SEEK, near: true, languages: [language] })

  const readers = { window, stranger, friend, blocked }
  type Who = keyof typeof readers
  async function readAll(strength: 'everybody' | 'friends' | 'nobody', elo: number): Promise<Record<Who, string>> {
    await db.sql.updateTable('ratings').set({ elo }).where('person_id', '=', anna.id).execute()
    await anna.fetch('PATCH', '/api/me/passport', { strength })
    const texts = await Promise.all(Object.entries(readers).map(async ([who, one]) => [who, await textFor(one)]))
    return Object.fromEntries(texts)
  }
  await Promise.all(Object.values(readers).map(textFor))
  const strong = '"strength":{"elo":2100,"within":99}'
  const seen = {
    everybody: await readAll('everybody', 2100),
    friends: await readAll('friends', 2100),
    nobody: await readAll('nobody', 2100),
  }
  const toldTo = (audience: keyof typeof seen) =>
    Object.entries(seen[audience]).flatMap(([who, text]) => (text.includes(strong) ? who : []))
  expect([toldTo('everybody'), toldTo('friends'), toldTo('nobody')]).toEqual([
    ['window', 'stranger', 'friend'],
    ['friend'],
    [],
  ])
  const [friends, nobody] = [await readAll('friends', 300), await readAll('nobody', 300)]
  for (const who of ['window', 'stranger', 'blocked'] as const) {
    expect(friends[who], who).toBe(seen.friends[who])
    expect(nobody[who], who).toBe(seen.friends[who])
  }
  expect(nobody.friend).toBe(seen.nobody.friend)
  expect(nobody.stranger).toContain('"strength":"private"')
  // She is among those who look for the same, whether or not she is in the range.
  expect(nobody.stranger.split('\n')[1]).toContain('"name":"Anna"')
  for (const text of [seen.everybody.blocked, nobody.blocked]) {
    expect(text).not.toContain('Anna')
    expect(text).not.toContain(anna.id)
  }
  expect(seen.everybody.blocked).toBe(nobody.blocked)
})

test('a seek is checked', async () => {
  const [anna] = await meeting('Anna')
  const status = async (body: object) => (await anna.fetch('POST', '/api/seek', { ...SEEK, ...body })).status
  expect(await status({ games: ['chess'] })).toBe(409)
  expect(await status({ players: [5] })).toBe(400)
  expect(await status({ options: { rounds: 77 } })).toBe(409)
  expect(await status({ languages: [] })).toBe(400)
  expect(await status({})).toBe(200)
})

test.runIf(process.env.SOAK)('one person makes only so many seeks in an hour', async () => {
  const [anna] = await meeting('Anna')
  const codes: number[] = []
  for (let i = 0; i < 31; i++) codes.push((await anna.fetch('POST', '/api/seek', SEEK)).status)
  expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true)
  expect(codes[30]).toBe(429)
})

test('waiting is told from what was measured, and not at all before that', async () => {
  const [anna] = await meeting('Anna')
  await anna.post('/api/seek', SEEK)
  const wait = (minutes: number) => ({ game: 'kit', speed: 'live', at: clock.at, waited_ms: minutes * 60_000 })
  await one.context.db.sql.insertInto('seek_waits').values([1, 2, 3, 9].map(wait)).execute()
  expect((await stateOf(anna))?.wait).toBeNull()
  await one.context.db.sql.insertInto('seek_waits').values(wait(4)).execute()
  expect((await stateOf(anna))?.wait).toEqual({ median: 180_000, low: 60_000, high: 540_000 })
})

test('open seats and those that may be taken over are listed, and running games to look on at', async () => {
  const [anna, ben, cleo] = await meeting('Anna', 'Ben', 'Cleo')
  await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], { listed: true, rated: false, language: 'fr' })
  const taken = await makeTable(anna, [{ kind: 'me' }, BOT, BOT], { listed: true, takeover: true })
  await makeTable(anna, [{ kind: 'me' }, BOT], { listed: true })
  const { open, running } = await look(ben)
  expect(
    open.map(({ seats, rated, language, round }) => [seats.map(({ kind }) => kind).join(), rated, language, round]),
  ).toEqual(
    expect.arrayContaining([
      ['person,open', false, 'fr', null],
      ['person,bot,bot', true, 'en', 1],
    ]),
  )
  expect(open.find(({ id }) => id === taken)?.seats).toEqual([
    { kind: 'person', person: anna.id, name: 'Anna', emblem: null, strength: null },
    { kind: 'bot', bot: 'random', free: true },
    { kind: 'bot', bot: 'random', free: true },
  ])
  expect(running.map(({ seats }) => seats.length)).toEqual([2])
  expect((await look(anna)).open).toEqual([])
  await ben.connect()
  await ben.watch(taken)
  expect(ben.seen(taken).info.may?.takeOver).toEqual([1, 2])
  await ben.post(`/api/tables/${taken}/takeover`, { seat: 1 })
  await ben.watch(taken, 1)
  expect(ben.seen(taken).info.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', tookOver: 'random' })
  expect(ben.seen(taken).info.unrated).toBeUndefined()
  expect((await cleo.fetch('POST', `/api/tables/${taken}/takeover`, { seat: 1 })).status).toBe(409)
  ben.close()
  expect((await look(cleo)).open.find(({ id }) => id === taken)?.seats[1]).toEqual({
    kind: 'person',
    person: ben.id,
    name: 'Ben',
    emblem: null,
    strength: null,
  })
})

test('a stranger reads the same bytes whatever happens at tables that are not listed', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  const stranger = async () => (await fetch(`${anna.base}/api/meeting`)).text()
  await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], { listed: true })
  const before = await stranger()
  expect(Object.keys(JSON.parse(before).open[0]).sort()).toEqual(
    ['clock', 'game', 'id', 'language', 'made', 'options', 'rated', 'round', 'seats'].sort(),
  )
  await makeTable(ben, [{ kind: 'me' }, BOT], { takeover: true })
  await makeTable(ben, [{ kind: 'me' }, { kind: 'open' }])
  await makeTable(ben, [{ kind: 'me' }, BOT])
  expect(await stranger()).toBe(before)
  expect((await fetch(`${anna.base}/api/seek`)).status).toBe(200)
  expect(await (await fetch(`${anna.base}/api/seek`)).text()).toBe('{"seek":null}')
})

test('who looked in is counted, and after a while only how many they were', async () => {
  const [anna, ben] = await meeting('Anna', 'Ben')
  await look(ben)
  expect((await look(anna)).lookedIn).toBe(1)
  expect((await look(ben)).hours).toBeNull()
  for (let day = 0; day < 4; day++) {
    clock.at = START + day * 86_400_000
    await look(anna)
    if (day % 2 === 0) await look(ben)
  }
  clock.at += 3 * 3_600_000
  await countHours(one.context)
  await countHours(one.context)
  expect(await one.context.db.sql.selectFrom('look_ins').selectAll().execute()).toEqual([])
  const { hours, lookedIn } = await look(ben)
  expect([hours?.[12], hours?.[13], lookedIn]).toEqual([1.5, 0, 0])
})
