// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LearningProgress } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'
import { eachDatabase } from '../testing/databases.ts'
import { logIn, makeAccount, makeGuest } from './accounts.ts'
import { deletePerson } from './delete-account.ts'
import { exportPerson } from './export.ts'
import { mergeLearningProgress } from './learning-progress.ts'
import { changePerson, idsOf, personOf } from './people.ts'
import { personFromRequest, type SignedIn } from './sessions.ts'
import { testContext } from './testing.ts'
import { makeToken } from './tokens.ts'

const PASSWORD = 'correct horse'
const language = 'en'

const withCookie = (context: Context, token: string) =>
  personFromRequest(context, new Headers({ cookie: `other=1; wayfare_session=${token}` }))

async function guestOf(context: Context, name: string): Promise<SignedIn & { token: string }> {
  const { token } = await makeGuest(context, { name, language })
  const found = await withCookie(context, token)
  if (!found) throw new Error('no guest')
  return { ...found, token }
}

async function accountOf(context: Context, name: string): Promise<PersonRow> {
  const { person } = await guestOf(context, name)
  const made = await makeAccount(context, person, name.toLowerCase(), PASSWORD)
  if (typeof made === 'string') throw new Error(made)
  return made.person
}

const learnt = (...ideas: string[]): LearningProgress => ({
  arnak: { ideas, help: { chosen: null, chosenAt: 0, finished: 0, made: {}, doubts: {} }, guided: null },
})

