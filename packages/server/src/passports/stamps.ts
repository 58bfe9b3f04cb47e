// The stamps of one person, earned and still to get, and those of one game.

import type { EarnedStamp, PassportStamp } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import { dayOf } from './days.ts'
import { type ListedStamp, stampList } from './stamp-list.ts'

type Store = Pick<Context, 'db'>
type Part = { readonly stamp: string; readonly part: string; readonly table_id: string; readonly at: number }

/** `mayOpen` says which of these tables the reader may open. */
export async function stampsOf(
  store: Store,
  person: string,
  mayOpen: (tables: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<PassportStamp[]> {
  const parts = await partsOf(store, [person])
  const listed = (await stampList()).map((stamp) => ({ stamp, own: parts.filter((one) => one.stamp === stamp.id) }))
  const lasts = listed.flatMap(({ stamp, own }) => lastPart(stamp, own) ?? [])
  const open = await mayOpen([...new Set(lasts.map(({ table_id }) => table_id))])
  return listed.map(({ stamp, own }) => {
    const last = lastPart(stamp, own)
    const table = last && open.has(last.table_id) ? last.table_id : null
    return { ...stamp, have: Math.min(stamp.of, own.length), day: last ? dayOf(last.at) : null, table }
  })
}

/** The part with which a stamp was earned. */
const lastPart = ({ of }: ListedStamp, own: readonly Part[]): Part | undefined => own[of - 1]

/** Stamps that the people at these seats have earned by this game. */
export async function earnedStamps(store: Store, table: string, among: readonly number[]): Promise<EarnedStamp[]> {
  if (among.length === 0) return []
  const seats = await store.db.sql
    .selectFrom('game_records')
    .select(['seat', 'person_id'])
    .where('table_id', '=', table)
    .where('seat', 'in', among)
    .orderBy('seat')
    .execute()
  const gained = await store.db.sql
    .selectFrom('stamps')
    .select(['person_id', 'stamp'])
    .distinct()
    .where('table_id', '=', table)
    .execute()
  if (gained.length === 0 || seats.length === 0) return []
  const parts = await partsOf(
    store,
    seats.map(({ person_id }) => person_id),
  )
  const stamps = await stampList()
  return seats.flatMap(({ seat, person_id }) =>
    stamps.flatMap((stamp) => {
      const own = parts.filter((one) => one.person_id === person_id && one.stamp === stamp.id)
      return lastPart(stamp, own)?.table_id === table ? { seat, stamp: stamp.id, game: stamp.game } : []
    }),
  )
}

const partsOf = ({ db }: Store, people: readonly string[]) =>
  db.sql
    .selectFrom('stamps')
    .select(['person_id', 'stamp', 'part', 'table_id', 'at'])
    .where('person_id', 'in', people)
    .orderBy('at')
    .orderBy('part')
    .execute()
