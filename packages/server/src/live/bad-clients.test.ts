// @module-tag slow
// Faulty and hostile clients: each is refused or disconnected with a reason, and nobody else notices.

import { CLOSE, MAX_FRAME, PROTOCOL, type ServerMessage } from '@wayfare/protocol'
import { expect, test, vi } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import type { Running } from '../server.ts'
import { Client } from '../testing/client.ts'
import { draft, liveOnSqlite, makeTable, recordedLog, tableOf } from '../testing/live.ts'

const { server, guest, onEnd } = liveOnSqlite()

/** Opens a socket that sends what the test tells it to. */
async function socketTo({ port }: Running, headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers })
  onEnd(() => socket.terminate())
  const heard: ServerMessage[] = []
  socket.on('message', (data: RawData) => heard.push(JSON.parse(data.toString())))
  socket.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  )
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return { socket, heard, closed, say: (message: unknown) => socket.send(JSON.stringify(message)) }
}

const NONSENSE: readonly unknown[] = [
  null,
  true,
  42,
  'hello',
  [],
  {},
  { t: 'hallo' },
  { t: '__proto__' },
  { t: ['hello'] },
  { t: 'hello' },
  { t: 'hello', protocol: '1' },
  { t: 'hello', protocol: -1 },
  { t: 'hello', protocol: 1e300 },
  { t: 'ping', more: 1 },
  { t: 'watch', table: 'no such table' },
  { t: 'watch', table: 'abcdefgh', seat: 1.5 },
  { t: 'move', table: 'abcdefgh', seat: 0, at: 0, texts: [], id: 'a' },
  { t: 'move', table: 'abcdefgh', seat: 0, at: 0, texts: Array(65).fill('x'), id: 'a' },
  { t: 'move', table: 'abcdefgh', seat: 0, at: 0, texts: ['two\nlines'], id: 'a' },
  { t: 'move', table: 'abcdefgh', seat: 0, at: 0, texts: ['x'], id: '../../etc' },
  { t: 'chat', table: 'abcdefgh', id: 'a', text: ' ' },
  { t: 'chat', table: 'abcdefgh', id: 'a', text: 'a\0b' },
  { t: 'ask', table: 'abcdefgh', seat: 0, id: 'a', what: { rewind: 1, replace: 1 } },
]

test('messages outside the protocol are refused with a reason; a client that goes on with them is disconnected', async () => {
  const one = await server()
  for (const text of [
    '',
    '{',
    '{"t":"ping"',
    'ping',
    '[[[[',
    '{"t":"ping"}}',
    ...NONSENSE.map((m) => JSON.stringify(m)),
  ]) {
    const { socket, heard, closed } = await socketTo(one)
    socket.send(text)
    await expect.poll(() => heard).toHaveLength(1)
    expect(heard[0], text).toMatchObject({ t: 'refused', id: null, code: 'nonsense', message: /\S/ })
    for (let i = 0; i < 20; i++) socket.send(text)
    expect((await closed).code, text).toBe(CLOSE.nonsense)
  }
})

test('frames that are no text, too large or broken end the connection, and the code says why', async () => {
  const one = await server()
  const binary = await socketTo(one)
  binary.socket.send(Buffer.from(JSON.stringify({ t: 'ping' })))
  await expect.poll(() => binary.heard).toHaveLength(1)
  expect(binary.heard[0]).toMatchObject({ t: 'refused', code: 'nonsense', message: 'send text' })

  const large = await socketTo(one)
  large.say({ t: 'hello', protocol: PROTOCOL, client: 'x'.repeat(MAX_FRAME) })
  expect((await large.closed).code).toBe(1009)
  const fragments = await socketTo(one)
  for (let i = 0; i < 20; i++) fragments.socket.send('x'.repeat(1000), { fin: false })
  expect((await fragments.closed).code).toBe(1009)

  const broken = await socketTo(one)
  broken.socket.send(Buffer.from([0xc3, 0x28]), { binary: false })
  expect((await broken.closed).code).toBe(1007)
})

