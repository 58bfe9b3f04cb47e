import type { Passport } from '@wayfare/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesWork } from '../jobs/account-names-job.ts'
import type { GameRecordRow, JobRow } from '../store/schema.ts'
import { passportRoutes } from './passport-routes.ts'
import { type TestApp, testApp } from './testing.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'correct horse'

let made: TestApp
type Browser = ReturnType<TestApp['browser']>
let browsers: Record<'zofia' | 'friend' | 'stranger' | 'blocked' | 'nobody', Browser>
const ids: Record<string, string> = {}

beforeAll(async () => {
  made = await testApp()
  made.app.route('/api', passportRoutes(made.context))
  browsers = {
    ...{ zofia: made.browser(), friend: made.browser(), stranger: made.browser() },
    ...{ blocked: made.browser(), nobody: made.browser() },
  }
  for (const [who, name] of Object.entries({ zofia: 'Zofia', friend: 'Farid', stranger: 'Sefa', blocked: 'Bo' })) {
    const browser = browsers[who as 'zofia']
    ids[who] = (await browser.post('/api/guest', { name })).body.person.id
    if (who !== 'stranger') await browser.post('/api/account', { login: `${who}-1`, password: PASSWORD })
  }
  await storeGames()
})
afterAll(() => made.close())

/** Zofia has played twice: with her friend in private, and against a bot in public. */
async function storeGames(): Promise<void> {
  const { sql } = made.context.db
  const { zofia, friend, blocked } = ids as Record<'zofia' | 'friend' | 'blocked', string>
  const at = made.clock.at
  const summary = (seats: readonly object[], scores: readonly number[]) =>
    JSON.stringify({ seats, turn: [], moved: at, clock: null, flag: null, scores, places: [1, 2] })
  const person = (id: string) => ({ label: null, person: id, bot: null })
  const bot = { label: null, person: null, bot: 'odile' }
  const table = {
    game: 'arnak',
    version: 1,
    host: zofia,
    daily: null,
    secret: '',
    summary_seq: 9,
    takeable: 0,
    club_id: null,
    members_only: 0,
  }
  await sql
    .insertInto('tables')
    .values([
      {
        ...{ ...table, status: 'finished', id: 'private1', listed: 0, created_at: at, changed_at: at },
        summary: summary([person(zofia), person(friend)], [61, 58]),
      },
      {
        ...{ ...table, status: 'finished', id: 'public22', listed: 1, created_at: at, changed_at: at },
        summary: summary([person(zofia), bot], [70, 40]),
      },
    ])
    .execute()
  const seat = (table_id: string, one: number, person_id: string) => ({ table_id, seat: one, person_id })
  await sql
    .insertInto('seats')
    .values([seat('private1', 0, zofia), seat('private1', 1, friend), seat('public22', 0, zofia)])
    .execute()
  const record = (more: Partial<GameRecordRow>): GameRecordRow => ({
    ...{ table_id: 'private1', seat: 0, person_id: zofia, game: 'arnak', at, place: 1, players: 2, people: 2, won: 1 },
    ...{ total: 61, parts: '{"research":20}', has_left: 0 },
    ...more,
  })
  await sql
    .insertInto('game_records')
    .values([
      record({}),
      record({ seat: 1, person_id: friend, place: 2, won: 0, total: 58 }),
      record({ table_id: 'public22', at: at + DAY_MS, people: 1, total: 70 }),
    ])
    .execute()
  await sql.insertInto('ratings').values({ game: 'arnak', person_id: zofia, elo: 1500, rd: 60, at, games: 6 }).execute()
  const event = { seat: 0, person_id: zofia, game: 'arnak', before_rd: 70, rd: 60, place: 1, expected: 1, players: 2 }
  await sql
    .insertInto('rating_events')
    .values([
      { ...event, table_id: 'private1', at, before_elo: 1440, elo: 1480, games: 5 },
      { ...event, table_id: 'public22', at: at + DAY_MS, before_elo: 1480, elo: 1500, games: 6 },
    ])
    .execute()
  const stamp = { person_id: zofia, part: '1', game: 'arnak' }
  await sql
    .insertInto('stamps')
    .values([
      { ...stamp, stamp: 'arnak-brandt', table_id: 'private1', at },
      { ...stamp, stamp: 'arnak-nofear', table_id: 'public22', at: at + DAY_MS },
      { ...stamp, stamp: 'arnak-idols', table_id: 'public22', at: at + DAY_MS },
    ])
    .execute()
  const pair = (a: string, b: string) => ({ person_id: a, friend_id: b, since: at })
  await sql
    .insertInto('friendships')
    .values([pair(zofia, friend), pair(friend, zofia)])
    .execute()
  await sql.insertInto('blocks').values({ person_id: zofia, blocked_id: blocked, at }).execute()
}

