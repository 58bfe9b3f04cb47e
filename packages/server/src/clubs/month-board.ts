// The board of the month: rated games that members have finished this month with another member, or at a table of the club, each
// since they joined.

import { sql as raw } from 'kysely'
import type { Context } from '../context.ts'

/** The first moment of the month (UTC). */
export const monthStart = (now: number): number => {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** One row for each member who has played; `gained` in points of Elo. */
export const monthRows = ({ db }: Pick<Context, 'db'>, club: string, from: number) =>
  db.sql
    .selectFrom('club_members')
    .innerJoin('game_records as own', (join) =>
      join.onRef('own.person_id', '=', 'club_members.person_id').on('own.at', '>=', from),
    )
    .leftJoin('rating_events', (join) =>
      join.onRef('rating_events.table_id', '=', 'own.table_id').onRef('rating_events.seat', '=', 'own.seat'),
    )
    .where('club_members.club_id', '=', club)
    .whereRef('own.at', '>=', 'club_members.since')
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('game_records as other')
            .innerJoin('club_members as fellow', 'fellow.person_id', 'other.person_id')
            .select('other.seat')
            .whereRef('other.table_id', '=', 'own.table_id')
            .whereRef('other.person_id', '<>', 'own.person_id')
            .where('fellow.club_id', '=', club)
            .whereRef('other.at', '>=', 'fellow.since'),
        ),
        exists(
          selectFrom('tables')
            .select('tables.id')
            .whereRef('tables.id', '=', 'own.table_id')
            .where('tables.club_id', '=', club),
        ),
      ]),
    )
    .groupBy('own.person_id')
    .select([
      'own.person_id as person',
      raw<number | string>`count(*)`.as('games'),
      raw<number | string>`sum(own.won)`.as('won'),
      raw<number | null>`sum(rating_events.elo - rating_events.before_elo)`.as('gained'),
    ])
