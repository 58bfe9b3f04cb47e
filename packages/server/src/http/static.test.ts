import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './testing.ts'

let folder: string
let made: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-web-'))
  const web = join(folder, 'web')
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(join(web, 'index.html'), '<!doctype html><title>client</title>')
  await writeFile(join(web, 'sw.js'), 'sw')
  await writeFile(join(web, 'assets', 'index-B3f9Zk2x.js'), 'app')
  await writeFile(join(web, 'icon-maskable.svg'), '<svg/>')
  await writeFile(join(web, '.env'), 'SECRET')
  await writeFile(join(folder, 'secret.txt'), 'SECRET')
  await mkdir(join(folder, 'web-secret'))
  await writeFile(join(folder, 'web-secret', 'index.html'), 'SECRET')
  await symlink(join(folder, 'secret.txt'), join(web, 'link.txt'))
  made = await testApp({ REQUESTS_PER_MINUTE: '1000000' }, { webFolder: web })
})
afterAll(async () => {
  await made.close()
  await rm(folder, { recursive: true })
})

test('files with a hash in their name are cached for ever, the others are requested again', async () => {
  const { body, headers } = await made.browser().get('/assets/index-B3f9Zk2x.js')
  expect(body).toBe('app')
  expect(headers.get('content-type')).toMatch(/javascript/)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const icon = await made.browser().get('/icon-maskable.svg')
  expect(icon.headers.get('cache-control')).toBe('no-cache')
  const first = await made.browser().get('/sw.js')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await made.browser().get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
})

test('pages of the client are answered with the client; an unknown page shows that itself, with status 404', async () => {
  for (const path of ['/', '/table/abc123', '/replay/x?at=57']) {
    const { status, body, headers } = await made.browser().get(path)
    expect([status, body]).toEqual([200, '<!doctype html><title>client</title>'])
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('etag')).not.toBeNull()
  }
  for (const path of ['/nowhere', '/table', '/table/abc123/more']) {
    const { status, body, headers } = await made.browser().get(path)
    expect([status, body], path).toEqual([404, '<!doctype html><title>client</title>'])
    const again = await made.browser().get(path, { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(404)
  }
  for (const path of ['/assets/gone-00000000.js', '/api/nothing', '/api']) {
    const { status, body } = await made.browser().get(path)
    expect([status, body.error.code]).toEqual([404, 'not-found'])
  }
  expect((await made.browser().post('/table/abc123')).status).toBe(404)
})

test('files outside the folder and hidden files cannot be reached in any way', async () => {
  const tries = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.env',
    '/%2eenv',
    '/link.txt',
    '/../web-secret/index.html',
    '/..%2fweb-secret%2findex.html',
    '/%00',
    '/sw.js%00.html',
    '//etc/passwd',
    '/%2fetc%2fpasswd',
    '/%ff',
  ]
  for (const path of tries)
    expect(JSON.stringify((await made.browser().get(path)).body), path).not.toMatch(/SECRET|root:/)
})

test('no path made of such parts gets out', async () => {
  const part = fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '/',
    '\\',
    '%5c',
    'secret.txt',
    'web-secret',
    'assets',
    '.env',
    '%00',
    'link.txt',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const answer = await made.app.request(`/${parts.join('')}`)
      expect(answer.status).toBeLessThan(500)
      expect(await answer.text()).not.toContain('SECRET')
    }),
    { numRuns: 300 },
  )
})

test('without a client a plain page says so, with nothing inline', async () => {
  const bare = await testApp()
  const { status, body } = await bare.browser().get('/')
  expect(status).toBe(200)
  expect(body).toContain('npx wayfare play')
  expect(body).toContain('docs/PROTOCOL.md')
  expect(body).not.toMatch(/<script|<style|style=| on\w+=/)
  await bare.close()
})
