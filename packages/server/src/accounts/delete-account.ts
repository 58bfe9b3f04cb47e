// Deletes an account. An id without a name remains, so that finished games stay complete.

import { deleteClubs } from '../clubs/account-changes.ts'
import type { Context } from '../context.ts'
import { deleteFriends } from '../friends/account-changes.ts'
import { deleteMeeting } from '../meeting/account-changes.ts'
import type { PersonRow } from '../store/schema.ts'
import { idsOf } from './people.ts'

/**
 * `onGone` hands the seats at running tables to bots. It comes first: if it fails, nothing is lost and the person can ask again.
 */
export async function deletePerson(
  context: Context,
  person: PersonRow,
  onGone: (personId: string) => Promise<void>,
): Promise<void> {
  await onGone(person.id)
  const { db } = context
  const { sql } = db
  const ids = await idsOf(context, person.id)
  await db.together([
    sql
      .updateTable('people')
      .set({ name: '', login: null, password: null, mail: null, webhook: null, learnt: null })
      .where('id', 'in', ids),
    sql.deleteFrom('sessions').where('person_id', 'in', ids),
    sql.deleteFrom('ratings').where('person_id', 'in', ids),
    sql.deleteFrom('rating_events').where('person_id', 'in', ids),
    sql.deleteFrom('passports').where('person_id', 'in', ids),
    sql.deleteFrom('game_records').where('person_id', 'in', ids),
    sql.deleteFrom('stamps').where('person_id', 'in', ids),
    sql.deleteFrom('account_names').where('person_id', 'in', ids),
    ...deleteClubs(sql, ids),
    ...deleteMeeting(db, ids),
    sql.deleteFrom('conditional_moves').where('person_id', 'in', ids),
    sql.deleteFrom('push').where('person_id', 'in', ids),
    sql.deleteFrom('mutes').where((eb) => eb.or([eb('person_id', 'in', ids), eb('muted_id', 'in', ids)])),
    ...deleteFriends(sql, ids),
    sql.updateTable('chat').set({ name: '', hidden: 1 }).where('person_id', 'in', ids),
    // A line that somebody reported is kept, unseen, until the report is closed.
    sql
      .updateTable('chat')
      .set({ text: '' })
      .where('person_id', 'in', ids)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('reports')
          .select((of) => of.fn.coalesce('chat_id', of.val(-1)).as('chat_id'))
          .where('closed_at', 'is', null),
      ),
  ])
  await db.scrub().catch((error) => context.log.warn({ err: error }, 'the log of the database could not be emptied'))
}
