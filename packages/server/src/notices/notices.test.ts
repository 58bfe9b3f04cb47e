import { createECDH, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendNotice } from './notices.ts'
import { subscribe, subscriptionsOf } from './push.ts'
import { noticeCounts, PATIENCE_MS, person, receiver, type TestContext, testContext } from './test-context.ts'
import { mailServer } from './test-mail-server.ts'

const notice = { title: 'Your turn: Arnak', body: 'Table k7.', url: 'https://play.example/t/k7', tag: 'k7' }

async function subscribeBrowser(context: TestContext, endpoint: string): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  await subscribe(context, 'p1', { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } })
}

test('a person with every channel gets a notice over all of them', async () => {
  const mail = await mailServer()
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true', SMTP_URL: mail.url })
  const [browser, hook] = [await receiver(201), await receiver()]
  await subscribeBrowser(context, `${browser.url}/1`)
  await subscribeBrowser(context, `${browser.url}/2`)
  await sendNotice(context, person({ webhook: hook.url, mail: 'ada@example.org' }), notice, PATIENCE_MS)
  expect(browser.received.map(({ url }) => url).sort()).toEqual(['/1', '/2'])
  expect(hook.received.length).toBe(1)
  expect(mail.letters.length).toBe(1)
  expect(await noticeCounts(context)).toEqual({ 'push sent': 2, 'webhook sent': 1, 'mail sent': 1 })
  expect(context.logged).toEqual([])
})

test('a person without channels gets none, and neither does a mail address without a mail server', async () => {
  const context = await testContext()
  await sendNotice(context, person({ mail: 'ada@example.org' }), notice)
  expect(await noticeCounts(context)).toEqual({})
})

test('each channel fails by itself, and the log contains no secrets', async () => {
  const mail = await mailServer({ RCPT: '550 <ada.secret@example.org> unknown' })
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true', SMTP_URL: mail.url })
  const [busy, gone, well] = [await receiver(503), await receiver(410), await receiver(201)]
  for (const { url } of [busy, gone, well]) await subscribeBrowser(context, `${url}/secret-endpoint`)
  const failing = await receiver((_, response) => response.writeHead(500).end())
  await sendNotice(
    context,
    person({ webhook: `${failing.url}/secret-hook`, mail: 'ada.secret@example.org' }),
    notice,
    PATIENCE_MS,
  )
  expect(await noticeCounts(context)).toEqual({
    'push sent': 1,
    'push failed': 1,
    'push gone': 1,
    'webhook failed': 1,
    'mail failed': 1,
  })
  expect((await subscriptionsOf(context.db, 'p1')).length).toBe(2)
  const log = context.logged.join('')
  expect(log).not.toMatch(/secret|example|127\.0\.0\.1/)
  const whys = context.logged.map((line) => JSON.parse(line)).map(({ by, why }) => `${by} ${why}`)
  expect(whys.sort()).toEqual(['mail 550', 'push 503', 'webhook 500'])
})

test('a private webhook is refused, and nothing is sent there', async () => {
  const context = await testContext()
  const { port, url, received } = await receiver()
  for (const webhook of [url, `http://localhost:${port}`]) await sendNotice(context, person({ webhook }), notice)
  expect(received).toEqual([])
  expect(await noticeCounts(context)).toEqual({ 'webhook refused': 2 })
})

test('a slow receiver delays nobody', async () => {
  const context = await testContext({ WEBHOOKS_TO_PRIVATE: 'true' })
  const [slow, browser] = [await receiver(() => {}), await receiver(201)]
  await subscribeBrowser(context, browser.url)
  const sending = sendNotice(context, person({ webhook: slow.url }), notice, PATIENCE_MS)
  await expect.poll(() => noticeCounts(context)).toEqual({ 'push sent': 1 })
  await expect.poll(() => slow.received.length).toBe(1)
  slow.hangUp()
  await sending
  expect(await noticeCounts(context)).toEqual({ 'push sent': 1, 'webhook failed': 1 })
  await sendNotice(context, person({ id: 'p2', webhook: slow.url }), notice, 200)
  expect(context.logged.join('')).toContain('ETIMEDOUT')
})
