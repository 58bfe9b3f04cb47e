import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { PushSubscription } from '@wayfare/protocol'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AddressRefused } from './outside.ts'
import { sendPush, subscribe, subscriptionsOf, unsubscribe, vapidPublicKey } from './push.ts'
import { PATIENCE_MS, receiver, type TestContext, testContext } from './test-context.ts'

const notice = { title: 'Your turn: Arnak', body: 'Table k7.', url: 'https://play.example/t/k7', tag: 'k7' }

function subscription(endpoint: string): PushSubscription {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}

async function subscribed(context: TestContext, endpoint: string) {
  await subscribe(context, 'p1', subscription(endpoint))
  const [row] = await subscriptionsOf(context.db, 'p1')
  if (!row) throw new Error('not subscribed')
  return row
}

test('the keys are made once, whichever process asks first', async () => {
  const { db } = await testContext()
  const keys = await Promise.all(Array.from({ length: 8 }, () => vapidPublicKey(db)))
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0] ?? '', 'base64url').length).toBe(65)
})

test('a push is encrypted, and signed for the service that delivers it', async () => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true', VAPID_SUBJECT: 'mailto:me@example.org' })
  const { url, received } = await receiver(201)
  const row = await subscribed(context, `${url}/send/abc`)
  expect(await sendPush(context, row, notice, PATIENCE_MS)).toBe('sent')
  const [got] = received
  expect(got).toMatchObject({ url: '/send/abc', headers: { 'content-encoding': 'aes128gcm', urgency: 'normal' } })
  expect(Number(got?.headers.ttl)).toBeGreaterThan(0)
  expect(got?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(String(got?.body)).not.toContain('Arnak')

  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(got?.headers.authorization ?? '') ?? []
  expect(key).toBe(await vapidPublicKey(context.db))
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const publicKey = createPublicKey({ key: jwk(key), format: 'jwk' })
  const signed = Buffer.from(signature, 'base64url')
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed),
  ).toBe(true)
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect({ aud, sub }).toEqual({ aud: url, sub: 'mailto:me@example.org' })
  expect(exp * 1000 - Date.now()).toBeLessThan(24 * 60 * 60 * 1000)
})

test.each([404, 410])('a subscription answered with %i is forgotten', async (status) => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true' })
  const { url } = await receiver(status)
  const row = await subscribed(context, url)
  expect(await sendPush(context, row, notice, PATIENCE_MS)).toBe('gone')
  expect(await subscriptionsOf(context.db, 'p1')).toEqual([])
})

test('a subscription that was renewed meanwhile stays', async () => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true' })
  const { url } = await receiver(410)
  const old = await subscribed(context, url)
  await subscribed(context, url)
  await sendPush(context, old, notice, PATIENCE_MS)
  expect((await subscriptionsOf(context.db, 'p1')).length).toBe(1)
})

test('a busy service loses no subscription', async () => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true' })
  const { url } = await receiver(429)
  const row = await subscribed(context, url)
  await expect(sendPush(context, row, notice, PATIENCE_MS)).rejects.toMatchObject({ status: 429 })
  expect((await subscriptionsOf(context.db, 'p1')).length).toBe(1)
})

test('of eleven browsers the oldest is removed', async () => {
  const context = await testContext()
  for (let at = 11; at >= 1; at--) {
    await subscribe({ ...context, now: () => 100 - at }, 'p1', subscription(`https://push.example/${at}`))
  }
  await subscribe({ ...context, now: () => 1 }, 'p2', subscription('https://push.example/other'))
  const left = (await subscriptionsOf(context.db, 'p1')).map((row) => Number(row.endpoint.split('/').at(-1)))
  expect(left.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect((await subscriptionsOf(context.db, 'p2')).length).toBe(1)
})

test('the newest stays, whatever the clock says', async () => {
  const context = await testContext()
  for (let at = 0; at < 12; at++) {
    await subscribe({ ...context, now: () => 100 - at }, 'p1', subscription(`https://push.example/${at}`))
    const rows = await subscriptionsOf(context.db, 'p1')
    expect(rows.map((row) => row.endpoint)).toContain(`https://push.example/${at}`)
  }
})

test('a browser that changes hands belongs to its new owner', async () => {
  const context = await testContext()
  await subscribe(context, 'p1', subscription('https://push.example/a'))
  await subscribe(context, 'p2', subscription('https://push.example/a'))
  expect(await subscriptionsOf(context.db, 'p1')).toEqual([])
  await unsubscribe(context.db, 'p1', 'https://push.example/a')
  expect((await subscriptionsOf(context.db, 'p2')).length).toBe(1)
  await unsubscribe(context.db, 'p2', 'https://push.example/a')
  expect(await subscriptionsOf(context.db, 'p2')).toEqual([])
})

test('an endpoint must be public and https', async () => {
  const context = await testContext()
  for (const endpoint of [
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://localhost/',
    'https://10.0.0.1/',
    'x',
  ]) {
    await expect(subscribe(context, 'p1', subscription(endpoint))).rejects.toThrow(AddressRefused)
  }
})

test('keys of the wrong size are no subscription', () => {
  const good = subscription('https://push.example/a')
  expect(v.is(PushSubscription, { ...good, expirationTime: null })).toBe(true)
  for (const keys of [
    {},
    { ...good.keys, auth: 'short' },
    { ...good.keys, p256dh: good.keys.auth },
    { auth: 'ü'.repeat(22) },
  ]) {
    expect(v.is(PushSubscription, { ...good, keys })).toBe(false)
  }
})

function jwk(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url')) as [
    string,
    string,
  ]
  return { kty: 'EC', crv: 'P-256', x, y }
}
