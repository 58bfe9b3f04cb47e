import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { liveOnSqlite } from '../testing/live.ts'

const { server, guest } = liveOnSqlite()

test.each([
  ['push.example', 'endpoint: This is no web address. Give one such as https://example.org/hook.'],
  ['http://push.example/a', 'endpoint: The address must begin with https://.'],
  ['https://10.0.0.1/a', 'endpoint: This address is private. Give one that can be reached from the internet.'],
  ['https://localhost/a', 'endpoint: This address is private. Give one that can be reached from the internet.'],
])('push to %s is refused with the reason', async (endpoint, message) => {
  const anna = await guest(await server(), 'Anna')
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  const answer = await anna.fetch('POST', '/api/push', { endpoint, keys })
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'bad-request', message } } })
  expect((await anna.fetch('POST', '/api/push', { endpoint: 'https://push.example/a', keys })).status).toBe(201)
})
