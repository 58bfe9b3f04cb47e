// Export my data: all that is kept about a person, as one JSON document. Hashes and keys are no use to anybody but a thief.

import { exportClubs } from '../clubs/account-changes.ts'
import type { Context } from '../context.ts'
import { exportFriends } from '../friends/account-changes.ts'
import { exportMeeting } from '../meeting/account-changes.ts'
import { settingsOf } from '../passports/settings.ts'
import type { PersonRow } from '../store/schema.ts'
import { idsOf } from './people.ts'

export async function exportPerson(context: Context, person: PersonRow) {
  const { sql } = context.db
  const ids = await idsOf(context, person.id)
  const seats = await sql.selectFrom('seats').selectAll().where('person_id', 'in', ids).orderBy('table_id').execute()
  const tableIds = [...new Set(seats.map((seat) => seat.table_id))]
  const tables = await sql
    .selectFrom('tables')
    .select(['id', 'game', 'version', 'host', 'status', 'listed', 'daily', 'created_at', 'changed_at'])
    .where((eb) => eb.or([eb('host', 'in', ids), ...(tableIds.length > 0 ? [eb('id', 'in', tableIds)] : [])]))
    .orderBy('created_at')
    .execute()
  const sessions = await sql
    .selectFrom('sessions')
    .select(['kind', 'label', 'created_at', 'seen_at'])
    .where('person_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  const chat = await sql
    .selectFrom('chat')
    .select(['table_id', 'at', 'text', 'hidden'])
    .where('person_id', 'in', ids)
    .orderBy('id')
    .execute()
  const reports = await sql
    .selectFrom('reports')
    .select(['table_id', 'about_id', 'chat_id', 'text', 'at', 'closed_at'])
    .where('by_id', 'in', ids)
    .orderBy('id')
    .execute()
  const mutes = await sql.selectFrom('mutes').select('muted_id').where('person_id', 'in', ids).execute()
  const push = await sql.selectFrom('push').select(['endpoint', 'created_at']).where('person_id', 'in', ids).execute()
  const dailies = await sql
    .selectFrom('daily_results')
    .select(['day', 'game', 'table_id', 'total', 'at'])
    .where('person_id', 'in', ids)
    .orderBy('day')
    .execute()
  const ratings = await sql.selectFrom('ratings').selectAll().where('person_id', 'in', ids).orderBy('game').execute()
  const ratingEvents = await sql
    .selectFrom('rating_events')
    .selectAll()
    .where('person_id', 'in', ids)
    .orderBy('at')
    .orderBy('table_id')
    .execute()
  const passport = await settingsOf(context, person.id)
  const gameRecords = await sql
    .selectFrom('game_records')
    .selectAll()
    .where('person_id', 'in', ids)
    .orderBy('at')
    .orderBy('table_id')
    .execute()
  const stamps = await sql
    .selectFrom('stamps')
    .select(['stamp', 'part', 'game', 'table_id', 'at'])
    .where('person_id', 'in', ids)
    .orderBy('stamp')
    .orderBy('part')
    .execute()
  const plans = await sql
    .selectFrom('conditional_moves')
    .select(['table_id', 'seat', 'body', 'made_at', 'outcome'])
    .where('person_id', 'in', ids)
    .orderBy('table_id')
    .orderBy('seat')
    .execute()
  const { password, merged_into, ...profile } = person
  return {
    exportedAt: context.now(),
    profile: { ...profile, hasPassword: password !== null, otherIds: ids.slice(1) },
    sessions,
    tables: tables.map((table) => ({
      ...table,
      hosted: ids.includes(table.host),
      seats: seats.filter((seat) => seat.table_id === table.id).map((seat) => seat.seat),
    })),
    chat,
    reports,
    mutes: mutes.map((mute) => mute.muted_id),
    push: push.map(({ endpoint, created_at }) => ({ host: hostOf(endpoint), created_at })),
    dailies,
    ratings: ratings.map(({ person_id: _, ...rating }) => rating),
    ratingEvents: ratingEvents.map(({ person_id: _, ...event }) => event),
    ...(await exportFriends(context, person.id)),
    passport,
    gameRecords: gameRecords.map(({ person_id: _, parts, ...record }) => ({ ...record, parts: JSON.parse(parts) })),
    stamps,
    ...(await exportMeeting(context, ids)),
    conditionalMoves: plans,
    ...(await exportClubs(context, person.id)),
  }
}

const hostOf = (endpoint: string): string => (URL.canParse(endpoint) ? new URL(endpoint).host : '')
