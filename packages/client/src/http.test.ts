import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callsTo } from './http.ts'

const call = callsTo('/api')

const requests: [address: string, init: RequestInit][] = []
function answering(status: number, body: string, type = 'application/json') {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push([address, init])
    return new Response(body, { status, headers: { 'content-type': type } })
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
  requests.length = 0
})

test('a route is asked for with its names, what is looked for, and its body', async () => {
  answering(200, '[]')
  await call('GET /tables', { query: { which: 'mine', language: 'fr' } })
  await call('POST /tables/:id/resign', { path: { id: 'a/b' }, body: { seat: 1 } })
  await call('POST /logout')
  expect(requests).toEqual([
    ['/api/tables?which=mine&language=fr', { method: 'GET', headers: {} }],
    [
      '/api/tables/a%2Fb/resign',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"seat":1}' },
    ],
    ['/api/logout', { method: 'POST', headers: {} }],
  ])
})

test('headers of the caller go with every request', async () => {
  answering(200, '{}')
  const mine = callsTo('https://example.org/api', { authorization: 'Bearer t' })
  await mine('GET /me')
  await mine('POST /tables/:id/leave', { path: { id: 'k' }, body: { seat: 0 } })
  expect(requests.map(([address, { headers }]) => [address, headers])).toEqual([
    ['https://example.org/api/me', { authorization: 'Bearer t' }],
    ['https://example.org/api/tables/k/leave', { authorization: 'Bearer t', 'content-type': 'application/json' }],
  ])
})

test('what is refused has the server’s code and sentence, also where somebody else answers', async () => {
  answering(409, '{"error":{"code":"not-now","message":"play this one to its end first"}}')
  const refused = call('POST /tables/:id/rematch', { path: { id: 'abcdef' } })
  await expect(refused).rejects.toMatchObject({
    status: 409,
    code: 'not-now',
    message: 'play this one to its end first',
  })
  answering(502, '<h1>Bad Gateway</h1>', 'text/html')
  await expect(call('GET /games')).rejects.toMatchObject({ status: 502, code: 'unexpected' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(call('GET /games')).rejects.toBeInstanceOf(ApiError)
  await expect(call('GET /games')).rejects.toMatchObject({ status: 0, code: 'offline' })
})

test('what the server does not know does not compile', async () => {
  answering(200, '{}')
  // @ts-expect-error there is no such route
  await call('GET /tabels')
  // @ts-expect-error a seat is a number
  await call('POST /tables/:id/resign', { path: { id: 'abcdef' }, body: { seat: 'first' } })
  // @ts-expect-error whose table?
  await call('GET /tables/:id', {})
  // @ts-expect-error there is no such list
  await call('GET /tables', { query: { which: 'lost' } })
  const { person } = await call('GET /me')
  // @ts-expect-error nobody is told their password
  expect(person?.password).toBeUndefined()
})
