// Rates what has been played: each game when it ends, and every night all games at once.

import { byEnd, fitResults, nightBefore, type Result, rateResult, withAccounts } from '@wayfare/bots/ratings'
import type { Context } from '../context.ts'
import type { Work } from '../jobs/runner.ts'
import { addRecords, type Records, recordsOf, withinLimits } from '../passports/records.ts'
import type { Database } from '../store/database.ts'
import type { JobRow } from '../store/schema.ts'
import { finishedTable } from '../tables/finished-tables.ts'
import { identitiesOf } from './identities.ts'
import {
  addEvents,
  addSteps,
  isRated,
  markerStep,
  needsFit,
  type Progress,
  progressOf,
  ratedResults,
  ratingsOf,
  resultStep,
  setRatings,
} from './rating-steps.ts'
import { rateAnew } from './rebuild.ts'
import { inSlices } from './time-slices.ts'

const DAY_MS = 86_400_000

/** The job that was written with the end of a table. Done again, it finds that the table is rated. */
export function rateWork({ db }: Pick<Context, 'db'>): Work {
  return async (job: JobRow) => {
    const result = JSON.parse(job.data) as Result
    await rateTable(db, result, await readRecords(db, result))
    return 'done'
  }
}

async function readRecords(db: Database, result: Result): Promise<Records | undefined> {
  const table = await finishedTable(db, result.table)
  const people = result.seats.flatMap((who) => ('person' in who ? who.person : []))
  return table && recordsOf(table, result, await identitiesOf(db, [...people, table.made.host]))
}

/** `records`: what passports keep of the same game, written in one with its ratings. */
export async function rateTable(db: Database, result: Result, records?: Records): Promise<void> {
  if (await isRated(db, result.table)) return
  const added = records ? addRecords(db, await withinLimits(db, records)) : []
  const { game } = result
  let progress = await progressOf(db, game)
  const people = result.seats.flatMap((who) => ('person' in who ? who.person : []))
  const { accountOf, isThere } = await identitiesOf(db, people)
  // A result that comes late changes those after it, and of somebody who is gone no rating is kept.
  const isLate = progress.last && byEnd({ ...result, ...progress.last }, result) > 0
  if (isLate || !people.every(isThere)) {
    if (added.length > 0) await db.together(added)
    return rateAnew(db, game, result.at, [result])
  }
  if (needsFit(progress, result.at)) {
    await fitAll(db, game, progress, result.at)
    progress = await progressOf(db, game)
  }
  const known = withAccounts(result, accountOf)
  const ratings = await ratingsOf(db, game, people.map(accountOf))
  const events = known ? rateResult(known, (person) => ratings.get(person)) : []
  await db.together([
    ...addSteps(db, [resultStep(result, progress.step + 1)]),
    ...setRatings(
      db,
      game,
      events.map(({ person, after }) => [person, after]),
    ),
    ...addEvents(
      db,
      events.map((event) => ({ ...event, table: result.table, game })),
    ),
    ...added,
  ])
}

/** Every night, and at the start of a server that has slept through one. */
export function nightWork({ db, now }: Pick<Context, 'db' | 'now'>): Work {
  return async () => {
    const games = await db.sql.selectFrom('rating_steps').select('game').distinct().execute()
    for (const { game } of games) {
      const progress = await progressOf(db, game)
      if (needsFit(progress, now())) await fitAll(db, game, progress, now())
    }
    return { again: nightBefore(now()) + DAY_MS }
  }
}

async function fitAll(db: Database, game: string, { step }: Progress, now: number): Promise<void> {
  const { accountOf } = await identitiesOf(db)
  const fit = await inSlices(fitResults(await ratedResults(db, game), accountOf))
  const ratings = [...(await ratingsOf(db, game))].map(([person, rating]) => {
    const elo = fit.get(person)?.elos.at(-1)
    return [person, elo === undefined ? rating : { ...rating, elo }] as const
  })
  await db.together([...addSteps(db, [markerStep(game, step + 1, nightBefore(now))]), ...setRatings(db, game, ratings)])
}
