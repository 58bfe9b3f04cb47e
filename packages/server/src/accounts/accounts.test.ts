import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { House } from '../house.ts'
import type { PersonRow } from '../store/schema.ts'
import { eachDatabase } from '../testing/databases.ts'
import { logIn, makeAccount, makeGuest } from './accounts.ts'
import { exportPerson } from './export.ts'
import { deletePerson } from './leave.ts'
import { changePerson, idsOf, personOf } from './people.ts'
import { personFromRequest, type SignedIn } from './sessions.ts'
import { testHouse } from './testing.ts'
import { makeToken } from './tokens.ts'

const PASSWORD = 'correct horse'
const language = 'en'

const withCookie = (house: House, token: string) =>
  personFromRequest(house, new Headers({ cookie: `other=1; wayfare_session=${token}` }))

async function guestOf(house: House, name: string): Promise<SignedIn & { token: string }> {
  const { token } = await makeGuest(house, { name, language })
  const found = await withCookie(house, token)
  if (!found) throw new Error('no guest')
  return { ...found, token }
}

async function accountOf(house: House, name: string): Promise<PersonRow> {
  const { person } = await guestOf(house, name)
  const made = await makeAccount(house, person, name.toLowerCase(), PASSWORD)
  if (typeof made === 'string') throw new Error(made)
  return made.person
}

/** A table hosted by the first of them, each on a seat, each having said hello. */
async function tableOf({ db, now }: House, id: string, people: readonly PersonRow[]): Promise<void> {
  const at = now()
  const host = people[0]?.id ?? ''
  const table = {
    id,
    game: 'kit',
    version: 1,
    host,
    status: 'running' as const,
    listed: 0,
    daily: null,
    secret: 'hidden-seed',
  }
  await db.together([
    db.sql.insertInto('tables').values({ ...table, created_at: at, changed_at: at, summary: '{}', summary_seq: 0 }),
    ...people.flatMap((person, seat) => [
      db.sql.insertInto('seats').values({ table_id: id, seat, person_id: person.id }),
      db.sql.insertInto('chat').values({
        table_id: id,
        person_id: person.id,
        name: person.name,
        at,
        text: `hello from ${person.name}`,
        hidden: 0,
      }),
    ]),
  ])
}

/** All that lies in a folder, letter for letter. */
const bytesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')

