// A guest in one click, an account for whoever wants to come back from elsewhere.

import type { House } from '../house.ts'
import type { PersonRow } from '../store/schema.ts'
import { mergeGuest } from './merge.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { newId } from './people.ts'
import { endSession, newSession, renewBrowsers, type SignedIn } from './sessions.ts'

/** `token`: for the cookie of the browser that asked. */
type Entered = { readonly person: PersonRow; readonly token: string }

export async function makeGuest(
  house: House,
  { name, language }: { name: string; language: string },
): Promise<Entered> {
  const at = house.now()
  const person: PersonRow = {
    id: newId(),
    name,
    login: null,
    password: null,
    language,
    created_at: at,
    seen_at: at,
    mail: null,
    webhook: null,
    silenced: 0,
    merged_into: null,
  }
  const session = newSession(house, person.id, 'cookie', '')
  await house.db.together([house.db.sql.insertInto('people').values(person), session.insert])
  return { person, token: session.token }
}

/** The guest becomes an account and keeps its id, and with it its tables. */
export async function makeAccount(
  house: House,
  guest: PersonRow,
  login: string,
  password: string,
): Promise<Entered | 'login-taken' | 'account-already'> {
  if (guest.login !== null) return 'account-already'
  if (await byLogin(house, login)) return 'login-taken'
  const hash = await hashPassword(password)
  let changed: bigint
  try {
    const result = await house.db.sql
      .updateTable('people')
      .set({ login, password: hash })
      .where('id', '=', guest.id)
      .where('login', 'is', null)
      .where('merged_into', 'is', null)
      .where('name', '<>', '')
      .executeTakeFirst()
    changed = result.numUpdatedRows
  } catch (error) {
    // Somebody was quicker: the database keeps logins unique.
    if (await byLogin(house, login)) return 'login-taken'
    throw error
  }
  if (changed === 0n) return 'account-already'
  // A copy of the guest's cookie, left on another device, must not open the account.
  return { person: { ...guest, login, password: hash }, token: await renewBrowsers(house, guest.id) }
}

/** `from`: who asks. A guest goes into the account; another account is only left. */
export async function logIn(
  house: House,
  login: string,
  password: string,
  from?: SignedIn,
): Promise<Entered | undefined> {
  const account = await byLogin(house, login)
  if (!(await passwordFits(password, account?.password ?? null)) || !account) return undefined
  const session = newSession(house, account.id, 'cookie', '')
  const guest = from?.session.kind === 'cookie' && from.person.login === null ? from.person : undefined
  await house.db.together([...(guest ? mergeGuest(house, guest, account) : []), session.insert])
  if (from?.session.kind === 'cookie' && !guest) await endSession(house, from.session)
  return { person: account, token: session.token }
}

/** The token of a new session, the only browser that stays logged in; undefined if the old password is wrong. */
export async function changePassword(
  house: House,
  account: PersonRow,
  old: string,
  password: string,
): Promise<string | undefined> {
  if (!(await passwordFits(old, account.password))) return undefined
  const hash = await hashPassword(password)
  await house.db.sql.updateTable('people').set({ password: hash }).where('id', '=', account.id).execute()
  return renewBrowsers(house, account.id)
}

function byLogin({ db }: House, login: string): Promise<PersonRow | undefined> {
  return db.sql.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst()
}
