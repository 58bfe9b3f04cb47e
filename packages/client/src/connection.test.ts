import { CLOSE } from '@wayfare/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ConnectionLink, makeConnection, type Refused } from './connection.ts'
import { fakeSockets } from './testing/fake-socket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MOVE = { t: 'move', table: 't', seat: 0, at: 0, texts: ['end'] } as const

function connected() {
  const sockets = fakeSockets()
  const links: ConnectionLink[] = []
  const refusals: Refused[] = []
  const connection = makeConnection({
    openSocket: sockets.openSocket,
    onLink: (link) => links.push(link),
    onPerson: () => {},
  })
  connection.watch('t', {
    message: () => ({ t: 'watch', table: 't' }),
    received() {},
    refused: (message) => refusals.push(message),
  })
  sockets.newest().greet()
  return { ...sockets, connection, refusals, link: () => links.at(-1) }
}

test('a network that says nothing is lost at once, without waiting for its goodbye, and another is looked for', () => {
  const { newest, link } = connected()
  const silent = newest()
  vi.advanceTimersByTime(60_000)
  expect(silent.readyState).toBe(2)
  expect(link()).toBe('lost')
  vi.advanceTimersByTime(1_000)
  expect(newest()).not.toBe(silent)
  newest().greet()
  expect(link()).toBe('open')
  // A late close event of the replaced socket changes nothing.
  silent.cut()
  expect(link()).toBe('open')
})

test('what was not answered is sent again under the same number, also what was asked while the network was silent', async () => {
  const { newest, connection } = connected()
  const silent = newest()
  const done = connection.request(MOVE)
  const [first] = silent.of('move')
  vi.advanceTimersByTime(60_000)
  const later = connection.request({ ...MOVE, at: 1 })
  vi.advanceTimersByTime(1_000)
  newest().greet()
  const again = newest().of('move')
  expect(again.map(({ at }) => at)).toEqual([0, 1])
  expect(again[0]).toEqual(first)
  for (const { id } of again) newest().say({ t: 'done', id, n: 1 })
  expect((await Promise.all([done, later])).map(({ t }) => t)).toEqual(['done', 'done'])
  expect(connection.busy).toBe(false)
})

test('an answer that comes twice counts once, and is not asked for again', async () => {
  const { newest, connection } = connected()
  const done = connection.request(MOVE)
  const { id = '' } = newest().of('move')[0] ?? {}
  newest().say({ t: 'done', id, n: 1 })
  newest().say({ t: 'done', id, n: 1 })
  expect(await done).toEqual({ t: 'done', id, n: 1 })
  newest().cut()
  vi.advanceTimersByTime(1_000)
  newest().greet()
  expect(newest().sent.map(({ t }) => t)).toEqual(['hello', 'watch'])
})

test('pauses between attempts grow to ten seconds, differ, and begin anew once there was a welcome', () => {
  const { newest, opened } = connected()
  /** Makes the new socket fail at once, and returns the milliseconds until the next attempt. */
  function pauseAfterCut(): number {
    const count = opened.length
    newest().cut()
    for (let ms = 0; ; ms += 10) {
      if (opened.length > count) return ms
      vi.advanceTimersByTime(10)
    }
  }
  const pauses = Array.from({ length: 9 }, pauseAfterCut)
  for (const [i, ms] of pauses.entries()) {
    const mean = Math.min(10_000, 300 * 2 ** i)
    expect(ms).toBeGreaterThanOrEqual(0.7 * mean)
    expect(ms).toBeLessThanOrEqual(1.3 * mean + 10)
  }
  expect(new Set(pauses.slice(-3)).size).toBeGreaterThan(1)
  newest().greet()
  expect(pauseAfterCut()).toBeLessThanOrEqual(400)
})

test('what the server cannot do for now is asked again over the same socket', async () => {
  const { newest, opened, connection } = connected()
  const done = connection.request(MOVE)
  const { id = '' } = newest().of('move')[0] ?? {}
  newest().say({ t: 'refused', id, code: 'unavailable', message: 'send it again' })
  vi.advanceTimersByTime(2_000)
  expect(
    newest()
      .of('move')
      .map((one) => one.id),
  ).toEqual([id, id])
  newest().say({ t: 'done', id, n: 1 })
  expect(await done).toMatchObject({ t: 'done' })
  expect(opened).toHaveLength(1)
})

test('a refusal without a number is for the tables', () => {
  const { newest, refusals } = connected()
  newest().say({ t: 'refused', id: null, code: 'no-table', message: 'there is no such table' })
  expect(refusals).toMatchObject([{ code: 'no-table' }])
})

test('a refusal that names its table is for that one alone', () => {
  const { newest, refusals } = connected()
  const refuse = (table: string) =>
    newest().say({ t: 'refused', id: null, code: 'no-table', message: 'there is no such table', table })
  refuse('other')
  expect(refusals).toEqual([])
  refuse('t')
  expect(refusals).toHaveLength(1)
})

test('when the server speaks a newer protocol, nothing more is tried and nobody waits for an answer', async () => {
  const { newest, opened, connection, link } = connected()
  const refused = connection.request(MOVE)
  newest().cut(CLOSE.reload)
  expect(link()).toEqual({ gone: 'reload' })
  expect(await refused).toMatchObject({ t: 'refused', code: 'unavailable' })
  expect(connection.busy).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
})

test('a table that is left while a move is under way waits for the answer, then the socket is closed', async () => {
  const { newest, connection } = connected()
  const done = connection.request(MOVE)
  connection.unwatch('t')
  expect(newest().readyState).toBe(1)
  newest().say({ t: 'done', id: newest().of('move')[0]?.id ?? '', n: 1 })
  expect(await done).toMatchObject({ t: 'done' })
  expect(newest().readyState).toBe(2)
})

test('a new socket in the place of another watches what that one watched', () => {
  const { newest, opened, connection } = connected()
  const first = newest()
  connection.renew()
  expect(first.readyState).toBe(2)
  expect(opened).toHaveLength(2)
  newest().greet()
  expect(newest().of('watch')).toHaveLength(1)
})