/** The answer as it goes over the wire. */
async function read(who: keyof typeof browsers, path: string): Promise<string> {
  const { cookie } = browsers[who].jar
  const headers = { host: 'play.test', ...(cookie ? { cookie } : {}) }
  return (await made.app.request(`http://play.test/api/people/${path}`, { headers })).text()
}

const allow = (settings: object) => browsers.zofia.send('PATCH', '/api/me/passport', settings)
const all = (audience: string) => ({ strength: audience, stamps: audience, history: audience })

const NOT_FOUND = '{"error":{"code":"not-found","message":"nobody goes by this name"}}'
/** The part of a passport that nobody can hide. */
const bare = (more: Partial<Passport> = {}): Passport => ({
  ...{ person: ids.zofia as string, name: 'Zofia', address: 'Zofia', isGuest: false, since: '2030-01', emblem: null },
  ...{ mine: false, isFriend: false, here: false, reliability: { games: 1, finished: 1 } },
  ...{ visas: null, stamps: null, hasHistory: false, headToHead: null, settings: null },
  ...more,
})
const HEAD_TO_HEAD: Passport['headToHead'] = {
  count: 1,
  ahead: [0, 1],
  since: '2030-01-01',
  last: [{ table: 'private1', game: 'arnak', day: '2030-01-01', players: 2, totals: [58, 61], places: [2, 1] }],
}
const asFriend = { isFriend: true, headToHead: HEAD_TO_HEAD }

test('with everything hidden, strangers, friends and windows without a name read this and nothing else', async () => {
  await allow(all('nobody'))
  expect(await read('nobody', 'Zofia')).toBe(JSON.stringify(bare()))
  expect(await read('stranger', 'Zofia')).toBe(JSON.stringify(bare()))
  expect(await read('friend', 'Zofia')).toBe(JSON.stringify(bare(asFriend)))
  for (const who of ['nobody', 'stranger', 'friend'] as const) expect(await read(who, 'Zofia/history')).toBe(NOT_FOUND)
})

test('what is for friends is for friends alone', async () => {
  await allow(all('friends'))
  expect(await read('nobody', 'Zofia')).toBe(JSON.stringify(bare()))
  expect(await read('stranger', 'Zofia')).toBe(JSON.stringify(bare()))
  expect(await read('stranger', 'Zofia/history')).toBe(NOT_FOUND)
  const found = JSON.parse(await read('friend', 'Zofia')) as Passport
  const { visas, stamps, ...rest } = found
  const { visas: _, stamps: __, ...expected } = bare({ ...asFriend, hasHistory: true })
  expect(rest).toEqual(expected)
  expect(visas?.map(({ game, strength, played, best }) => [game, strength?.elo, played, best])).toEqual([
    ['arnak', 1500, 2, 70],
  ])
  expect(stamps?.length).toBeGreaterThanOrEqual(24)
})

test('what is for everybody holds no private table, no hour and no company', async () => {
  await allow(all('everybody'))
  for (const who of ['nobody', 'stranger'] as const) {
    const text = await read(who, 'Zofia')
    const { visas, stamps } = JSON.parse(text) as Passport
    expect(visas).toEqual([
      {
        ...{ game: 'arnak', strength: { elo: 1500, within: 99 }, rated: 6, played: 2, won: 2, best: 70 },
        curve: [
          { day: '2030-01-01', elo: 1480, within: 99 },
          { day: '2030-01-02', elo: 1500, within: 99 },
        ],
        sources: null,
      },
    ])
    const earned = stamps?.filter(({ have, of }) => have === of)
    expect(earned?.map(({ id, day, table }) => [id, day, table])).toEqual([
      ['arnak-brandt', '2030-01-01', null],
      ['arnak-nofear', '2030-01-02', 'public22'],
    ])
    expect(stamps?.find(({ id }) => id === 'arnak-idols')).toEqual({
      ...{ id: 'arnak-idols', game: 'arnak', of: 4, have: 1, day: null, table: null },
    })
    const history = await read(who, 'Zofia/history')
    const game = { game: 'arnak', place: 1, players: 2, won: true, hasLeft: false }
    expect(JSON.parse(history)).toEqual({
      games: [
        { ...game, table: 'public22', day: '2030-01-02', people: 1, total: 70, change: 20, others: null },
        { ...game, table: null, day: '2030-01-01', people: 2, total: 61, change: 40, others: null },
      ],
      hasMore: false,
    })
    for (const secret of ['private1', 'Farid', ids.friend as string, String(made.clock.at), 'zofia-1'])
      expect(text + history).not.toContain(secret)
  }
})

