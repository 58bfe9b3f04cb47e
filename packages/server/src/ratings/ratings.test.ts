import { nightBefore, type Result } from '@wayfare/bots/ratings'
import { below, type Stream, stream } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { deletePerson } from '../accounts/delete-account.ts'
import { exportPerson } from '../accounts/export.ts'
import { mergeGuest } from '../accounts/merge.ts'
import type { Database } from '../store/database.ts'
import type { JobRow, PersonRow } from '../store/schema.ts'
import { eachDatabase } from '../testing/databases.ts'
import { storeFinishedGame } from '../testing/finished-games.ts'
import { nightWork, rateTable, rateWork } from './rate-work.ts'
import { lawWork, mergedWork, rebuildRatings } from './rebuild.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2030, 0, 1, 12)
const PEOPLE = 12
/** The long form is what a server has after some years. */
const [GAMES, EVERY_MS] = process.env.SOAK ? [10_000, HOUR_MS / 2] : [30, 6 * HOUR_MS]
/** Processor time. */
const MOST_MS = 60_000

const personRow = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  id,
  name: `The ${id}`,
  login: id,
  password: null,
  language: 'en',
  created_at: START,
  seen_at: START,
  mail: null,
  webhook: null,
  silenced: 0,
  merged_into: null,
  learnt: null,
  ...more,
})
const peopleOf = (count: number) => Array.from({ length: count }, (_, i) => personRow(`person-${i}`))
const people = peopleOf(PEOPLE)

/** Two to four people at a table, every few hours. */
async function storeGames(db: Database, count: number, dice: Stream, among: number): Promise<Result[]> {
  const results: Result[] = []
  for (let i = 0; i < count; i++) {
    const sitting = new Set<string>()
    for (const size = 2 + below(dice, 3); sitting.size < size; ) sitting.add(`person-${below(dice, among)}`)
    const seats = [...sitting].map((person) => ({ kind: 'person', person }) as const)
    const id = `game${String(i).padStart(6, '0')}`
    const result = await storeFinishedGame(db, { id, seats, at: START + i * EVERY_MS }, dice)
    if (result) results.push(result)
  }
  return results
}

const ratings = (db: Database) =>
  db.sql.selectFrom('ratings').selectAll().orderBy('game').orderBy('person_id').execute()
const events = (db: Database) =>
  db.sql.selectFrom('rating_events').selectAll().orderBy('table_id').orderBy('seat').execute()

/** The same rows, and every number of them within a billionth. */
function expectSame(found: readonly object[], expected: readonly object[]): void {
  expect(found).toHaveLength(expected.length)
  for (const [i, row] of expected.entries()) {
    for (const [name, value] of Object.entries(row)) {
      const other = (found[i] as Record<string, unknown>)[name]
      if (typeof value === 'number') expect(Math.abs((other as number) - value), name).toBeLessThan(1e-9)
      else expect(other).toBe(value)
    }
  }
}

const job = (result: Result): JobRow => ({
  id: `rate:${result.table}`,
  kind: 'rate',
  table_id: result.table,
  due_at: 0,
  leased_until: 0,
  leased_by: '',
  tries: 0,
  data: JSON.stringify(result),
})
const held = () => true
const silent = { info: () => undefined } as never

