// Games in which two people met, as one of them sees it.

import type { HeadToHead, SharedGame } from '@wayfare/protocol'
import type { Context } from '../context.ts'
import { dayOf } from './days.ts'

/** The last ones are told one by one. */
const TOLD = 12

export const sharedGames = ({ db }: Pick<Context, 'db'>, reader: string, owner: string) =>
  db.sql
    .selectFrom('game_records as own')
    .innerJoin('game_records as other', 'other.table_id', 'own.table_id')
    .where('own.person_id', '=', reader)
    .where('other.person_id', '=', owner)

/** Null if they have never met. */
export async function headToHeadOf(
  store: Pick<Context, 'db'>,
  reader: string,
  owner: string,
): Promise<HeadToHead | null> {
  const rows = await sharedGames(store, reader, owner)
    .select([
      'own.table_id as table',
      'own.game',
      'own.at',
      'own.players',
      'own.total as ownTotal',
      'other.total as otherTotal',
      'own.place as ownPlace',
      'other.place as otherPlace',
    ])
    .orderBy('own.at', 'desc')
    .orderBy('own.table_id', 'desc')
    .execute()
  const [first] = rows.slice(-1)
  if (!first) return null
  const met = rows.slice(0, TOLD).map(
    ({ table, game, at, players, ownTotal, otherTotal, ownPlace, otherPlace }): SharedGame => ({
      table,
      game,
      day: dayOf(at),
      players,
      totals: [ownTotal, otherTotal],
      places: [ownPlace, otherPlace],
    }),
  )
  const count = (holds: (row: (typeof rows)[number]) => boolean): number => rows.filter(holds).length
  return {
    count: rows.length,
    ahead: [count((row) => row.ownPlace < row.otherPlace), count((row) => row.otherPlace < row.ownPlace)],
    since: dayOf(first.at),
    last: met,
  }
}
