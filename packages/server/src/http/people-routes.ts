// Routes for people: guests, accounts, sessions, tokens, and the download of a person's data.

import type { Person } from '@wayfare/protocol'
import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isNameTaken } from '../accounts/account-names.ts'
import { changePassword, logIn, makeAccount, makeGuest } from '../accounts/accounts.ts'
import { deletePerson } from '../accounts/delete-account.ts'
import { DEVICE_COOKIE, findDevice, newDevice } from '../accounts/devices.ts'
import { exportPerson } from '../accounts/export.ts'
import { MAX_PROGRESS_BYTES, mergeLearningProgress } from '../accounts/learning-progress.ts'
import { passwordFits } from '../accounts/passwords.ts'
import { changePerson, idsOf } from '../accounts/people.ts'
import { canMailLinks, makeMailing, recover } from '../accounts/recovery.ts'
import { COOKIE, endAllSessions, endSession, YEAR } from '../accounts/sessions.ts'
import { listTokens, MOST_TOKENS, makeToken, revokeToken } from '../accounts/tokens.ts'
import type { Context } from '../context.ts'
import { checkedWebhook } from '../notices/webhook.ts'
import type { PersonRow } from '../store/schema.ts'
import { signerOf } from '../tables/log-signing.ts'
import { type AppEnv, type HttpContext, needBrowser, signedIn } from './env.ts'
import { checkGuess, type PasswordGuess, spend } from './limits.ts'
import { reachableHosts } from './network-addresses.ts'
import { reachable } from './reachable.ts'
import { Refused, refusedField } from './refused.ts'
import { on } from './route.ts'
import { cameByHttps } from './security.ts'

export type PeopleParts = {
  /** Called when a person deletes themselves: see `deletePerson`. */
  readonly onGone: (personId: string) => Promise<void>
  /**
   * Called when sessions of this person have ended, so that their open sockets can look up again whom they belong to.
   */
  readonly onLoggedOut?: (personId: string) => void
  /** Called with the new name of the person with this id. It is empty if they have deleted themselves. */
  readonly onNamed?: (personId: string, name: string) => void
}

