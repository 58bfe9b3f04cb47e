// @module-tag slow
// Sends nonsense to every route. The answer must say what is wrong, and is never an internal error.

import { expect, test } from 'vitest'
import type { Client } from '../testing/client.ts'
import { eachDatabaseInSoak } from '../testing/databases.ts'
import { draft, live, makeTable, playOn, recordedLog, tableOf } from '../testing/live.ts'
import { MAX_BODY } from './body.ts'

const SQL = "'; drop table tables; --"
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  99,
  1e300,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(5000),
  'a\0b',
  '\ud800',
  '__proto__',
  'constructor',
  SQL,
  '%',
  [],
  ['x'],
  {},
  { __proto__: null, $ne: 1 },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
]
/** In the short run one value of ten is tried. */
const some = <T>(values: readonly T[]) => (process.env.SOAK ? values : values.filter((_, i) => i % 10 === 1))
const SOME = some(VALUES)
const WORDS = some(VALUES.filter((value) => typeof value !== 'object' && value !== '\ud800')).map((value) =>
  encodeURIComponent(String(value)),
)
const IDS = [
  'x',
  'nosuchtable',
  '__proto__',
  'constructor',
  '%00',
  '%27%20or%201=1',
  '..%2f..',
  '%F0%9F%98%80',
  'A'.repeat(3000),
]

