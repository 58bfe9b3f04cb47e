// How people come into a club and out of it: by a link, by asking, by leaving, by being removed; and who helps.

import type { ClubRole } from '@wayfare/protocol'
import { newId } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import { isBlocked } from '../friends/friendships.ts'
import type { ClubRow, PersonRow } from '../store/schema.ts'
import { addMember, hasTooManyClubs, lockClub, type Outcome, roleIn } from './clubs.ts'

const DAY_MS = 86_400_000
const LINK_MS = 30 * DAY_MS
/** After this time a request is forgotten, and its sender may ask again. */
export const CLUB_REQUEST_MS = 30 * DAY_MS
/** How many requests may wait for an answer: of one person, and at one club. Further ones do not reach a club. */
const MOST_OUTGOING = 10
const MOST_INCOMING = 50

export async function makeClubLink({ db, now }: Context, club: ClubRow): Promise<void> {
  const link = { token: newId(), token_expires: now() + LINK_MS }
  await db.sql.updateTable('clubs').set(link).where('id', '=', club.id).execute()
}

export async function endClubLink({ db }: Context, club: ClubRow): Promise<void> {
  await db.sql.updateTable('clubs').set({ token: null }).where('id', '=', club.id).execute()
}

/** The club that a link opens for this visitor; undefined whatever the reason if it opens none. */
export async function linkedClub(
  context: Context,
  token: string,
  visitor: PersonRow | undefined,
): Promise<ClubRow | undefined> {
  const club = await context.db.sql
    .selectFrom('clubs')
    .selectAll()
    .where('token', '=', token)
    .where('token_expires', '>', context.now())
    .executeTakeFirst()
  if (!club || !visitor) return club
  return (await isBlocked(context, visitor.id, club.owner_id)) ? undefined : club
}

export async function joinByLink(context: Context, token: string, person: PersonRow): Promise<Outcome> {
  const { db, now } = context
  const club = await linkedClub(context, token, person)
  if (!club) return 'no-club'
  if (await roleIn(context, club, person.id)) return 'ok'
  if (await hasTooManyClubs(context, person.id)) return 'too-many-clubs'
  await db.together([
    lockClub(db.sql, club.id),
    // The link may have ended at the same moment.
    addMember(db.sql, person.id, now(), (clubs) => clubs.where('clubs.id', '=', club.id).where('token', '=', token)),
    endAnsweredRequest(context, club, person.id),
  ])
  return (await roleIn(context, club, person.id)) ? 'ok' : 'full'
}

/** Asks to join. It looks the same if nobody will ever see the request. */
export async function askToJoin(
  context: Context,
  club: ClubRow,
  person: PersonRow,
): Promise<Outcome | 'too-many-requests'> {
  const { db, now } = context
  if (await roleIn(context, club, person.id)) return 'ok'
  if (await hasTooManyClubs(context, person.id)) return 'too-many-clubs'
  const recent = db.sql
    .selectFrom('club_requests')
    .select(['club_id', 'person_id'])
    .where('at', '>=', now() - CLUB_REQUEST_MS)
  const own = await recent.where('person_id', '=', person.id).where('withdrawn', '=', 0).execute()
  if (own.some(({ club_id }) => club_id === club.id)) return 'ok'
  if (own.length >= MOST_OUTGOING) return 'too-many-requests'
  const waiting = await recent.where('club_id', '=', club.id).where('silent', '=', 0).execute()
  const isSilent = waiting.length >= MOST_INCOMING || (await isBlocked(context, person.id, club.owner_id))
  await db.together([
    forgetOldRequests(context),
    db.sql
      .insertInto('club_requests')
      .values({ club_id: club.id, person_id: person.id, at: now(), silent: isSilent ? 1 : 0, withdrawn: 0 })
      // A request that was declined stays so, however often it is withdrawn and sent again.
      .onConflict((conflict) => conflict.columns(['club_id', 'person_id']).doUpdateSet({ withdrawn: 0 })),
  ])
  return 'ok'
}

export const forgetOldRequests = ({ db, now }: Context) =>
  db.sql.deleteFrom('club_requests').where('at', '<', now() - CLUB_REQUEST_MS)

