// Seeks of an account that changes: a guest goes into an account, somebody deletes themselves or takes their data along.

import type { Compilable } from 'kysely'
import type { Context } from '../context.ts'

/** Removes everything about meeting people that belongs to these ids. A call in which one of them is ends without them. */
export const deleteMeeting = ({ sql }: Context['db'], ids: readonly string[]): Compilable[] => [
  sql.deleteFrom('seeks').where('person_id', 'in', ids),
  sql.deleteFrom('look_ins').where('person_id', 'in', ids),
]

export async function exportMeeting({ db: { sql } }: Context, ids: readonly string[]) {
  const seeks = await sql
    .selectFrom('seeks')
    .select(['body', 'made_at', 'ends_at', 'table_id'])
    .where('person_id', 'in', ids)
    .execute()
  const lookIns = await sql.selectFrom('look_ins').select('at').where('person_id', 'in', ids).orderBy('at').execute()
  return {
    seeks: seeks.map(({ body, ...seek }) => ({ ...seek, request: JSON.parse(body) })),
    lookIns: lookIns.map(({ at }) => at),
  }
}
