import type { ServerMessage } from '@wayfare/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from './socket.ts'

/** As the browser's: a goodbye that nobody answers leaves it closing. */
class Socket {
  static readonly OPEN = 1
  static opened: Socket[] = []
  readyState = 0
  sent: string[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}

  constructor() {
    Socket.opened.push(this)
  }

  send(text: string): void {
    if (this.readyState === 0) throw new Error('still connecting')
    if (this.readyState === Socket.OPEN) this.sent.push(text)
  }

  close(): void {
    this.readyState = 2
  }

  greet(): void {
    this.readyState = Socket.OPEN
    this.onopen()
    this.say({ t: 'welcome' } as ServerMessage)
  }

  say(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const moves = ({ sent }: Socket) => sent.map((text) => JSON.parse(text)).filter(({ t }) => t === 'move')
const newest = () => Socket.opened.at(-1) as Socket

beforeEach(() => {
  vi.useFakeTimers()
  Socket.opened = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watching(): Live {
  const live = new Live()
  live.watch('t', { message: () => ({ t: 'watch', table: 't' }), received() {}, refused() {} })
  newest().greet()
  return live
}

const MOVE = { t: 'move', table: 't', seat: 0, at: 0, texts: ['end'] } as const

test('a network that says nothing is lost at once, without waiting for its goodbye, and another is looked for', () => {
  const live = watching()
  const silent = newest()
  vi.advanceTimersByTime(60_000)
  expect(silent.readyState).toBe(2)
  expect(live.link.value).toBe('lost')
  vi.advanceTimersByTime(1_000)
  expect(newest()).not.toBe(silent)
  newest().greet()
  expect(live.link.value).toBe('open')
  // The goodbye comes after all: it is of no concern.
  silent.onclose({ code: 1006 })
  expect(live.link.value).toBe('open')
})

test('what was not answered is sent again under the same number, also what was asked while the network was silent', async () => {
  const live = watching()
  const silent = newest()
  const done = live.request(MOVE)
  const [first] = moves(silent)
  vi.advanceTimersByTime(60_000)
  const later = live.request({ ...MOVE, at: 1 })
  vi.advanceTimersByTime(1_000)
  newest().greet()
  expect(moves(newest()).map(({ at }) => at)).toEqual([0, 1])
  expect(moves(newest())[0]).toEqual(first)
  for (const { id } of moves(newest())) newest().say({ t: 'done', id, n: 1 } as ServerMessage)
  expect((await Promise.all([done, later])).map(({ t }) => t)).toEqual(['done', 'done'])
  expect(live.busy).toBe(false)
})