export async function withdrawRequest({ db }: Context, club: ClubRow, person: string): Promise<void> {
  await db.together([
    db.sql
      .deleteFrom('club_requests')
      .where('club_id', '=', club.id)
      .where('person_id', '=', person)
      .where('silent', '=', 0),
    db.sql
      .updateTable('club_requests')
      .set({ withdrawn: 1 })
      .where('club_id', '=', club.id)
      .where('person_id', '=', person),
  ])
}

/** The owner or a helper answers a request. Whoever is declined does not learn it. */
export async function answerRequest(
  context: Context,
  club: ClubRow,
  person: string,
  accept: boolean,
): Promise<Outcome> {
  const { db, now } = context
  const request = await db.sql
    .selectFrom('club_requests')
    .select('at')
    .where('club_id', '=', club.id)
    .where('person_id', '=', person)
    .where('silent', '=', 0)
    .where('at', '>=', now() - CLUB_REQUEST_MS)
    .executeTakeFirst()
  if (!request) return 'ok'
  if (!accept) {
    await db.sql
      .updateTable('club_requests')
      .set({ silent: 1 })
      .where('club_id', '=', club.id)
      .where('person_id', '=', person)
      .execute()
    return 'ok'
  }
  if (await hasTooManyClubs(context, person)) return 'full'
  await db.together([
    lockClub(db.sql, club.id),
    addMember(db.sql, person, now(), (clubs) =>
      clubs.where('clubs.id', '=', club.id).where(({ exists, selectFrom }) =>
        // It may have been withdrawn at the same moment.
        exists(
          selectFrom('club_requests')
            .select('at')
            .whereRef('club_requests.club_id', '=', 'clubs.id')
            .where('club_requests.person_id', '=', person)
            .where('silent', '=', 0),
        ),
      ),
    ),
    endAnsweredRequest(context, club, person),
  ])
  return (await roleIn(context, club, person)) ? 'ok' : 'full'
}

const endAnsweredRequest = ({ db }: Context, club: ClubRow, person: string) =>
  db.sql
    .deleteFrom('club_requests')
    .where('club_id', '=', club.id)
    .where('person_id', '=', person)
    .where('person_id', 'in', (members) =>
      members.selectFrom('club_members').select('person_id').where('club_id', '=', club.id),
    )

/** Takes a member out, unless they own the club by now. Someone who is removed cannot come back by the same link, or by asking. */
export async function endMembership(
  context: Context,
  club: ClubRow,
  person: string,
  how: 'left' | 'removed',
): Promise<void> {
  const { db, now } = context
  const { sql } = db
  const request = { club_id: club.id, person_id: person, at: now(), silent: 1, withdrawn: 1 }
  await db.together([
    lockClub(sql, club.id),
    sql
      .deleteFrom('club_members')
      .where('club_id', '=', club.id)
      .where('person_id', '=', person)
      .where('person_id', 'not in', (owner) => owner.selectFrom('clubs').select('owner_id').where('id', '=', club.id)),
    ...(how === 'left'
      ? []
      : [
          sql.updateTable('clubs').set({ token: null }).where('id', '=', club.id),
          sql
            .insertInto('club_requests')
            .values(request)
            .onConflict((conflict) => conflict.columns(['club_id', 'person_id']).doUpdateSet(request)),
        ]),
  ])
}

/** The owner makes somebody a helper, a plain member again, or the owner in their place. */
export async function setRole(context: Context, club: ClubRow, person: string, role: ClubRole): Promise<void> {
  const { db } = context
  const { sql } = db
  if (person === club.owner_id) return
  const helper = (who: string, value: 0 | 1) =>
    sql.updateTable('club_members').set({ helper: value }).where('club_id', '=', club.id).where('person_id', '=', who)
  if (role !== 'owner') {
    await db.together([helper(person, role === 'helper' ? 1 : 0)])
    return
  }
  await db.together([
    lockClub(sql, club.id),
    helper(club.owner_id, 1),
    sql
      .updateTable('clubs')
      .set({ owner_id: person })
      .where('id', '=', club.id)
      .where('owner_id', '=', club.owner_id)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('club_members').select('since').where('club_id', '=', club.id).where('person_id', '=', person),
        ),
      ),
  ])
}
