import { afterAll, beforeAll, expect, test } from 'vitest'
import { originAllowed } from './security.ts'
import { type TestApp, testApp } from './testing.ts'

let made: TestApp
beforeAll(async () => {
  made = await testApp()
})
afterAll(() => made.close())

const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ name: 'Ada' })

test('another site’s page changes nothing, with a cookie or without', async () => {
  const ada = made.browser()
  await ada.post('/api/guest', { name: 'Ada' })
  for (const foreign of [
    'http://evil.test',
    'https://play.test.evil.test',
    'http://play.test:81',
    'null',
    'nonsense',
  ]) {
    const refused = await ada.post('/api/logout', undefined, { origin: foreign })
    expect([foreign, refused.status, refused.body.error.code]).toEqual([foreign, 403, 'foreign-page'])
    const headers = { ...json, host: 'play.test', origin: foreign }
    expect((await made.app.request('/api/guest', { method: 'POST', headers, body })).status).toBe(403)
  }
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { cookie: ada.jar.cookie, host: 'play.test', 'sec-fetch-site': site }
    expect((await made.app.request('/api/logout', { method: 'POST', headers })).status).toBe(403)
  }
  expect((await ada.get('/api/me')).body.person.name).toBe('Ada')
})

test('a cookie without a word about the page is refused; programs without a cookie, or with a token, are let in', async () => {
  const ada = made.browser()
  await ada.post('/api/guest', { name: 'Ada' })
  const { token } = (await ada.post('/api/me/tokens', { label: 'bot' })).body
  const logout = (headers: Record<string, string>) => made.app.request('/api/logout', { method: 'POST', headers })
  expect((await logout({ cookie: ada.jar.cookie })).status).toBe(403)
  expect((await made.app.request('/api/guest', { method: 'POST', headers: json, body })).status).toBe(201)
  expect((await logout({ authorization: `Bearer ${token}` })).status).toBe(200)
  expect((await logout({ cookie: ada.jar.cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('our own pages are those of PUBLIC_URL and of the requested host', () => {
  const place = (PUBLIC_URL: string, TRUST_PROXY = false) => ({ PUBLIC_URL, TRUST_PROXY })
  const allowed = (at: ReturnType<typeof place>, headers: Record<string, string>) =>
    originAllowed(at, new Headers(headers))
  expect(allowed(place(''), { origin: 'http://10.0.0.5:8080', host: '10.0.0.5:8080' })).toBe(true)
  expect(allowed(place(''), { origin: 'https://play.test', host: 'play.test' })).toBe(true)
  expect(allowed(place(''), { origin: 'https://play.test', host: 'play.test:443' })).toBe(true)
  expect(allowed(place(''), { origin: 'http://[::1]:8080', host: '[::1]:8080' })).toBe(true)
  expect(allowed(place('https://play.test'), { origin: 'https://play.test', host: 'inside:8080' })).toBe(true)
  expect(allowed(place('https://play.test'), { origin: 'http://play.test', host: 'play.test' })).toBe(false)
  const byHttps = { host: 'play.test', 'x-forwarded-proto': 'https' }
  expect(allowed(place('', true), { ...byHttps, origin: 'http://play.test' })).toBe(false)
  expect(allowed(place('', true), { ...byHttps, origin: 'https://play.test' })).toBe(true)
  expect(allowed(place(''), { origin: 'file://play.test', host: 'play.test' })).toBe(false)
  expect(allowed(place(''), { origin: 'http://play.test' })).toBe(false)
  expect(allowed(place(''), { host: 'play.test' })).toBe(false)
})

test('every answer has the security policy: routes, errors, files, monitoring', async () => {
  const asked: [string, string][] = [
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/table/x'],
    ['GET', '/missing.js'],
    ['GET', '/api/me'],
    ['GET', '/api/nothing'],
    ['GET', '/api/me/export'],
    ['POST', '/api/guest'],
    ['PUT', '/'],
    ['GET', '/healthz'],
    ['GET', '/metrics'],
    ['GET', '/%ff%2e%2e/'],
  ]
  for (const [method, path] of asked) {
    const { headers } = await made.app.request(path, { method })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})

test('https is required only if the server has it', async () => {
  const published = await testApp({ PUBLIC_URL: 'https://play.test' })
  const { headers } = await published.app.request('/api/me')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  await published.close()
})
