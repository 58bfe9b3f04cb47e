// @module-tag slow
// Too many sockets, silent ones, and ones that never read: they cost little, and other clients do not notice.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { CLOSE, PROTOCOL } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Running } from '../server.ts'
import { SETTINGS } from '../settings.ts'
import type { Client } from '../testing/client.ts'
import { liveOnSqlite, makeTable, playOn, tableOf } from '../testing/live.ts'

const { server, guest, onEnd } = liveOnSqlite()

/** The limits that a server has by default. */
const LIMITS = {
  MESSAGES_PER_SECOND: String(SETTINGS.MESSAGES_PER_SECOND.initial),
  WORK_MS_PER_SECOND: String(SETTINGS.WORK_MS_PER_SECOND.initial),
}

const socketsOf = async ({ context }: Running): Promise<number> =>
  (await context.metrics.sockets.get()).values[0]?.value ?? 0

async function closedAs({ context }: Running, code: number): Promise<number> {
  const { values } = await context.metrics.closed.get()
  return values.find(({ labels }) => labels.code === code)?.value ?? 0
}

/** Resolves with the code with which the socket was closed, or with the HTTP status if it was refused. */
function socketTo({ port }: Running, opened: (socket: WebSocket) => void = () => {}): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`)
  onEnd(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0))
    socket.on('close', (code) => resolve(code))
    socket.on('open', () => opened(socket))
    socket.on('error', () => {})
  })
}

const count = (codes: readonly number[], code: number): number => codes.filter((one) => one === code).length

test.runIf(process.env.SOAK)(
  'a thousand sockets that say nothing are closed, while a game is played',
  { timeout: 180_000 },
  async () => {
    const one = await server()
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const began = Date.now()
    let inside = 0
    const everybody = Promise.all(Array.from({ length: 1000 }, () => socketTo(one, () => inside++)))
    await expect.poll(() => inside, { timeout: 60_000 }).toBeGreaterThan(900)

    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    await playOn(table, [anna, ben])
    expect(anna.seen(table).info.status).toBe('finished')
    expect(count(await everybody, CLOSE.silent)).toBe(1000)
    expect(Date.now() - began).toBeGreaterThan(9000)
    await expect.poll(() => socketsOf(one)).toBe(2)
  },
)

test('of a thousand sockets from one address those beyond the limit are refused', {
  timeout: 180_000,
}, async () => {
  const one = await server({ SOCKETS_PER_ADDRESS: '200' })
  // The clients speak and therefore stay, however long the others take to arrive.
  const inside: WebSocket[] = []
  const greet = (socket: WebSocket) => {
    inside.push(socket)
    socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }))
  }
  const codes = Array.from({ length: 1000 }, () => socketTo(one, greet))
  await expect.poll(() => inside.length, { timeout: 60_000 }).toBe(200)
  let turnedAway = 0
  for (const code of codes) void code.then((given) => (turnedAway += given === 429 ? 1 : 0))
  await expect.poll(() => turnedAway, { timeout: 60_000 }).toBe(800)
  expect(inside).toHaveLength(200)
  for (const socket of inside) socket.close()
  await expect.poll(() => socketsOf(one)).toBe(0)
  // A client that arrives after them is let in.
  await (await guest(one, 'Cleo')).settled()
})

test('a client that does not read is disconnected, and receives everything when it reconnects', async () => {
  const one = await server()
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const table = await tableOf([anna, ben])
  anna.raw.pause()
  const closed = once(anna.raw, 'close')
  await muchIsSaid(one, table)
  anna.raw.resume()
  // 1006: the connection was cut off because she did not read the close frame within two seconds.
  expect([CLOSE.tooSlow, 1006]).toContain((await closed)[0])
  // A client that does read notices nothing.
  await ben.settled()
  const back = anna.at(one.port)
  onEnd(() => back.close())
  await back.connect()
  expect(await back.watch(table, 0)).toMatchObject({ seat: 0, info: { id: table } })
})

test('a client that never reads again is cut off', async () => {
  const one = await server()
  const anna = await guest(one, 'Anna')
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
  const socket = await rawSocket(one)
  onEnd(() => void socket.destroy())
  socket.pause()
  socket.write(frame(JSON.stringify({ t: 'hello', protocol: PROTOCOL })))
  socket.write(frame(JSON.stringify({ t: 'watch', table })))
  await expect.poll(async () => (await one.rooms.room(table)).watched).toBe(true)
  await muchIsSaid(one, table)
  await expect.poll(() => socketsOf(one)).toBe(1)
})

test('a client that asks for pongs and reads none of them is disconnected', async () => {
  // The clock does not move, so that no message is allowed again meanwhile.
  const one = await server({ MESSAGES_PER_SECOND: '20' }, { now: () => 0 })
  const socket = await rawSocket(one)
  onEnd(() => void socket.destroy())
  socket.pause()
  for (let i = 0; i < 100; i++) socket.write(frame('x'.repeat(125), 9))
  await expect.poll(() => socketsOf(one)).toBe(0)
})

test('an idle connection is kept longer than a proxy keeps it', async () => {
  const { port } = await server()
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).headers.get('keep-alive')).toBe('timeout=65')
})

test('the data sent to many busy watchers stays in proportion to the data received', async () => {
  const [LOOKS, SOCKETS] = [8, 60]
  const one = await server(LIMITS)
  const [anna, eve] = [await guest(one, 'Anna'), await guest(one, 'Eve')]
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
  const crowd = await Promise.all(Array.from({ length: SOCKETS }, () => eve.at(one.port).connect()))
  onEnd(() => crowd.forEach((client) => void client.close()))
  await Promise.all(
    crowd.map(async (client) => {
      for (let i = 0; i < LOOKS; i++) await client.watch(table)
    }),
  )
  const shown = () => crowd.map(({ messages }) => messages.findLast(({ t }) => t === 'presence'))
  await expect.poll(shown).toEqual(Array(SOCKETS).fill({ t: 'presence', table, seats: [], watchers: SOCKETS }))
  const came = SOCKETS * (1 + LOOKS)
  const went = crowd.reduce((sum, { messages }) => sum + messages.length, 0)
  expect(went).toBeGreaterThan(came)
  expect(went).toBeLessThan(10 * came)
})

test('a client that opens tables without end waits, and delays no player at the same address', async () => {
  const one = await server({ WORK_MS_PER_SECOND: '5' })
  const [anna, eve] = [await guest(one, 'Anna'), await guest(one, 'Eve')]
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
  await anna.watch(table, 0)
  for (let i = 0; i < 40; i++) eve.send({ t: 'watch', table })
  await eve.wait(({ t }) => t === 'table')
  const dropped = anna.seen(table).picture?.options.find(({ move }) => move.startsWith('drop '))?.move as string
  expect(await anna.move(table, 0, dropped)).toMatchObject({ t: 'done' })
  await goesOn(anna)
  expect(eve.messages.filter(({ t }) => t === 'table').length).toBeLessThan(40)
})

test('a client whose messages reach many others waits before it may send more', async () => {
  const one = await server({ WORK_MS_PER_SECOND: '1' })
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const table = await makeTable(anna, [{ kind: 'me' }, { kind: 'me' }])
  const room = await one.rooms.room(table)
  for (let i = 0; i < 20; i++) await room.watch({ send: () => {} }, 'spectator', 0)
  await anna.request({ t: 'chat', table, text: 'first' })
  const second = anna.request({ t: 'chat', table, text: 'second' })
  second.catch(() => {})
  await goesOn(ben)
  const lines = await one.context.db.sql.selectFrom('chat').select('text').execute()
  expect(lines).toEqual([{ text: 'first' }])
})

/** Gives other work time to run. */
async function goesOn(client: Client): Promise<void> {
  for (let i = 0; i < 100; i++) await client.settled()
}

/** Sends more and more to all watchers, until one of them is found to read too slowly. */
async function muchIsSaid(one: Running, table: string): Promise<void> {
  const room = await one.rooms.room(table)
  const line = { id: 1, at: 0, person: 'x', name: 'x', text: 'x'.repeat(100_000) }
  for (let sent = 0; (await closedAs(one, CLOSE.tooSlow)) === 0; sent++) {
    if (sent > 1000) throw new Error('a hundred megabytes were sent to somebody who does not read')
    room.tellAll({ t: 'chat', table, lines: [line] })
    await pause(1)
  }
}

async function rawSocket({ port }: Running): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  )
  await once(socket, 'data')
  return socket
}

/** Builds a frame masked with zeros, for a text short enough for two bytes of length. */
function frame(text: string, opcode = 1): Buffer {
  const body = Buffer.from(text)
  const short = body.length < 126
  const head = short
    ? [0x80 | opcode, 0x80 | body.length]
    : [0x80 | opcode, 0x80 | 126, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body])
}