eachDatabase('ratings', (open) => {
  async function withGames(count: number, among = PEOPLE): Promise<{ db: Database; results: Result[] }> {
    const db = await open()
    await db.sql.insertInto('people').values(peopleOf(among)).execute()
    return { db, results: await storeGames(db, count, stream('ratings'), among) }
  }

  test.each(process.env.SOAK ? [12, 300] : [12])(
    'made again from the logs they are what they were game by game and night by night, of %i people',
    {
      timeout: 3_600_000,
    },
    async (among) => {
      const { db, results } = await withGames(GAMES, among)
      for (const result of results) await rateTable(db, result)
      const now = START + GAMES * EVERY_MS + 24 * HOUR_MS
      await nightWork({ db, now: () => now })(job(results[0] as Result), held)
      const before = { ratings: await ratings(db), events: await events(db) }
      expect(before.ratings).toHaveLength(among)
      expect(before.events.length).toBeGreaterThan(2 * GAMES)
      const began = process.cpuUsage()
      expect(await rebuildRatings(db, now)).toEqual({ games: GAMES, people: among, unreadable: [] })
      const { user, system } = process.cpuUsage(began)
      const took = (user + system) / 1000
      if (process.env.SOAK) console.log(`${GAMES} games of ${among} people were rated again in ${Math.round(took)} ms`)
      expect(took).toBeLessThan(MOST_MS)
      expectSame(await ratings(db), before.ratings)
      expectSame(await events(db), before.events)
    },
  )

  test('a game whose job is done twice counts once, also for two processes at the same time', async () => {
    const { db, results } = await withGames(3)
    const work = rateWork({ db })
    for (const result of results) await work(job(result), held)
    const once = await ratings(db)
    for (const result of results) await work(job(result), held)
    expect(await ratings(db)).toEqual(once)
    const more = await storeFinishedGame(
      db,
      { id: 'twice', seats: people.slice(0, 2).map(({ id }) => ({ kind: 'person', person: id })), at: START * 2 },
      stream('twice'),
    )
    const both = await Promise.allSettled([1, 2].map(() => work(job(more as Result), held)))
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect((await events(db)).filter(({ table_id }) => table_id === 'twice')).toHaveLength(2)
    expect(
      (await db.sql.selectFrom('rating_steps').select('step').where('table_id', '=', 'twice').execute()).length,
    ).toBe(1)
  })

  test.each(['before', 'after'])(
    'a process that dies %s the write neither loses a game nor counts it twice',
    async (when) => {
      const { db, results } = await withGames(2)
      const [first, second] = results as [Result, Result]
      await rateTable(db, first)
      const dying: Database = {
        ...db,
        kind: db.kind,
        sql: db.sql,
        append: db.append.bind(db),
        scrub: db.scrub.bind(db),
        close: db.close.bind(db),
        bus: db.bus,
        together: async (queries) => {
          if (when === 'after') await db.together(queries)
          throw new Error('killed')
        },
      }
      await expect(rateWork({ db: dying })(job(second), held)).rejects.toThrow('killed')
      expect((await events(db)).filter(({ table_id }) => table_id === second.table).length > 0).toBe(when === 'after')
      // The job is still there, and the next process does it.
      await rateWork({ db })(job(second), held)
      const found = await ratings(db)
      await rebuildRatings(db, second.at)
      expectSame(await ratings(db), found)
    },
  )

  test('a result that comes late is put where it belongs', async () => {
    const { db, results } = await withGames(20)
    const [late, ...others] = results as [Result, ...Result[]]
    for (const result of [...others, late]) await rateTable(db, result)
    const found = { ratings: await ratings(db), events: await events(db) }
    await rebuildRatings(db, (results.at(-1) as Result).at)
    expectSame(await ratings(db), found.ratings)
    expectSame(await events(db), found.events)
  })

  test('a guest who becomes an account brings the games along', async () => {
    const { db, results } = await withGames(40)
    for (const result of results) await rateTable(db, result)
    const [account, guest] = people as [PersonRow, PersonRow]
    await db.sql.updateTable('people').set({ login: null }).where('id', '=', guest.id).execute()
    const now = () => (results.at(-1) as Result).at
    const before = await events(db)
    await db.together(mergeGuest({ db, now } as never, guest, account))
    const [merged] = await db.sql.selectFrom('jobs').selectAll().where('kind', '=', 'merged').execute()
    const owns = async (id: string) => (await events(db)).filter(({ person_id }) => person_id === id).length
    expect(await owns(guest.id)).toBe(0)
    expect(await owns(account.id)).toBe(
      before.filter(({ person_id }) => [account.id, guest.id].includes(person_id)).length,
    )
    await mergedWork({ db, now })(merged as JobRow, held)
    const own = (await ratings(db)).find(({ person_id }) => person_id === account.id)
    // A game at which both sat was one person against themselves, so it no longer counts.
    expect(own?.games).toBe(await owns(account.id))
    const found = await ratings(db)
    expect(found).toHaveLength(PEOPLE - 1)
    await rebuildRatings(db, now())
    expectSame(await ratings(db), found)
  })

  test('nothing is kept of somebody who has been deleted, and the others have what they had', async () => {
    const { db, results } = await withGames(20)
    for (const result of results.slice(0, -1)) await rateTable(db, result)
    const before = await ratings(db)
    const gone = ((results.at(-1) as Result).seats[0] as { person: string }).person
    const leaving = people.find(({ id }) => id === gone) as PersonRow
    const context = { db, now: () => START, log: silent } as never
    const exported = await exportPerson(context, leaving)
    expect(exported.ratings).toMatchObject([
      { game: 'kit', elo: before.find(({ person_id }) => person_id === gone)?.elo },
    ])
    expect(exported.ratingEvents.length).toBe(exported.ratings[0]?.games)
    await deletePerson(context, leaving, async () => {})
    expect(await ratings(db)).toEqual(before.filter(({ person_id }) => person_id !== gone))
    expect((await events(db)).some(({ person_id }) => person_id === gone)).toBe(false)
    await rebuildRatings(db, (results.at(-2) as Result).at)
    // The last game is in the logs as well.
    expect((await ratings(db)).map(({ person_id }) => person_id)).not.toContain(gone)
    expect((await ratings(db)).length).toBeGreaterThanOrEqual(before.length - 1)
    expect((await events(db)).some(({ person_id }) => person_id === gone)).toBe(false)
  })

  test('games from before there were ratings are rated once', async () => {
    const { db } = await withGames(5)
    const work = lawWork({ db, now: () => START + 30 * HOUR_MS, log: silent })
    await work({} as JobRow, held)
    const found = await ratings(db)
    expect(found.length).toBeGreaterThan(2)
    await db.sql.deleteFrom('ratings').execute()
    await work({} as JobRow, held)
    expect(await ratings(db)).toEqual([])
  })

  test('every night all games are fitted at once, and no second time', async () => {
    const { db, results } = await withGames(4)
    for (const result of results) await rateTable(db, result)
    const before = await ratings(db)
    const now = START + 48 * HOUR_MS
    const night = nightWork({ db, now: () => now })
    expect(await night({} as JobRow, held)).toEqual({ again: nightBefore(now) + 24 * HOUR_MS })
    const after = await ratings(db)
    expect(after.map(({ elo }) => elo)).not.toEqual(before.map(({ elo }) => elo))
    expect(after.map(({ rd }) => rd)).toEqual(before.map(({ rd }) => rd))
    await night({} as JobRow, held)
    expect(await ratings(db)).toEqual(after)
  })
})
