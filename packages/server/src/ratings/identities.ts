// Who somebody in a log is today: a guest may have become an account, and an account may have been deleted.

import type { Database } from '../store/database.ts'

export type Identities = {
  accountOf(person: string): string
  /** Whether there is still somebody behind this id. */
  isThere(person: string): boolean
}

/** Of these people, or of all. */
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
