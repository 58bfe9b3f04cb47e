// Invitations of friends to a free seat. They are seen in the client while somebody is here, and go out as a notice otherwise.

import { titlesOf } from '@wayfare/library'
import type { Invitation } from '@wayfare/protocol'
import { type Actor, commands, NotAllowed, type Table } from '@wayfare/table'
import { asLanguage } from '@wayfare/text'
import { idsOf, personOf } from '../accounts/people.ts'
import { isMember } from '../clubs/access.ts'
import type { Context } from '../context.ts'
import type { Rooms } from '../live/rooms.ts'
import { sendNotice } from '../notices/notices.ts'
import { invitationNotice } from '../notices/texts.ts'
import type { PersonRow } from '../store/schema.ts'
import { storedSummary } from '../tables/summary.ts'
import { areFriends } from './friendships.ts'
import { isPersonHere } from './presence.ts'

const INVITATION_MS = 86_400_000

/** Invites a friend to a table at which `actor` sits. A second invitation to the same table does nothing. */
export async function invite(
  context: Context,
  rooms: Rooms,
  actor: Actor,
  table: string,
  given: string,
): Promise<'ok' | 'no-person'> {
  const { db, now } = context
  const friend = await personOf(context, given)
  if (!friend || !(await areFriends(context, actor.id, friend.id))) return 'no-person'
  const ids = await idsOf(context, friend.id)
  const { game, club } = await rooms.look(table, (at) => {
    mayInvite(at, actor, { id: friend.id, name: friend.name, ids })
    return at.made
  })
  if (club?.membersOnly && !(await isMember(context, club.id, friend.id)))
    throw new NotAllowed('not-now', 'this table is for members of its club only')
  const added = await db.sql
    .insertInto('invitations')
    .values({ table_id: table, to_id: friend.id, from_id: actor.id, at: now() })
    .onConflict((conflict) => conflict.columns(['table_id', 'to_id']).doNothing())
    .returning('at')
    .executeTakeFirst()
  if (added && !(await isPersonHere(context, friend.id)))
    inBackground(context, notify(context, friend, actor.name, game, table))
  return 'ok'
}

function mayInvite(table: Table, actor: Actor, friend: Actor): void {
  if (commands.sitsAt(table, actor).length === 0 && !actor.ids.includes(table.made.host))
    throw new NotAllowed('not-your-seat', 'only those who sit at the table can invite to it')
  if (table.status !== 'open') throw new NotAllowed('begun', 'this table has begun already')
  if (commands.sitsAt(table, friend).length > 0) throw new NotAllowed('not-now', 'your friend sits there already')
  if (!table.seats.some(({ person, bot }) => !person && !bot)) throw new NotAllowed('not-now', 'no seat is free')
}

async function notify(context: Context, friend: PersonRow, from: string, game: string, table: string): Promise<void> {
  const language = asLanguage(friend.language) ?? 'en'
  const url = `${context.settings.PUBLIC_URL}/table/${table}`
  await sendNotice(context, friend, invitationNotice(language, { game: titlesOf(game)[language], from, url }))
}

const inBackground = ({ log }: Context, work: Promise<unknown>): void =>
  void work.catch((error) => log.warn({ err: error }, 'an invitation could not be sent'))

/** Invites the friends who sat at a table to the next one, which somebody has made for the same people. */
export async function inviteAgain(
  context: Context,
  rooms: Rooms,
  actor: Actor,
  old: Table,
  next: string,
): Promise<void> {
  const others = old.seats.flatMap(({ person }) => (person && !actor.ids.includes(person.id) ? person.id : []))
  for (const other of new Set(others))
    await invite(context, rooms, actor, next, other).catch((error) => {
      // They have come by themselves meanwhile.
      if (!(error instanceof NotAllowed)) throw error
    })
}

/** The invitations of friends to seats that are still free. */
export async function invitationsFor(context: Context, actor: Actor): Promise<Invitation[]> {
  const rows = await context.db.sql
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.table_id')
    .innerJoin('people', 'people.id', 'invitations.from_id')
    .innerJoin('friendships', (join) =>
      join
        .onRef('friendships.person_id', '=', 'invitations.to_id')
        .onRef('friendships.friend_id', '=', 'invitations.from_id'),
    )
    .select(['tables.id', 'tables.game', 'tables.summary', 'people.name', 'invitations.at'])
    .where('to_id', '=', actor.id)
    .where('tables.status', '=', 'open')
    .where('invitations.at', '>=', context.now() - INVITATION_MS)
    .orderBy('invitations.at')
    .execute()
  return rows
    .filter((row) => {
      const seats = storedSummary(row)?.seats ?? []
      const sits = seats.some(({ person }) => person !== null && actor.ids.includes(person))
      return !sits && seats.some(({ person, bot }) => person === null && bot === null)
    })
    .map(({ id, game, name, at }) => ({ table: id, game, from: name, at }))
}

/** Hides an invitation. Its row stays, so that nobody can be invited to the same table again and again. */
export async function declineInvitation({ db }: Context, person: string, table: string): Promise<void> {
  await db.sql
    .updateTable('invitations')
    .set({ at: 0 })
    .where('to_id', '=', person)
    .where('table_id', '=', table)
    .execute()
}
