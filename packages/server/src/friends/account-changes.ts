// Friends of an account that changes: a guest goes into an account, somebody deletes themselves or takes their data along.

import type { Compilable } from 'kysely'
import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'

type Sql = Context['db']['sql']

/** The account gets what the guest had. Where the two differ, a block counts for more than a friendship. */
export function mergeFriends(sql: Sql, guest: PersonRow, account: PersonRow): Compilable[] {
  const pair = [guest.id, account.id]
  return [
    sql.deleteFrom('friendships').where('person_id', 'in', pair).where('friend_id', 'in', pair),
    sql.deleteFrom('blocks').where('person_id', 'in', pair).where('blocked_id', 'in', pair),
    sql.deleteFrom('friend_requests').where('from_id', 'in', pair).where('to_id', 'in', pair),
    sql.deleteFrom('invitations').where('from_id', 'in', pair).where('to_id', 'in', pair),
    sql
      .updateTable('friendships')
      .set({ person_id: account.id })
      .where('person_id', '=', guest.id)
      .where('friend_id', 'not in', (own) =>
        own.selectFrom('friendships as own').select('own.friend_id').where('own.person_id', '=', account.id),
      ),
    sql
      .updateTable('friendships')
      .set({ friend_id: account.id })
      .where('friend_id', '=', guest.id)
      .where('person_id', 'not in', (own) =>
        own.selectFrom('friendships as own').select('own.person_id').where('own.friend_id', '=', account.id),
      ),
    sql
      .deleteFrom('friendships')
      .where((eb) => eb.or([eb('person_id', '=', guest.id), eb('friend_id', '=', guest.id)])),
    sql
      .updateTable('blocks')
      .set({ person_id: account.id })
      .where('person_id', '=', guest.id)
      .where('blocked_id', 'not in', (own) =>
        own.selectFrom('blocks as own').select('own.blocked_id').where('own.person_id', '=', account.id),
      ),
    sql
      .updateTable('blocks')
      .set({ blocked_id: account.id })
      .where('blocked_id', '=', guest.id)
      .where('person_id', 'not in', (own) =>
        own.selectFrom('blocks as own').select('own.person_id').where('own.blocked_id', '=', account.id),
      ),
    sql.deleteFrom('blocks').where((eb) => eb.or([eb('person_id', '=', guest.id), eb('blocked_id', '=', guest.id)])),
    ...endBlockedFriendships(sql, account.id),
    sql.updateTable('friend_requests').set({ from_id: account.id }).where('from_id', '=', guest.id),
    sql.updateTable('friend_requests').set({ to_id: account.id }).where('to_id', '=', guest.id),
    ...endAnsweredRequests(sql, account.id),
    sql.deleteFrom('friend_links').where('person_id', '=', guest.id),
    sql.deleteFrom('presence').where('person_id', '=', guest.id),
    // The account's own wishes count, and a guest's where the account has none.
    sql
      .updateTable('presence_settings')
      .set({ person_id: account.id })
      .where('person_id', '=', guest.id)
      .where('person_id', 'not in', (own) =>
        own
          .selectFrom('presence_settings as own')
          .select((eb) => eb.val(guest.id).as('id'))
          .where('own.person_id', '=', account.id),
      ),
    sql.deleteFrom('presence_settings').where('person_id', '=', guest.id),
    sql.updateTable('invitations').set({ from_id: account.id }).where('from_id', '=', guest.id),
    sql
      .updateTable('invitations')
      .set({ to_id: account.id })
      .where('to_id', '=', guest.id)
      .where('table_id', 'not in', (own) =>
        own.selectFrom('invitations as own').select('own.table_id').where('own.to_id', '=', account.id),
      ),
    sql.deleteFrom('invitations').where('to_id', '=', guest.id),
  ]
}

