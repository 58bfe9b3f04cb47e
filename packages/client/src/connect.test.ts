import type { Picture, ServerMessage, TableInfo } from '@wayfare/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { FakeSocket } from './testing/fake-socket.ts'

const opened: FakeSocket[] = []
const addresses: unknown[] = []
class TestSocket extends FakeSocket {
  constructor(...given: unknown[]) {
    super()
    addresses.push(given)
    opened.push(this)
  }
}
const newest = () => opened.at(-1) as FakeSocket

beforeEach(() => {
  vi.useFakeTimers()
  opened.length = 0
  addresses.length = 0
})
afterEach(() => void vi.useRealTimers())

async function connected() {
  const connecting = connect('http://here:8080/', { token: 'secret', WebSocket: TestSocket })
  newest().greet()
  return connecting
}

const INFO = { id: 't', status: 'running' } as TableInfo
const PICTURE = { turn: [0], options: [{ move: 'rest' }], view: { coins: 3 }, over: false } as unknown as Picture
const tableMessage = (n = 0, picture: Picture | null = PICTURE): ServerMessage => ({
  t: 'table',
  table: 't',
  seat: 0,
  info: INFO,
  picture,
  n,
  told: [],
})

test('it connects with its token, and knows who it is', async () => {
  const client = await connected()
  expect(addresses).toEqual([['ws://here:8080/live', { headers: { authorization: 'Bearer secret' } }]])
  expect(client.you).toEqual({ id: 'vera', name: 'Vera' })
  client.close()
  expect(newest().readyState).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
})

test('without headers the socket is given none, as browsers need it', async () => {
  const connecting = connect('https://here', { WebSocket: TestSocket })
  newest().greet()
  await connecting
  expect(addresses).toEqual([['wss://here/live']])
})

test('a first attempt that fails is an error, with what the socket said', async () => {
  const connecting = connect('http://here', { token: 'wrong', WebSocket: TestSocket })
  newest().onerror?.({ message: 'Unexpected server response: 401' })
  newest().cut()
  await expect(connecting).rejects.toThrow('http://here cannot be reached: Unexpected server response: 401')
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
})

test('what is told of a table comes as it is now, and after each change', async () => {
  const table = (await connected()).watch('t', { seat: 0 })
  expect(newest().of('watch')).toEqual([{ t: 'watch', table: 't', seat: 0 }])
  const changes = table.changes()
  const first = changes.next()
  newest().say(tableMessage())
  expect((await first).value).toMatchObject({ seat: 0, n: 0, picture: PICTURE })
  const rows = [{ n: 1, at: 5, seat: 0, facts: [] }]
  newest().say({ t: 'update', table: 't', n: 1, delta: { view: { coins: [4] } }, told: rows })
  newest().say({ t: 'update', table: 't', n: 1, info: { status: ['finished'] } })
  expect((await changes.next()).value).toEqual({
    seat: 0,
    info: { ...INFO, status: 'finished' },
    picture: { ...PICTURE, view: { coins: 4 } },
    n: 1,
    told: rows,
  })
  expect((await table.until(({ n }) => n === 1)).n).toBe(1)
  const last = changes.next()
  table.close()
  expect(await last).toEqual({ done: true, value: undefined })
  await expect(table.until(() => true)).rejects.toThrow('was closed')
})

test('a move answers the decision that is known, and its refusal says why', async () => {
  const table = (await connected()).watch('t', { seat: 0 })
  newest().say(tableMessage(7))
  const answer = table.move('rest', 'end')
  const [sent] = newest().of('move')
  expect(sent).toMatchObject({ table: 't', seat: 0, at: 7, texts: ['rest', 'end'] })
  const id = sent?.id ?? ''
  newest().say({ t: 'refused', id, code: 'illegal', message: 'no such move', reasons: [] })
  expect(await answer).toMatchObject({ t: 'refused', code: 'illegal', message: 'no such move' })
})

test('a change that does not fit asks for the whole table, and nothing is built on it meanwhile', async () => {
  const table = (await connected()).watch('t', { seat: 0 })
  newest().say(tableMessage(3))
  newest().say({ t: 'update', table: 't', n: 4, delta: { site: { tile: [1] } } })
  newest().say({ t: 'update', table: 't', n: 5, delta: { view: { coins: [9] } } })
  expect(table.now).toMatchObject({ n: 3, picture: PICTURE })
  expect(newest().of('watch')).toEqual([
    { t: 'watch', table: 't', seat: 0 },
    { t: 'watch', table: 't', seat: 0 },
  ])
  newest().say(tableMessage(5))
  newest().say({ t: 'update', table: 't', n: 6, delta: { view: { coins: [2] } } })
  expect(table.now).toMatchObject({ n: 6, picture: { view: { coins: 2 } } })
  expect(newest().of('watch')).toHaveLength(2)
})

test('after a cut the table is watched again, from where it was known', async () => {
  const table = (await connected()).watch('t', { seat: 0 })
  newest().say(tableMessage(3))
  newest().cut()
  expect(table.now?.n).toBe(3)
  vi.advanceTimersByTime(1_000)
  newest().greet()
  expect(newest().of('watch')).toEqual([{ t: 'watch', table: 't', seat: 0, since: 3 }])
})

test('a table that cannot be watched is an error with the code of the server', async () => {
  const client = await connected()
  const table = client.watch('t')
  const waiting = expect(table.until(() => true)).rejects.toMatchObject({ name: 'TableRefused', code: 'no-table' })
  newest().say({ t: 'refused', id: null, code: 'no-table', message: 'there is no such table' })
  await waiting
  // The failed attempt can be repeated.
  client.watch('t')
  expect(() => client.watch('t')).toThrow('watched already')
})

test('a table that may be watched later is watched later', async () => {
  const table = (await connected()).watch('t', { seat: 0 })
  newest().say({ t: 'refused', id: null, code: 'too-much', message: 'ask again later', seconds: 12, table: 't' })
  vi.advanceTimersByTime(11_000)
  expect(newest().of('watch')).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(newest().of('watch')).toHaveLength(2)
  newest().say(tableMessage())
  expect(table.now?.n).toBe(0)
})

test('whoever looks on has no moves', async () => {
  const table = (await connected()).watch('t')
  expect(() => table.move('rest')).toThrow('nobody sits here')
})

test('a server with a newer protocol ends everything that waits', async () => {
  const client = await connected()
  const table = client.watch('t')
  const waiting = expect(table.until(() => true)).rejects.toThrow('newer protocol')
  newest().cut(4000)
  await waiting
})