export function peopleRoutes(context: Context, parts: PeopleParts): Hono<AppEnv> {
  const { onGone, onLoggedOut = () => {}, onNamed = () => {} } = parts
  const routes = new Hono<AppEnv>()
  const mailLink = makeMailing(context)

  on(routes, 'GET /server', async () => ({
    address: context.settings.PUBLIC_URL || null,
    hosts: reachableHosts(context.settings),
    mail: context.settings.SMTP_URL !== '',
    recovery: canMailLinks(context),
    logKey: (await signerOf(context.db)).publicKey,
  }))

  on(routes, 'POST /guest', async (c, body) => {
    const { name, language } = await body()
    if (c.get('person')) throw new Refused(409, 'logged-in', 'you have a name already; change it, or log out first')
    spend(c.get('limits').creations, c.get('address'), 'new guests and tables from your network')
    const { person, token } = await makeGuest(context, { name, language })
    giveCookie(c, COOKIE, token)
    c.status(201)
    return { person: personForSelf(person) }
  })

  on(routes, 'GET /me', async (c) => {
    const person = c.get('person')
    // The cookie is renewed, so that it lasts a year from the last visit.
    const token = getCookie(c, COOKIE)
    if (token && c.get('session')?.kind === 'cookie') giveCookie(c, COOKIE, token)
    // All ids under which this person may have a seat at tables.
    return { person: person ? { ...personForSelf(person), ids: await idsOf(context, person.id) } : null }
  })

  on(routes, 'PATCH /me', async (c, body) => {
    const person = needBrowser(c)
    const changes = await body()
    if (changes.webhook) {
      const { webhook } = changes
      changes.webhook = await reachable('webhook', () => checkedWebhook(context, webhook))
    }
    const { name } = changes
    if (name !== undefined && person.login !== null && (await isNameTaken(context, name, person.id)))
      throw refusedField(409, 'name-taken', 'name', 'somebody has it already, or one that looks like it')
    const changed = await changePerson(context, person, changes)
    if (changed.name !== person.name) for (const id of await idsOf(context, person.id)) onNamed(id, changed.name)
    return { person: personForSelf(changed) }
  })

  on(routes, 'POST /account', async (c, body) => {
    const guest = needBrowser(c)
    const { login, password } = await body()
    spend(c.get('limits').creations, c.get('address'), 'new accounts from your network')
    const made = await makeAccount(context, guest, login, password)
    if (made === 'login-taken') throw refusedField(409, made, 'login', 'somebody has it already; choose another')
    if (made === 'name-taken')
      throw refusedField(409, made, 'name', 'another account has it, or one that looks like it; change yours first')
    if (made === 'account-already') throw new Refused(409, made, 'you have an account already')
    giveCookie(c, COOKIE, made.token)
    await rememberDevice(c, login)
    onLoggedOut(guest.id)
    c.status(201)
    return { person: personForSelf(made.person) }
  })

  on(routes, 'POST /login', async (c, body) => {
    const { login, password } = await body()
    const from = signedIn(c)
    const entered = await checkGuess(c.get('limits'), await guessFrom(c, login), () =>
      logIn(context, login, password, from),
    )
    if (!entered) throw new Refused(401, 'wrong-password', 'login and password do not fit')
    giveCookie(c, COOKIE, entered.token)
    await rememberDevice(c, login)
    if (from) {
      onLoggedOut(from.person.id)
      if (from.person.login === null && from.session.kind === 'cookie') onNamed(from.person.id, entered.person.name)
    }
    return { person: personForSelf(entered.person) }
  })

  on(routes, 'POST /logout', async (c) => {
    const from = signedIn(c)
    if (from) {
      await endSession(context, from.session)
      onLoggedOut(from.person.id)
    }
    takeCookie(c)
    return { person: null }
  })

  on(routes, 'POST /logout-everywhere', async (c) => {
    const person = needBrowser(c)
    await endAllSessions(context, person.id)
    onLoggedOut(person.id)
    takeCookie(c)
    return { person: null }
  })

  on(routes, 'POST /password', async (c, body) => {
    const person = needBrowser(c)
    const { old, password } = await body()
    const { login } = person
    if (login === null) throw new Refused(409, 'no-account', 'a guest has no password; make an account first')
    const change = () => changePassword(context, person, old, password)
    const token = await checkGuess(c.get('limits'), await guessFrom(c, login), change)
    if (token === undefined) throw refusedField(403, 'wrong-password', 'old', 'this is not your password')
    giveCookie(c, COOKIE, token)
    onLoggedOut(person.id)
    return { person: personForSelf(person) }
  })

  on(routes, 'POST /password/forgotten', async (c, body) => {
    const { login } = await body()
    spend(c.get('limits').creations, c.get('address'), 'requests for a new password')
    // The mail is sent in the background: the time of the answer must not tell whether there is such an account.
    mailLink(login).catch((error) => context.log.warn({ err: error }, 'a letter could not be sent'))
    return { ok: true }
  })

  on(routes, 'POST /password/recover', async (c, body) => {
    const { token, password } = await body()
    spend(c.get('limits').guesses, `recovery ${c.get('address')}`, 'links for a new password')
    const done = await recover(context, token, password)
    if (!done)
      throw refusedField(403, 'link-expired', 'token', 'this link has been used or is too old; ask for another')
    giveCookie(c, COOKIE, done.session)
    if (done.person.login) await rememberDevice(c, done.person.login)
    onLoggedOut(done.person.id)
    return { person: personForSelf(done.person) }
  })

  on(routes, 'DELETE /me', async (c, body) => {
    const person = needBrowser(c)
    const { password } = await body()
    const { login } = person
    if (login !== null) {
      const fits = async () => (await passwordFits(password, person.password)) || undefined
      const right = await checkGuess(c.get('limits'), await guessFrom(c, login), fits)
      if (!right) throw refusedField(403, 'wrong-password', 'password', 'this is not your password')
    }
    await deletePerson(context, person, onGone)
    onLoggedOut(person.id)
    for (const id of await idsOf(context, person.id)) onNamed(id, '')
    takeCookie(c)
    return { person: null }
  })

  on(routes, 'GET /me/export', async (c) => {
    const person = needBrowser(c)
    c.header('content-disposition', 'attachment; filename="wayfare.json"')
    return exportPerson(context, person)
  })

  on(routes, 'POST /me/learnt', async (c, body) => {
    const person = needBrowser(c)
    const kept = await mergeLearningProgress(context, person.id, await body())
    if (kept === 'no-account') throw new Refused(409, kept, 'a guest’s is kept on the device; make an account first')
    if (kept === 'too-large') throw new Refused(413, kept, `there is room for ${MAX_PROGRESS_BYTES / 1024} kB`)
    return kept
  })

  on(routes, 'GET /me/tokens', async (c) => ({ tokens: await listTokens(context, needBrowser(c).id) }))

  on(routes, 'POST /me/tokens', async (c, body) => {
    const person = needBrowser(c)
    const { label } = await body()
    const made = await makeToken(context, person.id, label)
    if (!made) throw new Refused(409, 'too-many-tokens', `there are ${MOST_TOKENS} tokens at most; revoke one first`)
    c.status(201)
    return { token: made.token, ...made.info }
  })

  on(routes, 'DELETE /me/tokens/:id', async (c) => {
    const person = needBrowser(c)
    const revoked = await revokeToken(context, person.id, c.req.param('id'))
    if (!revoked) throw new Refused(404, 'no-token', 'you have no such token')
    onLoggedOut(person.id)
    return { tokens: await listTokens(context, person.id) }
  })

  /** Describes who guesses a password. A device counts as known if it is or was logged in to the account. */
  async function guessFrom(c: HttpContext, login: string): Promise<PasswordGuess> {
    const from = signedIn(c)
    const within = from?.person.login === login && from.session.kind === 'cookie'
    const device = within ? from.session.token_hash : await findDevice(context, login, getCookie(c, DEVICE_COOKIE))
    return { address: c.get('address'), login, device }
  }

  async function rememberDevice(c: HttpContext, login: string): Promise<void> {
    if (await findDevice(context, login, getCookie(c, DEVICE_COOKIE))) return
    giveCookie(c, DEVICE_COOKIE, await newDevice(context, login))
  }

  function giveCookie(c: HttpContext, name: string, value: string): void {
    const secure = cameByHttps(context.settings, c.req.raw.headers)
    setCookie(c, name, value, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: YEAR, secure })
  }

  function takeCookie(c: HttpContext): void {
    const secure = cameByHttps(context.settings, c.req.raw.headers)
    deleteCookie(c, COOKIE, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
  }

  return routes
}

/** The account as its owner sees it. */
const personForSelf = (person: PersonRow): Person => ({
  id: person.id,
  name: person.name,
  login: person.login,
  language: person.language,
  mail: person.mail,
  webhook: person.webhook,
  created: person.created_at,
})
