// A passport as one reader sees it.

import type { Emblem, Passport } from '@wayfare/protocol'
import { skeletonOf } from '../accounts/name-skeleton.ts'
import { idsOf, personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import { seenPresence } from '../friends/presence.ts'
import type { PersonRow } from '../store/schema.ts'
import { monthOf } from './days.ts'
import { headToHeadOf } from './head-to-head.ts'
import { settingsOf } from './settings.ts'
import { stampsOf } from './stamps.ts'
import { visasOf } from './visas.ts'
import { maySee, type Relation } from './visibility.ts'

/** Somebody by their id, or an account by its name. */
export async function findPerson(context: Context, address: string): Promise<PersonRow | undefined> {
  const byId = await personOf(context, address)
  if (byId) return byId.name === '' ? undefined : byId
  const row = await context.db.sql
    .selectFrom('account_names')
    .select('person_id')
    .where('skeleton', '=', skeletonOf(address))
    .executeTakeFirst()
  return row && personOf(context, row.person_id)
}

export async function passportFor(
  context: Context,
  owner: PersonRow,
  reader: PersonRow | null,
  relation: Exclude<Relation, 'blocked'>,
): Promise<Passport> {
  const settings = await settingsOf(context, owner.id)
  const seesStamps = maySee(settings.stamps, relation)
  const met = reader !== null && relation !== 'owner'
  return {
    person: owner.id,
    name: owner.name,
    address: await addressOf(context, owner),
    isGuest: owner.login === null,
    since: monthOf(owner.created_at),
    emblem: settings.emblem as Emblem | null,
    mine: relation === 'owner',
    isFriend: relation === 'friend',
    here: relation === 'friend' && (await seenPresence(context, new Map([[owner.id, [owner.id]]]))).has(owner.id),
    reliability: await reliabilityOf(context, owner.id),
    visas: maySee(settings.strength, relation) ? await visasOf(context, owner.id) : null,
    stamps: seesStamps ? await stampsOf(context, owner.id, (tables) => openTables(context, tables, reader)) : null,
    hasHistory: maySee(settings.history, relation),
    headToHead: met ? await headToHeadOf(context, reader.id, owner.id) : null,
    settings: relation === 'owner' ? settings : null,
  }
}

/** An account goes by its name, unless another had it before names were unique. */
async function addressOf({ db }: Context, { id, name, login }: PersonRow): Promise<string> {
  if (login === null) return id
  const row = await db.sql
    .selectFrom('account_names')
    .select('person_id')
    .where('skeleton', '=', skeletonOf(name))
    .executeTakeFirst()
  return row?.person_id === id ? name : id
}

const LAST_GAMES = 50

async function reliabilityOf({ db }: Context, person: string): Promise<Passport['reliability']> {
  const rows = await db.sql
    .selectFrom('game_records')
    .select('has_left')
    .where('person_id', '=', person)
    .where('people', '>', 1)
    .orderBy('at', 'desc')
    .limit(LAST_GAMES)
    .execute()
  return { games: rows.length, finished: rows.filter(({ has_left }) => has_left === 0).length }
}

/** Those of these tables that are in public lists, or at which the reader sat. */
export async function openTables(
  context: Context,
  tables: readonly string[],
  reader: PersonRow | null,
): Promise<ReadonlySet<string>> {
  if (tables.length === 0) return new Set()
  const { sql } = context.db
  const listed = await sql.selectFrom('tables').select('id').where('id', 'in', tables).where('listed', '=', 1).execute()
  const own = reader
    ? await sql
        .selectFrom('seats')
        .select('table_id')
        .where('table_id', 'in', tables)
        .where('person_id', 'in', await idsOf(context, reader.id))
        .execute()
    : []
  return new Set([...listed.map(({ id }) => id), ...own.map(({ table_id }) => table_id)])
}
