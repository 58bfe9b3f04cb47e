// A guest in one click, an account for whoever wants to come back from elsewhere.

import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'
import { isNameTaken, takeName } from './account-names.ts'
import { mergeGuest } from './merge.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { newId } from './people.ts'
import { endSession, newSession, renewAll, renewBrowsers, type SignedIn } from './sessions.ts'

/** `token`: for the cookie of the browser that asked. */
type Entered = { readonly person: PersonRow; readonly token: string }

export async function makeGuest(
  context: Context,
  { name, language }: { name: string; language: string },
): Promise<Entered> {
  const at = context.now()
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
    learnt: null,
  }
  const session = newSession(context, person.id, 'cookie', '')
  await context.db.together([context.db.sql.insertInto('people').values(person), session.insert])
  return { person, token: session.token }
}

/** The guest becomes an account and keeps its id, and with it its tables. */
export async function makeAccount(
  context: Context,
  guest: PersonRow,
  login: string,
  password: string,
): Promise<Entered | 'login-taken' | 'name-taken' | 'account-already'> {
  if (guest.login !== null) return 'account-already'
  if (await byLogin(context, login)) return 'login-taken'
  if (await isNameTaken(context, guest.name, guest.id)) return 'name-taken'
  const hash = await hashPassword(password, context.settings.PASSWORD_COST)
  let changed: bigint
  try {
    const result = await context.db.sql
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
    if (await byLogin(context, login)) return 'login-taken'
    throw error
  }
  if (changed === 0n) return 'account-already'
  await context.db.together(takeName(context.db, guest.name, guest.id))
  // A copy of the guest's cookie, left on another device, must not open the account; nor must a token that somebody else has made
  // on a device where the guest was known.
  return { person: { ...guest, login, password: hash }, token: await renewAll(context, guest.id) }
}

/** `from`: who asks. A guest goes into the account; another account is only left. */
export async function logIn(
  context: Context,
  login: string,
  password: string,
  from?: SignedIn,
): Promise<Entered | undefined> {
  const account = await byLogin(context, login)
  if (!(await passwordFits(password, account?.password ?? null, context.settings.PASSWORD_COST)) || !account)
    return undefined
  const session = newSession(context, account.id, 'cookie', '')
  const guest = from?.session.kind === 'cookie' && from.person.login === null ? from.person : undefined
  await context.db.together([...(guest ? mergeGuest(context, guest, account) : []), session.insert])
  if (from?.session.kind === 'cookie' && !guest) await endSession(context, from.session)
  return { person: account, token: session.token }
}

/** The token of a new session, the only browser that stays logged in; undefined if the old password is wrong. */
export async function changePassword(
  context: Context,
  account: PersonRow,
  old: string,
  password: string,
): Promise<string | undefined> {
  if (!(await passwordFits(old, account.password, context.settings.PASSWORD_COST))) return undefined
  const hash = await hashPassword(password, context.settings.PASSWORD_COST)
  await context.db.sql.updateTable('people').set({ password: hash }).where('id', '=', account.id).execute()
  return renewBrowsers(context, account.id)
}

function byLogin({ db }: Context, login: string): Promise<PersonRow | undefined> {
  return db.sql.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst()
}
