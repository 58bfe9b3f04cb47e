import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { AddressRefused } from './outside.ts'
import { PATIENCE_MS, receiver, testContext } from './test-context.ts'
import { checkedWebhook, payloadFor, sendWebhook, webhookSecret } from './webhook.ts'

const notice = { title: 'Your turn: Arnak', body: 'Table k7. ☂', url: 'https://play.example/t/k7', tag: 'k7' }

test('a webhook gets the notice as JSON, signed with its owner’s secret', async () => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true' })
  const { url, received } = await receiver(204)
  expect(await sendWebhook(context, { id: 'p1', webhook: `${url}/hook?a=b` }, notice, PATIENCE_MS)).toBe('sent')
  const [got] = received
  expect(got).toMatchObject({ url: '/hook?a=b', headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(String(got?.body))).toEqual(notice)
  const hmac = createHmac('sha256', await webhookSecret(context.db, 'p1')).update(got?.body ?? '')
  expect(got?.headers['x-wayfare-signature']).toBe(`sha256=${hmac.digest('hex')}`)
})

test('everybody has a secret of their own, which stays', async () => {
  const { db } = await testContext()
  const [first, again, other] = await Promise.all(['p1', 'p1', 'p2'].map((id) => webhookSecret(db, id)))
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect(await webhookSecret(db, 'p1')).toBe(first)
})

test('a private address is refused when it is entered and again when it is used', async () => {
  const context = await testContext()
  const { url, port, received } = await receiver()
  for (const webhook of [url, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://2130706433:${port}/`]) {
    expect(() => checkedWebhook(context, webhook)).toThrow(AddressRefused)
    await expect(sendWebhook(context, { id: 'p1', webhook }, notice, PATIENCE_MS)).rejects.toThrow(AddressRefused)
  }
  expect(received).toEqual([])
  expect(checkedWebhook(context, 'HTTPS://Example.org/Hook')).toBe('https://example.org/Hook')
})

test.each([302, 307, 400, 500])('an answer of %i is no success', async (status) => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true' })
  const { url } = await receiver((_, response) => response.writeHead(status, { Location: 'http://10.0.0.1/' }).end())
  await expect(sendWebhook(context, { id: 'p1', webhook: url }, notice, PATIENCE_MS)).rejects.toMatchObject({ status })
})

test('Discord and Slack are sent what they can show, in which no name calls anybody or is markup', () => {
  const called = { ...notice, title: 'Your turn: <@everyone> & co' }
  const lines = 'Table k7. ☂\nhttps://play.example/t/k7'
  for (const host of ['discord.com', 'canary.discord.com', 'discordapp.com'])
    expect(payloadFor(`https://${host}/api/webhooks/1/x`, called)).toEqual({
      content: `**Your turn: <@everyone> & co**\n${lines}`,
      allowed_mentions: { parse: [] },
    })
  expect(payloadFor('https://hooks.slack.com/services/T/B/x', called)).toEqual({
    text: '*Your turn: &lt;@everyone&gt; &amp; co*\nTable k7. ☂\n<https://play.example/t/k7>',
  })
  for (const other of ['https://discord.com.example.org/api/webhooks/1', 'https://discord.com/', 'https://slack.com/'])
    expect(payloadFor(other, notice)).toEqual(notice)
})
