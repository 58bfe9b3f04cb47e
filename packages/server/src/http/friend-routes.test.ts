// @module-tag slow
// Friends over HTTP, on one server with a clock of its own; each test has people of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Friends, TableInfo, Waiting } from '@wayfare/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetExpired } from '../friends/expiry.ts'
import { receiver } from '../notices/test-context.ts'
import type { Running } from '../server.ts'
import { Client } from '../testing/client.ts'
import { draft, playOn, tableOf as watchedTableOf } from '../testing/live.ts'
import { testPostgres } from '../testing/postgres.ts'
import { testServer } from '../testing/server.ts'

const DAY = 86_400_000
const UNKNOWN = 'A'.repeat(22)
const clock = { at: Date.UTC(2030, 0, 1) }
let one: Running
let logins = 0

const guest = (name: string) => Client.guest(one.port, name)

/** An account with a login that nobody else in this file has. Others may have its name, as in databases from before names were unique. */
async function account(name: string): Promise<Client & { login: string }> {
  const client = await guest(name)
  logins += 1
  const login = `${name.toLowerCase().replace(/[^a-z]/g, 'x')}-${logins}`
  await one.context.db.sql.deleteFrom('account_names').execute()
  await client.post('/api/account', { login, password: 'a long password' })
  return Object.assign(client, { login })
}

const friendsOf = async (who: Client) => (await who.get('/api/friends')) as Friends
const namesOf = async (who: Client) => (await friendsOf(who)).friends.map(({ name }) => name)
const isHere = async (who: Client, table?: string) =>
  (await who.post('/api/me/here', table === undefined ? {} : { table })) as Waiting
const askByName = (who: Client, name: string) => who.fetch('POST', '/api/friends/requests', { name })
const askPerson = (who: Client, person: string) => who.fetch('POST', '/api/friends/requests', { person })
const accept = (who: Client, id: string) => who.fetch('POST', `/api/friends/requests/${id}/accept`)
const block = (who: Client, person: string, blocked = true) => who.post('/api/me/blocks', { person, blocked })
const newLink = async (who: Client) => ((await who.post('/api/me/friend-link')) as { token: string }).token

async function makeFriends(a: Client, b: Client): Promise<void> {
  await b.post(`/api/friends/links/${await newLink(a)}`)
}

/** A table of the host; its other seats are free until somebody joins. */
async function tableOf(host: Client, others: readonly Client[], free = 0, listed = false): Promise<string> {
  const seats = [{ kind: 'me' }, ...[...others, ...Array(free)].map(() => ({ kind: 'open' }))]
  const { id } = (await host.post('/api/tables', { game: 'kit', seats, listed })) as { id: string }
  for (const other of others) await other.post(`/api/tables/${id}/join`)
  return id
}

/** `npm run soak` runs them on PostgreSQL, too. */
const KINDS = process.env.SOAK ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

