// Makes ratings again: from the results that were rated, or from nothing but the logs.

import { setImmediate } from 'node:timers/promises'
import { byEnd, History, LAW_VERSION, type Rating, type Result, withAccounts } from '@wayfare/bots/ratings'
import type { Context } from '../context.ts'
import type { Work } from '../jobs/runner.ts'
import { addRecords, firstOfEach, type Records, recordsOf } from '../passports/records.ts'
import type { Database } from '../store/database.ts'
import { entriesOf, finishedTables, tableOf } from '../tables/finished-tables.ts'
import { identitiesOf } from './identities.ts'
import {
  addEvents,
  addSteps,
  markerStep,
  progressOf,
  ratedResults,
  resultStep,
  setRatings,
  type TableEvent,
} from './rating-steps.ts'
import { resultOf } from './result.ts'
import { inSlices } from './time-slices.ts'

/** Rates a game's results from the first to the last: those that were rated, and these. */
export async function rateAnew(db: Database, game: string, now: number, more: readonly Result[] = []): Promise<void> {
  const { step } = await progressOf(db, game)
  const results = new Map([...(await ratedResults(db, game)), ...more].map((result) => [result.table, result]))
  await replace(db, game, now, [...results.values()], step)
}

/** `step`: the last one when the results were read. */
async function replace(
  db: Database,
  game: string,
  now: number,
  unsorted: readonly Result[],
  step: number,
): Promise<void> {
  const results = unsorted.toSorted(byEnd)
  const { accountOf, isThere } = await identitiesOf(db)
  const { ratings, events, isFitted } = await inSlices(historyOf(results, accountOf, now))
  const after = step + 1 + results.length
  await db.together([
    // First, so that it fails if somebody else has rated a game meanwhile.
    ...addSteps(db, [markerStep(game, step + 1, now)]),
    db.sql.deleteFrom('rating_steps').where('game', '=', game).where('step', '<=', step),
    db.sql.deleteFrom('ratings').where('game', '=', game),
    db.sql.deleteFrom('rating_events').where('game', '=', game),
    ...addSteps(
      db,
      results.map((result, i) => resultStep(result, step + 2 + i)),
    ),
    ...(isFitted ? addSteps(db, [markerStep(game, after + 1, now)]) : []),
    ...setRatings(
      db,
      game,
      [...ratings].filter(([person]) => isThere(person)),
    ),
    ...addEvents(
      db,
      events.filter(({ person }) => isThere(person)),
    ),
  ])
}

type Rerun = {
  readonly ratings: ReadonlyMap<string, Rating>
  readonly events: TableEvent[]
  readonly isFitted: boolean
}

function* historyOf(
  results: readonly Result[],
  accountOf: (person: string) => string,
  now: number,
): Generator<void, Rerun> {
  const history = new History()
  const events: TableEvent[] = []
  for (const result of results) {
    const known = withAccounts(result, accountOf)
    const { table, game } = result
    if (known) for (const event of yield* history.addSlowly(known)) events.push({ ...event, table, game })
    yield
  }
  yield* history.passNight(now)
  return { ratings: history.ratings, events, isFitted: history.isFitted }
}

export type Rebuilt = { readonly games: number; readonly people: number; readonly unreadable: readonly string[] }

/** From the logs of all finished tables. A server may be running meanwhile: what it rates before this is written makes this fail. */
export async function rebuildRatings(db: Database, now: number): Promise<Rebuilt> {
  const rated = await db.sql.selectFrom('rating_steps').select('game').distinct().execute()
  const tables = await finishedTables(db)
  const known = await identitiesOf(db)
  const games = new Set([...rated.map(({ game }) => game), ...tables.map(({ game }) => game)])
  const steps = new Map<string, number>()
  for (const game of games) steps.set(game, (await progressOf(db, game)).step)
  const unreadable: string[] = []
  const results: Result[] = []
  const records: Records[] = []
  for (let i = 0; i < tables.length; i += AT_ONCE) {
    const some = tables.slice(i, i + AT_ONCE)
    const entries = await entriesOf(
      db,
      some.map(({ id }) => id),
    )
    for (const table of some) {
      await setImmediate()
      try {
        const read = await tableOf(table, entries.get(table.id) ?? [])
        const result = resultOf(read)
        if (!result) continue
        results.push(result)
        records.push(await recordsOf(read, result, known))
      } catch {
        unreadable.push(table.id)
      }
    }
  }
  for (const game of games) {
    const own = results.filter((result) => result.game === game)
    await replace(db, game, now, own, steps.get(game) as number)
  }
  await replaceRecords(db, records)
  await setLaw(db)
  const people = await db.sql.selectFrom('ratings').select('person_id').distinct().execute()
  return { games: results.length, people: people.length, unreadable }
}

/** How many logs are held at a time. */
const AT_ONCE = 50

/** A running server goes on writing the results of later games, and these stay. */
async function replaceRecords(db: Database, all: readonly Records[]): Promise<void> {
  const games = all.flatMap((records) => records.games)
  const last = Math.max(0, ...games.map(({ at }) => at))
  const stamps = await firstOfEach(all.flatMap((records) => records.stamps))
  await db.together([
    db.sql.deleteFrom('game_records').where('at', '<=', last),
    db.sql.deleteFrom('stamps').where('at', '<=', last),
    ...addRecords(db, { games, stamps }),
  ])
}

/** The version of the rating law, and of what is derived from logs beside it. After a change everything is derived again once. */
const LAW = 'rating law'
const VERSION = `${LAW_VERSION}.1`

async function setLaw({ sql }: Database): Promise<void> {
  const value = VERSION
  await sql
    .insertInto('meta')
    .values({ key: LAW, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Once after the law has changed, or ratings were unknown: everything that was played before is rated by it. */
export function lawWork({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Work {
  return async () => {
    const law = await db.sql.selectFrom('meta').select('value').where('key', '=', LAW).executeTakeFirst()
    if (law?.value === VERSION) return 'done'
    const { games, unreadable } = await rebuildRatings(db, now())
    if (games > 0) log.info({ games, unreadable }, 'games were rated')
    return 'done'
  }
}

/** A guest has become an account: their games are one person's from now on. */
export function mergedWork({ db, now }: Pick<Context, 'db' | 'now'>): Work {
  return async ({ data }) => {
    const { person } = JSON.parse(data) as { readonly person: string }
    const games = await db.sql
      .selectFrom('rating_events')
      .select('game')
      .distinct()
      .where('person_id', '=', person)
      .execute()
    for (const { game } of games) await rateAnew(db, game, now())
    return 'done'
  }
}
