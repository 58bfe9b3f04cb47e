// Requests to become friends. The sender learns nothing from the answer: a request to somebody who has blocked them, who
// has declined, or who does not exist looks the same as one that waits for an answer.

import { newId, personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { FriendRequestRow, PersonRow } from '../store/schema.ts'
import { areFriends, befriend, countFriends, isBlocked, MOST_FRIENDS } from './friendships.ts'
import { havePlayedTogether } from './played-together.ts'

const DAY_MS = 86_400_000
/** After this time a request is forgotten, and its sender may ask again. */
export const REQUEST_MS = 30 * DAY_MS
/** How many requests of one person may wait for an answer. */
const MOST_OUTGOING = 30
/** How many may wait for one person's answer. Further ones do not reach them. */
const MOST_INCOMING = 100

type Outcome = 'ok' | 'no-person' | 'already-friends' | 'too-many-friends' | 'too-many-requests'

/** Asks the account with this login, or the only one with this name. */
export async function askByName(context: Context, from: PersonRow, name: string): Promise<Outcome> {
  const person = await findAccount(context, name)
  return ask(context, from, person, { name, given_id: null })
}

/** Asks somebody who has sat at the same table, by the id that they have there. */
export async function askCoPlayer(context: Context, from: PersonRow, given_id: string): Promise<Outcome> {
  const person = await personOf(context, given_id)
  if (!person || person.name === '' || person.id === from.id) return 'no-person'
  if (!(await havePlayedTogether(context, from.id, person.id))) return 'no-person'
  return ask(context, from, person, { name: person.name, given_id })
}

async function ask(
  context: Context,
  from: PersonRow,
  person: PersonRow | undefined,
  asked: Pick<FriendRequestRow, 'name' | 'given_id'>,
): Promise<Outcome> {
  const { db, now } = context
  if (person?.id === from.id) return 'no-person'
  if (person && (await areFriends(context, from.id, person.id))) return 'already-friends'
  if ((await countFriends(context, from.id)) >= MOST_FRIENDS) return 'too-many-friends'
  const own = await outgoingOf(context, from.id)
  const isAgain = own.some((row) => row.name === asked.name && row.given_id === asked.given_id)
  const isBlockedPair = person !== undefined && (await isBlocked(context, from.id, person.id))
  // Both have asked, so both agree.
  const theirs = person && !isBlockedPair ? await requestBetween(context, person.id, from.id) : undefined
  if (person && theirs && (await hasRoom(context, person.id))) {
    await db.together(befriend(db.sql, from.id, person.id, now(), theirs.id))
    return 'ok'
  }
  if (isAgain) return 'ok'
  if (own.length >= MOST_OUTGOING) return 'too-many-requests'
  const hasAsked = person !== undefined && own.some((row) => row.to_id === person.id)
  const isSilent = !person || isBlockedPair || hasAsked || (await hasTooMany(context, person.id))
  await db.together([
    db.sql.deleteFrom('friend_requests').where('from_id', '=', from.id).where('at', '<', oldest(context)),
    db.sql.insertInto('friend_requests').values({
      id: newId(),
      from_id: from.id,
      to_id: person?.id ?? null,
      ...asked,
      at: now(),
      silent: isSilent ? 1 : 0,
    }),
  ])
  return 'ok'
}

export async function acceptRequest(context: Context, person: PersonRow, id: string): Promise<Outcome> {
  const { db, now } = context
  const row = (await incomingOf(context, person.id)).find((one) => one.id === id)
  if (!row) return 'no-person'
  if (!(await hasRoom(context, person.id)) || !(await hasRoom(context, row.from_id))) return 'too-many-friends'
  await db.together(befriend(db.sql, person.id, row.from_id, now(), id))
  return 'ok'
}

/** Withdraws one's own request, or declines one. The sender does not learn that they were declined. */
export async function endRequest({ db }: Context, person: PersonRow, id: string): Promise<void> {
  await db.together([
    db.sql.deleteFrom('friend_requests').where('id', '=', id).where('from_id', '=', person.id),
    db.sql.updateTable('friend_requests').set({ silent: 1 }).where('id', '=', id).where('to_id', '=', person.id),
  ])
}

export const outgoingOf = (context: Context, person: string): Promise<FriendRequestRow[]> =>
  recent(context).where('from_id', '=', person).execute()

/** The requests that wait for this person’s answer, with the names of those who ask. */
export async function incomingOf(context: Context, person: string): Promise<(FriendRequestRow & { who: string })[]> {
  return recent(context)
    .innerJoin('people', 'people.id', 'from_id')
    .select('people.name as who')
    .where('to_id', '=', person)
    .where('silent', '=', 0)
    .execute()
}

const oldest = ({ now }: Context): number => now() - REQUEST_MS

const recent = (context: Context) =>
  context.db.sql
    .selectFrom('friend_requests')
    .selectAll('friend_requests')
    .where('at', '>=', oldest(context))
    .orderBy('at')
    .orderBy('friend_requests.id')

const requestBetween = (context: Context, from: string, to: string) =>
  recent(context).where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst()

const hasRoom = async (context: Context, person: string): Promise<boolean> =>
  (await countFriends(context, person)) < MOST_FRIENDS

const hasTooMany = async (context: Context, person: string): Promise<boolean> =>
  (await incomingOf(context, person)).length >= MOST_INCOMING

async function findAccount({ db }: Context, name: string): Promise<PersonRow | undefined> {
  const accounts = () => db.sql.selectFrom('people').selectAll().where('login', 'is not', null)
  const byLogin = await accounts().where('login', '=', name.toLowerCase()).executeTakeFirst()
  if (byLogin) return byLogin
  // Several people may have the same name. Nobody is asked then, rather than the wrong one.
  const named = await accounts().where('name', '=', name).limit(2).execute()
  return named.length === 1 ? named[0] : undefined
}
