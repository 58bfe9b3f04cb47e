// Decides which sections of a passport a reader sees. Name, emblem, month and reliability are for everybody: the last protects others.

import type { PassportAudience, PassportSettings } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import { areFriends, blockedWith, isBlocked } from '../friends/friendships.ts'
import type { PersonRow } from '../store/schema.ts'

export type Relation = 'owner' | 'friend' | 'stranger' | 'blocked'

/** As long as its owner has chosen nothing. Past games tell with whom somebody plays, so they begin with friends. */
export const DEFAULT_SETTINGS: PassportSettings = {
  emblem: null,
  strength: 'everybody',
  stamps: 'everybody',
  history: 'friends',
}

/** `reader`: null for somebody who is not logged in. */
export async function relationOf(
  context: Pick<Context, 'db'>,
  owner: PersonRow,
  reader: PersonRow | null,
): Promise<Relation> {
  if (reader === null) return 'stranger'
  if (reader.id === owner.id) return 'owner'
  if (await isBlocked(context, owner.id, reader.id)) return 'blocked'
  return (await areFriends(context, owner.id, reader.id)) ? 'friend' : 'stranger'
}

/** The same for many people at once. */
export async function relationsWith(
  context: Pick<Context, 'db'>,
  people: readonly string[],
  reader: string | null,
): Promise<(person: string) => Relation> {
  if (reader === null || people.length === 0) return () => 'stranger'
  const friends = await context.db.sql
    .selectFrom('friendships')
    .select('friend_id')
    .where('person_id', '=', reader)
    .where('friend_id', 'in', people)
    .execute()
  const blocked = await blockedWith(context, reader)
  const friendIds = new Set(friends.map(({ friend_id }) => friend_id))
  return (person) => {
    if (person === reader) return 'owner'
    if (blocked.has(person)) return 'blocked'
    return friendIds.has(person) ? 'friend' : 'stranger'
  }
}

/** Somebody who is blocked sees nothing, whatever others may see. */
export const maySee = (audience: PassportAudience, relation: Relation): boolean => {
  if (relation === 'blocked') return false
  return relation === 'owner' || audience === 'everybody' || (audience === 'friends' && relation === 'friend')
}
