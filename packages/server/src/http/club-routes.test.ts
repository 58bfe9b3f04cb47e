// Clubs over HTTP, on one server with a clock of its own; each test has people and clubs of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Club, OwnClub } from '@wayfare/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eveningWork } from '../clubs/evenings.ts'
import { monthRows, monthStart } from '../clubs/month-board.ts'
import { forgetClubNews } from '../clubs/notices.ts'
import { receiver } from '../notices/test-context.ts'
import type { Running } from '../server.ts'
import type { JobRow } from '../store/schema.ts'
import { Client } from '../testing/client.ts'
import { testPostgres } from '../testing/postgres.ts'
import { testServer } from '../testing/server.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const UNKNOWN = 'A'.repeat(22)
const PASSWORD = 'a long password'
const clock = { at: Date.UTC(2030, 0, 7) }
let one: Running
let count = 0

/** An account, and a word that makes the names in one test differ from those in others. */
async function account(name: string): Promise<Client> {
  count += 1
  const client = await Client.guest(one.port, `${name} ${WORDS[count]}`)
  await client.post('/api/account', { login: `person-${count}`, password: PASSWORD })
  return client
}
const WORDS =
  'ab ace ad aft ago ah aid ape apt arc ark arm art ash ask ax bad bag bay bed bee bet bib big bin bow'.split(' ')

const at = (name: string, rest = '') => `/api/clubs/${encodeURIComponent(name)}${rest}`
const clubOf = async (who: Client, name: string) => (await who.get(at(name))) as Club
const found = async (owner: Client, name: string) => {
  await owner.post('/api/clubs', { name, about: 'Never in a hurry.', emblem: 'lantern' })
  return name
}
const tokenOf = async (owner: Client, name: string) =>
  ((await owner.post(at(name, '/link'))) as Club).inside?.link?.token as string
async function enter(owner: Client, name: string, ...people: readonly Client[]): Promise<void> {
  const token = await tokenOf(owner, name)
  for (const person of people) {
    clock.at += 1000
    await person.post(`/api/club-links/${token}`)
  }
}
const status = async (answer: Promise<{ status: number }>) => (await answer).status
const rolesIn = async (who: Client, name: string) =>
  (await clubOf(who, name)).inside?.members.map((member) => [member.person, member.role])

/** `npm run soak` runs them on PostgreSQL, too. */
const KINDS = process.env.SOAK ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)

