// Takes the names of accounts that have none of their own yet.

import { takeName } from '../accounts/account-names.ts'
import type { Context } from '../context.ts'
import type { Work } from './runner.ts'

/** At the start of a server: accounts from before names were unique take theirs, the oldest first. */
export function namesWork({ db }: Pick<Context, 'db'>): Work {
  return async () => {
    const rows = await db.sql
      .selectFrom('people')
      .leftJoin('account_names', 'account_names.person_id', 'people.id')
      .select(['people.id', 'people.name'])
      .where('people.login', 'is not', null)
      .where('account_names.skeleton', 'is', null)
      .orderBy('people.created_at')
      .execute()
    for (const { id, name } of rows) await db.together(takeName(db, name, id))
    return 'done'
  }
}
