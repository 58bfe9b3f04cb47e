// One game in a passport: the strength with its curve, the games, and where the points come from.

import { aged, isMeasured } from '@wayfare/bots/ratings'
import type { CurvePoint, Visa } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import { strengthOf } from '../ratings/strength.ts'
import { dayOf } from './days.ts'

const CURVE_POINTS = 50
/** Older games are left out of the curve. */
const CURVE_GAMES = 1_000
/** Points come from so many of the last games. */
const SOURCE_GAMES = 20
const LEAST_SOURCES = 5

type Store = Pick<Context, 'db' | 'now'>

export async function visasOf(store: Store, person: string): Promise<Visa[]> {
  const { sql } = store.db
  const counts = await sql
    .selectFrom('game_records')
    .select(({ fn }) => [
      'game',
      fn.countAll<number | string>().as('played'),
      fn.sum<number | string>('won').as('won'),
      fn.max('total').as('best'),
    ])
    .where('person_id', '=', person)
    .groupBy('game')
    .orderBy('game')
    .execute()
  const ratings = await sql.selectFrom('ratings').selectAll().where('person_id', '=', person).execute()
  return Promise.all(
    counts.map(async ({ game, played, won, best }) => {
      const rating = ratings.find((one) => one.game === game)
      const measured = rating !== undefined && isMeasured(rating)
      return {
        game,
        strength: measured ? strengthOf(aged(rating, Math.max(0, store.now() - rating.at))) : null,
        rated: rating?.games ?? 0,
        played: Number(played),
        won: Number(won),
        best,
        curve: measured ? await curveOf(store, person, game) : [],
        sources: await sourcesOf(store, person, game),
      }
    }),
  )
}

async function curveOf({ db }: Store, person: string, game: string): Promise<CurvePoint[]> {
  const rows = await db.sql
    .selectFrom('rating_events')
    .select(['at', 'elo', 'rd'])
    .where('person_id', '=', person)
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .limit(CURVE_GAMES)
    .execute()
  const every = Math.max(1, (rows.length - 1) / (CURVE_POINTS - 1))
  const count = Math.min(rows.length, CURVE_POINTS)
  // From the newest, so that the curve ends where the strength is.
  const picked = Array.from({ length: count }, (_, i) => rows[Math.round(i * every)] as (typeof rows)[number])
  return picked.toReversed().map(({ at, elo, rd }) => ({ day: dayOf(at), ...strengthOf({ elo, rd }) }))
}

async function sourcesOf({ db }: Store, person: string, game: string): Promise<Visa['sources']> {
  const rows = await db.sql
    .selectFrom('game_records')
    .select('parts')
    .where('person_id', '=', person)
    .where('game', '=', game)
    .orderBy('at', 'desc')
    .limit(SOURCE_GAMES)
    .execute()
  if (rows.length < LEAST_SOURCES) return null
  const sums: Record<string, number> = {}
  for (const { parts } of rows)
    for (const [part, points] of Object.entries(JSON.parse(parts) as Record<string, number>))
      sums[part] = (sums[part] ?? 0) + points
  return Object.fromEntries(Object.entries(sums).map(([part, sum]) => [part, Math.round(sum / rows.length)]))
}
