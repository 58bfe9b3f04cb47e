import { expect, test } from 'vitest'
import { logIn, makeAccount, makeGuest } from '../accounts/accounts.ts'
import { deletePerson } from '../accounts/delete-account.ts'
import { exportPerson } from '../accounts/export.ts'
import { personFromRequest } from '../accounts/sessions.ts'
import { testContext } from '../accounts/testing.ts'
import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { block } from './blocks.ts'
import { friendList } from './friend-list.ts'
import { befriend } from './friendships.ts'
import { makeLink } from './links.ts'
import { noteHere } from './presence.ts'
import { askByName } from './requests.ts'

const PASSWORD = 'correct horse'
const TABLES = [
  'friendships',
  'friend_requests',
  'friend_links',
  'blocks',
  'presence',
  'presence_settings',
  'invitations',
] as const

async function accountOf(context: Context, name: string): Promise<PersonRow> {
  const { person } = await makeGuest(context, { name, language: 'en' })
  const made = await makeAccount(context, person, name.toLowerCase(), PASSWORD)
  if (typeof made === 'string') throw new Error(made)
  return made.person
}

eachDatabaseInSoak('friends of an account that changes', (open) => {
  test('a guest’s friends, requests and blocks go into the account, and a block counts for more than a friendship', async () => {
    const { context } = testContext(await open())
    const { db } = context
    const guest = await makeGuest(context, { name: 'Visitor', language: 'en' })
    const account = await accountOf(context, 'Ada')
    const [bob, cleo, dora] = await Promise.all(['Bob', 'Cleo', 'Dora'].map((name) => accountOf(context, name)))
    if (!bob || !cleo || !dora) throw new Error('nobody is here')
    const id = guest.person.id
    for (const other of [bob, cleo, account]) await db.together(befriend(db.sql, id, other.id, 1))
    await db.together(befriend(db.sql, account.id, bob.id, 2))
    await block(context, account, cleo.id)
    await askByName(context, dora, 'ada')
    await db.together([
      db.sql.insertInto('friend_requests').values([
        { id: 'r1', from_id: id, to_id: dora.id, name: 'Dora', given_id: dora.id, at: context.now(), silent: 0 },
        { id: 'r2', from_id: bob.id, to_id: id, name: 'Visitor', given_id: id, at: context.now(), silent: 0 },
      ]),
      db.sql.insertInto('presence_settings').values({ person_id: id, here: 'nobody', playing: 'friends' }),
      db.sql.insertInto('invitations').values({ table_id: 'table1', from_id: bob.id, to_id: id, at: 1 }),
    ])
    await logIn(
      context,
      'ada',
      PASSWORD,
      await personFromRequest(context, new Headers({ cookie: `wayfare_session=${guest.token}` })),
    )

    const list = await friendList(context, account.id)
    expect(list.friends).toMatchObject([{ name: 'Bob', since: 2 }])
    expect(list.incoming).toMatchObject([{ name: 'Dora' }])
    expect(list.outgoing).toMatchObject([{ name: 'Dora' }])
    expect(list.blocked).toMatchObject([{ name: 'Cleo' }])
    expect(list.shows).toEqual({ here: 'nobody', playing: 'friends' })
    expect((await friendList(context, bob.id)).outgoing).toEqual([])
    expect((await friendList(context, cleo.id)).friends).toEqual([])
    expect(await exportPerson(context, account)).toMatchObject({
      friends: [{ friend_id: bob.id, name: 'Bob' }],
      friendRequests: [{ name: 'Dora' }],
      blocks: [{ blocked_id: cleo.id }],
      invitations: [{ table_id: 'table1', to_id: account.id }],
      presenceSettings: [{ here: 'nobody' }],
    })
    for (const table of TABLES) {
      const rows = await db.sql
        .selectFrom(table as 'friend_requests')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows.map((row) => ({ ...row, given_id: null }))), table).not.toContain(id)
    }

    await makeLink(context, account.id)
    await noteHere(context, account.id, null)
    await deletePerson(context, account, async () => {})
    for (const other of [bob, cleo, dora])
      expect(JSON.stringify(await friendList(context, other.id))).not.toContain(account.id)
    for (const table of TABLES) expect(await db.sql.selectFrom(table).selectAll().execute(), table).toEqual([])
  })
})
