import { createServer } from 'node:net'
import { isMailAddress } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { sendMail } from './mail.ts'
import { listenOnLoopback, PATIENCE_MS } from './test-context.ts'
import { mailServer } from './test-mail-server.ts'

const MAIL_FROM = 'Wayfare <wayfare@play.example>'
const notice = { title: 'Your turn: Arnak', body: 'Table k7.', url: 'https://play.example/t/k7', tag: 'k7' }
const ada = { mail: 'ada@example.org', language: 'en' }

test('a notice is a plain mail that says how to stop notices', async () => {
  const { url, letters } = await mailServer()
  expect(await sendMail({ SMTP_URL: url, MAIL_FROM }, ada, notice, PATIENCE_MS)).toBe('sent')
  expect(letters.length).toBe(1)
  const [{ from, to, text }] = letters as [(typeof letters)[0]]
  expect(from).toContain('<wayfare@play.example>')
  expect(to).toEqual(['RCPT TO:<ada@example.org>'])
  const [head = '', ...paragraphs] = text.split('\r\n\r\n')
  expect(head).toContain('Subject: Your turn: Arnak\r\n')
  expect(head).toContain('To: ada@example.org\r\n')
  expect(head).toContain('Content-Type: text/plain; charset=utf-8')
  // A short mail is sent as it is, and a longer one as quoted-printable.
  expect(paragraphs.join('\n\n').replaceAll('=\r\n', '').replaceAll('=20', ' ')).toBe(
    'Table k7.\r\nhttps://play.example/t/k7\n\n' +
      '-- \r\nTo stop these e-mails, remove your address in your Wayfare settings.',
  )
})

test('a name with line breaks adds no header, no receiver and no line', async () => {
  const { url, letters } = await mailServer()
  const evil = 'x\r\nBcc: eve@example.org\n\nHello\u2028again\r.\r\n'
  const spiked = { title: evil, body: evil, url: `https://play.example/${evil}`, tag: evil }
  await sendMail({ SMTP_URL: url, MAIL_FROM }, { ...ada, language: evil }, spiked, PATIENCE_MS)
  const [letter] = letters
  expect(letter?.to).toEqual(['RCPT TO:<ada@example.org>'])
  const [head = ''] = (letter?.text ?? '').split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
  expect(head.replace(/\r\n\s/g, ' ')).toContain('Subject: x Bcc: eve@example.org Hello again .')
})

test.each(['ada@example.org', 'a.b+c@mail.example.org', "o'neil@localhost", 'иван@пример.рф'])(
  '%s is an address',
  (text) => {
    expect(isMailAddress(text)).toBe(true)
  },
)

test.each([
  ...[
    '',
    'ada',
    '@example.org',
    'ada@',
    'a@b@c',
    'ada@example.org, eve@example.org',
    'ada@example.org\r\nBcc: eve@example.org',
  ],
  ...[
    'Ada <ada@example.org>',
    'ada@example.org>',
    '"ada"@example.org',
    'ada @example.org',
    'ada@example.org\n',
    'a;b@example.org',
  ],
  ...[`${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(254)}`],
])('%j is no address, and gets nothing', async (text) => {
  expect(isMailAddress(text)).toBe(false)
  const { url, letters } = await mailServer()
  await expect(sendMail({ SMTP_URL: url, MAIL_FROM }, { ...ada, mail: text }, notice, PATIENCE_MS)).rejects.toThrow()
  expect(letters).toEqual([])
})

test('a mail server that refuses is reported by its code', async () => {
  const { url } = await mailServer({ RCPT: '550 <ada@example.org> unknown' })
  const sending = sendMail({ SMTP_URL: url, MAIL_FROM }, ada, notice, PATIENCE_MS)
  await expect(sending).rejects.toMatchObject({ responseCode: 550 })
})

test('a mail server that does not answer is given up', async () => {
  const port = await listenOnLoopback(createServer((socket) => socket.on('error', () => {})))
  const sending = sendMail({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM }, ada, notice, 100)
  await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
