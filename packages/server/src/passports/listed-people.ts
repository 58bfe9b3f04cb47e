// How people appear in lists: the emblem of their passport, and their strength as far as the reader may see it.

import { isMeasured } from '@wayfare/bots/ratings'
import type { Emblem, Strength } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import { strengthOf } from '../ratings/strength.ts'
import { DEFAULT_SETTINGS, maySee, relationsWith } from './visibility.ts'

export type ListedPerson = {
  /** The account, or the guest if there is none. */
  readonly person: string
  /** Empty for somebody who has deleted themselves. */
  readonly name: string
  readonly emblem: Emblem | null
  /** Measured strengths by game; null if the reader may not see them. */
  readonly strengths: ReadonlyMap<string, Strength> | null
}

/** Keyed by the given ids, which may be those of guests that went into an account. `reader`: null for somebody who is not logged in. */
export async function listedPeople(
  context: Pick<Context, 'db'>,
  ids: readonly string[],
  reader: string | null,
): Promise<ReadonlyMap<string, ListedPerson>> {
  if (ids.length === 0) return new Map()
  const { sql } = context.db
  const rows = await sql
    .selectFrom('people')
    .select(['id', 'name', 'merged_into'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const people = [...new Set(rows.map(({ id, merged_into }) => merged_into ?? id))]
  if (people.length === 0) return new Map()
  const [settings, ratings, relationOf] = await Promise.all([
    sql.selectFrom('passports').select(['person_id', 'emblem', 'strength']).where('person_id', 'in', people).execute(),
    sql
      .selectFrom('ratings')
      .select(['game', 'person_id', 'elo', 'rd', 'games'])
      .where('person_id', 'in', people)
      .execute(),
    relationsWith(context, people, reader),
  ])
  return new Map(
    rows.map(({ id, name, merged_into }) => {
      const person = merged_into ?? id
      const { emblem, strength } = settings.find((row) => row.person_id === person) ?? DEFAULT_SETTINGS
      const isShown = maySee(strength as typeof DEFAULT_SETTINGS.strength, relationOf(person))
      const measured = ratings.filter((rating) => rating.person_id === person && isMeasured(rating))
      const strengths = isShown ? new Map(measured.map((rating) => [rating.game, strengthOf(rating)])) : null
      return [id, { person, name, emblem: emblem as Emblem | null, strengths }]
    }),
  )
}

/** The strength in one game as lists show it. */
export const shownStrength = ({ strengths }: ListedPerson, game: string): Strength | 'private' | null =>
  strengths === null ? 'private' : (strengths.get(game) ?? null)
