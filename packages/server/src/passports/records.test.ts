import type { Result } from '@wayfare/bots/ratings'
import { stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { deletePerson } from '../accounts/delete-account.ts'
import { exportPerson } from '../accounts/export.ts'
import { mergeGuest } from '../accounts/merge.ts'
import { testContext } from '../accounts/testing.ts'
import { rateWork } from '../ratings/rate-work.ts'
import { rebuildRatings } from '../ratings/rebuild.ts'
import type { Database } from '../store/database.ts'
import type { JobRow, PersonRow } from '../store/schema.ts'
import { eachDatabase } from '../testing/databases.ts'
import { storeFinishedGame } from '../testing/finished-games.ts'
import { sharedGames } from './head-to-head.ts'
import { historyRows } from './history.ts'
import { firstOfEach } from './records.ts'
import { stampList } from './stamp-list.ts'
import { earnedStamps } from './stamps.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2030, 0, 1, 12)

const personRow = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  ...{ id, name: `The ${id}`, login: id, password: null, language: 'en', created_at: START, seen_at: START },
  ...{ mail: null, webhook: null, silenced: 0, merged_into: null, learnt: null },
  ...more,
})
const job = (result: Result): JobRow => ({
  ...{ id: `rate:${result.table}`, kind: 'rate', table_id: result.table, due_at: 0, leased_until: 0, leased_by: '' },
  ...{ tries: 0, data: JSON.stringify(result) },
})
const records = (db: Database) =>
  db.sql.selectFrom('game_records').selectAll().orderBy('table_id').orderBy('seat').execute()
const stamps = (db: Database) =>
  db.sql.selectFrom('stamps').selectAll().orderBy('person_id').orderBy('stamp').orderBy('part').execute()

/** Two or three people, game by game. */
async function play(db: Database, count: number): Promise<Result[]> {
  const dice = stream('records')
  const results: Result[] = []
  for (let i = 0; i < count; i++) {
    const seats = ['anna', 'ben', 'cora'].slice(0, 2 + (i % 2)).map((person) => ({ kind: 'person', person }) as const)
    const result = await storeFinishedGame(db, { id: `game${i}`, seats, at: START + i * 30 * HOUR_MS }, dice)
    if (result) results.push(result)
  }
  return results
}

eachDatabase('records of passports', (open) => {
  async function withPeople(more: readonly PersonRow[] = []): Promise<Database> {
    const db = await open()
    const people = ['anna', 'ben', 'cora'].map((id) => personRow(id))
    await db.sql
      .insertInto('people')
      .values([...people, ...more])
      .execute()
    return db
  }

  test('a game is recorded once however often its job is done, and the same again from the logs', async () => {
    const db = await withPeople()
    const results = await play(db, 6)
    const work = rateWork({ db })
    for (const result of results) for (const _ of [1, 2]) await work(job(result), () => true)
    const [games, parts] = [await records(db), await stamps(db)]
    expect(games).toHaveLength(15)
    expect(games.filter(({ person_id }) => person_id === 'cora').map(({ people }) => people)).toEqual([3, 3, 3])
    expect(games.every(({ won, has_left }) => won + has_left < 2)).toBe(true)
    expect(parts.filter(({ person_id, stamp }) => person_id === 'cora' && stamp === 'way-seven')).toHaveLength(2)
    expect(await earnedStamps({ db }, 'game1', [2])).toEqual([])
    await db.sql
      .insertInto('stamps')
      .values({ person_id: 'cora', stamp: 'way-tongue', part: 'pl', game: 'kit', table_id: 'game', at: START - 1 })
      .execute()
    const stamp = { seat: 2, stamp: 'way-tongue', game: null }
    expect(await earnedStamps({ db }, 'game1', [0, 2])).toEqual([stamp])
    await rebuildRatings(db, START + 400 * HOUR_MS)
    expect(await records(db)).toEqual(games)
    expect(await stamps(db)).toEqual(parts)
  })

  test('a guest who becomes an account brings games and stamps along, and nobody has a part twice', async () => {
    const db = await withPeople([personRow('guest', { login: null })])
    const results = await play(db, 4)
    for (const result of results) await rateWork({ db })(job(result), () => true)
    const { context } = testContext(db)
    const part = { stamp: 'way-tongue', game: 'kit', table_id: 'game0', at: START }
    await db.sql
      .insertInto('stamps')
      .values(['en', 'pl'].map((one) => ({ ...part, person_id: 'guest', part: one })))
      .execute()
    await db.sql.updateTable('game_records').set({ person_id: 'guest' }).where('person_id', '=', 'ben').execute()
    await db.sql
      .insertInto('passports')
      .values({ person_id: 'guest', emblem: 'fox', strength: 'nobody', stamps: 'friends', history: 'nobody' })
      .execute()
    await db.together(mergeGuest(context, personRow('guest', { login: null }), personRow('ben')))
    const own = (await stamps(db)).filter(({ stamp, person_id }) => stamp === 'way-tongue' && person_id === 'ben')
    expect(own.map(({ part: one }) => one)).toEqual(['en', 'pl'])
    expect((await records(db)).filter(({ person_id }) => person_id === 'ben')).toHaveLength(4)
    const { passport, gameRecords, stamps: exported } = await exportPerson(context, personRow('ben'))
    expect(passport).toEqual({ emblem: 'fox', strength: 'nobody', stamps: 'friends', history: 'nobody' })
    expect(gameRecords).toHaveLength(4)
    expect(exported.length).toBeGreaterThan(2)
    await deletePerson(context, personRow('ben'), async () => {})
    for (const table of ['passports', 'game_records', 'stamps'] as const)
      expect(
        await db.sql.selectFrom(table).select('person_id').where('person_id', 'in', ['ben', 'guest']).execute(),
      ).toEqual([])
  })

  test('history and shared games are found by an index, whichever filter is chosen', async () => {
    const db = await withPeople()
    if (db.kind === 'postgres') return
    const company = [{}, { game: 'kit' }, { with: 'people' }, { with: 'bots' }, { game: 'kit', with: 'me' }] as const
    const queries = [
      ...company.map((query) => historyRows({ db }, 'anna', 'ben', { ...query, page: 3 })),
      sharedGames({ db }, 'anna', 'ben').select('own.at'),
    ]
    for (const query of queries) {
      const { sql, parameters } = query.compile()
      const plan = await db.sql.executeQuery<{ detail: string }>({
        ...query.compile(),
        sql: `explain query plan ${sql}`,
        parameters,
      })
      const steps = plan.rows.map(({ detail }) => detail)
      expect(steps.join('; ')).toMatch(/SEARCH own USING INDEX game_records_by_person_id/)
      expect(steps.filter((step) => /^SCAN/.test(step))).toEqual([])
    }
  })
})

test('nobody has more parts of a stamp than it takes', async () => {
  const list = await stampList()
  expect(list.length).toBeGreaterThanOrEqual(24)
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  const parts = Array.from({ length: 130 }, (_, i) => ({
    ...{ person_id: 'anna', stamp: 'way-hundred', part: `t${i}`, game: 'kit', table_id: `t${i}`, at: 1000 - i },
  }))
  const first = await firstOfEach([...parts, ...parts])
  expect(first.map(({ at }) => at)).toEqual(Array.from({ length: 100 }, (_, i) => 871 + i))
})
