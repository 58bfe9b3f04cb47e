// People by their ids. The log of a table keeps the id with which somebody sat down, for ever; a guest who logs in to an account
// therefore stays as another id of it, with the account's name. Whoever deleted themselves stays as an id without a name.

import { randomBytes } from 'node:crypto'
import type { PersonChanges } from '@wayfare/protocol'
import type { Actor } from '@wayfare/table'
import type { Context } from '../context.ts'
import type { PersonRow } from '../store/schema.ts'
import { takeName } from './account-names.ts'

export const newId = (): string => randomBytes(16).toString('base64url')

/** The person behind an id; for a guest that went into an account, the account. */
export async function personOf(context: Context, id: string): Promise<PersonRow | undefined> {
  const row = await rowOf(context, id)
  return row?.merged_into ? rowOf(context, row.merged_into) : row
}

/** All ids under which this person may sit at tables: their own first, then those of guests that went into the account. */
export async function idsOf({ db }: Context, personId: string): Promise<string[]> {
  const merged = await db.sql
    .selectFrom('people')
    .select('id')
    .where('merged_into', '=', personId)
    .orderBy('id')
    .execute()
  return [personId, ...merged.map((row) => row.id)]
}

/** The same for several people at once. */
export async function idsOfAll({ db }: Pick<Context, 'db'>, people: readonly string[]): Promise<Map<string, string[]>> {
  const ids = new Map(people.map((id) => [id, [id]]))
  if (people.length === 0) return ids
  const merged = await db.sql
    .selectFrom('people')
    .select(['id', 'merged_into'])
    .where('merged_into', 'in', people)
    .orderBy('id')
    .execute()
  for (const { id, merged_into } of merged) ids.get(merged_into as string)?.push(id)
  return ids
}

/** Somebody who asks for something at tables. Only accounts have taken guests in. */
export const actorFor = async (context: Context, { id, name, login }: PersonRow): Promise<Actor> => ({
  id,
  name,
  ids: login === null ? [id] : await idsOf(context, id),
})

export async function changePerson({ db }: Context, person: PersonRow, changes: PersonChanges): Promise<PersonRow> {
  const { name } = changes
  const queries = [
    ...(Object.keys(changes).length > 0 ? [db.sql.updateTable('people').set(changes).where('id', '=', person.id)] : []),
    ...(name === undefined ? [] : [db.sql.updateTable('people').set({ name }).where('merged_into', '=', person.id)]),
    ...(name === undefined || person.login === null ? [] : takeName(db, name, person.id)),
  ]
  if (queries.length > 0) await db.together(queries)
  return { ...person, ...changes }
}

function rowOf({ db }: Context, id: string): Promise<PersonRow | undefined> {
  return db.sql.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}
