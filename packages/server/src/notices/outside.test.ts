import { createServer as createPlainServer } from 'node:net'
import { expect, test } from 'vitest'
import { AddressRefused, checkedAddress, post, type Reach, type Resolve } from './outside.ts'
import { listenOnLoopback, PATIENCE_MS, receiver } from './test-context.ts'

const PUBLIC_ONLY: Reach = { toPrivate: false, schemes: 'any' }
const ANYWHERE: Reach = { toPrivate: true, schemes: 'any' }
const letter = { headers: { 'X-Test': 'yes' }, body: 'grüße' }
const leadsTo =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

test.each([
  ...['https://example.org/hook', 'http://example.org', 'https://example.org:8443/a?b=c', 'http://example.org:443'],
  ...['https://8.8.8.8/', 'https://[2606:4700:4700::1111]/'],
])('%s may be given', (address) => {
  expect(checkedAddress(address, PUBLIC_ONLY).href).toBe(new URL(address).href)
})

test.each([
  ['nothing at all', ''],
  ['no address', 'example.org/hook'],
  ['another scheme', 'ftp://example.org/'],
  ['another scheme', 'file:///etc/passwd'],
  ['another scheme', 'javascript:alert(1)'],
  ['a name in it', 'https://me@example.org/'],
  ['a password in it', 'https://me:secret@example.org/'],
  ['mail', 'http://example.org:25/'],
  ['port 0', 'http://example.org:0/'],
  ['a system port', 'http://example.org:22/'],
  ['a system port', 'http://example.org:1024/'],
  ['this machine', 'http://localhost/'],
  ['this machine with a dot', 'http://LOCALHOST./'],
  ['this machine under a name', 'http://a.localhost/'],
  ['loopback', 'http://127.0.0.1/'],
  ['loopback with a dot', 'http://127.0.0.1./'],
  ['loopback as one number', 'http://2130706433/'],
  ['loopback in octal', 'http://0177.0.0.1/'],
  ['loopback as one octal number', 'http://017700000001/'],
  ['loopback in hexadecimal', 'http://0x7f.0x0.0x0.0x1/'],
  ['loopback as one hexadecimal number', 'http://0x7f000001/'],
  ['loopback cut short', 'http://127.1/'],
  ['loopback in round digits', 'http://①②⑦.0.0.1/'],
  ['loopback, escaped', 'http://%31%32%37.0.0.1/'],
  ['loopback in IPv6', 'http://[::1]/'],
  ['loopback, mapped', 'http://[::ffff:127.0.0.1]/'],
  ['loopback, translated', 'http://[64:ff9b::7f00:1]/'],
  ['a cloud’s metadata', 'http://169.254.169.254/latest/'],
  ['no machine', 'http://0/'],
  ['too much of it', `https://example.org/${'a'.repeat(2000)}`],
])('refuses %s: %s', (_what, address) => {
  expect(() => checkedAddress(address, PUBLIC_ONLY)).toThrow(AddressRefused)
})

test('if only https is allowed, http is refused, except for loopback where that is allowed', async () => {
  const { url, received } = await receiver()
  expect(() => checkedAddress('http://example.org/', { toPrivate: false, schemes: 'secure' })).toThrow('https://')
  const reach: Reach = { toPrivate: true, schemes: 'secure' }
  await expect(post('http://push.example/', reach, letter, PATIENCE_MS, leadsTo('10.0.0.1'))).rejects.toThrow(
    'https://',
  )
  expect(await post(url, reach, letter, PATIENCE_MS)).toBe(200)
  expect(received.length).toBe(1)
})

test('a name is refused if any of its addresses is private', async () => {
  const { port, received } = await receiver()
  const url = `http://hook.example:${port}/`
  for (const where of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1', '8.8.8.8'], ['::ffff:127.0.0.1'], []]) {
    await expect(post(url, PUBLIC_ONLY, letter, PATIENCE_MS, leadsTo(...where))).rejects.toThrow(AddressRefused)
  }
  expect(received).toEqual([])
})

test('the name of this machine is resolved and refused', async () => {
  const { hostname } = await import('node:os')
  const { port, received } = await receiver()
  await expect(post(`http://localhost:${port}`, PUBLIC_ONLY, letter, PATIENCE_MS)).rejects.toThrow(AddressRefused)
  await expect(post(`http://${hostname()}:${port}`, PUBLIC_ONLY, letter, PATIENCE_MS)).rejects.toThrow()
  expect(received).toEqual([])
})

test('a name is resolved once, and the connection goes to the checked address', async () => {
  const { port, received } = await receiver()
  let asked = 0
  const rebinding: Resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '203.0.113.1', family: 4 }]
  expect(await post(`http://hook.example:${port}/a?b`, ANYWHERE, letter, PATIENCE_MS, rebinding)).toBe(200)
  expect(asked).toBe(1)
  expect(received[0]).toMatchObject({ url: '/a?b', headers: { host: `hook.example:${port}`, 'x-test': 'yes' } })
  expect(received[0]?.body.toString()).toBe('grüße')
})

test('one of several addresses that answers is enough', async () => {
  const { port } = await receiver()
  expect(
    await post(`http://hook.example:${port}`, ANYWHERE, letter, PATIENCE_MS, leadsTo('127.0.0.2', '127.0.0.1')),
  ).toBe(200)
  expect(await post(`http://localhost:${port}`, ANYWHERE, letter, PATIENCE_MS)).toBe(200)
})

test('redirects are not followed', async () => {
  const inner = await receiver()
  const outer = await receiver((_, response) => response.writeHead(307, { Location: inner.url }).end())
  expect(await post(outer.url, ANYWHERE, letter, PATIENCE_MS)).toBe(307)
  expect(inner.received).toEqual([])
})

test('an answer without an end is cut off', async () => {
  const { url } = await receiver((_, response) => {
    const more = () => response.write('x'.repeat(1000)) && setImmediate(more)
    response.on('drain', more)
    more()
  })
  expect(await post(url, ANYWHERE, letter, PATIENCE_MS)).toBe(200)
})

test('a receiver that never answers is given up', async () => {
  const silent = await receiver(() => {})
  await expect(post(silent.url, ANYWHERE, letter, 50)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  const lost = post('http://hook.example', ANYWHERE, letter, 50, () => new Promise(() => {}))
  await expect(lost).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a receiver that answers in drops is given up as a whole', async () => {
  const dripping = createPlainServer((socket) => {
    const timer = setInterval(() => socket.write('H'), 10)
    socket.on('error', () => {}).on('close', () => clearInterval(timer))
  })
  const port = await listenOnLoopback(dripping)
  await expect(post(`http://127.0.0.1:${port}`, ANYWHERE, letter, 100)).rejects.toThrow()
})

test('an answer that changes the protocol is none', async () => {
  const port = await listenOnLoopback(
    createPlainServer((socket) => {
      socket.on('error', () => {})
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
    }),
  )
  await expect(post(`http://127.0.0.1:${port}`, ANYWHERE, letter, PATIENCE_MS)).rejects.toThrow()
})