test('a client that has not said hello gets nothing', async () => {
  const one = await server()
  const anna = await guest(one, 'Anna')
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }])
  const { heard, say } = await socketTo(one, { cookie: anna.cookie })
  say({ t: 'watch', table, seat: 0 })
  say({ t: 'move', table, seat: 0, at: 0, texts: ['x'], id: 'a' })
  await expect.poll(() => heard).toHaveLength(2)
  for (const message of heard) expect(message).toMatchObject({ t: 'refused', code: 'hello-first' })
})

test('a page that is too old is told to reload; a newer one is accepted', async () => {
  const one = await server()
  const old = await socketTo(one)
  old.say({ t: 'hello', protocol: PROTOCOL - 1 })
  expect((await old.closed).code).toBe(CLOSE.reload)
  expect(old.heard[0]).toMatchObject({ t: 'reload', protocol: PROTOCOL })
  const newer = await socketTo(one)
  newer.say({ t: 'hello', protocol: PROTOCOL + 1 })
  await expect.poll(() => newer.heard[0]).toMatchObject({ t: 'welcome', protocol: PROTOCOL })
})

test('a move out of turn, at another seat, at another table or at none is refused without any effect', async () => {
  const one = await server()
  const [anna, ben, eve] = [await guest(one, 'Anna'), await guest(one, 'Ben'), await guest(one, 'Eve')]
  const table = await tableOf([anna, ben])
  await draft(table, [anna, ben])
  const [seat, mover, other] = [0, anna, ben] as const
  const { n } = mover.seen(table)
  const legal = 'rest'
  const move = { t: 'move', table, seat, at: n, texts: [legal] }

  expect(await other.request({ ...move, seat: 1, at: other.seen(table).n })).toMatchObject({
    code: 'illegal',
    reasons: [{ rule: 'KER-TURN' }],
  })
  for (const t of ['move', 'undo', 'explain', 'how', 'world', 'ask', 'answer']) {
    const more = {
      move: { texts: [legal], at: n },
      undo: { at: n },
      explain: { what: legal },
      how: { what: legal },
      world: { at: n },
      ask: { what: { rewind: 1 } },
      answer: { yes: true },
    }
    const message = { t, table, seat, ...more[t as keyof typeof more] }
    for (const stranger of [other, eve])
      expect(await stranger.request(message), t).toMatchObject({ code: 'not-your-seat' })
    expect(await mover.request({ ...message, table: 'nosuchtable' }), t).toMatchObject({ code: 'no-table' })
    expect(await mover.request({ ...message, seat: 9 }), t).toMatchObject({ code: 'not-your-seat' })
  }
  for (const at of [n - 1, n + 1, 0, 10_000_000])
    expect(await mover.request({ ...move, at })).toMatchObject({ code: 'stale' })
  eve.send({ t: 'watch', table, seat })
  expect(await eve.wait(({ t }) => t === 'refused')).toMatchObject({ code: 'not-your-seat' })
  eve.send({ t: 'watch', table: 'nosuchtable' })
  expect(await eve.wait(({ t }) => t === 'refused')).toMatchObject({ code: 'no-table' })
  expect(await eve.request({ t: 'chat', table: 'nosuchtable', text: 'hello?' })).toMatchObject({ code: 'no-table' })

  const nobody = await socketTo(one)
  nobody.say({ t: 'hello', protocol: PROTOCOL })
  nobody.say({ ...move, id: 'a' })
  nobody.say({ t: 'chat', table, id: 'b', text: 'hello?' })
  await expect.poll(() => nobody.heard).toHaveLength(3)
  for (const message of nobody.heard.slice(1)) expect(message).toMatchObject({ code: 'not-logged-in' })
  expect(await mover.request(move)).toMatchObject({ t: 'done' })
})

