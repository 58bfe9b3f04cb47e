import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLive } from './socket.ts'

/** A socket class that opens nothing; the test says when it is lost. */
class Socket {
  static opened: { address: string; socket: Socket }[] = []
  readyState = 0
  onclose = (_: { code: number }) => {}

  constructor(address: string) {
    Socket.opened.push({ address, socket: this })
  }
}

const listeners = new Map<string, () => void>()
const WATCHER = { message: () => ({ t: 'watch' as const, table: 't' }), received() {}, refused() {} }

beforeEach(() => {
  Socket.opened = []
  listeners.clear()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', (event: string, listener: () => void) => listeners.set(event, listener))
  vi.stubGlobal('location', { protocol: 'https:', host: 'here' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that is online again, or looked at again, does not wait for its next attempt', () => {
  const live = openLive()
  listeners.get('online')?.()
  expect(Socket.opened, 'nothing is watched').toEqual([])
  live.watch('t', WATCHER)
  expect(Socket.opened.map(({ address }) => address)).toEqual(['wss://here/live'])
  vi.stubGlobal('document', { visibilityState: 'visible' })
  for (const event of ['online', 'visibilitychange']) {
    const count = Socket.opened.length
    Socket.opened.at(-1)?.socket.onclose({ code: 1006 })
    expect(live.link.value).toBe('lost')
    listeners.get(event)?.()
    expect(Socket.opened, event).toHaveLength(count + 1)
  }
})
