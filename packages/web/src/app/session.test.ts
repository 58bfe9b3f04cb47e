import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Counts the sockets that a page opens, and lets each of them open. */
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
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
    this.onclose({ code: 1005 })
  }

  greet(): void {
    this.readyState = Socket.OPEN
    this.onopen()
    this.onmessage({ data: JSON.stringify({ t: 'welcome' }) })
  }
}

beforeEach(() => {
  Socket.opened = []
  vi.resetModules()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('fetch', async (address: string) => {
    const person = address === '/api/guest' ? { id: 'ben', name: 'Ben', login: null } : null
    return new Response(JSON.stringify({ person }), { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a visitor who becomes a guest watches over a new socket, which belongs to the guest', async () => {
  const { live, somebody, whoAmI } = await import('./session.ts')
  live.watch('t', { message: () => ({ t: 'watch', table: 't' }), received() {}, refused() {} })
  const [first] = Socket.opened as [Socket]
  first.greet()
  await whoAmI()
  expect(Socket.opened.length, 'who somebody is was only asked').toBe(1)
  await somebody('en')
  expect(first.readyState).toBe(3)
  expect(Socket.opened.length).toBe(2)
  Socket.opened[1]?.greet()
  expect(live.link.value).toBe('open')
  expect(Socket.opened[1]?.sent.map((text) => JSON.parse(text).t)).toEqual(['hello', 'watch'])
})
