import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A socket class that counts the sockets of a page and lets each of them open. */
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

  greet(you: { id: string } | null = null): void {
    this.readyState = Socket.OPEN
    this.onopen()
    this.onmessage({ data: JSON.stringify({ t: 'welcome', you }) })
  }
}

const VERA = { id: 'vera', name: 'Vera', login: null, ids: ['vera'] }
const WATCHER = { message: () => ({ t: 'watch' as const, table: 't' }), received() {}, refused() {} }
/** The person according to the server; undefined if it cannot be reached. */
let known: typeof VERA | null | undefined

beforeEach(() => {
  Socket.opened = []
  known = null
  vi.resetModules()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('fetch', async (address: string) => {
    if (known === undefined) throw new TypeError('Failed to fetch')
    if (address === '/api/guest' && known) {
      return Response.json({ error: { code: 'logged-in', message: 'you have a name already' } }, { status: 409 })
    }
    const person = address === '/api/guest' ? { id: 'ben', name: 'Ben', login: null } : known
    return new Response(JSON.stringify({ person }), { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a visitor who becomes a guest watches over a new socket, which belongs to the guest', async () => {
  const { live, somebody, whoAmI } = await import('./session.ts')
  live.watch('t', WATCHER)
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

test('a person who arrives without a connection is known as soon as there is one', async () => {
  const { live, me, whoAmI } = await import('./session.ts')
  known = undefined
  live.watch('t', WATCHER)
  expect(await whoAmI()).toBeNull()
  expect(me.value, 'nobody has said that they are nobody').toBeUndefined()
  known = VERA
  Socket.opened[0]?.greet(VERA)
  await expect.poll(() => me.value).toEqual(VERA)
  expect(Socket.opened.length, 'the socket was theirs from the beginning').toBe(1)
})

test('a known person stays known while the server does not answer', async () => {
  const { me, whoAmI } = await import('./session.ts')
  known = VERA
  await whoAmI()
  known = undefined
  expect(await whoAmI()).toEqual(VERA)
  expect(me.value).toEqual(VERA)
})

test('a person who has logged out in another tab is nobody here either, once the server says so', async () => {
  const { live, me, whoAmI } = await import('./session.ts')
  known = VERA
  await whoAmI()
  live.watch('t', WATCHER)
  known = null
  Socket.opened[0]?.greet(null)
  await expect.poll(() => me.value).toBeNull()
})

test('a person who has become a guest in another tab is the same guest here', async () => {
  const { me, somebody, whoAmI } = await import('./session.ts')
  await whoAmI()
  known = VERA
  expect(await somebody('en')).toEqual(VERA)
  expect(me.value).toEqual(VERA)
})
