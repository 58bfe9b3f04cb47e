// The notice board of a club: short texts of its owner and helpers. There is room for a few; the oldest goes when another is pinned.

import { MOST_CLUB_NOTICES } from '@wayfare/protocol'
import { newId } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { ClubRow } from '../store/schema.ts'
import { forgetOldRequests } from './members.ts'

const NOTICE_MS = 30 * 86_400_000

export async function pinNotice({ db, now }: Context, club: ClubRow, by: string, text: string): Promise<void> {
  const { sql } = db
  await db.together([
    sql.insertInto('club_notices').values({ id: newId(), club_id: club.id, by_id: by, at: now(), text }),
    sql
      .deleteFrom('club_notices')
      .where('club_id', '=', club.id)
      .where('id', 'not in', (newest) =>
        newest
          .selectFrom('club_notices')
          .select('id')
          .where('club_id', '=', club.id)
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(MOST_CLUB_NOTICES),
      ),
  ])
}

export async function takeDownNotice({ db }: Context, club: ClubRow, id: string): Promise<void> {
  await db.sql.deleteFrom('club_notices').where('id', '=', id).where('club_id', '=', club.id).execute()
}

export const noticesOf = ({ db, now }: Context, club: string) =>
  db.sql
    .selectFrom('club_notices')
    .innerJoin('people', 'people.id', 'club_notices.by_id')
    .select(['club_notices.id', 'people.id as person', 'people.name', 'at', 'text'])
    .where('club_id', '=', club)
    .where('at', '>', now() - NOTICE_MS)
    .orderBy('at', 'desc')
    .orderBy('club_notices.id')
    .execute()

/** Removes notices and requests that are too old. */
export async function forgetClubNews(context: Context): Promise<void> {
  const { db, now } = context
  await db.together([
    forgetOldRequests(context),
    db.sql.deleteFrom('club_notices').where('at', '<=', now() - NOTICE_MS),
  ])
}
