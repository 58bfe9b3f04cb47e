// Finds the account that a person in a log has today: a guest may have become an account, and an account may have been deleted.

import type { Database } from '../store/database.ts'

export type Identities = {
  accountOf(person: string): string
  /** True if this id still belongs to somebody. */
  isThere(person: string): boolean
}

/** Loads the identities of these people, or of everybody. */
export async function identitiesOf({ sql }: Database, people?: readonly string[]): Promise<Identities> {
  const all = sql.selectFrom('people').select(['id', 'name', 'merged_into'])
  const rows = await (people ? all.where('id', 'in', [...people, '']) : all).execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  return {
    accountOf: (person) => known.get(person)?.merged_into ?? person,
    // An account was given its name to the guests that went into it.
    isThere: (person) => known.get(person)?.name !== '' && known.has(person),
  }
}
