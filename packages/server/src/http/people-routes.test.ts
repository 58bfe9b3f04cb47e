// @module-tag slow
import { afterEach, expect, test } from 'vitest'
import { hashToken, personFromRequest } from '../accounts/sessions.ts'
import { type TestApp, testApp } from './testing.ts'

const open: TestApp[] = []
async function start(env: Record<string, string> = {}) {
  const made = await testApp(env)
  open.push(made)
  return made
}
afterEach(async () => {
  for (const made of open.splice(0)) await made.close()
})

const PASSWORD = 'correct horse'

test('a guest needs a name and nothing else, and gets a cookie that scripts and foreign pages cannot use', async () => {
  const { browser } = await start()
  const ada = browser()
  expect((await ada.get('/api/me')).body).toEqual({ person: null })
  const { status, headers, body } = await ada.post('/api/guest', { name: '  Ада ', language: 'ru' })
  expect(status).toBe(201)
  expect(body.person).toMatchObject({ name: 'Ада', language: 'ru', login: null })
  const cookie = headers.get('set-cookie')
  expect(cookie).toMatch(/^wayfare_session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await ada.get('/api/me')).body.person.id).toBe(body.person.id)
})

test('the cookie is Secure if the request came by https', async () => {
  const published = await start({ PUBLIC_URL: 'https://play.test' })
  const origin = { origin: 'https://play.test' }
  expect((await published.browser().post('/api/guest', { name: 'A' }, origin)).headers.get('set-cookie')).toMatch(
    /; Secure/,
  )
  const proxied = await start({ TRUST_PROXY: 'true' })
  const byProxy = { ...origin, 'x-forwarded-proto': 'https' }
  expect((await proxied.browser().post('/api/guest', { name: 'A' }, byProxy)).headers.get('set-cookie')).toMatch(
    /; Secure/,
  )
  const plain = await start()
  const pretended = { 'x-forwarded-proto': 'https' }
  expect((await plain.browser().post('/api/guest', { name: 'A' }, pretended)).headers.get('set-cookie')).not.toMatch(
    /Secure/,
  )
})

test('the database holds the hash of a token, never the token; neither does the log', async () => {
  const { browser, context, lines } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  const { body } = await ada.post('/api/me/tokens', { label: 'my bot' })
  await ada.get(`/api/me?token=${body.token}`, { authorization: `Bearer ${body.token}` })
  await ada.get(`/api/tables/${body.token}`)
  const sessions = await context.db.sql.selectFrom('sessions').selectAll().execute()
  expect(sessions.map((row) => row.token_hash).sort()).toEqual([hashToken(ada.token()), hashToken(body.token)].sort())
  const kept = JSON.stringify(sessions) + lines.join('')
  expect(kept).not.toContain(ada.token())
  expect(kept).not.toContain(body.token)
  expect(lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'request')).toMatchObject([
    { method: 'POST', route: '/api/guest', status: 201 },
    { method: 'POST', route: '/api/me/tokens', status: 201 },
    { method: 'GET', route: '/api/me', status: 200 },
    { method: 'GET', route: 'unknown', status: 404 },
  ])
})

test('an account keeps the id of the guest it was, and the old cookie opens it no more', async () => {
  const { browser } = await start()
  const ada = browser()
  const guest = (await ada.post('/api/guest', { name: 'Ada' })).body.person
  const copy = browser()
  copy.jar.cookie = ada.jar.cookie
  const { status, body } = await ada.post('/api/account', { login: 'Ada.L', password: PASSWORD })
  expect(status).toBe(201)
  expect(body.person).toEqual({ ...guest, login: 'ada.l' })
  expect((await ada.get('/api/me')).body.person.id).toBe(guest.id)
  expect((await copy.get('/api/me')).body.person).toBeNull()
  expect((await ada.post('/api/account', { login: 'other', password: PASSWORD })).body.error.code).toBe(
    'account-already',
  )

  const elsewhere = browser()
  expect((await elsewhere.post('/api/login', { login: 'ADA.l', password: PASSWORD })).body.person.id).toBe(guest.id)
  await elsewhere.post('/api/logout')
  await elsewhere.post('/api/guest', { name: 'Bob' })
  expect((await elsewhere.post('/api/account', { login: 'ada.L', password: PASSWORD })).body.error.code).toBe(
    'login-taken',
  )
})

