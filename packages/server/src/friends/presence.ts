// Keeps track of the people who are here: a client says so while its page is visible and has been touched a moment ago. An open
// socket says nothing about that. Friends see it, and which public game somebody plays, as far as the person lets them.

import type { PresenceSettings } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import type { PresenceSettingsRow } from '../store/schema.ts'

/** Clients repeat themselves three times in this time. */
const HERE_MS = 90_000
/** A row that is younger than this is not written again. */
const FRESH_MS = 30_000

export async function noteHere({ db, now }: Context, person: string, table: string | null): Promise<void> {
  const known = await db.sql.selectFrom('presence').selectAll().where('person_id', '=', person).executeTakeFirst()
  const row = { touched_at: now(), table_id: table }
  if (known && known.table_id === table && now() - known.touched_at < FRESH_MS) return
  await db.sql
    .insertInto('presence')
    .values({ person_id: person, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}

export async function isPersonHere({ db, now }: Context, person: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('presence')
    .select('touched_at')
    .where('person_id', '=', person)
    .where('touched_at', '>=', now() - HERE_MS)
    .executeTakeFirst()
  return row !== undefined
}

const SHOWN: PresenceSettings = { here: 'friends', playing: 'friends' }

export async function presenceSettings({ db }: Context, person: string): Promise<PresenceSettings> {
  const row = await db.sql
    .selectFrom('presence_settings')
    .select(['here', 'playing'])
    .where('person_id', '=', person)
    .executeTakeFirst()
  return (row as PresenceSettings | undefined) ?? SHOWN
}

export async function setPresence({ db }: Context, person: string, settings: PresenceSettings): Promise<void> {
  const row: PresenceSettingsRow = { person_id: person, ...settings }
  await db.sql
    .insertInto('presence_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(settings))
    .execute()
}

/** The presence of a person as friends see it. A person who hides that they are here also hides what they play. */
export type SeenPresence = {
  readonly table: { readonly id: string; readonly game: string; readonly summary: string } | null
}

/** Returns the presence that friends see, for each of these people who is here. `ids` has all ids of each. */
export async function seenPresence(
  { db, now }: Context,
  ids: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, SeenPresence>> {
  const people = [...ids.keys()]
  if (people.length === 0) return new Map()
  const rows = await db.sql
    .selectFrom('presence')
    .leftJoin('presence_settings', 'presence_settings.person_id', 'presence.person_id')
    .leftJoin('tables', (join) =>
      join
        .onRef('tables.id', '=', 'presence.table_id')
        .on('tables.status', '=', 'running')
        .on('tables.listed', '=', 1)
        .on('tables.daily', 'is', null),
    )
    .select(['presence.person_id', 'here', 'playing', 'tables.id', 'tables.game', 'tables.summary'])
    .where('presence.person_id', 'in', people)
    .where('touched_at', '>=', now() - HERE_MS)
    .execute()
  const visible = rows.filter(({ here }) => here !== 'nobody')
  const players = await playersAt(
    { db },
    visible.flatMap(({ id }) => id ?? []),
  )
  return new Map(
    visible.map(({ person_id, playing, id, game, summary }) => {
      const sits = id !== null && ids.get(person_id)?.some((one) => players.get(id)?.has(one))
      const shows = sits && playing !== 'nobody' && game !== null && summary !== null
      return [person_id, { table: shows ? { id, game, summary } : null }]
    }),
  )
}

async function playersAt({ db }: Pick<Context, 'db'>, tables: readonly string[]) {
  const players = new Map<string, Set<string>>()
  if (tables.length === 0) return players
  const rows = await db.sql
    .selectFrom('seats')
    .select(['table_id', 'person_id'])
    .where('table_id', 'in', tables)
    .execute()
  for (const { table_id, person_id } of rows) players.set(table_id, (players.get(table_id) ?? new Set()).add(person_id))
  return players
}
