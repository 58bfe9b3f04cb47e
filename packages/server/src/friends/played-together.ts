// Looks for a game that began with two people at the same table.

import { idsOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'

export async function havePlayedTogether(context: Context, a: string, b: string): Promise<boolean> {
  const row = await context.db.sql
    .selectFrom('seats as mine')
    .innerJoin('seats as theirs', 'theirs.table_id', 'mine.table_id')
    .innerJoin('tables', 'tables.id', 'mine.table_id')
    .select('mine.table_id')
    .where('mine.person_id', 'in', await idsOf(context, a))
    .where('theirs.person_id', 'in', await idsOf(context, b))
    .where('tables.status', 'in', ['running', 'finished'])
    .executeTakeFirst()
  return row !== undefined
}
