// Friend links. The owner of a link agrees to become a friend of everybody who opens it, until it expires or is replaced.

import { newId } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'
import { areFriends, befriend, countFriends, isBlocked, MOST_FRIENDS } from './friendships.ts'

const LINK_MS = 7 * 86_400_000

export async function makeLink({ db, now }: Context, person: string) {
  const link = { token: newId(), expires_at: now() + LINK_MS }
  await db.sql
    .insertInto('friend_links')
    .values({ person_id: person, ...link })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(link))
    .execute()
  return { token: link.token, expires: link.expires_at }
}

export async function endLink({ db }: Context, person: string): Promise<void> {
  await db.sql.deleteFrom('friend_links').where('person_id', '=', person).execute()
}

export async function linkOf({ db, now }: Context, person: string) {
  const row = await db.sql
    .selectFrom('friend_links')
    .select(['token', 'expires_at as expires'])
    .where('person_id', '=', person)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row ?? null
}

type Owner = { readonly id: string; readonly name: string; readonly state: 'own' | 'friends' | 'open' }

/** The owner of a link; undefined if it opens nothing for this visitor, whatever the reason. */
export async function linkOwner(
  context: Context,
  token: string,
  visitor: PersonRow | undefined,
): Promise<Owner | undefined> {
  const row = await context.db.sql
    .selectFrom('friend_links')
    .innerJoin('people', 'people.id', 'friend_links.person_id')
    .select(['people.id', 'people.name'])
    .where('token', '=', token)
    .where('expires_at', '>', context.now())
    .executeTakeFirst()
  if (!row) return undefined
  if (!visitor) return { ...row, state: 'open' }
  if (visitor.id === row.id) return { ...row, state: 'own' }
  if (await isBlocked(context, visitor.id, row.id)) return undefined
  return { ...row, state: (await areFriends(context, visitor.id, row.id)) ? 'friends' : 'open' }
}

/** Makes the visitor a friend of the link's owner. */
export async function followLink(
  context: Context,
  token: string,
  visitor: PersonRow,
): Promise<'ok' | 'no-link' | 'too-many-friends'> {
  const owner = await linkOwner(context, token, visitor)
  if (!owner) return 'no-link'
  if (owner.state !== 'open') return 'ok'
  for (const person of [visitor.id, owner.id])
    if ((await countFriends(context, person)) >= MOST_FRIENDS) return 'too-many-friends'
  await context.db.together(befriend(context.db.sql, visitor.id, owner.id, context.now()))
  return 'ok'
}