describe.each(KINDS)('friends on %s', (kind) => {
  const ends: (() => Promise<void> | void)[] = []
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wayfare-friends-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const database = kind === 'postgres' ? await testPostgres() : { url: '', stop: () => {} }
    ends.push(database.stop)
    const store = { DATABASE_URL: database.url, DATA_DIR: folder }
    one = await testServer(store, { WEBHOOKS_TO_PRIVATE: 'true' }, () => clock.at)
    ends.push(() => one.stop())
  }, 300_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  test('somebody asks by name, the other agrees, and both have a friend until one ends it', async () => {
    const [anna, ben] = [await account('Anna'), await account('Ben')]
    expect((await askByName(anna, ben.login.toUpperCase())).body).toEqual({ ok: true })
    const [asked] = (await friendsOf(ben)).incoming
    expect(asked).toEqual({ id: expect.any(String), person: anna.id, name: 'Anna', emblem: null, at: clock.at })
    expect((await isHere(ben)).requests).toBe(1)
    expect(await namesOf(anna)).toEqual([])
    // Nobody else can accept it.
    expect((await accept(anna, asked?.id as string)).status).toBe(404)
    expect((await accept(ben, asked?.id as string)).body).toEqual({ ok: true })
    expect(await friendsOf(anna)).toMatchObject({ friends: [{ name: 'Ben', ids: [ben.id], here: true }], outgoing: [] })
    expect(await friendsOf(ben)).toMatchObject({ friends: [{ name: 'Anna', ids: [anna.id] }], incoming: [] })
    expect((await askByName(anna, ben.login)).body).toMatchObject({ error: { code: 'already-friends' } })
    await ben.fetch('DELETE', `/api/friends/${anna.id}`)
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([[], []])
  })

  test('a request to nobody, to somebody who blocks, and to somebody who declines looks like one that waits', async () => {
    const [anna, ben, cleo, dora] = [
      await account('Anna'),
      await account('Ben'),
      await account('Cleo'),
      await account('Dora'),
    ]
    await block(cleo, anna.id)
    const names = [ben.login, cleo.login, dora.login, 'nobody-at-all']
    const answers = []
    for (const name of names) answers.push(await askByName(anna, name))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]))
    const before = await anna.fetch('GET', '/api/friends')
    const { outgoing } = before.body as Friends
    const shapes = outgoing.map(({ id, name, ...rest }) => JSON.stringify([id.length, ...Object.entries(rest)]))
    expect([outgoing.map(({ name }) => name).toSorted(), new Set(shapes).size]).toEqual([names.toSorted(), 1])
    expect((await friendsOf(cleo)).incoming).toEqual([])

    const [asked] = (await friendsOf(dora)).incoming
    await dora.fetch('DELETE', `/api/friends/requests/${asked?.id}`)
    await block(ben, anna.id)
    for (const other of [ben, cleo, dora]) expect((await friendsOf(other)).incoming).toEqual([])
    expect(await anna.fetch('GET', '/api/friends')).toEqual(before)
    expect((await accept(dora, asked?.id as string)).status).toBe(404)
    // Asking again changes nothing, for any of them.
    for (const name of names) expect(await askByName(anna, name)).toEqual(answers[0])
    expect(await anna.fetch('GET', '/api/friends')).toEqual(before)
    // A month later all of them are forgotten alike.
    clock.at += 31 * DAY
    expect((await friendsOf(anna)).outgoing).toEqual([])
    const stored = () => one.context.db.sql.selectFrom('friend_requests').select('id').execute()
    await forgetExpired(one.context)
    expect(await stored()).toEqual([])
  })

  test('an exact name is enough if one account has it; of two with the same name nobody is asked', async () => {
    const [anna, single] = [await account('Anna'), await account('Żaneta')]
    const twins = [await account('Twin'), await account('Twin')]
    for (const name of ['Żaneta', 'Twin']) expect((await askByName(anna, name)).status).toBe(200)
    expect((await friendsOf(single)).incoming).toHaveLength(1)
    for (const twin of twins) expect((await friendsOf(twin)).incoming).toEqual([])
  })

  test('a request can be withdrawn, and two who ask each other have both agreed', async () => {
    const [anna, ben] = [await account('Anna'), await account('Ben')]
    await askByName(anna, ben.login)
    const [own] = (await friendsOf(anna)).outgoing
    await anna.fetch('DELETE', `/api/friends/requests/${own?.id}`)
    expect((await friendsOf(ben)).incoming).toEqual([])
    expect((await accept(ben, own?.id as string)).status).toBe(404)
    await askByName(anna, ben.login)
    await askByName(ben, anna.login)
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([['Ben'], ['Anna']])
  })

  test('by the id of a seat only people are asked with whom one has played; guests may, but not by name', async () => {
    const [anna, ben, stranger] = [await guest('Anna'), await guest('Ben'), await guest('Eve')]
    expect((await askByName(anna, 'Ben')).body).toMatchObject({ error: { code: 'no-account' } })
    const table = await tableOf(anna, [ben])
    expect(await askPerson(anna, ben.id)).toEqual({ status: 200, body: { ok: true } })
    expect((await friendsOf(anna)).outgoing).toMatchObject([{ name: 'Ben', person: ben.id }])
    const refused = await askPerson(stranger, ben.id)
    expect(refused.status).toBe(404)
    expect(await askPerson(stranger, UNKNOWN)).toEqual(refused)
    expect(await askPerson(stranger, stranger.id)).toEqual(refused)
    // Sitting together in a room where the game has not begun is not enough.
    const waiting = await tableOf(stranger, [ben], 1)
    expect(await askPerson(stranger, ben.id)).toEqual(refused)
    expect(table).not.toBe(waiting)
  })

  test('a friend link names its owner to anybody, and opens nothing once it is replaced, too old, ended or blocked', async () => {
    const [anna, ben, cleo] = [await account('Anna'), await guest('Ben'), await guest('Cleo')]
    const visitor = new Client(one.port)
    const first = await newLink(anna)
    expect(await visitor.get(`/api/friends/links/${first}`)).toEqual({ name: 'Anna', state: 'open' })
    expect(await anna.get(`/api/friends/links/${first}`)).toEqual({ name: 'Anna', state: 'own' })
    expect((await visitor.fetch('POST', `/api/friends/links/${first}`)).status).toBe(401)
    await ben.post(`/api/friends/links/${first}`)
    expect(await namesOf(anna)).toEqual(['Ben'])
    expect(await ben.get(`/api/friends/links/${first}`)).toEqual({ name: 'Anna', state: 'friends' })
    expect((await friendsOf(anna)).link).toEqual({ token: first, expires: clock.at + 7 * DAY })
    expect((await friendsOf(ben)).link).toBeNull()

    const closed = await cleo.fetch('GET', `/api/friends/links/${UNKNOWN}`)
    expect(closed.status).toBe(404)
    const opens = async (token: string) => {
      const [seen, followed] = [
        await cleo.fetch('GET', `/api/friends/links/${token}`),
        await cleo.fetch('POST', `/api/friends/links/${token}`),
      ]
      expect(followed).toEqual(closed)
      expect(seen).toEqual(closed)
    }
    await block(anna, cleo.id)
    await opens(first)
    await block(anna, cleo.id, false)
    const second = await newLink(anna)
    await opens(first)
    clock.at += 8 * DAY
    await opens(second)
    const third = await newLink(anna)
    await anna.fetch('DELETE', '/api/me/friend-link')
    await opens(third)
  })

  test('friends see who is here and which public game they play, as far as it is shown; hidden is the same as away', async () => {
    const [anna, ben, stranger] = [await account('Anna'), await account('Ben'), await guest('Eve')]
    await makeFriends(anna, ben)
    const seen = async () => JSON.stringify((await friendsOf(ben)).friends)
    const away = await seen()
    expect(JSON.parse(away)).toMatchObject([{ here: false, playing: null }])

    const open = await tableOf(anna, [stranger], 0, true)
    await isHere(anna, open)
    const [friend] = (await friendsOf(ben)).friends
    expect(friend).toMatchObject({ here: true, playing: { table: open, game: 'kit' } })
    const here = JSON.stringify([{ ...friend, playing: null }])
    const passport = async (reader: Client) => JSON.stringify(await reader.get(`/api/people/${anna.id}`))
    const unseen = await passport(stranger)
    expect(await passport(ben)).toContain('"here":true')
    expect(unseen).toContain('"here":false')

    // A private table, and a public one where somebody else plays, are not told.
    await isHere(anna, await tableOf(anna, [stranger]))
    expect(await seen()).toBe(here)
    await isHere(ben, open)
    expect((await friendsOf(anna)).friends).toMatchObject([{ here: true, playing: null }])

    await isHere(anna, open)
    const show = (here: string, playing: string) => anna.fetch('PATCH', '/api/me/presence', { here, playing })
    await show('friends', 'nobody')
    expect(await seen()).toBe(here)
    for (const playing of ['friends', 'nobody']) {
      await show('nobody', playing)
      expect(await seen()).toBe(away)
      expect(await passport(ben)).toContain('"here":false')
    }
    expect(await passport(stranger)).toBe(unseen)
    expect((await friendsOf(anna)).shows).toEqual({ here: 'nobody', playing: 'nobody' })
    await show('friends', 'friends')
    expect(await seen()).not.toBe(away)
    clock.at += 120_000
    expect(await seen()).toBe(away)
    // Nobody else is told anything of it.
    await isHere(anna, open)
    expect(JSON.stringify(await friendsOf(stranger))).not.toContain(anna.id)
  })

  test('a friend is invited to a free seat, once, and the invitation ends with the seat, the friendship or a no', async () => {
    const [anna, ben, stranger] = [await account('Anna'), await account('Ben'), await guest('Eve')]
    await makeFriends(anna, ben)
    const invitations = async () => (await isHere(ben)).invitations
    const inviteTo = (table: string, who: Client, by: Client = anna) =>
      by.fetch('POST', `/api/tables/${table}/invite`, { person: who.id })
    const table = await tableOf(anna, [], 1)
    const refused = await inviteTo(table, stranger)
    expect(refused.status).toBe(404)
    expect(await anna.fetch('POST', `/api/tables/${table}/invite`, { person: UNKNOWN })).toEqual(refused)
    expect((await inviteTo(table, anna, ben)).body).toMatchObject({ error: { code: 'not-your-seat' } })
    await inviteTo(table, ben)
    expect(await invitations()).toEqual([{ table, game: 'kit', from: 'Anna', at: clock.at }])
    expect((await isHere(stranger)).invitations).toEqual([])
    await ben.fetch('DELETE', `/api/me/invitations/${table}`)
    await inviteTo(table, ben)
    expect(await invitations()).toEqual([])

    const second = await tableOf(anna, [], 1)
    await inviteTo(second, ben)
    await stranger.post(`/api/tables/${second}/join`)
    expect((await inviteTo(second, ben)).body).toMatchObject({ error: { code: 'begun' } })
    expect(await invitations()).toEqual([])
    const third = await tableOf(anna, [], 1)
    await inviteTo(third, ben)
    expect(await invitations()).toHaveLength(1)
    await anna.fetch('DELETE', `/api/friends/${ben.id}`)
    await makeFriends(anna, ben)
    expect(await invitations()).toEqual([])
  })

  test('a friend who is away gets a notice of an invitation, and one who is here does not', async () => {
    const [anna, ben] = [await account('Anna'), await account('Ben')]
    const { url, received, got } = await webhook()
    await makeFriends(anna, ben)
    expect((await ben.fetch('PATCH', '/api/me', { webhook: url, language: 'pl' })).status).toBe(200)
    await isHere(ben)
    const inviteTo = (table: string) => anna.post(`/api/tables/${table}/invite`, { person: ben.id })
    await inviteTo(await tableOf(anna, [], 1))
    clock.at += 120_000
    const table = await tableOf(anna, [], 1)
    await inviteTo(table)
    await got()
    expect(received.map(({ body }) => String(body))).toEqual([expect.stringContaining(`/table/${table}`)])
    expect(String(received[0]?.body)).toContain('Anna zaprasza')
  })

  test('who is blocked gets no seat beside the other, reads nothing new, and a game they have played stays', async () => {
    const [anna, ben, cleo] = [await account('Anna'), await account('Ben'), await guest('Cleo')]
    await makeFriends(anna, ben)
    const played = await tableOf(anna, [ben])
    const before = JSON.stringify(await ben.get(`/api/tables/${played}`))
    await block(anna, ben.id)
    expect([await namesOf(anna), await namesOf(ben)]).toEqual([[], []])
    expect(await friendsOf(anna)).toMatchObject({ blocked: [{ name: 'Ben', ids: [ben.id] }] })
    expect((await friendsOf(ben)).blocked).toEqual([])
    expect(JSON.stringify(await ben.get(`/api/tables/${played}`))).toBe(before)
    // Their chat is muted with the rest.
    expect(await anna.get('/api/me/mutes')).toEqual([{ name: 'Ben', ids: [ben.id] }])

    const table = await tableOf(anna, [], 2, true)
    const listed = async (who: Client) =>
      ((await who.get('/api/tables?which=open')) as { id: string }[]).some(({ id }) => id === table)
    expect([await listed(ben), await listed(cleo)]).toEqual([false, true])
    const join = (seat?: number) => ben.fetch('POST', `/api/tables/${table}/join`, seat === undefined ? {} : { seat })
    const [any, free, taken] = [await join(), await join(1), await join(0)]
    expect(any).toEqual({ status: 409, body: { error: { code: 'seat-taken', message: 'every seat is taken' } } })
    expect(JSON.stringify(free)).toBe(JSON.stringify(taken).replace('seat 0', 'seat 1'))
    // It is the same the other way round: the table of a blocked person is none to sit at.
    const theirs = await tableOf(ben, [], 1)
    expect((await anna.fetch('POST', `/api/tables/${theirs}/join`)).status).toBe(409)
    await block(anna, ben.id, false)
    expect((await join()).status).toBe(200)
    expect(await anna.get('/api/me/mutes')).toEqual([])
  })

  test('a rematch calls friends back to their seats, and gives none to somebody who is blocked meanwhile', async () => {
    const [anna, ben] = [await account('Anna'), await account('Ben')]
    await makeFriends(anna, ben)
    for (const client of [anna, ben]) await client.connect()
    const played = await watchedTableOf([anna, ben], { options: { rounds: 2 } })
    await draft(played, [anna, ben])
    await playOn(played, [anna, ben])
    const { table } = (await anna.post(`/api/tables/${played}/rematch`)) as { table: string }
    expect((await isHere(ben)).invitations).toMatchObject([{ table, from: 'Anna' }])
    const result = JSON.stringify(await ben.get(`/api/tables/${played}/replay`))
    await block(anna, ben.id)
    expect((await isHere(ben)).invitations).toEqual([])
    await ben.post(`/api/tables/${played}/rematch`)
    const { seats } = (await ben.get(`/api/tables/${table}`)) as TableInfo
    expect(seats.map(({ person }) => person)).toEqual([anna.id, null])
    expect(JSON.stringify(await ben.get(`/api/tables/${played}/replay`))).toBe(result)
    for (const client of [anna, ben]) client.close()
  })

  test.runIf(process.env.SOAK)(
    'nobody sends more than twenty requests in a day, or has more than thirty that wait',
    async () => {
      const anna = await account('Anna')
      const ask = (from: number, to: number) =>
        Promise.all(Array.from({ length: to - from }, (_, i) => askByName(anna, `nobody-${from + i}`)))
      const first = await ask(0, 20)
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await askByName(anna, 'one more')).body).toMatchObject({ error: { code: 'too-much' } })
      clock.at += DAY
      await ask(20, 30)
      expect((await askByName(anna, 'one more')).body).toMatchObject({ error: { code: 'too-many-requests' } })
      const [oldest] = (await friendsOf(anna)).outgoing
      await anna.fetch('DELETE', `/api/friends/requests/${oldest?.id}`)
      expect((await askByName(anna, 'one more')).status).toBe(200)
    },
  )
})

/** A webhook on this machine; `got` resolves with the next message. */
async function webhook() {
  let heard = () => {}
  const next = new Promise<void>((resolve) => {
    heard = resolve
  })
  const { url, received } = await receiver((_, response) => {
    response.end()
    heard()
  })
  return { url, received, got: () => next }
}