test('a repeated message is answered again and carried out once; one out of order is stale', async () => {
  const one = await server()
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const table = await tableOf([anna, ben])
  await draft(table, [anna, ben])
  const { n: at } = anna.seen(table)
  const seat = 0
  const send = { t: 'move', table, seat, at, texts: ['rest'], id: 'once' }
  const answers = [anna.request(send), anna.request(send), anna.request(send)]
  for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ t: 'done', n: at + 1 })
  // A request is also recognised over another connection, and after the next move.
  expect(await anna.move(table, seat, 'end')).toMatchObject({ t: 'done', n: at + 2 })
  const again = anna.at(one.port)
  onEnd(() => again.close())
  await again.connect()
  expect(await again.request(send)).toMatchObject({ t: 'done', n: at + 2 })
  expect(await again.request({ ...send, id: 'late' })).toMatchObject({ t: 'refused', code: 'stale' })
  await anna.settled()
  expect(anna.seen(table).told.filter(({ facts }) => facts[0]?.move === 'rest')).toHaveLength(1)
  expect(anna.seen(table).n).toBe(at + 2)
})

test('a stale move of a client with too many watched tables is refused, and harms nobody', async () => {
  const one = await server()
  const anna = await guest(one, 'Anna')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  for (let i = 0; i < 20; i++) await anna.watch(await makeTable(anna, seats))
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
  anna.send({ t: 'watch', table, seat: 0 })
  expect(await anna.wait(({ t }) => t === 'refused')).toMatchObject({ code: 'too-much' })
  expect(await anna.request({ t: 'undo', table, seat: 0, at: 7 })).toMatchObject({ code: 'stale' })
  await anna.settled()
  expect(await anna.request({ t: 'explain', table, seat: 0, what: 'x' })).toMatchObject({ t: 'why' })
})

test('of several “How could I?” questions at once, one is answered and the others are refused', async () => {
  const one = await server()
  const anna = await guest(one, 'Anna')
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
  const looked = await Promise.all(
    Array.from({ length: 20 }, () => anna.request({ t: 'how', table, seat: 0, what: 'x' })),
  )
  expect(looked[0]).toMatchObject({ t: 'how', how: { ways: [] } })
  const refused = looked.filter((answer) => 'code' in answer && answer.code === 'too-much')
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of looked) expect(answer.t === 'how' || refused.includes(answer), JSON.stringify(answer)).toBe(true)
})

test('a client that sends too much, or asks on without waiting, is disconnected', async () => {
  // The clock does not move, so that no message is allowed again meanwhile.
  const one = await server({ MESSAGES_PER_SECOND: '20' }, { now: () => 0 })
  const chatty = await socketTo(one)
  chatty.say({ t: 'hello', protocol: PROTOCOL })
  for (let i = 0; i < 100; i++) chatty.say({ t: 'ping' })
  expect(await chatty.closed).toMatchObject({ code: CLOSE.tooMuch, reason: /slowly/ })
  // The messages after the close frame were not answered.
  expect(chatty.heard.length).toBeLessThan(62)
  const pinging = await socketTo(one)
  let pongs = 0
  pinging.socket.on('pong', () => pongs++)
  for (let i = 0; i < 200; i++) pinging.socket.ping('x'.repeat(100))
  expect((await pinging.closed).code).toBe(CLOSE.tooMuch)
  expect(pongs).toBeLessThan(62)
})

test('a client that opens sockets again and again is refused, whatever became of the earlier ones', async () => {
  // The clock does not move, so that no request is allowed again meanwhile.
  const one = await server({ REQUESTS_PER_MINUTE: '8' }, { now: () => 0 })
  const tried = () =>
    socketTo(one, { authorization: `Bearer ${'x'.repeat(43)}` }).then(
      () => 'open',
      (error: Error) => error.message,
    )
  for (let i = 0; i < 8; i++) expect(await tried()).toContain('401')
  expect(await tried()).toContain('429')
  // Requests over HTTP are counted separately.
  expect((await fetch(`http://127.0.0.1:${one.port}/api/me`)).status).toBe(200)
})