const endBlockedFriendships = (sql: Sql, person: string): Compilable[] => {
  const blocked = () => sql.selectFrom('blocks').select('blocked_id').where('person_id', '=', person)
  const blockers = () => sql.selectFrom('blocks').select('person_id').where('blocked_id', '=', person)
  return [
    sql
      .deleteFrom('friendships')
      .where('person_id', '=', person)
      .where((eb) => eb.or([eb('friend_id', 'in', blocked()), eb('friend_id', 'in', blockers())])),
    sql
      .deleteFrom('friendships')
      .where('friend_id', '=', person)
      .where((eb) => eb.or([eb('person_id', 'in', blocked()), eb('person_id', 'in', blockers())])),
    sql
      .updateTable('friend_requests')
      .set({ silent: 1 })
      .where('to_id', '=', person)
      .where((eb) => eb.or([eb('from_id', 'in', blocked()), eb('from_id', 'in', blockers())])),
    sql
      .updateTable('friend_requests')
      .set({ silent: 1 })
      .where('from_id', '=', person)
      .where((eb) => eb.or([eb('to_id', 'in', blocked()), eb('to_id', 'in', blockers())])),
  ]
}

/** Removes requests between people who are friends already. */
const endAnsweredRequests = (sql: Sql, person: string): Compilable[] => {
  const friends = () => sql.selectFrom('friendships').select('friend_id').where('person_id', '=', person)
  return [
    sql.deleteFrom('friend_requests').where('from_id', '=', person).where('to_id', 'in', friends()),
    sql.deleteFrom('friend_requests').where('to_id', '=', person).where('from_id', 'in', friends()),
  ]
}

/** `ids`: all ids of the person who goes. */
export const deleteFriends = (sql: Sql, ids: readonly string[]): Compilable[] => [
  sql.deleteFrom('friendships').where((eb) => eb.or([eb('person_id', 'in', ids), eb('friend_id', 'in', ids)])),
  sql.deleteFrom('friend_requests').where((eb) => eb.or([eb('from_id', 'in', ids), eb('to_id', 'in', ids)])),
  sql.deleteFrom('friend_links').where('person_id', 'in', ids),
  sql.deleteFrom('blocks').where((eb) => eb.or([eb('person_id', 'in', ids), eb('blocked_id', 'in', ids)])),
  sql.deleteFrom('presence').where('person_id', 'in', ids),
  sql.deleteFrom('presence_settings').where('person_id', 'in', ids),
  sql.deleteFrom('invitations').where((eb) => eb.or([eb('from_id', 'in', ids), eb('to_id', 'in', ids)])),
]

/** Everything stored about a person's friends that they may know. Who declined or blocked them is left out. */
export async function exportFriends({ db: { sql } }: Context, person: string) {
  const friends = await sql
    .selectFrom('friendships')
    .innerJoin('people', 'people.id', 'friend_id')
    .select(['friend_id', 'people.name', 'since'])
    .where('person_id', '=', person)
    .orderBy('since')
    .execute()
  const friendRequests = await sql
    .selectFrom('friend_requests')
    .select(['name', 'given_id', 'at'])
    .where('from_id', '=', person)
    .orderBy('at')
    .execute()
  const friendRequestsReceived = await sql
    .selectFrom('friend_requests')
    .innerJoin('people', 'people.id', 'from_id')
    .select(['people.name', 'at', 'silent as declined'])
    .where('to_id', '=', person)
    .orderBy('at')
    .execute()
  const blocks = await sql.selectFrom('blocks').select(['blocked_id', 'at']).where('person_id', '=', person).execute()
  const invitations = await sql
    .selectFrom('invitations')
    .select(['table_id', 'from_id', 'to_id', 'at'])
    .where((eb) => eb.or([eb('from_id', '=', person), eb('to_id', '=', person)]))
    .orderBy('at')
    .execute()
  const one = <T extends 'friend_links' | 'presence' | 'presence_settings'>(table: T) =>
    sql
      .selectFrom(table as 'presence')
      .selectAll()
      .where('person_id', '=', person)
      .execute()
  return {
    friends,
    friendRequests,
    friendRequestsReceived,
    blocks,
    invitations,
    friendLink: await one('friend_links'),
    presence: await one('presence'),
    presenceSettings: await one('presence_settings'),
  }
}
