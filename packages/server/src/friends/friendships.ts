// Reads and writes friendships, and looks for blocks. Ids are those of accounts, or of guests without one (`personOf`).

import { type Compilable, type ExpressionBuilder, type Kysely, sql as raw } from 'kysely'
import { idsOfAll } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { Schema } from '../store/schema.ts'

type Store = Pick<Context, 'db'>

export const MOST_FRIENDS = 500

export async function areFriends({ db }: Store, a: string, b: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('friendships')
    .select('since')
    .where('person_id', '=', a)
    .where('friend_id', '=', b)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns true if either of the two has blocked the other. */
export async function isBlocked({ db }: Store, a: string, b: string): Promise<boolean> {
  return (await db.sql.selectFrom('blocks').select('at').where(between(a, b)).executeTakeFirst()) !== undefined
}

/** All ids of the people whom this person has blocked, or who have blocked this person. */
export async function blockedWith(context: Store, person: string): Promise<ReadonlySet<string>> {
  const rows = await context.db.sql
    .selectFrom('blocks')
    .selectAll()
    .where((eb) => eb.or([eb('person_id', '=', person), eb('blocked_id', '=', person)]))
    .execute()
  const others = rows.map(({ person_id, blocked_id }) => (person_id === person ? blocked_id : person_id))
  return new Set([...(await idsOfAll(context, others)).values()].flat())
}

const between = (a: string, b: string) => (eb: ExpressionBuilder<Schema, 'blocks'>) =>
  eb.or([
    eb.and([eb('person_id', '=', a), eb('blocked_id', '=', b)]),
    eb.and([eb('person_id', '=', b), eb('blocked_id', '=', a)]),
  ])

export async function countFriends({ db }: Store, person: string): Promise<number> {
  const { count } = await db.sql
    .selectFrom('friendships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Makes two people friends, unless one of them blocks the other at the same moment. With `request`, only if that request
 * has not been withdrawn meanwhile.
 */
export const befriend = (sql: Kysely<Schema>, a: string, b: string, at: number, request?: string): Compilable[] => [
  ...[
    [a, b],
    [b, a],
  ].map(([person, friend]) =>
    sql
      .insertInto('friendships')
      .columns(['person_id', 'friend_id', 'since'])
      .expression(() =>
        sql
          .selectFrom('people')
          .select([
            'people.id as person_id',
            raw.val(friend as string).as('friend_id'),
            raw<number>`cast(${at} as bigint)`.as('since'),
          ])
          .where('people.id', '=', person as string)
          .where(({ not, exists, selectFrom }) => not(exists(selectFrom('blocks').select('at').where(between(a, b)))))
          .where(({ exists, selectFrom, lit }) =>
            request === undefined
              ? lit(true)
              : exists(selectFrom('friend_requests').select('at').where('friend_requests.id', '=', request)),
          ),
      )
      .onConflict((conflict) => conflict.doNothing()),
  ),
  ...forgetRequests(sql, a, b),
]

/** Removes the requests between two people, in both directions. */
const forgetRequests = (sql: Kysely<Schema>, a: string, b: string): Compilable[] => [
  sql.deleteFrom('friend_requests').where('from_id', '=', a).where('to_id', '=', b),
  sql.deleteFrom('friend_requests').where('from_id', '=', b).where('to_id', '=', a),
]

/** Ends a friendship, and the invitations between the two. */
export const endFriendship = (sql: Kysely<Schema>, a: string, b: string): Compilable[] =>
  [
    [a, b],
    [b, a],
  ].flatMap(([one, other]) => [
    sql
      .deleteFrom('friendships')
      .where('person_id', '=', one as string)
      .where('friend_id', '=', other as string),
    sql
      .deleteFrom('invitations')
      .where('from_id', '=', one as string)
      .where('to_id', '=', other as string),
  ])