test('if two people want the same login at once, one of them gets it', async () => {
  const { browser } = await start()
  const both = [browser(), browser()]
  for (const one of both) await one.post('/api/guest', { name: 'Ada' })
  const answers = await Promise.all(both.map((one) => one.post('/api/account', { login: 'ada', password: PASSWORD })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('wrong passwords for a login from an address are limited; right ones cost nothing', async () => {
  const { browser, clock } = await start({ GUESSES_PER_HOUR: '3' })
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  for (let n = 0; n < 5; n++) {
    expect((await browser().post('/api/login', { login: 'ada', password: PASSWORD })).status).toBe(200)
  }
  const other = browser()
  for (let n = 0; n < 3; n++) {
    const { status, body } = await other.post('/api/login', { login: 'ada', password: 'wrong wrong' })
    expect([status, body.error.code]).toEqual([401, 'wrong-password'])
  }
  const refused = await other.post('/api/login', { login: 'ada', password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1200')
  expect(refused.body.error.message).toBe('too many wrong passwords; try again in 20 minutes')
  clock.at += 20 * 60_000
  expect((await other.post('/api/login', { login: 'ada', password: PASSWORD })).status).toBe(200)
})

test('guesses by strangers lock nobody out on a device where they are or were logged in', async () => {
  const { browser } = await start({ GUESSES_PER_HOUR: '1', TRUST_PROXY: 'true' })
  const [ada, phone] = [browser(), browser()]
  await ada.post('/api/guest', { name: 'Ada' })
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  await phone.post('/api/login', { login: 'ada', password: PASSWORD })
  await phone.post('/api/logout')
  const from = (n: number) => ({ 'x-forwarded-for': `9.9.9.${n}` })
  const attempt = (who: ReturnType<typeof browser>, password: string, n: number) =>
    who.post('/api/login', { login: 'ada', password }, from(n))
  for (let n = 0; n < 10; n++) expect((await attempt(browser(), 'wrong wrong', n)).status).toBe(401)
  expect((await attempt(browser(), PASSWORD, 99)).status).toBe(429)

  expect((await attempt(phone, PASSWORD, 0)).status).toBe(200)
  const changed = { old: PASSWORD, password: 'another horse' }
  expect((await ada.post('/api/password', changed, from(0))).status).toBe(200)
  expect((await attempt(phone, 'another horse', 99)).status).toBe(200)
  // A known device may not guess without end, and it is known only to its own account.
  await phone.post('/api/logout')
  expect((await attempt(phone, 'wrong wrong', 98)).status).toBe(401)
  expect((await attempt(phone, 'another horse', 99)).status).toBe(429)
  const eve = browser()
  await eve.post('/api/guest', { name: 'Eve' })
  await eve.post('/api/account', { login: 'eve', password: PASSWORD })
  expect((await attempt(eve, 'another horse', 99)).status).toBe(429)
})

test('many guesses at once gain nothing', async () => {
  const { browser } = await start({ GUESSES_PER_HOUR: '3' })
  const guesses = Array.from({ length: 8 }, () =>
    browser().post('/api/login', { login: 'ada', password: 'wrong wrong' }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('an account is spoken for by no token that the guest had made', async () => {
  const { browser, app } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  const { token } = (await ada.post('/api/me/tokens', { label: 'bot' })).body
  const withToken = () =>
    app.request('http://play.test/api/tables?which=mine', { headers: { authorization: `Bearer ${token}` } })
  expect((await withToken()).status).not.toBe(401)
  expect((await ada.post('/api/account', { login: 'ada', password: PASSWORD })).status).toBe(201)
  expect((await withToken()).status).toBe(401)
  expect((await ada.get('/api/me/tokens')).body).toEqual({ tokens: [] })
})

test('a new password logs the other browsers out; logging out everywhere ends tokens too', async () => {
  const { browser, context } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  const phone = browser()
  await phone.post('/api/login', { login: 'ada', password: PASSWORD })
  expect((await ada.post('/api/password', { old: 'not it at all', password: 'new password' })).status).toBe(403)
  expect((await ada.post('/api/password', { old: PASSWORD, password: 'new password' })).status).toBe(200)
  expect((await phone.get('/api/me')).body.person).toBeNull()
  await phone.post('/api/login', { login: 'ada', password: 'new password' })
  const { token } = (await ada.post('/api/me/tokens', { label: 'bot' })).body
  await ada.post('/api/logout-everywhere')
  expect((await phone.get('/api/me')).body.person).toBeNull()
  expect(await personFromRequest(context, new Headers({ authorization: `Bearer ${token}` }))).toBeUndefined()
  expect(ada.token()).toBe('')
})

test('a token plays in its owner’s name but manages nothing, and ends when it is revoked', async () => {
  const { browser, app } = await start()
  const ada = browser()
  const me = (await ada.post('/api/guest', { name: 'Ada' })).body.person
  const made = (await ada.post('/api/me/tokens', { label: 'bot' })).body
  const headers = { authorization: `Bearer ${made.token}`, 'content-type': 'application/json' }
  expect(await (await app.request('/api/me', { headers })).json()).toMatchObject({ person: { id: me.id } })
  const change = await app.request('/api/me', { method: 'PATCH', headers, body: '{"name":"Eve"}' })
  expect(change.status).toBe(403)
  expect(await change.json()).toMatchObject({ error: { code: 'browser-only' } })

  const { tokens } = (await ada.get('/api/me/tokens')).body
  expect(tokens).toEqual([{ id: made.id, label: 'bot', created: expect.any(Number), seen: expect.any(Number) }])
  for (let n = 1; n < 10; n++) expect((await ada.post('/api/me/tokens', { label: `bot ${n}` })).status).toBe(201)
  expect((await ada.post('/api/me/tokens', { label: 'one more' })).body.error.code).toBe('too-many-tokens')
  const stranger = browser()
  await stranger.post('/api/guest', { name: 'Eve' })
  expect((await stranger.delete(`/api/me/tokens/${made.id}`)).status).toBe(404)
  expect((await ada.delete(`/api/me/tokens/${made.id}`)).body.tokens).toHaveLength(9)
  expect((await app.request('/api/me', { headers })).status).toBe(401)
})

test('a cookie is no bearer token, and a token no cookie', async () => {
  const { browser, context } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  const { token } = (await ada.post('/api/me/tokens', { label: 'bot' })).body
  expect(await personFromRequest(context, new Headers({ authorization: `Bearer ${ada.token()}` }))).toBeUndefined()
  expect(await personFromRequest(context, new Headers({ cookie: `wayfare_session=${token}` }))).toBeUndefined()
})

test('when somebody was last seen is written once an hour, and a browser unused for a year is forgotten', async () => {
  const { browser, context, clock } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  const began = clock.at
  const seen = async () =>
    (await context.db.sql.selectFrom('people').select('seen_at').executeTakeFirstOrThrow()).seen_at
  clock.at = began + 59 * 60_000
  await ada.get('/api/me')
  expect(await seen()).toBe(began)
  clock.at = began + 61 * 60_000
  await ada.get('/api/me')
  expect(await seen()).toBe(clock.at)
  clock.at += 366 * 24 * 60 * 60_000
  expect((await ada.get('/api/me')).body.person).toBeNull()
})

test('every field of a request is checked, and the answer names a wrong one', async () => {
  const { browser } = await start()
  const ada = browser()
  const message = async (...args: Parameters<typeof ada.post>) => (await ada.post(...args)).body.error.message
  expect(await message('/api/guest', {})).toMatch(/^name: /)
  expect(await message('/api/guest', { name: '\u200b' })).toBe('name: a name needs something to see')
  expect(await message('/api/guest', { name: 'A', admin: true })).toMatch(/^admin: /)
  expect(await message('/api/guest', '{"name"')).toBe('the body is no JSON')
  expect((await ada.post('/api/guest', '{"name":"A"}', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await ada.post('/api/guest', { name: 'a'.repeat(70_000) })).status).toBe(413)
  await ada.post('/api/guest', { name: 'Ada' })
  expect(await message('/api/account', { login: 'a b', password: PASSWORD })).toMatch(/^login: a login has 3 to 32/)
  expect(await message('/api/account', { login: 'ada', password: 'short' })).toBe(
    'password: a password has 8 to 200 characters',
  )
  expect((await ada.patch('/api/me', { webhook: 'javascript:alert(1)' })).body.error.message).toMatch(/^webhook: /)
  const changed = await ada.patch('/api/me', { name: 'Грета', mail: 'greta@example.org', webhook: null })
  expect(changed.body.person).toMatchObject({ name: 'Грета', mail: 'greta@example.org', webhook: null })
})

test('the learning progress of an account is checked, merged and returned', async () => {
  const { browser } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  const help = { chosen: null, chosenAt: 0, finished: 1, made: { turn: 3 }, doubts: {} }
  const learnt = { arnak: { ideas: ['camp'], help, guided: null } }
  expect((await ada.post('/api/me/learnt', learnt)).body.error.code).toBe('no-account')
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  expect((await ada.post('/api/me/learnt', learnt)).body).toEqual(learnt)
  const wrong = { arnak: { ...learnt.arnak, ideas: ['a b'] } }
  expect((await ada.post('/api/me/learnt', wrong)).body.error.message).toMatch(/^arnak\.ideas\.0: /)
  const other = browser()
  await other.post('/api/login', { login: 'ada', password: PASSWORD })
  expect((await other.post('/api/me/learnt', {})).body).toEqual(learnt)
})

test('guests are limited by address', async () => {
  const { browser } = await start({ CREATIONS_PER_HOUR: '2' })
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await browser().post('/api/guest', { name: 'Ada' })).status)
  expect(statuses).toEqual([201, 201, 429])
})

test('an account is deleted with its password only; a guest without', async () => {
  const { browser, gone } = await start()
  const ada = browser()
  const { id } = (await ada.post('/api/guest', { name: 'Ada' })).body.person
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  expect((await ada.get('/api/me/export')).body.profile).toMatchObject({ id, login: 'ada' })
  expect((await ada.delete('/api/me')).body.error.code).toBe('wrong-password')
  expect((await ada.delete('/api/me', { password: 'wrong wrong' })).status).toBe(403)
  expect(gone).toEqual([])
  expect((await ada.delete('/api/me', { password: PASSWORD })).status).toBe(200)
  expect((await ada.get('/api/me')).body.person).toBeNull()
  const guest = browser()
  const visitor = (await guest.post('/api/guest', { name: 'Visitor' })).body.person
  expect((await guest.delete('/api/me')).status).toBe(200)
  expect(gone).toEqual([id, visitor.id])
})

test('a guest who logs in brings their learning progress along', async () => {
  const { browser, context, named } = await start()
  const ada = browser()
  const account = (await ada.post('/api/guest', { name: 'Ada' })).body.person
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  const phone = browser()
  const guest = (await phone.post('/api/guest', { name: 'Phone' })).body.person
  expect((await phone.post('/api/login', { login: 'ada', password: PASSWORD })).body.person.id).toBe(account.id)
  expect((await phone.get('/api/me/export')).body.profile.otherIds).toEqual([guest.id])
  await phone.patch('/api/me', { name: 'Ada L.' })
  await phone.patch('/api/me', { language: 'fr' })
  await phone.delete('/api/me', { password: PASSWORD })
  expect(named).toEqual([
    [guest.id, 'Ada'],
    [account.id, 'Ada L.'],
    [guest.id, 'Ada L.'],
    [account.id, ''],
    [guest.id, ''],
  ])
  expect(await context.db.sql.selectFrom('people').select('merged_into').where('id', '=', guest.id).execute()).toEqual([
    { merged_into: account.id },
  ])
})

test('a game may have the name of an object’s built-in property, and its progress is stored', async () => {
  const { browser } = await start()
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  await ada.post('/api/account', { login: 'ada', password: PASSWORD })
  const help = { chosen: null, chosenAt: 0, finished: 1, made: { toString: 2 }, doubts: { valueOf: 1 } }
  const learnt = { ideas: ['hasOwnProperty'], help, guided: null }
  for (const game of ['toString', 'valueOf', 'hasOwnProperty']) {
    const { status, body } = await ada.post('/api/me/learnt', { [game]: learnt })
    expect(status, game).toBe(200)
    expect(body[game]).toEqual(learnt)
    const joined = (await ada.post('/api/me/learnt', { [game]: learnt })).body
    expect(joined[game].help).toEqual({ ...help, made: { toString: 2, valueOf: 0 } })
  }
})

test('a body that nests without end is refused, whoever sends it', async () => {
  const { browser } = await start()
  const nested = `{"name":${'['.repeat(20_000)}"\\ud83d\\ude00"${']'.repeat(20_000)}}`
  const { status, body } = await browser().post('/api/guest', nested)
  expect(status).toBe(400)
  expect(body.error.code).toBe('bad-request')
})