/** A table hosted by the first of them, each on a seat, each having said hello. */
async function tableOf({ db, now }: Context, id: string, people: readonly PersonRow[]): Promise<void> {
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
    db.sql.insertInto('tables').values({
      ...table,
      created_at: at,
      changed_at: at,
      summary: '{}',
      summary_seq: 0,
      takeable: 0,
      club_id: null,
      members_only: 0,
    }),
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
    const { context } = testContext(await open())
    const { sql } = context.db
    const account = await accountOf(context, 'Ada')
    const guest = await guestOf(context, 'Visitor')
    const [rude, fan] = [await guestOf(context, 'Rude'), await guestOf(context, 'Fan')]
    const bot = await makeToken(context, guest.person.id, 'bot')
    await tableOf(context, 'table1', [guest.person, fan.person])
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

    const from = await withCookie(context, guest.token)
    expect(await logIn(context, 'ada', 'wrong wrong', from)).toBeUndefined()
    const entered = await logIn(context, 'ada', PASSWORD, from)
    expect(entered?.person.id).toBe(account.id)
    expect((await withCookie(context, entered?.token ?? ''))?.person.id).toBe(account.id)

    expect(await idsOf(context, account.id)).toEqual([account.id, guest.person.id])
    expect(await personOf(context, guest.person.id)).toMatchObject({ id: account.id, name: 'Ada', silenced: 1 })
    const names = () => sql.selectFrom('people').select('name').where('id', '=', guest.person.id).execute()
    expect(await names()).toEqual([{ name: 'Ada' }])
    await changePerson(context, account, { name: 'Ada L.' })
    expect(await names()).toEqual([{ name: 'Ada L.' }])
    expect(await withCookie(context, guest.token)).toBeUndefined()
    expect(await personFromRequest(context, new Headers({ authorization: `Bearer ${bot?.token}` }))).toBeUndefined()
    expect(await sql.selectFrom('mutes').selectAll().orderBy('muted_id').execute()).toEqual(
      [
        { person_id: account.id, muted_id: rude.person.id },
        { person_id: fan.person.id, muted_id: account.id },
      ].sort((a, b) => (a.muted_id < b.muted_id ? -1 : 1)),
    )
    expect((await exportPerson(context, account)).tables).toMatchObject([{ id: 'table1', hosted: true, seats: [0] }])
  })

  test('from one account to another nothing moves, and the browser leaves the first', async () => {
    const { context } = testContext(await open())
    const [ada, bob] = [await accountOf(context, 'Ada'), await accountOf(context, 'Bob')]
    const first = await logIn(context, 'ada', PASSWORD)
    const second = await logIn(context, 'bob', PASSWORD, await withCookie(context, first?.token ?? ''))
    expect((await withCookie(context, second?.token ?? ''))?.person.id).toBe(bob.id)
    expect(await withCookie(context, first?.token ?? '')).toBeUndefined()
    expect(await idsOf(context, bob.id)).toEqual([bob.id])
    expect((await personOf(context, ada.id))?.login).toBe('ada')
  })

  test('what several devices have learnt is joined, also at the same moment', async () => {
    const { context } = testContext(await open())
    const ada = await accountOf(context, 'Ada')
    const ideas = ['camp', 'boot', 'fear', 'idol', 'slot']
    await Promise.all(ideas.map((idea) => mergeLearningProgress(context, ada.id, learnt(idea))))
    const kept = await mergeLearningProgress(context, ada.id, {})
    if (typeof kept === 'string') throw new Error(kept)
    expect(kept.arnak?.ideas.toSorted()).toEqual(ideas.toSorted())
  })

  test('chapters that were finished on one device are finished on all, and a client that knows of none loses none', async () => {
    const { context } = testContext(await open())
    const ada = await accountOf(context, 'Ada')
    const finished = (...reached: string[]): LearningProgress => {
      const [game = '', known] = Object.entries(learnt('camp'))[0] ?? []
      return known ? { [game]: { ...known, chapters: { reached, answered: reached.slice(1) } } } : {}
    }
    await mergeLearningProgress(context, ada.id, finished('exile'))
    await mergeLearningProgress(context, ada.id, finished('guardians', 'temple'))
    const kept = await mergeLearningProgress(context, ada.id, learnt('boot'))
    if (typeof kept === 'string') throw new Error(kept)
    expect(kept.arnak?.ideas).toEqual(['camp', 'boot'])
    expect(kept.arnak?.chapters).toEqual({ reached: ['exile', 'guardians', 'temple'], answered: ['temple'] })
  })

  test('what a guest has learnt stays on the device, and an account has only so much room', async () => {
    const { context } = testContext(await open())
    const guest = await guestOf(context, 'Visitor')
    expect(await mergeLearningProgress(context, guest.person.id, learnt('camp'))).toBe('no-account')
    const ada = await accountOf(context, 'Ada')
    const many = Array.from({ length: 2000 }, (_, n) => `idea-of-forty-letters-and-no-more-${n}`)
    expect(await mergeLearningProgress(context, ada.id, learnt(...many))).toBe('too-large')
    expect(await mergeLearningProgress(context, ada.id, {})).toEqual({})
  })

  test('a login belongs to one person', async () => {
    const { context } = testContext(await open())
    const guests = await Promise.all(['A', 'B', 'C'].map((name) => guestOf(context, name)))
    const made = await Promise.all(guests.map(({ person }) => makeAccount(context, person, 'ada', PASSWORD)))
    expect(made.filter((one) => one === 'login-taken')).toHaveLength(2)
    expect(made.filter((one) => typeof one === 'object')).toHaveLength(1)
  })

  test('the export tells all that is kept, and no secret', async () => {
    const { context } = testContext(await open())
    const { db } = context
    const ada = await accountOf(context, 'Ada')
    const bob = await accountOf(context, 'Bob')
    await tableOf(context, 'table1', [bob, ada])
    await tableOf(context, 'table2', [bob])
    const at = context.now()
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
    await mergeLearningProgress(context, ada.id, learnt('camp'))
    const exported = await exportPerson(context, (await personOf(context, ada.id)) ?? ada)
    expect(exported).toMatchObject({
      profile: { id: ada.id, name: 'Ada', login: 'ada', hasPassword: true, learnt: JSON.stringify(learnt('camp')) },
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
    const { context } = testContext(await open())
    const { sql } = context.db
    const bob = await accountOf(context, 'Bob')
    const account = await accountOf(context, 'Ada')
    const guest = await guestOf(context, 'Visitor')
    await tableOf(context, 'table1', [guest.person, bob])
    await logIn(context, 'ada', PASSWORD, await withCookie(context, guest.token))
    await tableOf(context, 'table2', [account])
    await mergeLearningProgress(context, account.id, learnt('camp'))
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
    await expect(deletePerson(context, account, refuse)).rejects.toThrow('not now')
    expect((await personOf(context, account.id))?.name).toBe('Ada')

    const told: string[] = []
    await deletePerson(context, account, async (id) => void told.push(id))
    expect(told).toEqual([account.id])
    const ids = [account.id, guest.person.id]
    const blank = { name: '', login: null, password: null, mail: null, webhook: null, learnt: null }
    expect(await personOf(context, guest.person.id)).toMatchObject(blank)
    expect(await personOf(context, account.id)).toMatchObject(blank)
    expect(await mergeLearningProgress(context, account.id, learnt('camp'))).toBe('no-account')
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
    expect(await logIn(context, 'ada', PASSWORD)).toBeUndefined()
    expect((await accountOf(context, 'Ada')).login).toBe('ada')
  })

  // What PostgreSQL leaves in its files is its own affair: see docs/OPERATIONS.md.
  if (kind === 'sqlite') {
    test('nothing of who has deleted themselves can be read from the files', async () => {
      const store = await fresh()
      const { context } = testContext(await open(store))
      const account = await accountOf(context, 'Adalbertine')
      await changePerson(context, account, { mail: 'adalbertine@example.org', webhook: 'https://hook.example/bertine' })
      await mergeLearningProgress(context, account.id, learnt('bertine'))
      await makeToken(context, account.id, 'bot of bertine')
      // Pages that are moved and freed hold copies.
      for (let n = 0; n < 60; n++) await guestOf(context, `Guest ${n} ${'x'.repeat(200)}`)
      const hash = (await personOf(context, account.id))?.password as string
      expect(bytesIn(store.DATA_DIR)).toContain(hash)
      await deletePerson(context, account, async () => {})
      const left = bytesIn(store.DATA_DIR)
      expect(left).toContain('Guest 1 ')
      expect(left).not.toContain(hash)
      expect(left).not.toMatch(/bertine/i)
    })
  }
})
