// No account has a name that looks like another's. Guests may be called anything, and are shown as guests.

import type { Compilable } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../store/database.ts'
import { skeletonOf } from './name-skeleton.ts'

export async function isNameTaken({ db }: Pick<Context, 'db'>, name: string, person: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('account_names')
    .select('person_id')
    .where('skeleton', '=', skeletonOf(name))
    .executeTakeFirst()
  return row !== undefined && row.person_id !== person
}

/** Takes the name for this account, which gives up the one it had. Of two at the same time, the first has it. */
export const takeName = ({ sql }: Database, name: string, person: string): Compilable[] => [
  sql.deleteFrom('account_names').where('person_id', '=', person),
  sql
    .insertInto('account_names')
    .values({ skeleton: skeletonOf(name), person_id: person })
    .onConflict((conflict) => conflict.doNothing()),
]
