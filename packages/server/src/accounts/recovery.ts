// A way back into an account whose password is forgotten: by a link in a letter, or by whoever runs the server.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { sendLetter } from '../notices/mail.ts'
import { recoveryLetter } from '../notices/texts.ts'
import type { Database } from '../store/database.ts'
import type { PersonRow } from '../store/schema.ts'
import { storedSecret } from '../store/stored-secret.ts'
import { hashPassword } from './passwords.ts'
import { renewBrowsers } from './sessions.ts'

const VALID_MS = 60 * 60 * 1000
const MAIL_LIMIT_MS = 10_000
/** Nobody is sent another letter before this time has passed. */
const PAUSE_MS = 5 * 60 * 1000

/** Letters can be sent, and it is known which address to put into them. */
export const canMailLinks = ({ settings }: Pick<Context, 'settings'>): boolean =>
  settings.SMTP_URL !== '' && settings.PUBLIC_URL !== ''

const secretOf = (db: Database): Promise<string> =>
  storedSecret(db, 'recovery secret', () => randomBytes(32).toString('base64url'))

/** Signed together with the password that is to be replaced, so that a link works once. */
function signed(secret: string, { id, password }: PersonRow, until: number): string {
  return createHmac('sha256', secret).update(`${id} ${until} ${password}`).digest('base64url')
}

async function recoveryToken({ db, now }: Context, person: PersonRow): Promise<string> {
  const until = now() + VALID_MS
  return `${person.id}.${until}.${signed(await secretOf(db), person, until)}`
}

/** The account that a token opens, while it does. */
async function accountBy({ db, now }: Context, token: string): Promise<PersonRow | undefined> {
  const [id = '', until = '', mac = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) <= now()) return undefined
  const person = await db.sql.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
  if (!person?.login) return undefined
  const [given, expected] = [Buffer.from(mac), Buffer.from(signed(await secretOf(db), person, Number(until)))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? person : undefined
}

/** Sets the new password. All browsers are logged out but the one that gets the new session. */
export async function recover(
  context: Context,
  token: string,
  password: string,
): Promise<{ readonly person: PersonRow; readonly session: string } | undefined> {
  const person = await accountBy(context, token)
  if (!person) return undefined
  const hash = await hashPassword(password, context.settings.PASSWORD_COST)
  const { numUpdatedRows } = await context.db.sql
    .updateTable('people')
    .set({ password: hash })
    .where('id', '=', person.id)
    .where('password', '=', person.password)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  return { person, session: await renewBrowsers(context, person.id) }
}

/** Sends the letter, if there is such an account and it has an address; says to nobody whether it did. */
export function makeMailing(context: Context): (login: string) => Promise<void> {
  const sentAt = new Map<string, number>()
  return async (login) => {
    if (!canMailLinks(context)) return
    const { db, settings, now } = context
    const person = await db.sql.selectFrom('people').selectAll().where('login', '=', login).executeTakeFirst()
    if (!person?.mail) return
    for (const [id, at] of sentAt) if (now() - at >= PAUSE_MS) sentAt.delete(id)
    if (sentAt.has(person.id)) return
    sentAt.set(person.id, now())
    const url = `${settings.PUBLIC_URL}/recover#${await recoveryToken(context, person)}`
    await sendLetter(settings, person.mail, recoveryLetter(person.language, { login, url }), MAIL_LIMIT_MS)
  }
}

/** For whoever runs the server: a password of chance, and all browsers logged out. undefined: there is no such account. */
export async function replacePassword({ sql }: Database, login: string): Promise<string | undefined> {
  const password = randomBytes(12).toString('base64url')
  const [account] = await sql
    .updateTable('people')
    .set({ password: await hashPassword(password) })
    .where('login', '=', login.toLowerCase())
    .returning('id')
    .execute()
  if (!account) return undefined
  await sql.deleteFrom('sessions').where('person_id', '=', account.id).where('kind', '=', 'cookie').execute()
  return password
}
