// @module-tag postgres
// While PostgreSQL cannot be reached, all clients are told to try again, and everything continues when it returns.

import { expect, test } from 'vitest'
import { Client } from './testing/client.ts'
import { liveOnSqlite, tableOf } from './testing/live.ts'
import { network } from './testing/network.ts'
import { testPostgres } from './testing/postgres.ts'

const { server, guest, onEnd } = liveOnSqlite()

test('the answer is 503 and never 500, health and readiness are right, and a move is stored when it is sent again', async () => {
  const database = await testPostgres()
  onEnd(() => database.stop())
  const wire = await network(database.url)
  onEnd(() => wire.close())
  const one = await server({ DATABASE_URL: wire.url, LOG_LEVEL: 'silent' })
  const [anna, ben] = [await guest(one, 'Anna'), await guest(one, 'Ben')]
  const table = await tableOf([anna, ben])
  const status = async (path: string) => (await anna.fetch('GET', path)).status
  const all = async () => Promise.all(['/healthz', '/readyz', '/api/me', '/api/tables?which=open'].map(status))
  expect(await all()).toEqual([200, 200, 200, 200])

  wire.set('down')
  // The answer about health is cached for a second.
  await expect.poll(all).toEqual([503, 503, 503, 503])
  const { body } = await anna.fetch('POST', '/api/tables', { game: 'kit', seats: [{ kind: 'me' }] })
  expect(body).toMatchObject({ error: { code: 'unavailable' } })
  await expect(new Client(one.port).at(one.port).connect({ cookie: anna.cookie })).rejects.toThrow(/503/)
  const dropped = anna.seen(table).picture?.options[0]?.move as string
  const move = { t: 'move', table, seat: 0, at: anna.seen(table).n, texts: [dropped], id: 'once' }
  // The move is sent twice: the second time, too, it must be refused and not answered `done`, although it was carried
  // out in memory.
  for (let i = 0; i < 2; i++) expect(await anna.request(move)).toMatchObject({ t: 'refused', code: 'unavailable' })
  expect(await ben.request({ t: 'explain', table, seat: 1, what: 'end' })).toMatchObject({ code: 'unavailable' })

  wire.set('fair')
  await expect.poll(all).toEqual([200, 200, 200, 200])
  expect(await anna.request(move)).toMatchObject({ t: 'done' })
  expect(await anna.request(move)).toMatchObject({ t: 'done' })
  const rows = await one.context.db.sql.selectFrom('entries').select('body').where('table_id', '=', table).execute()
  expect(rows.filter(({ body }) => body.includes('"once"'))).toHaveLength(1)
})
