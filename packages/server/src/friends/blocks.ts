// Blocks. A blocked person is muted, is no friend any more, and gets no seat beside the person who blocked them. Games that both
// have played or are playing stay as they are.

import { idsOfAll, personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'
import { endFriendship } from './friendships.ts'

/** `other` may be any id under which they sit at tables. */
export async function block(context: Context, person: PersonRow, other: string): Promise<void> {
  const { db, now } = context
  const blocked = await personOf(context, other)
  if (!blocked || blocked.name === '' || blocked.id === person.id) return
  const { sql } = db
  await db.together([
    sql
      .insertInto('blocks')
      .values({ person_id: person.id, blocked_id: blocked.id, at: now() })
      .onConflict((conflict) => conflict.doNothing()),
    sql
      .insertInto('mutes')
      .values({ person_id: person.id, muted_id: blocked.id })
      .onConflict((conflict) => conflict.doNothing()),
    ...endFriendship(sql, person.id, blocked.id),
    sql.deleteFrom('friend_requests').where('from_id', '=', person.id).where('to_id', '=', blocked.id),
    // A blocked person goes on seeing their own request.
    sql
      .updateTable('friend_requests')
      .set({ silent: 1 })
      .where('from_id', '=', blocked.id)
      .where('to_id', '=', person.id),
  ])
}

/** Ends a block, and the mute that came with it. The friendship does not come back. */
export async function unblock(context: Context, person: PersonRow, other: string): Promise<void> {
  const { db } = context
  const blocked = (await personOf(context, other))?.id ?? other
  await db.together([
    db.sql.deleteFrom('blocks').where('person_id', '=', person.id).where('blocked_id', '=', blocked),
    db.sql.deleteFrom('mutes').where('person_id', '=', person.id).where('muted_id', '=', blocked),
  ])
}

export async function blockedBy(context: Context, person: string): Promise<{ name: string; ids: string[] }[]> {
  const rows = await context.db.sql
    .selectFrom('blocks')
    .innerJoin('people', 'people.id', 'blocks.blocked_id')
    .select(['people.id', 'people.name'])
    .where('person_id', '=', person)
    .orderBy('people.name')
    .orderBy('people.id')
    .execute()
  const ids = await idsOfAll(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name }) => ({ name, ids: ids.get(id) as string[] }))
}
