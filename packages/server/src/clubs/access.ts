// Decides whether somebody is a member of a club and may enter a table for members only. For everybody else there is no such table.

import { type Actor, NotAllowed, sitsAt, type Table } from '@wayfare/table'
import type { Context } from '../context.ts'

type Store = Pick<Context, 'db'>

/** `person`: the id of an account. */
export async function isMember({ db }: Store, club: string, person: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('club_members')
    .select('since')
    .where('club_id', '=', club)
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row !== undefined
}

/** Refuses a table for members only to anybody who neither is one nor sits there. */
export async function requireEntry(context: Store, table: Table, actor: Actor | null): Promise<void> {
  const { club } = table.made
  if (!club?.membersOnly || sitsAt(table, actor).length > 0) return
  if (!actor || !(await isMember(context, club.id, actor.id))) throw noTable(table.id)
}

/** The same without reading the log of the table. */
export async function requireEntryById(context: Store, id: string, actor: Actor | null): Promise<void> {
  const { sql } = context.db
  const row = await sql.selectFrom('tables').select(['club_id', 'members_only']).where('id', '=', id).executeTakeFirst()
  if (!row?.club_id || row.members_only === 0) return
  if (actor && (await isMember(context, row.club_id, actor.id))) return
  const seat = actor
    ? await sql
        .selectFrom('seats')
        .select('seat')
        .where('table_id', '=', id)
        .where('person_id', 'in', actor.ids)
        .executeTakeFirst()
    : undefined
  if (!seat) throw noTable(id)
}

const noTable = (id: string): NotAllowed => new NotAllowed('no-table', `there is no table ${id}`)