const seats = [{ kind: 'me' }, { kind: 'open' }]
/** Correct bodies. The test then makes each of their fields wrong in every way. */
const POSTS: Readonly<Record<string, Record<string, unknown>>> = {
  guest: { name: 'Eve', language: 'en' },
  account: { login: 'eve-eve', password: 'correct horse 42' },
  login: { login: 'eve-eve', password: 'x' },
  password: { old: 'x', password: 'correct horse 42' },
  'password/forgotten': { login: 'eve-eve' },
  'password/recover': { token: 'x.1.y', password: 'correct horse 42' },
  'me/tokens': { label: 'x' },
  seek: {
    games: ['kit'],
    options: { rounds: 2 },
    players: [2],
    speed: 'live',
    near: true,
    languages: ['en'],
    hours: 3,
  },
  'seek/answer': { yes: true, bytes: '00'.repeat(16) },
  'me/mutes': { person: 'x', muted: false },
  'me/blocks': { person: 'A'.repeat(22), blocked: true },
  'me/here': { table: 'nosuchtable' },
  'friends/requests': { name: 'Eve' },
  'friends/requests/ID/accept': {},
  'friends/links/ID': {},
  'tables/TABLE/invite': { person: 'A'.repeat(22) },
  push: { endpoint: 'https://push.example/x', keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
  tables: {
    game: 'kit',
    seats,
    options: { rounds: 2 },
    listed: false,
    clock: { bank: 60, increment: 0 },
    language: 'en',
    bytes: '00'.repeat(16),
    start: false,
    takeover: true,
    rated: true,
  },
  'tables/TABLE/join': { seat: 1, bytes: '00'.repeat(16) },
  'tables/TABLE/takeover': { seat: 1 },
  'tables/TABLE/leave': { seat: 0 },
  'tables/TABLE/seat': { seat: 1, to: 'open' },
  'tables/TABLE/start': {},
  'tables/TABLE/hold': { seat: 1 },
  'tables/TABLE/resign': { seat: 1 },
  'tables/TABLE/back': { seat: 0 },
  'tables/TABLE/rematch': {},
  'tables/TABLE/clone': { at: 1, seat: 0, bot: 'random' },
  'tables/TABLE/report': { about: 'SOMEBODY', chat: 1, text: 'x' },
  'tables/TABLE/conditional-moves': { seat: 1, at: 1, evenIfRevealed: true, branches: [{ when: 'nothing-else' }] },
  'tables/TABLE/moves-ahead': { seat: 1, after: ['rest'] },
  'daily/kit': {},
  'daily/ID': {},
}
const GETS = [
  'clubs/ID',
  'club-links/ID',
  'games',
  'tables?which=V',
  'tables/ID',
  'tables/ID/log',
  'tables/ID/replay?at=V&seat=V',
  'tables/TABLE/replay?at=V&seat=V',
  'tables/TABLE/explain?seat=V&what=V',
  'tables/TABLE/explain?seat=0&what=V',
  'tables/ID/ratings',
  'tables/TABLE/conditional-moves?seat=V',
  'ratings/ID',
  'meeting',
  'seek',
  'daily/kit?day=V',
  'daily/ID',
  'me',
  'me/mutes',
  'friends',
  'friends/links/ID',
  'me/export',
  'ID',
]

eachDatabaseInSoak('nonsense over HTTP', (_open, stores) => {
  const { server, guest } = live(stores)

  test('is refused with a code and a sentence, while a game beside it continues to its end', async () => {
    const { lines, log } = recordedLog()
    const one = await server({ GUESSES_PER_HOUR: '3' }, { log })
    const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
    const [mia, eve] = [await guest(one, 'Mia'), await guest(one, 'Eve')]
    const table = await tableOf([anna, ben], { options: { rounds: 2 } })
    await draft(table, [anna, ben])

    let asked = 0
    async function refused(who: Client, method: string, path: string, body?: unknown): Promise<void> {
      const answer = await who.fetch(method, `/api/${path}`, body)
      asked++
      const said = `${method} ${path} ${JSON.stringify(body)?.slice(0, 200)}: ${JSON.stringify(answer).slice(0, 300)}`
      expect(answer.status, said).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.body, said).toMatchObject({ error: { code: /\S/, message: /\S/ } })
    }

    const mine = await makeTable(mia, [{ kind: 'me' }, { kind: 'me' }])
    for (const [who, at] of [
      [mia, mine],
      [eve, table],
    ] as const) {
      const named = (pattern: string) =>
        pattern.includes('ID') ? IDS.map((id) => pattern.replace('ID', id)) : [pattern]
      for (const [pattern, fields] of Object.entries(POSTS)) {
        const body = 'about' in fields ? { ...fields, about: anna.id } : fields
        for (const path of named(pattern.replace('TABLE', who === mia ? 'ID' : at)))
          await refused(who, 'POST', path, body)
        const path = pattern.replace('TABLE', at)
        await Promise.all(SOME.map((value) => refused(who, 'POST', path, value)))
        for (const field of who === mia ? Object.keys(body) : [])
          await Promise.all(SOME.map((value) => refused(who, 'POST', path, { ...body, [field]: value })))
      }
      for (const pattern of GETS) {
        for (const path of named(pattern.replace('TABLE', at))) {
          const words = path.includes('V') ? WORDS : ['']
          await Promise.all(words.map((word) => refused(who, 'GET', path.replaceAll('V', word))))
        }
      }
    }
    for (const value of SOME) {
      for (const field of ['name', 'language', 'mail', 'webhook']) await refused(eve, 'PATCH', 'me', { [field]: value })
      await refused(eve, 'POST', 'me/learnt', { kit: value })
      await refused(eve, 'PATCH', 'me/presence', { here: value, playing: 'friends' })
      await refused(eve, 'DELETE', 'push', { endpoint: value })
      await refused(eve, 'DELETE', `tables/${table}/conditional-moves`, { seat: value })
      await refused(eve, 'DELETE', 'me', value ?? 'x')
    }
    for (const id of IDS)
      for (const of of ['me/tokens', 'me/invitations', 'friends', 'friends/requests'])
        await refused(mia, 'DELETE', `${of}/${id}`)
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) await refused(eve, method, `tables/${table}`)
    expect(asked).toBeGreaterThan(process.env.SOAK ? 2000 : 100)

    expect(lines.filter((line) => line.includes('"unexpected"'))).toEqual([])
    expect(Object.keys({})).toEqual([])
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
    await playOn(table, [anna, ben])
    expect(anna.seen(table).info.status).toBe('finished')
  }, 300_000)

  test('bodies that are too large, cut off or no JSON are refused before they are read', async () => {
    const one = await server()
    const anna = await guest(one, 'Anna')
    const send = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
      fetch(`${anna.base}/api/tables`, {
        method: 'POST',
        headers: { cookie: anna.cookie, origin: anna.base, 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      } as RequestInit)
    expect((await send('x'.repeat(MAX_BODY + 1))).status).toBe(413)
    // The body is sent as a stream, without a length in the headers.
    expect((await send(new Blob(['x'.repeat(MAX_BODY), 'x']).stream())).status).toBe(413)
    expect((await send(new Blob(['{"game":"no such ', 'game"}']).stream())).status).toBe(400)
    for (const text of ['{', 'null', '[', '"', '\ufeff{}', '{"game":"kit"', '['.repeat(30_000)]) {
      expect((await send(text)).status, text.slice(0, 20)).toBe(400)
    }
    expect((await send('game=kit', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await send('{}', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send('{}', { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401)
  })
})