test('sockets must come from our own pages or with a token, and at the right address', async () => {
  const one = await server()
  const anna = await guest(one, 'Anna')
  const tried = (headers: Record<string, string>) =>
    socketTo(one, headers).then(
      () => 'open',
      (error: Error) => error.message,
    )
  const { cookie } = anna
  expect(await tried({ cookie, origin: 'https://evil.example' })).toContain('403')
  expect(await tried({ cookie, origin: 'null' })).toContain('403')
  expect(await tried({ cookie, origin: `http://127.0.0.1:${one.port + 1}` })).toContain('403')
  expect(await tried({ cookie, origin: `http://127.0.0.1:${one.port}` })).toBe('open')
  expect(await tried({ authorization: `Bearer ${'x'.repeat(43)}` })).toContain('401')
  expect(await tried({ cookie: `wayfare_session=${'x'.repeat(43)}` })).toBe('open')
  const { token } = (await anna.post('/api/me/tokens', { label: 'bot' })) as { token: string }
  expect(await tried({ authorization: `Bearer ${token}`, origin: 'https://bots.example' })).toBe('open')
  for (const path of ['/', '//', '/lives', '/live/x', '/api/tables', '/%']) {
    const answer = await new Promise((resolve) =>
      new WebSocket(`ws://127.0.0.1:${one.port}/live`, {
        finishRequest: (request) => {
          request.path = path
          request.end()
        },
      })
        .on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
        .on('error', (error) => resolve(error.message)),
    )
    expect(answer, path).toBe(404)
  }
})

test('the log contains no secret: neither session, token, password nor the secret of a deal', async () => {
  const { lines, log } = recordedLog()
  const one = await server({}, { log })
  const anna = await guest(one, 'Anna')
  const secrets = [anna.cookie.split('=')[1] as string, 'a long password 42']
  await anna.fetch('POST', '/api/account', { login: 'anna-log', password: secrets[1] })
  const { token } = (await anna.post('/api/me/tokens', { label: 'bot' })) as { token: string }
  secrets.push(token)
  secrets.push(anna.cookie.split('=')[1] as string)
  await anna.fetch('POST', '/api/login', { login: 'anna-log', password: `${secrets[1]}!` })
  await anna.fetch('GET', `/api/tables/${token}?token=${token}`)
  const bot = await socketTo(one, { authorization: `Bearer ${token}` })
  bot.say({ t: 'hello', protocol: PROTOCOL })
  const back = anna.at(one.port)
  onEnd(() => back.close())
  await back.connect()
  const table = await makeTable(back, [{ kind: 'me' }, { kind: 'me' }])
  await back.watch(table, 0)
  await back.move(table, 0, 'no such move')
  secrets.push((await one.rooms.room(table)).table.secret)
  expect(lines.length).toBeGreaterThan(5)
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})

test('a client that leaves while its question is answered is forgotten', async () => {
  const one = await server()
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  const room = await one.rooms.room(table)
  const [look, act, watch] = [vi.spyOn(room, 'look'), vi.spyOn(room, 'act'), vi.spyOn(room, 'watch')]
  const gates = [gate(), gate()] as const
  const held = [room.inLine(() => gates[0].passed)]
  anna.send({ t: 'watch', table, seat: 0 })
  await expect.poll(() => look).toHaveBeenCalledOnce()
  held.push(room.inLine(() => gates[1].passed))
  gates[0].open()
  await held[0]
  // She may watch, and waits until it is known whether the table begins with her.
  await expect.poll(() => act).toHaveBeenCalledOnce()
  anna.close()
  await expect.poll(async () => (await one.context.metrics.sockets.get()).values[0]?.value).toBe(1)
  gates[1].open()
  await held[1]
  await expect.poll(() => watch).toHaveBeenCalledOnce()
  await watch.mock.results[0]?.value
  await expect.poll(() => room.watched).toBe(false)
  const there = ben.wait(({ t }) => t === 'presence')
  await ben.watch(table)
  expect(await there).toMatchObject({ seats: [], watchers: 1 })
})

function gate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

test('a cookie is for this site and no script', async () => {
  const one = await server()
  const answer = await fetch(`http://127.0.0.1:${one.port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anna' }),
  })
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
  }
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(await Client.guest(one.port, 'Ben')).toMatchObject({ cookie: /^wayfare_session=/ })
})
