// Meeting people over HTTP: seeks that become a table, calls without an answer, open seats, and what strangers learn of it.

import type { Meeting, Seek, SeekState } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { liveOnSqlite, makeTable } from '../testing/live.ts'
import { matchSeeks, settleCall } from './match-job.ts'

const { server, guest } = liveOnSqlite()
const START = Date.UTC(2030, 0, 1, 12)
const SEEK = { games: ['kit'], players: [2], languages: ['en'] }

/** A server whose clock only tests move, with people. */
async function meeting(...names: string[]) {
  const clock = { at: START }
  const one = await server({}, { now: () => clock.at })
  const people = await Promise.all(names.map((name) => guest(one, name)))
  return { one, clock, people: people as [Client, Client, Client] }
}
const stateOf = async (client: Client): Promise<Seek | null> => ((await client.get('/api/seek')) as SeekState).seek
const look = async (client: Client): Promise<Meeting> => (await client.get('/api/meeting')) as Meeting
const calls = (one: Awaited<ReturnType<typeof server>>) =>
  one.context.db.sql.selectFrom('seek_calls').selectAll().execute()

/** Asks until the seek is as it should be. */
async function until(client: Client, test: (seek: Seek | null) => boolean): Promise<Seek | null> {
  for (;;) {
    const seek = await stateOf(client)
    if (test(seek)) return seek
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('two seeks for the same are called, and when both say yes they sit at one table that has begun', async () => {
  const { people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
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
  const [mine, other] = await Promise.all(people.slice(0, 2).map((one) => until(one, (seek) => seek?.table != null)))
  expect(mine?.table).toBe(other?.table)
  const info = await anna.get(`/api/tables/${mine?.table}`)
  expect(info).toMatchObject({ status: 'running', game: 'kit', options: { rounds: 2, players: 2 }, language: 'en' })
  expect((info as { seats: { name: string }[] }).seats.map(({ name }) => name).sort()).toEqual(['Anna', 'Ben'])
})

test('whoever does not answer falls out, and the seek of the other goes on from where it was', async () => {
  const { one, clock, people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
  await anna.post('/api/seek', SEEK)
  clock.at += 60_000
  await ben.post('/api/seek', SEEK)
  await until(anna, (seek) => seek?.call != null)
  await anna.post('/api/seek/answer', { yes: true })
  const [call] = await calls(one)
  clock.at += 30_000
  expect((await ben.fetch('POST', '/api/seek/answer', { yes: true })).status).toBe(409)
  await settleCall(one.context, one.rooms, call?.id as string)
  expect(await stateOf(ben)).toBeNull()
  expect(await stateOf(anna)).toMatchObject({ made: START, call: null, table: null })
})

test('a no ends the call at once, and whoever had not answered yet goes on looking', async () => {
  const { one, people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
  await anna.post('/api/seek', SEEK)
  await ben.post('/api/seek', SEEK)
  await until(ben, (seek) => seek?.call != null)
  expect((await ben.fetch('POST', '/api/seek', SEEK)).status).toBe(409)
  await ben.post('/api/seek/answer', { yes: false })
  await expect.poll(() => calls(one)).toEqual([])
  expect(await stateOf(anna)).toMatchObject({ made: START, call: null, table: null })
  expect(await stateOf(ben)).toBeNull()
})

test('a process that dies after it has made the table leaves one table to the next', async () => {
  const { one, people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
  const { context, rooms } = one
  // The jobs of the server are asleep: this test takes each step itself.
  await context.db.sql
    .updateTable('jobs')
    .set({ leased_until: START * 2, leased_by: 'another' })
    .execute()
  for (const one of [anna, ben]) await one.post('/api/seek', SEEK)
  const [call] = await matchSeeks(context)
  await context.db.sql.updateTable('call_seats').set({ answer: 1 }).execute()
  const dying = Object.create(context.db, { together: { value: () => Promise.reject(new Error('killed')) } })
  await expect(settleCall({ ...context, db: dying }, rooms, call as string)).rejects.toThrow('killed')
  expect((await stateOf(anna))?.table).toBeNull()
  expect(await settleCall(context, rooms, call as string)).toBe('done')
  expect(await settleCall(context, rooms, call as string)).toBe('done')
  const tables = await context.db.sql.selectFrom('tables').select('id').execute()
  expect(tables.map(({ id }) => id)).toEqual([(await stateOf(anna))?.table])
  expect((await stateOf(ben))?.table).toBe(tables[0]?.id)
})

test('people who have blocked each other are neither matched nor shown to each other', async () => {
  const { one, people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
  await anna.post('/api/me/blocks', { person: ben.id, blocked: true })
  await makeTable(ben, [{ kind: 'me' }, { kind: 'open' }], { listed: true })
  for (const one of [anna, ben]) await one.post('/api/seek', SEEK)
  expect(await matchSeeks(one.context)).toEqual([])
  expect((await stateOf(anna))?.others).toEqual([])
  expect((await look(anna)).open).toEqual([])
})

test('a seek is checked, and one person makes only so many in an hour', async () => {
  const { people } = await meeting('Anna')
  const [anna] = people
  const status = async (body: object) => (await anna.fetch('POST', '/api/seek', { ...SEEK, ...body })).status
  expect(await status({ games: ['chess'] })).toBe(409)
  expect(await status({ players: [5] })).toBe(400)
  expect(await status({ options: { rounds: 77 } })).toBe(409)
  expect(await status({ languages: [] })).toBe(400)
  const codes: number[] = []
  for (let i = 0; i < 31; i++) codes.push(await status({}))
  expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true)
  expect(codes[30]).toBe(429)
})

test('waiting is told from what was measured, and not at all before that', async () => {
  const { one, clock, people } = await meeting('Anna')
  const [anna] = people
  await anna.post('/api/seek', SEEK)
  const wait = (minutes: number) => ({ game: 'kit', speed: 'live', at: clock.at, waited_ms: minutes * 60_000 })
  await one.context.db.sql.insertInto('seek_waits').values([1, 2, 3, 9].map(wait)).execute()
  expect((await stateOf(anna))?.wait).toBeNull()
  await one.context.db.sql.insertInto('seek_waits').values(wait(4)).execute()
  expect((await stateOf(anna))?.wait).toEqual({ median: 180_000, low: 60_000, high: 540_000 })
})

test('open seats and those that may be taken over are listed, and running games to look on at', async () => {
  const { people } = await meeting('Anna', 'Ben', 'Cleo')
  const [anna, ben, cleo] = people
  const bot = { kind: 'bot', bot: 'random' }
  await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], { listed: true, rated: false, language: 'fr' })
  const taken = await makeTable(anna, [{ kind: 'me' }, bot, bot], { listed: true, takeover: true })
  await makeTable(anna, [{ kind: 'me' }, bot], { listed: true })
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
    { kind: 'person', name: 'Anna', strength: null },
    { kind: 'bot', bot: 'random', free: true },
    { kind: 'bot', bot: 'random', free: true },
  ])
  expect(running.map(({ seats }) => seats.length)).toEqual([2])
  expect((await look(anna)).open).toEqual([])
  await ben.watch(taken)
  expect(ben.seen(taken).info.may?.takeOver).toEqual([1, 2])
  await ben.post(`/api/tables/${taken}/takeover`, { seat: 1 })
  await ben.watch(taken, 1)
  expect(ben.seen(taken).info.seats[1]).toMatchObject({ kind: 'person', name: 'Ben', tookOver: 'random' })
  expect(ben.seen(taken).info.unrated).toBeUndefined()
  expect((await cleo.fetch('POST', `/api/tables/${taken}/takeover`, { seat: 1 })).status).toBe(409)
  expect((await look(cleo)).open.find(({ id }) => id === taken)?.seats[1]).toEqual({
    kind: 'person',
    name: 'Ben',
    strength: null,
  })
})

test('a stranger reads the same bytes whatever happens at tables that are not listed', async () => {
  const { people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
  const stranger = async () => (await fetch(`${anna.base}/api/meeting`)).text()
  await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }], { listed: true })
  const before = await stranger()
  expect(Object.keys(JSON.parse(before).open[0]).sort()).toEqual(
    ['clock', 'game', 'id', 'language', 'made', 'options', 'rated', 'round', 'seats'].sort(),
  )
  const bot = { kind: 'bot', bot: 'random' }
  await makeTable(ben, [{ kind: 'me' }, bot], { takeover: true })
  await makeTable(ben, [{ kind: 'me' }, { kind: 'open' }])
  await makeTable(ben, [{ kind: 'me' }, bot])
  expect(await stranger()).toBe(before)
  expect((await fetch(`${anna.base}/api/seek`)).status).toBe(200)
  expect(await (await fetch(`${anna.base}/api/seek`)).text()).toBe('{"seek":null}')
})

test('who looked in is counted, and after a while only how many they were', async () => {
  const { one, clock, people } = await meeting('Anna', 'Ben')
  const [anna, ben] = people
  await look(ben)
  expect((await look(anna)).lookedIn).toBe(1)
  expect((await look(ben)).hours).toBeNull()
  const { countHours } = await import('./look-ins.ts')
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
