// Clubs are founded, changed and dissolved by their owner. Tables and results of a dissolved club stay.

import type { ClubRole, NewClub } from '@wayfare/protocol'
import { type Compilable, sql as raw } from 'kysely'
import type { InferOutput } from 'valibot'
import { skeletonOf } from '../accounts/name-skeleton.ts'
import { newId } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { ClubRow, PersonRow } from '../store/schema.ts'

type Sql = Context['db']['sql']

const MOST_OWNED = 3
const MOST_CLUBS = 20
const MOST_MEMBERS = 200

export type Outcome = 'ok' | 'no-club' | 'name-taken' | 'too-many-clubs' | 'full'

export async function foundClub(
  context: Context,
  owner: PersonRow,
  { name, about, emblem }: InferOutput<typeof NewClub>,
): Promise<Outcome> {
  const { db, now } = context
  const { count } = await db.sql
    .selectFrom('clubs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', owner.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OWNED || (await hasTooManyClubs(context, owner.id))) return 'too-many-clubs'
  const id = newId()
  const club: ClubRow = {
    ...{ id, name, skeleton: skeletonOf(name), about, emblem, owner_id: owner.id },
    ...{ made_at: now(), token: null, token_expires: 0 },
  }
  await db.together([
    // If two people found a club of the same name at once, the first one has it.
    db.sql
      .insertInto('clubs')
      .values(club)
      .onConflict((conflict) => conflict.column('skeleton').doNothing()),
    addMember(db.sql, owner.id, now(), (clubs) => clubs.where('clubs.id', '=', id)),
  ])
  const made = await db.sql.selectFrom('clubs').select('id').where('id', '=', id).executeTakeFirst()
  return made ? 'ok' : 'name-taken'
}

export async function findClub({ db }: Pick<Context, 'db'>, name: string): Promise<ClubRow | undefined> {
  return db.sql.selectFrom('clubs').selectAll().where('skeleton', '=', skeletonOf(name)).executeTakeFirst()
}

export async function roleIn({ db }: Pick<Context, 'db'>, club: ClubRow, person: string): Promise<ClubRole | null> {
  const row = await db.sql
    .selectFrom('club_members')
    .select('helper')
    .where('club_id', '=', club.id)
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (!row) return null
  return club.owner_id === person ? 'owner' : row.helper === 1 ? 'helper' : 'member'
}

export async function hasTooManyClubs({ db }: Pick<Context, 'db'>, person: string): Promise<boolean> {
  const { count } = await db.sql
    .selectFrom('club_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  return Number(count) >= MOST_CLUBS
}

/** Changes to who belongs to a club begin with this, so that on PostgreSQL they happen one after another. */
export const lockClub = (sql: Sql, club: string): Compilable =>
  sql
    .updateTable('clubs')
    .set(({ ref }) => ({ made_at: ref('made_at') }))
    .where('id', '=', club)

type Clubs = ReturnType<typeof clubsOf>
const clubsOf = (sql: Sql) => sql.selectFrom('clubs')

/** Makes the person a member of the club that `which` selects, unless it is full. */
export const addMember = (sql: Sql, person: string, at: number, which: (clubs: Clubs) => Clubs): Compilable =>
  sql
    .insertInto('club_members')
    .columns(['club_id', 'person_id', 'helper', 'since'])
    .expression(() =>
      which(clubsOf(sql))
        .where(
          ({ selectFrom }) =>
            selectFrom('club_members')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .whereRef('club_members.club_id', '=', 'clubs.id'),
          '<',
          MOST_MEMBERS,
        )
        .select([
          'clubs.id as club_id',
          raw<string>`cast(${person} as text)`.as('person_id'),
          raw<number>`0`.as('helper'),
          raw<number>`cast(${at} as bigint)`.as('since'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())

/** Removes a club and all that belongs to it. */
export async function dissolveClub({ db }: Context, club: string): Promise<void> {
  const { sql } = db
  await db.together([sql.deleteFrom('clubs').where('id', '=', club), ...removeLeftovers(sql)])
}

/** Removes what belongs to clubs that are no more. A job of an evening without a row ends by itself. */
export const removeLeftovers = (sql: Sql): Compilable[] => {
  const clubs = () => sql.selectFrom('clubs').select('id')
  return [
    sql.deleteFrom('club_members').where('club_id', 'not in', clubs()),
    sql.deleteFrom('club_requests').where('club_id', 'not in', clubs()),
    sql.deleteFrom('club_notices').where('club_id', 'not in', clubs()),
    sql.deleteFrom('club_evenings').where('club_id', 'not in', clubs()),
  ]
}
