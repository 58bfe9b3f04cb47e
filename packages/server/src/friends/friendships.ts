// Who is whose friend, and who has blocked whom. Ids are those of accounts, or of guests without one (`personOf`).

import type { Context } from '../context.ts'

type Store = Pick<Context, 'db'>

export async function areFriends({ db }: Store, a: string, b: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('friendships')
    .select('since')
    .where('person_id', '=', a)
    .where('friend_id', '=', b)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether either of the two has blocked the other. */
export async function isBlocked({ db }: Store, a: string, b: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('blocks')
    .select('at')
    .where((eb) =>
      eb.or([
        eb.and([eb('person_id', '=', a), eb('blocked_id', '=', b)]),
        eb.and([eb('person_id', '=', b), eb('blocked_id', '=', a)]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
