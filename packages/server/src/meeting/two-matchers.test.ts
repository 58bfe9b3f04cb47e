// @module-tag postgres
// Two processes that match at the same moment: a seek is in one call at most.

import { expect, test } from 'vitest'
import { testContext } from '../accounts/testing.ts'
import { openDatabase } from '../store/open.ts'
import { testPostgres } from '../testing/postgres.ts'
import { matchSeeks } from './match-job.ts'

const SEEK = {
  games: ['kit'],
  options: {},
  players: [2],
  speed: 'live',
  near: false,
  languages: ['en'],
  bots: false,
  rated: true,
  hours: 3,
}

test('of two processes that have read the same seeks, one calls their people', { timeout: 300_000 }, async () => {
  const { url, stop } = await testPostgres()
  const [one, two] = await Promise.all([0, 1].map(() => openDatabase({ DATABASE_URL: url, DATA_DIR: '' })))
  if (!one || !two) throw new Error('no database')
  const { context, clock } = testContext(one)
  const people = ['anna', 'ben', 'cleo', 'dora']
  await one.sql
    .insertInto('seeks')
    .values(
      people.map((id) => ({
        id,
        person_id: id,
        body: JSON.stringify(SEEK),
        made_at: clock.at,
        ends_at: clock.at + 1e6,
        seen_at: clock.at,
        table_id: null,
      })),
    )
    .execute()
  // Neither writes before both have read.
  let release = () => {}
  const bothHaveRead = new Promise<void>((resolve) => {
    release = resolve
  })
  let count = 0
  const held = (db: typeof one) =>
    Object.create(db, {
      together: {
        value: async (queries: Parameters<typeof db.together>[0]) => {
          if (++count === 2) release()
          await bothHaveRead
          return db.together(queries)
        },
      },
    })
  const done = await Promise.allSettled([one, two].map((db) => matchSeeks({ ...context, db: held(db) })))
  const seats = await one.sql.selectFrom('call_seats').selectAll().orderBy('seek_id').execute()
  const calls = await one.sql.selectFrom('seek_calls').select('id').execute()
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(seats.map(({ seek_id }) => seek_id)).toEqual(people)
  expect(calls.map(({ id }) => id).sort()).toEqual([...new Set(seats.map(({ call_id }) => call_id))].sort())
  await Promise.all([one.close(), two.close()])
  await stop()
})
