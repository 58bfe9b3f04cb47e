// The ratings of a game in the database. Whatever changes them is a step with the next number, written in one with what it changes: if
// another process was first, the number is taken and nothing is written.

import { setImmediate } from 'node:timers/promises'
import { byEnd, nightBefore, type Rating, type RatingEvent, type Result } from '@wayfare/bots/ratings'
import type { Compilable } from 'kysely'
import { chunksOf } from '../store/chunks.ts'
import type { Database } from '../store/database.ts'
import type { RatingStepRow } from '../store/schema.ts'

/** How far the ratings of a game have come. */
export type Progress = {
  /** The number of the last step; 0 before the first. */
  readonly step: number
  /** True if the last step was a fit of all results. */
  readonly isFitted: boolean
  /** The last result, by its time and table. */
  readonly last: Pick<Result, 'at' | 'table'> | undefined
}

export async function progressOf({ sql }: Database, game: string): Promise<Progress> {
  const newest = await sql
    .selectFrom('rating_steps')
    .select(['step', 'table_id'])
    .where('game', '=', game)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = await sql
    .selectFrom('rating_steps')
    .select(['table_id', 'at'])
    .where('game', '=', game)
    .where('table_id', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    step: newest?.step ?? 0,
    isFitted: newest !== undefined && newest.table_id === null,
    last: last && { at: last.at, table: last.table_id as string },
  }
}

/** True if a night has passed since the last result without a fit of all of them. */
export const needsFit = ({ isFitted, last }: Progress, now: number): boolean =>
  last !== undefined && !isFitted && last.at < nightBefore(now)

export async function isRated({ sql }: Database, table: string): Promise<boolean> {
  return (
    (await sql.selectFrom('rating_steps').select('step').where('table_id', '=', table).executeTakeFirst()) !== undefined
  )
}

/** How many results are read at a time: more of them would keep a server from answering others. */
const PAGE = 250

/** All results of a game that were rated, in the order of their ends. */
export async function ratedResults({ sql }: Database, game: string): Promise<Result[]> {
  const results: Result[] = []
  for (let after = 0, isMore = true; isMore; ) {
    const rows = await sql
      .selectFrom('rating_steps')
      .select(['step', 'body'])
      .where('game', '=', game)
      .where('step', '>', after)
      .where('table_id', 'is not', null)
      .orderBy('step')
      .limit(PAGE)
      .execute()
    for (const { body } of rows) results.push(JSON.parse(body) as Result)
    after = rows.at(-1)?.step ?? 0
    isMore = rows.length === PAGE
    await setImmediate()
  }
  return results.sort(byEnd)
}

export const resultStep = (result: Result, step: number): RatingStepRow => ({
  game: result.game,
  step,
  table_id: result.table,
  at: result.at,
  body: JSON.stringify(result),
})

export const markerStep = (game: string, step: number, at: number): RatingStepRow => ({
  game,
  step,
  table_id: null,
  at,
  body: '{}',
})

export const addSteps = ({ sql }: Database, steps: readonly RatingStepRow[]): Compilable[] =>
  chunksOf(steps).map((rows) => sql.insertInto('rating_steps').values(rows))

export const setRatings = (
  { sql }: Database,
  game: string,
  ratings: readonly (readonly [person: string, rating: Rating])[],
): Compilable[] =>
  chunksOf(ratings).map((chunk) =>
    sql
      .insertInto('ratings')
      .values(chunk.map(([person_id, { elo, rd, at, games }]) => ({ game, person_id, elo, rd, at, games })))
      .onConflict((conflict) =>
        conflict.columns(['game', 'person_id']).doUpdateSet((row) => ({
          elo: row.ref('excluded.elo'),
          rd: row.ref('excluded.rd'),
          at: row.ref('excluded.at'),
          games: row.ref('excluded.games'),
        })),
      ),
  )

export type TableEvent = RatingEvent & { readonly table: string; readonly game: string }

export const addEvents = ({ sql }: Database, events: readonly TableEvent[]): Compilable[] =>
  chunksOf(events).map((chunk) =>
    sql.insertInto('rating_events').values(
      chunk.map(({ table, game, seat, person, before, after, place, expected, players }) => ({
        table_id: table,
        seat,
        person_id: person,
        game,
        at: after.at,
        before_elo: before.elo,
        before_rd: before.rd,
        elo: after.elo,
        rd: after.rd,
        games: after.games,
        place,
        expected,
        players,
      })),
    ),
  )

/** Returns the current ratings of these people. */
export async function ratingsOf(
  { sql }: Database,
  game: string,
  people?: readonly string[],
): Promise<Map<string, Rating>> {
  if (people?.length === 0) return new Map()
  const all = sql.selectFrom('ratings').selectAll().where('game', '=', game)
  const rows = await (people ? all.where('person_id', 'in', people) : all).execute()
  return new Map(rows.map(({ person_id, elo, rd, at, games }) => [person_id, { elo, rd, at, games }]))
}