test('who was there learns with whom it was, and filters find it', async () => {
  await allow(all('everybody'))
  const met = JSON.parse(await read('friend', 'Zofia/history?with=me'))
  expect(met.games).toHaveLength(1)
  expect(met.games[0].others).toEqual([{ seat: 1, name: 'Farid', person: ids.friend, bot: null, total: 58 }])
  const tables = async (query: string) =>
    JSON.parse(await read('zofia', `Zofia/history?${query}`)).games.map(({ table }: { table: string }) => table)
  expect(await tables('with=bots')).toEqual(['public22'])
  expect(await tables('with=people&game=arnak')).toEqual(['private1'])
  expect(await tables('game=darwin')).toEqual([])
  expect(await tables('page=1')).toEqual([])
})

test('somebody who is blocked finds nobody, and the owner everything', async () => {
  await allow(all('everybody'))
  expect(await read('blocked', 'Zofia')).toBe(NOT_FOUND)
  expect(await read('blocked', `${ids.zofia}`)).toBe(NOT_FOUND)
  expect(await read('blocked', 'Zofia/history')).toBe(NOT_FOUND)
  expect(await read('zofia', 'Bo')).toBe(NOT_FOUND)
  await allow({ ...all('nobody'), emblem: 'owl' })
  const own = JSON.parse(await read('zofia', 'Zofia')) as Passport
  expect(own).toMatchObject({ mine: true, hasHistory: true, settings: { emblem: 'owl', ...all('nobody') } })
  expect(own.visas).toHaveLength(1)
  expect(await read('zofia', 'Zofia?as=stranger')).toBe(await read('nobody', 'Zofia'))
})

test('accounts from before names were unique take theirs when a server starts, the oldest first', async () => {
  const { db } = made.context
  const person = (id: string, name: string, created_at: number) => ({
    ...{ id, name, login: id, password: null, language: 'en', created_at, seen_at: 1, mail: null, webhook: null },
    ...{ silenced: 0, merged_into: null, learnt: null },
  })
  await db.sql
    .insertInto('people')
    .values([person('younger', 'Ayo', 2), person('older', 'Ауо', 1), person('late', 'Z0fia', 3)])
    .execute()
  await namesWork({ db })({} as JobRow, () => true)
  const address = async (name: string) => JSON.parse(await read('nobody', name)).address
  expect(await Promise.all(['Ayo', 'older', 'younger', 'late', 'Zofia'].map(address))).toEqual([
    ...['Ауо', 'Ауо', 'younger', 'late', 'Zofia'],
  ])
})

test('a guest has a passport under an id, and nobody under a name', async () => {
  expect(JSON.parse(await read('nobody', ids.stranger as string))).toMatchObject({ name: 'Sefa', isGuest: true })
  expect(await read('nobody', 'Sefa')).toBe(NOT_FOUND)
})

test('an account cannot take a name that looks like another, by registering or by changing it', async () => {
  const other = made.browser()
  await other.post('/api/guest', { name: 'Z0FIA' })
  const refused = await other.post('/api/account', { login: 'other-1', password: PASSWORD })
  expect([refused.status, refused.body.error.code, refused.body.error.field]).toEqual([409, 'name-taken', 'name'])
  expect((await other.send('PATCH', '/api/me', { name: 'Zоfia' })).status).toBe(400)
  await other.send('PATCH', '/api/me', { name: 'Linh' })
  expect((await other.post('/api/account', { login: 'other-1', password: PASSWORD })).status).toBe(201)
  expect((await other.send('PATCH', '/api/me', { name: 'Zófia' })).body.error.code).toBe('name-taken')
  expect((await other.send('PATCH', '/api/me', { name: 'Linh Vo' })).status).toBe(200)
  expect(JSON.parse(await read('nobody', 'linh vo')).name).toBe('Linh Vo')
  expect(await read('nobody', 'Linh')).toBe(NOT_FOUND)
})
