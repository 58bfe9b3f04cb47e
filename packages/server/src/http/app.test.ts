import { once } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { readBody } from './body.ts'
import { type AppEnv, needPerson } from './env.ts'
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

test('over a real socket: a guest, a foreign page, the limit of requests by address', async () => {
  const { app } = await start({ REQUESTS_PER_MINUTE: '8' })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const post = (path: string, headers: Record<string, string>, body = '{}') =>
    fetch(at + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  try {
    const guest = await post('/api/guest', { origin: at }, JSON.stringify({ name: 'Ada' }))
    expect(guest.status).toBe(201)
    const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await (await fetch(`${at}/api/me`, { headers: { cookie } })).json()).toMatchObject({
      person: { name: 'Ada' },
    })
    expect((await post('/api/logout', { cookie, origin: 'http://evil.test' })).status).toBe(403)
    expect((await post('/api/guest', { origin: at }, JSON.stringify({ name: 'x'.repeat(100_000) }))).status).toBe(413)
    expect((await post('/api/logout', { cookie, origin: at })).status).toBe(200)
    const statuses = []
    for (let n = 0; n < 4; n++)
      statuses.push((await fetch(`${at}/`, { headers: { 'x-forwarded-for': `9.9.9.${n}` } })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    // A page has many files, so they have a limit of their own.
    expect((await fetch(`${at}/assets/nothing.js`)).status).toBe(404)
    expect((await fetch(`${at}/api/nothing.js`)).status).toBe(429)
    await expect.poll(async () => (await fetch(`${at}/healthz`)).status).toBe(200)
  } finally {
    server.close()
  }
})

test('an internal error reveals only an id in the answer; the log has the rest', async () => {
  const { app, browser, lines } = await start()
  const routes = new Hono<AppEnv>()
  routes.get('/broken', () => {
    throw new Error('the inside')
  })
  routes.get('/mine', (c) => c.json({ id: needPerson(c).id }))
  app.route('/api/tables', routes)
  const { status, body } = await browser().get('/api/tables/broken')
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('inside')
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.msg === 'unexpected')
  expect(logged).toMatchObject({ id: body.error.id, err: { message: 'the inside' } })
  expect((await browser().get('/api/tables/mine')).body.error.code).toBe('not-logged-in')
  const ada = browser()
  await ada.post('/api/guest', { name: 'Ada' })
  expect((await ada.get('/api/tables/mine')).status).toBe(200)
  expect((await ada.get('/api/me')).headers.get('cache-control')).toBe('no-store')
})

test('health follows the database', async () => {
  const { context, browser, clock } = await start()
  // A database that answers too slowly also counts as unwell.
  await expect
    .poll(async () => {
      clock.at += 1_000
      return (await browser().get('/healthz')).body
    })
    .toEqual({ ok: true })
  clock.at += 1_000
  await context.db.close()
  const { status, body } = await browser().get('/healthz')
  expect([status, body]).toEqual([503, { ok: false }])
})

test('metrics are text, and require their token if one is set', async () => {
  const plain = await start()
  await plain.browser().get('/api/me')
  const { body } = await plain.browser().get('/metrics')
  expect(body).toContain('wayfare_request_seconds_count{route="/api/me",status="200"} 1')
  const guarded = await start({ METRICS_TOKEN: 'let-me-see' })
  expect((await guarded.browser().get('/metrics')).status).toBe(401)
  expect((await guarded.browser().get('/metrics', { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await guarded.browser().get('/metrics', { authorization: 'Bearer let-me-see' })).status).toBe(200)
})

/** Sends a part of a request to this server, and closes the connection when told to. */
async function halfOf(server: Server, length: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`POST /api/slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n\r\n`)
  socket.write('5\r\n{"a":\r\n')
  return socket
}

test.each([
  ['before it is read', 'Content-Length: 40'],
  ['while it is read', 'Content-Length: 40'],
  ['before it is read', 'Transfer-Encoding: chunked'],
  ['while it is read', 'Transfer-Encoding: chunked'],
])('a request that is broken off %s is let go (%s)', async (when, length) => {
  const { app } = await start()
  const outcomes: string[] = []
  const routes = new Hono<AppEnv>()
  routes.post('/slow', async (c) => {
    if (when.startsWith('before')) await new Promise((resolve) => c.env.incoming?.once('close', resolve))
    const read = readBody(c, v.object({ a: v.optional(v.string()) }))
    outcomes.push(await read.then(JSON.stringify, (error: Error) => error.message))
    return c.json({})
  })
  app.route('/api', routes)
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const come = once(server, 'request')
  const socket = await halfOf(server, length)
  const [incoming] = (await come) as [IncomingMessage]
  if (when.startsWith('while')) await expect.poll(() => incoming.readableDidRead).toBe(true)
  socket.destroy()
  await expect.poll(() => outcomes).toEqual(['the request was broken off'])
  server.close()
})

test('repeated health checks cost one write a second, and are refused in the end', async () => {
  const { browser, context, clock } = await start({ REQUESTS_PER_MINUTE: '8' })
  let writes = 0
  const { together } = context.db
  Object.assign(context.db, {
    together: (...given: Parameters<typeof together>) => {
      writes++
      return together(...given)
    },
  })
  const anyone = browser()
  for (let n = 0; n < 20; n++) expect((await anyone.get(n % 2 ? '/healthz' : '/readyz')).status).toBe(200)
  expect(writes).toBe(1)
  clock.at += 1_000
  expect((await anyone.get('/healthz')).status).toBe(200)
  expect(writes).toBe(2)
  for (let n = 0; n < 300; n++) await anyone.get('/healthz')
  expect((await anyone.get('/healthz')).status).toBe(429)
})