eachDatabase('people', (open, { fresh, kind }) => {
  test('a guest that logs in becomes another id of the account', async () => {
    const { house } = testHouse(await open())
    const { sql } = house.db
    const account = await accountOf(house, 'Ada')
    const guest = await guestOf(house, 'Visitor')
    const [rude, fan] = [await guestOf(house, 'Rude'), await guestOf(house, 'Fan')]
    const bot = await makeToken(house, guest.person.id, 'bot')
    await tableOf(house, 'table1', [guest.person, fan.person])
    await sql.updateTable('people').set({ silenced: 1 }).where('id', '=', guest.person.id).execute()
    await sql
      .insertInto('mutes')
      .values([
        { person_id: guest.person.id, muted_id: rude.person.id },
        { person_id: account.id, muted_id: rude.person.id },
        { person_id: fan.person.id, muted_id: guest.person.id },
        { person_id: account.id, muted_id: guest.person.id },
      ])
      .execute()

    const from = await withCookie(house, guest.token)
    expect(await logIn(house, 'ada', 'wrong wrong', from)).toBeUndefined()
    const entered = await logIn(house, 'ada', PASSWORD, from)
    expect(entered?.person.id).toBe(account.id)
    expect((await withCookie(house, entered?.token ?? ''))?.person.id).toBe(account.id)

    expect(await idsOf(house, account.id)).toEqual([account.id, guest.person.id])
    expect(await personOf(house, guest.person.id)).toMatchObject({ id: account.id, name: 'Ada', silenced: 1 })
    const names = () => sql.selectFrom('people').select('name').where('id', '=', guest.person.id).execute()
    expect(await names()).toEqual([{ name: 'Ada' }])
    await changePerson(house, account, { name: 'Ada L.' })
    expect(await names()).toEqual([{ name: 'Ada L.' }])
    expect(await withCookie(house, guest.token)).toBeUndefined()
    expect(await personFromRequest(house, new Headers({ authorization: `Bearer ${bot?.token}` }))).toBeUndefined()
    expect(await sql.selectFrom('mutes').selectAll().orderBy('muted_id').execute()).toEqual(
      [
        { person_id: account.id, muted_id: rude.person.id },
        { person_id: fan.person.id, muted_id: account.id },
      ].sort((a, b) => (a.muted_id < b.muted_id ? -1 : 1)),
    )
    expect((await exportPerson(house, account)).tables).toMatchObject([{ id: 'table1', hosted: true, seats: [0] }])
  })

  test('from one account to another nothing moves, and the browser leaves the first', async () => {
    const { house } = testHouse(await open())
    const [ada, bob] = [await accountOf(house, 'Ada'), await accountOf(house, 'Bob')]
    const first = await logIn(house, 'ada', PASSWORD)
    const second = await logIn(house, 'bob', PASSWORD, await withCookie(house, first?.token ?? ''))
    expect((await withCookie(house, second?.token ?? ''))?.person.id).toBe(bob.id)
    expect(await withCookie(house, first?.token ?? '')).toBeUndefined()
    expect(await idsOf(house, bob.id)).toEqual([bob.id])
    expect((await personOf(house, ada.id))?.login).toBe('ada')
  })

  test('a login belongs to one person', async () => {
    const { house } = testHouse(await open())
    const guests = await Promise.all(['A', 'B', 'C'].map((name) => guestOf(house, name)))
    const made = await Promise.all(guests.map(({ person }) => makeAccount(house, person, 'ada', PASSWORD)))
    expect(made.filter((one) => one === 'login-taken')).toHaveLength(2)
    expect(made.filter((one) => typeof one === 'object')).toHaveLength(1)
  })

  test('the export tells all that is kept, and no secret', async () => {
    const { house } = testHouse(await open())
    const { db } = house
    const ada = await accountOf(house, 'Ada')
    const bob = await accountOf(house, 'Bob')
    await tableOf(house, 'table1', [bob, ada])
    await tableOf(house, 'table2', [bob])
    const at = house.now()
    const keys = '{"auth":"push-secret"}'
    const report = {
      table_id: 'table1',
      by_id: ada.id,
      about_id: bob.id,
      chat_id: 1,
      text: 'rude',
      at,
      closed_at: null,
    }
    await db.together([
      db.sql.insertInto('reports').values(report),
      db.sql.insertInto('mutes').values({ person_id: ada.id, muted_id: bob.id }),
      db.sql
        .insertInto('push')
        .values({ endpoint: 'https://push.example/endpoint-secret', person_id: ada.id, keys, created_at: at }),
      db.sql
        .insertInto('daily_results')
        .values({ day: '2030-01-01', game: 'kit', person_id: ada.id, table_id: 'table1', total: 42, at }),
    ])
    const exported = await exportPerson(house, ada)
    expect(exported).toMatchObject({
      profile: { id: ada.id, name: 'Ada', login: 'ada', hasPassword: true },
      sessions: [{ kind: 'cookie' }],
      tables: [{ id: 'table1', hosted: false, seats: [1] }],
      chat: [{ table_id: 'table1', text: 'hello from Ada' }],
      reports: [{ about_id: bob.id, text: 'rude' }],
      mutes: [bob.id],
      push: [{ host: 'push.example' }],
      dailies: [{ day: '2030-01-01', total: 42 }],
    })
    const sessions = await db.sql.selectFrom('sessions').select('token_hash').execute()
    const hashes = sessions.map((row) => row.token_hash)
    for (const secret of ['scrypt', 'endpoint-secret', 'push-secret', 'hidden-seed', 'hello from Bob', ...hashes]) {
      expect(JSON.stringify(exported)).not.toContain(secret)
    }
  })

  test('who deletes themselves leaves an id without a name, and nothing if the tables could not let them go', async () => {
    const { house } = testHouse(await open())
    const { sql } = house.db
    const bob = await accountOf(house, 'Bob')
    const account = await accountOf(house, 'Ada')
    const guest = await guestOf(house, 'Visitor')
    await tableOf(house, 'table1', [guest.person, bob])
    await logIn(house, 'ada', PASSWORD, await withCookie(house, guest.token))
    await tableOf(house, 'table2', [account])
    const [line] = await sql.selectFrom('chat').select('id').where('table_id', '=', 'table2').execute()
    const report = { table_id: 'table2', by_id: bob.id, about_id: account.id, text: 'rude', at: 0, closed_at: null }
    await sql
      .insertInto('reports')
      .values([
        { ...report, chat_id: line?.id ?? null },
        { ...report, chat_id: null },
      ])
      .execute()

    const refuse = async () => {
      throw new Error('not now')
    }
    await expect(deletePerson(house, account, refuse)).rejects.toThrow('not now')
    expect((await personOf(house, account.id))?.name).toBe('Ada')

    const told: string[] = []
    await deletePerson(house, account, async (id) => void told.push(id))
    expect(told).toEqual([account.id])
    const ids = [account.id, guest.person.id]
    const blank = { name: '', login: null, password: null, mail: null, webhook: null }
    expect(await personOf(house, guest.person.id)).toMatchObject(blank)
    expect(await sql.selectFrom('people').select('name').where('id', 'in', ids).execute()).toEqual([
      { name: '' },
      { name: '' },
    ])
    expect(await sql.selectFrom('sessions').selectAll().where('person_id', 'in', ids).execute()).toEqual([])
    const chat = await sql.selectFrom('chat').select(['name', 'text', 'hidden']).orderBy('id').execute()
    expect(chat).toEqual([
      { name: '', text: '', hidden: 1 },
      { name: 'Bob', text: 'hello from Bob', hidden: 0 },
      { name: '', text: 'hello from Ada', hidden: 1 },
    ])
    expect(await sql.selectFrom('seats').selectAll().where('person_id', 'in', ids).execute()).toHaveLength(2)
    expect(await logIn(house, 'ada', PASSWORD)).toBeUndefined()
    expect((await accountOf(house, 'Ada')).login).toBe('ada')
  })

  // What PostgreSQL leaves in its files is its own affair: see docs/OPERATIONS.md.
  if (kind === 'sqlite') {
    test('nothing of who has deleted themselves can be read from the files', async () => {
      const place = await fresh()
      const { house } = testHouse(await open(place))
      const account = await accountOf(house, 'Adalbertine')
      await changePerson(house, account, { mail: 'adalbertine@example.org', webhook: 'https://hook.example/bertine' })
      await makeToken(house, account.id, 'bot of bertine')
      // Pages that are moved and freed hold copies.
      for (let n = 0; n < 60; n++) await guestOf(house, `Guest ${n} ${'x'.repeat(200)}`)
      const hash = (await personOf(house, account.id))?.password as string
      expect(bytesIn(place.DATA_DIR)).toContain(hash)
      await deletePerson(house, account, async () => {})
      const left = bytesIn(place.DATA_DIR)
      expect(left).toContain('Guest 1 ')
      expect(left).not.toContain(hash)
      expect(left).not.toMatch(/bertine/i)
    })
  }
})
