// A guest who logs in to an account becomes another id of it. Seats and hosts stay under the guest's id, as the log has them
// (`idsOf` finds them); what is no part of a log moves. The guest's sessions end: a copy of its cookie must not open the account.

import type { Compilable } from 'kysely'
import type { Context } from '../context.ts'
import { mergeFriends } from '../friends/account-changes.ts'
import { deleteMeeting } from '../meeting/account-changes.ts'
import type { PersonRow } from '../store/schema.ts'
import { addJob } from '../tables/consequences.ts'

export function mergeGuest(context: Context, guest: PersonRow, account: PersonRow): Compilable[] {
  const { sql } = context.db
  return [
    sql
      .updateTable('people')
      .set({ merged_into: account.id, name: account.name, mail: null, webhook: null })
      .where('id', '=', guest.id)
      .where('login', 'is', null),
    // Whose chat was taken does not get it back by logging in.
    ...(guest.silenced ? [sql.updateTable('people').set({ silenced: 1 }).where('id', '=', account.id)] : []),
    ...mergeRatings(context, guest, account),
    ...mergeFriends(sql, guest, account),
    ...mergePassports(context, guest, account),
    ...deleteMeeting(context.db, [guest.id]),
    sql.deleteFrom('sessions').where('person_id', '=', guest.id),
    sql.updateTable('push').set({ person_id: account.id }).where('person_id', '=', guest.id),
    sql.updateTable('chat').set({ person_id: account.id }).where('person_id', '=', guest.id),
    sql.updateTable('reports').set({ by_id: account.id }).where('by_id', '=', guest.id),
    sql.updateTable('reports').set({ about_id: account.id }).where('about_id', '=', guest.id),
    sql
      .insertInto('mutes')
      .columns(['person_id', 'muted_id'])
      .expression((eb) =>
        eb
          .selectFrom('mutes')
          .select((of) => [of.val(account.id).as('person_id'), 'muted_id'])
          .where('person_id', '=', guest.id)
          .where('muted_id', '<>', account.id),
      )
      .onConflict((conflict) => conflict.doNothing()),
    sql
      .insertInto('mutes')
      .columns(['person_id', 'muted_id'])
      .expression((eb) =>
        eb
          .selectFrom('mutes')
          .select((of) => ['person_id', of.val(account.id).as('muted_id')])
          .where('muted_id', '=', guest.id)
          .where('person_id', '<>', account.id),
      )
      .onConflict((conflict) => conflict.doNothing()),
    sql.deleteFrom('mutes').where((eb) => eb.or([eb('person_id', '=', guest.id), eb('muted_id', '=', guest.id)])),
  ]
}

/** At once the account has what only the guest had; where both have played a game, a job rates it anew with both as one person. */
function mergeRatings(context: Context, guest: PersonRow, account: PersonRow): Compilable[] {
  const { sql } = context.db
  return [
    sql
      .updateTable('ratings')
      .set({ person_id: account.id })
      .where('person_id', '=', guest.id)
      .where('game', 'not in', (own) => own.selectFrom('ratings').select('game').where('person_id', '=', account.id)),
    sql.deleteFrom('ratings').where('person_id', '=', guest.id),
    sql.updateTable('rating_events').set({ person_id: account.id }).where('person_id', '=', guest.id),
    addJob(context, `merged:${guest.id}`, 'merged', null, context.now(), JSON.stringify({ person: account.id })),
  ]
}

/** The account keeps what it has chosen for its own passport, and of each part of a stamp the one it had. */
function mergePassports(context: Context, guest: PersonRow, account: PersonRow): Compilable[] {
  const { sql } = context.db
  return [
    sql
      .updateTable('passports')
      .set({ person_id: account.id })
      .where('person_id', '=', guest.id)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passports as own').select('own.person_id').where('own.person_id', '=', account.id))),
      ),
    sql.deleteFrom('passports').where('person_id', '=', guest.id),
    sql.updateTable('game_records').set({ person_id: account.id }).where('person_id', '=', guest.id),
    sql
      .updateTable('stamps')
      .set({ person_id: account.id })
      .where('person_id', '=', guest.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('stamps as own')
              .select('own.part')
              .where('own.person_id', '=', account.id)
              .whereRef('own.stamp', '=', 'stamps.stamp')
              .whereRef('own.part', '=', 'stamps.part'),
          ),
        ),
      ),
    sql.deleteFrom('stamps').where('person_id', '=', guest.id),
  ]
}
