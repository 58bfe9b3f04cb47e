// Reads and changes the settings of a passport.

import type { PassportChanges, PassportSettings } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import { DEFAULT_SETTINGS } from './visibility.ts'

type Store = Pick<Context, 'db'>

export async function settingsOf({ db }: Store, person: string): Promise<PassportSettings> {
  const row = await db.sql
    .selectFrom('passports')
    .select(['emblem', 'strength', 'stamps', 'history'])
    .where('person_id', '=', person)
    .executeTakeFirst()
  return row ? (row as PassportSettings) : DEFAULT_SETTINGS
}

export async function changeSettings(
  store: Store,
  person: string,
  changes: PassportChanges,
): Promise<PassportSettings> {
  const settings = { ...(await settingsOf(store, person)), ...changes }
  const row = { person_id: person, ...settings }
  await store.db.together([
    store.db.sql
      .insertInto('passports')
      .values(row)
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(settings)),
  ])
  return settings
}

/** Those of these people whose strength is not for everybody. */
export async function hiddenStrengths({ db }: Store, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set()
  const rows = await db.sql
    .selectFrom('passports')
    .select('person_id')
    .where('person_id', 'in', people)
    .where('strength', '<>', 'everybody')
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}
