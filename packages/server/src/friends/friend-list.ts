// The answer with a person's friends, requests and blocks, as they see them.

import type { Friend, Friends } from '@wayfare/protocol'
import { idsOfAll } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import { listedPeople } from '../passports/listed-people.ts'
import { storedSummary } from '../tables/summary.ts'
import { blockedBy } from './blocks.ts'
import { linkOf } from './links.ts'
import { presenceSettings, type SeenPresence, seenPresence } from './presence.ts'
import { incomingOf, outgoingOf } from './requests.ts'

export async function friendList(context: Context, person: string): Promise<Friends> {
  const [friends, incoming, outgoing, blocked, shows, link] = await Promise.all([
    friendsOf(context, person),
    incomingOf(context, person),
    outgoingOf(context, person),
    blockedBy(context, person),
    presenceSettings(context, person),
    linkOf(context, person),
  ])
  const asking = await listedPeople(
    context,
    incoming.map(({ from_id }) => from_id),
    person,
  )
  return {
    friends,
    incoming: incoming.map(({ id, from_id, who, at }) => ({
      id,
      person: from_id,
      name: who,
      emblem: asking.get(from_id)?.emblem ?? null,
      at,
    })),
    outgoing: outgoing.map(({ id, name, at, given_id }) => ({
      id,
      name,
      at,
      ...(given_id === null ? {} : { person: given_id }),
    })),
    blocked,
    shows,
    link,
  }
}

async function friendsOf(context: Context, person: string): Promise<Friend[]> {
  const rows = await context.db.sql
    .selectFrom('friendships')
    .innerJoin('people', 'people.id', 'friendships.friend_id')
    .select(['people.id', 'people.name', 'friendships.since'])
    .where('person_id', '=', person)
    .orderBy('people.name')
    .orderBy('people.id')
    .execute()
  const ids = await idsOfAll(
    context,
    rows.map(({ id }) => id),
  )
  const seen = await seenPresence(context, ids)
  const people = await listedPeople(context, [...ids.keys()], person)
  return rows.map(({ id, name, since }) => {
    const presence = seen.get(id)
    const { emblem = null, strengths } = people.get(id) ?? {}
    return {
      name,
      ids: ids.get(id) as string[],
      emblem,
      strengths: Object.fromEntries(strengths ?? []),
      since,
      here: presence !== undefined,
      playing: playingAt(presence),
    }
  })
}

function playingAt(presence: SeenPresence | undefined): Friend['playing'] {
  if (!presence?.table) return null
  const { id, game } = presence.table
  const round = storedSummary(presence.table)?.round
  return { table: id, game, ...(round === undefined ? {} : { round }) }
}
