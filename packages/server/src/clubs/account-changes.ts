// Clubs of an account that changes: somebody deletes themselves or takes their data along. Guests are in no club, so that there is
// nothing to merge.

import type { Compilable } from 'kysely'
import type { Context } from '../context.ts'
import { removeLeftovers } from './clubs.ts'

type Sql = Context['db']['sql']

/** `ids`: all ids of the person who goes. Their clubs go to the oldest helper, or the oldest member, or are dissolved. */
export const deleteClubs = (sql: Sql, ids: readonly string[]): Compilable[] => [
  sql.deleteFrom('club_members').where('person_id', 'in', ids),
  sql.deleteFrom('club_requests').where('person_id', 'in', ids),
  sql.deleteFrom('club_notices').where('by_id', 'in', ids),
  sql
    .deleteFrom('clubs')
    .where('owner_id', 'in', ids)
    .where('id', 'not in', (left) => left.selectFrom('club_members').select('club_id')),
  sql
    .updateTable('clubs')
    .set(({ selectFrom }) => ({
      owner_id: selectFrom('club_members')
        .select('person_id')
        .whereRef('club_members.club_id', '=', 'clubs.id')
        .orderBy('helper', 'desc')
        .orderBy('since')
        .orderBy('person_id')
        .limit(1)
        .$asScalar()
        .$notNull(),
    }))
    .where('owner_id', 'in', ids),
  ...removeLeftovers(sql),
]

export async function exportClubs({ db: { sql } }: Context, person: string) {
  const clubs = await sql
    .selectFrom('club_members')
    .innerJoin('clubs', 'clubs.id', 'club_members.club_id')
    .select(['clubs.name', 'owner_id', 'helper', 'since'])
    .where('person_id', '=', person)
    .orderBy('since')
    .execute()
  const clubRequests = await sql
    .selectFrom('club_requests')
    .innerJoin('clubs', 'clubs.id', 'club_requests.club_id')
    .select(['clubs.name', 'at'])
    .where('person_id', '=', person)
    .where('withdrawn', '=', 0)
    .orderBy('at')
    .execute()
  const clubNotices = await sql
    .selectFrom('club_notices')
    .innerJoin('clubs', 'clubs.id', 'club_notices.club_id')
    .select(['clubs.name', 'at', 'text'])
    .where('by_id', '=', person)
    .orderBy('at')
    .execute()
  return {
    clubs: clubs.map(({ owner_id, helper, ...club }) => ({
      ...club,
      role: owner_id === person ? 'owner' : helper === 1 ? 'helper' : 'member',
    })),
    clubRequests,
    clubNotices,
  }
}