describe.each(KINDS)('clubs on %s', (kind) => {
  const ends: (() => Promise<void> | void)[] = []
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wayfare-clubs-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const database = kind === 'postgres' ? await testPostgres() : { url: '', stop: () => {} }
    ends.push(database.stop)
    one = await testServer(
      { DATABASE_URL: database.url, DATA_DIR: folder },
      { WEBHOOKS_TO_PRIVATE: 'true' },
      () => clock.at,
    )
    count = 0
    ends.push(() => one.stop())
  }, 300_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })

  test('an account founds a club whose name no other looks like, and guests are in none', async () => {
    const owner = await account('Zofia')
    const name = await found(owner, 'The Lanterns')
    expect(await clubOf(owner, 'the lanterns')).toMatchObject({ name, since: '2030-01', size: 1, role: 'owner' })
    const again = await owner.fetch('POST', '/api/clubs', { name: 'Тhе Lаntеrns', about: '', emblem: 'owl' })
    expect(again.status).toBe(400)
    const alike = await owner.fetch('POST', '/api/clubs', { name: 'the 1antems', about: '', emblem: 'owl' })
    expect(alike.body).toMatchObject({ error: { code: 'name-taken', field: 'name' } })
    const guest = await Client.guest(one.port, 'Guest')
    const token = await tokenOf(owner, name)
    for (const path of ['/api/clubs/The Lanterns/request', `/api/club-links/${token}`])
      expect((await guest.fetch('POST', path)).body).toMatchObject({ error: { code: 'no-account' } })
    await found(owner, 'Second')
    await found(owner, 'Third')
    const fourth = await owner.fetch('POST', '/api/clubs', { name: 'Fourth', about: '', emblem: 'owl' })
    expect(fourth.body).toMatchObject({ error: { code: 'too-many-clubs' } })
    expect(((await owner.get('/api/clubs')) as OwnClub[]).map((club) => club.role)).toEqual(['owner', 'owner', 'owner'])
  })

  test('people join by a link or by asking; whoever is declined, blocked or removed is told nothing', async () => {
    const [owner, aiko, bjarni, cleo] = [
      await account('Zofia'),
      await account('Aiko'),
      await account('Bjarni'),
      await account('Cleo'),
    ]
    const name = await found(owner, 'Askers')
    await owner.post('/api/me/blocks', { person: cleo.id, blocked: true })
    const answers = []
    for (const person of [aiko, bjarni, cleo])
      answers.push(JSON.stringify(await person.fetch('POST', at(name, '/request'))))
    expect(new Set(answers).size).toBe(1)
    expect((await clubOf(owner, name)).inside?.requests.map(({ person }) => person).toSorted()).toEqual(
      [aiko.id, bjarni.id].toSorted(),
    )
    await owner.post(at(name, `/requests/${aiko.id}`), { accept: true })
    await owner.post(at(name, `/requests/${bjarni.id}`), { accept: false })
    expect(await rolesIn(aiko, name)).toEqual([
      [owner.id, 'owner'],
      [aiko.id, 'member'],
    ])
    const declined = JSON.stringify(await clubOf(bjarni, name))
    expect(JSON.stringify(await clubOf(cleo, name))).toBe(declined)
    // A request that was declined cannot be sent again and again.
    await bjarni.fetch('DELETE', at(name, '/request'))
    expect((await clubOf(bjarni, name)).hasAsked).toBe(false)
    await bjarni.post(at(name, '/request'))
    expect((await clubOf(owner, name)).inside?.requests).toEqual([])
    // Only those who keep order answer, make links and write notices.
    for (const path of ['/link', '/notices', `/requests/${bjarni.id}`])
      expect(await status(aiko.fetch('POST', at(name, path), { text: 'x', accept: true })), path).toBe(403)

    const token = await tokenOf(owner, name)
    const dead = await cleo.fetch('GET', `/api/club-links/${UNKNOWN}`)
    expect(await cleo.fetch('GET', `/api/club-links/${token}`)).toEqual(dead)
    await bjarni.post(`/api/club-links/${token}`)
    expect((await clubOf(bjarni, name)).role).toBe('member')
    await owner.fetch('DELETE', at(name, `/members/${bjarni.id}`))
    expect(await bjarni.fetch('POST', `/api/club-links/${token}`)).toMatchObject({ status: 404 })
    clock.at += 31 * DAY
    await forgetClubNews(one.context)
    await bjarni.post(at(name, '/request'))
    expect((await clubOf(owner, name)).inside?.requests).toMatchObject([{ person: bjarni.id }])
  })

  test('the owner names helpers, hands the club over, and only then may leave; the owner dissolves it', async () => {
    const [owner, aiko, bjarni] = [await account('Zofia'), await account('Aiko'), await account('Bjarni')]
    const name = await found(owner, 'Helpers')
    await enter(owner, name, aiko, bjarni)
    expect(await status(aiko.fetch('DELETE', at(name, `/members/${bjarni.id}`)))).toBe(403)
    await owner.fetch('PATCH', at(name, `/members/${aiko.id}`), { role: 'helper' })
    expect(await status(aiko.fetch('DELETE', at(name, `/members/${owner.id}`)))).toBe(403)
    expect(await status(aiko.fetch('PATCH', at(name, `/members/${aiko.id}`), { role: 'owner' }))).toBe(403)
    expect(await status(owner.fetch('POST', at(name, '/leave')))).toBe(403)
    for (const text of ['one', 'two', 'three', 'four']) {
      clock.at += 1000
      await aiko.post(at(name, '/notices'), { text })
    }
    expect((await clubOf(bjarni, name)).inside?.notices.map(({ text }) => text)).toEqual(['four', 'three', 'two'])
    await owner.fetch('PATCH', at(name, `/members/${bjarni.id}`), { role: 'owner' })
    expect(await rolesIn(bjarni, name)).toEqual([
      [bjarni.id, 'owner'],
      [owner.id, 'helper'],
      [aiko.id, 'helper'],
    ])
    await owner.post(at(name, '/leave'))
    expect((await clubOf(owner, name)).role).toBeNull()
    expect(await status(aiko.fetch('DELETE', at(name)))).toBe(403)
    expect(await status(bjarni.fetch('DELETE', at(name)))).toBe(200)
    expect(await status(aiko.fetch('GET', at(name)))).toBe(404)
    for (const table of ['club_members', 'club_notices'] as const) {
      const rows = await one.context.db.sql.selectFrom(table).select('club_id').execute()
      expect(rows.length, table).toBeLessThan(10)
    }
  })

  test('a stranger, a visitor and a removed member read the same, and it names nobody', async () => {
    const [owner, aiko, eve] = [await account('Zofia'), await account('Aiko'), await account('Eve')]
    const name = await found(owner, 'Private')
    await enter(owner, name, aiko)
    await owner.post(at(name, '/notices'), { text: 'secret words' })
    await owner.post(at(name, '/evenings'), {
      text: 'secret evening',
      day: '2030-06-06',
      time: '20:00',
      zone: 'Europe/Warsaw',
      weekly: false,
    })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await clubOf(owner, name)
    for (const membersOnly of [true, false])
      await owner.post('/api/tables', { game: 'kit', seats, club: { id, membersOnly } })
    const inside = JSON.stringify(await clubOf(aiko, name))
    for (const told of ['secret words', 'secret evening', owner.name, '"membersOnly":true'])
      expect(inside).toContain(told)
    const stranger = JSON.stringify(await clubOf(eve, name))
    expect(JSON.parse(stranger)).toEqual({
      ...{ id, name, about: 'Never in a hurry.', emblem: 'lantern', since: '2030-02', size: 2 },
      ...{ role: null, hasAsked: false, tables: [], inside: null },
    })
    const visitor = new Client(one.port)
    expect(JSON.stringify(await clubOf(visitor, name))).toBe(stranger)
    await owner.fetch('DELETE', at(name, `/members/${aiko.id}`))
    expect(JSON.stringify(await clubOf(aiko, name))).toBe(stranger.replace('"size":2', '"size":1'))
  })

  test('a table for members only is none to anybody else, wherever one looks', async () => {
    const [owner, aiko, eve] = [await account('Zofia'), await account('Aiko'), await account('Eve')]
    const name = await found(owner, 'Closed')
    await enter(owner, name, aiko)
    const { id } = await clubOf(owner, name)
    const request = { game: 'kit', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], listed: true }
    const make = async (club: object) => ((await owner.post('/api/tables', { ...request, club })) as { id: string }).id
    const table = await make({ id, membersOnly: true })
    expect(await status(eve.fetch('POST', '/api/tables', { ...request, club: { id, membersOnly: true } }))).not.toBe(
      201,
    )
    const NONE = 'bcdfghjkmn'
    const visitor = new Client(one.port)
    const looks = (who: Client, of: string) =>
      Promise.all(
        (
          [
            ['GET', ''],
            ['POST', '/join', {}],
            ['POST', '/takeover', { seat: 1 }],
            ['POST', '/leave', { seat: 1 }],
            ['GET', '/log'],
            ['GET', '/replay'],
            ['GET', '/ratings'],
            ['POST', '/clone', { at: 0 }],
            ['POST', '/rematch'],
            ['GET', '/conditional-moves?seat=0'],
            ['GET', '/explain?seat=0&what=x'],
          ] as const
        ).map(async ([method, path, body]) =>
          JSON.stringify(await who.fetch(method, `/api/tables/${of}${path}`, body)).replaceAll(of, 'TABLE'),
        ),
      )
    for (const who of [eve, visitor]) expect(await looks(who, table)).toEqual(await looks(who, NONE))
    for (const which of ['open', 'running'])
      expect(JSON.stringify(await eve.get(`/api/tables?which=${which}`))).not.toContain(table)
    expect(JSON.stringify(await eve.get('/api/meeting'))).not.toContain(table)
    await eve.connect()
    for (const of of [table, NONE]) await expect(eve.watch(of)).rejects.toThrow(`there is no table ${of}`)
    eve.close()

    expect((await clubOf(aiko, name)).tables).toMatchObject([
      { id: table, status: 'open', membersOnly: true, mine: false },
    ])
    expect(await aiko.get(`/api/tables/${table}`)).toMatchObject({ membersOnly: true, listed: false })
    await aiko.connect()
    await aiko.watch(table)
    await owner.fetch('DELETE', at(name, `/members/${aiko.id}`))
    await expect.poll(() => aiko.closed !== undefined).toBe(true)
    expect(await looks(aiko, table)).toEqual(await looks(aiko, NONE))
    // People at the table keep their seats after the club is dissolved.
    await owner.fetch('DELETE', at(name))
    expect(await status(owner.fetch('GET', `/api/tables/${table}`))).toBe(200)
  })

  test('an evening is announced once, also by two processes, and a weekly one comes again', async () => {
    const [owner, aiko] = [await account('Zofia'), await account('Aiko')]
    const { url, received } = await receiver((_, response) => response.end())
    await aiko.fetch('PATCH', '/api/me', { webhook: url, language: 'pl' })
    const name = await found(owner, 'Thursdays')
    await enter(owner, name, aiko)
    const plan = { text: 'Snake temple', time: '20:00', zone: 'Europe/Warsaw' }
    const evening = (day: string, weekly: boolean) =>
      owner.fetch('POST', at(name, '/evenings'), { ...plan, day, weekly })
    expect((await evening('2029-01-04', false)).body).toMatchObject({ error: { field: 'day' } })
    expect(await status(evening('2030-02-30', true))).toBe(400)
    await evening('2030-05-02', true)
    const begins = Date.UTC(2030, 4, 2, 18)
    const { sql } = one.context.db
    const job = (
      await sql.selectFrom('jobs').selectAll().where('kind', '=', 'evening').orderBy('due_at', 'desc').execute()
    ).find(({ due_at }) => Number(due_at) === begins - HOUR) as JobRow
    const work = () => eveningWork(one.context)(job, () => true)
    expect(await work()).toEqual({ again: begins - HOUR })
    clock.at = begins - HOUR
    expect(await Promise.all([work(), work()])).toEqual([{ again: begins + 3 * HOUR }, { again: begins + 3 * HOUR }])
    await work()
    expect(received).toHaveLength(1)
    expect(String(received[0]?.body)).toMatch(/Początek o\s20:00, strefa czasowa Europe\/Warsaw\./)
    expect(String(received[0]?.body)).toContain('Thursdays: Snake temple')
    clock.at = begins + 3 * HOUR
    expect(await work()).toEqual({ again: begins + 7 * DAY - HOUR })
    expect((await clubOf(aiko, name)).inside?.evenings).toMatchObject([{ at: begins + 7 * DAY, time: '20:00' }])
    const [planned] = (await clubOf(owner, name)).inside?.evenings ?? []
    await owner.fetch('DELETE', at(name, `/evenings/${planned?.id}`))
    expect(await work()).toBe('done')
  })

  test('the board of the month has rated games among members and at tables of the club, read by index', async () => {
    const [owner, aiko, eve] = [await account('Zofia'), await account('Aiko'), await account('Eve')]
    const name = await found(owner, 'Boards')
    await enter(owner, name, aiko)
    const { id } = await clubOf(owner, name)
    const { sql, kind } = one.context.db
    const record = (table: string, seat: number, person: Client, won: number, when = clock.at + 1) => ({
      ...{ table_id: table, seat, person_id: person.id, game: 'kit', at: when, place: 2 - won, players: 2, people: 2 },
      ...{ won, total: 9, parts: '{}', has_left: 0 },
    })
    await sql
      .insertInto('game_records')
      .values([
        ...[record('both', 0, owner, 1), record('both', 1, aiko, 0)],
        ...[record('other', 0, owner, 1), record('other', 1, eve, 0)],
        ...[record('before', 0, owner, 1, clock.at - 1), record('before', 1, aiko, 0, clock.at - 1)],
      ])
      .execute()
    await sql
      .insertInto('rating_events')
      .values({
        ...{
          table_id: 'both',
          seat: 0,
          person_id: owner.id,
          game: 'kit',
          at: clock.at,
          before_elo: 1500,
          before_rd: 90,
        },
        ...{ elo: 1512.4, rd: 80, games: 1, place: 1, expected: 1.5, players: 2 },
      })
      .execute()
    expect((await clubOf(aiko, name)).inside?.board).toEqual([
      { person: owner.id, games: 1, won: 1, gained: 12 },
      { person: aiko.id, games: 1, won: 0, gained: null },
    ])
    await owner.fetch('PATCH', '/api/me/passport', { strength: 'nobody' })
    expect((await clubOf(aiko, name)).inside?.board).toContainEqual({
      person: owner.id,
      games: 1,
      won: 1,
      gained: null,
    })
    expect((await clubOf(owner, name)).inside?.board[0]?.gained).toBe(12)
    if (kind === 'postgres') return
    const query = monthRows(one.context, id, monthStart(clock.at)).compile()
    const plan = await one.context.db.sql.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    })
    const steps = plan.rows.map(({ detail }) => detail)
    expect(steps.join('; ')).toMatch(/SEARCH own USING INDEX game_records_by_person_id/)
    expect(steps.filter((step) => /^SCAN/.test(step))).toEqual([])
  })

  test('an account that goes leaves its club to a helper, or else dissolves it, and takes its data along', async () => {
    const [owner, aiko, bjarni] = [await account('Zofia'), await account('Aiko'), await account('Bjarni')]
    const [name, alone] = [await found(owner, 'Heirs'), await found(owner, 'Alone')]
    await enter(owner, name, bjarni, aiko)
    await owner.fetch('PATCH', at(name, `/members/${aiko.id}`), { role: 'helper' })
    await owner.post(at(name, '/notices'), { text: 'my own words' })
    expect(await owner.get('/api/me/export')).toMatchObject({
      clubs: [
        { name, role: 'owner' },
        { name: alone, role: 'owner' },
      ],
      clubNotices: [{ name, text: 'my own words' }],
    })
    await owner.fetch('DELETE', '/api/me', { password: PASSWORD })
    expect(await rolesIn(bjarni, name)).toEqual([
      [aiko.id, 'owner'],
      [bjarni.id, 'member'],
    ])
    expect((await clubOf(bjarni, name)).inside?.notices).toEqual([])
    expect(await status(bjarni.fetch('GET', at(alone)))).toBe(404)
  })
})
