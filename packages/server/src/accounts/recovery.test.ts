// @module-tag slow
import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../http/testing.ts'
import { mailServer } from '../notices/test-mail-server.ts'
import { replacePassword } from './recovery.ts'

const open: TestApp[] = []
afterEach(async () => {
  for (const made of open.splice(0)) await made.close()
})

const OLD = 'correct horse'
const NEW = 'battery staple'
const ORIGIN = { origin: 'https://play.test' }

async function withAccount(mail: string | null) {
  const { url, letters } = await mailServer()
  const made = await testApp({ SMTP_URL: url, PUBLIC_URL: 'https://play.test' })
  open.push(made)
  const ada = made.browser()
  await ada.post('/api/guest', { name: 'Ada' }, ORIGIN)
  await ada.post('/api/account', { login: 'ada', password: OLD }, ORIGIN)
  if (mail) await ada.send('PATCH', '/api/me', { mail }, ORIGIN)
  return { ...made, ada, letters }
}

/** As the letter writes it: long lines are broken. */
const linkIn = (text: string): string =>
  /https:\/\/play\.test\/recover#(\S+)/.exec(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? ''

test('a link in a letter sets a new password once, and logs out every other browser', async () => {
  const { browser, ada, letters } = await withAccount('ada@example.org')
  const phone = browser()
  expect((await phone.post('/api/password/forgotten', { login: 'Ada' }, ORIGIN)).body).toEqual({ ok: true })
  await expect.poll(() => letters.length).toBe(1)
  expect(letters[0]?.to).toEqual(['RCPT TO:<ada@example.org>'])
  const token = linkIn(letters[0]?.text ?? '')
  const recover = () => phone.post('/api/password/recover', { token, password: NEW }, ORIGIN)
  expect((await recover()).body.person).toMatchObject({ login: 'ada' })
  expect((await phone.get('/api/me')).body.person).toMatchObject({ login: 'ada' })
  expect((await ada.get('/api/me')).body.person).toBeNull()
  const logIn = (password: string) => browser().post('/api/login', { login: 'ada', password }, ORIGIN)
  expect([(await logIn(NEW)).status, (await logIn(OLD)).status]).toEqual([200, 401])
  expect((await recover()).body.error.code, 'it works once').toBe('link-expired')
})

test('a link is good for an hour, and a changed one for nothing', async () => {
  const { browser, letters, clock } = await withAccount('ada@example.org')
  await browser().post('/api/password/forgotten', { login: 'ada' }, ORIGIN)
  await expect.poll(() => letters.length).toBe(1)
  const token = linkIn(letters[0]?.text ?? '')
  const [id, until, mac = ''] = token.split('.')
  const status = async (given: string) =>
    (await browser().post('/api/password/recover', { token: given, password: NEW }, ORIGIN)).status
  expect(await status(`${id}.${Number(until) + 1}.${mac}`)).toBe(403)
  expect(await status(`${id}.${until}.${mac.slice(0, -1)}`)).toBe(403)
  clock.at += 60 * 60 * 1000
  expect(await status(token)).toBe(403)
})

test('nobody learns who has an account, and nobody gets one letter after another', async () => {
  const { browser, letters, clock } = await withAccount('ada@example.org')
  const ask = (login: string) => browser().post('/api/password/forgotten', { login }, ORIGIN)
  expect((await ask('nobody')).body).toEqual({ ok: true })
  await ask('ada')
  await expect.poll(() => letters.length).toBe(1)
  await ask('ada')
  clock.at += 5 * 60 * 1000
  await ask('ada')
  await expect.poll(() => letters.length).toBe(2)
})

test('whoever runs the server gives a new password', async () => {
  const { browser, ada, context } = await withAccount(null)
  expect(await replacePassword(context.db, 'nobody')).toBeUndefined()
  const password = await replacePassword(context.db, 'Ada')
  expect((await ada.get('/api/me')).body.person).toBeNull()
  expect((await browser().post('/api/login', { login: 'ada', password }, ORIGIN)).status).toBe(200)
})
