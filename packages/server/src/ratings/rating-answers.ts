// Ratings as people see them: what a game has changed, and everybody's in order.

import { aged } from '@wayfare/bots/ratings'
import type { Leaderboard, RankedPerson, TableRatings } from '@wayfare/protocol'
import { type Actor, type Table, unratedReason } from '@wayfare/table'
import type { Context } from '../context.ts'
import { hiddenStrengths } from '../passports/settings.ts'
import { earnedStamps } from '../passports/stamps.ts'
import { isRated } from './rating-steps.ts'
import { resultOf } from './result.ts'
import { strengthOf } from './strength.ts'

const MONTH_MS = 30 * 86_400_000
const MOST = 500

/** Returns the answer for a table if it needs no database; null if its game counts. */
export function withoutRating(table: Table): TableRatings | null {
  const why = unratedReason(table)
  if (why !== null) return { state: 'unrated', why }
  if (table.status !== 'finished') return { state: 'unrated', why: 'unfinished' }
  return resultOf(table) ? null : { state: 'unrated', why: 'unmeasured' }
}

/** `own`: the reader's seats. Whoever sat at the table sees all that changed there; others see nothing of people who hide their strength. */
export async function tableRatings(
  { db }: Pick<Context, 'db'>,
  table: string,
  own: readonly number[],
): Promise<TableRatings> {
  const all = await db.sql
    .selectFrom('rating_events')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute()
  if (all.length === 0)
    return (await isRated(db, table)) ? { state: 'unrated', why: 'unmeasured' } : { state: 'pending' }
  const people = all.map(({ person_id }) => person_id)
  const hidden = own.length > 0 ? new Set() : await hiddenStrengths({ db }, people)
  const rows = all.filter(({ person_id }) => !hidden.has(person_id))
  const seats = rows.map(({ seat, before_elo, before_rd, elo, rd, games, place, expected, players }) => ({
    seat,
    before: strengthOf({ elo: before_elo, rd: before_rd }),
    after: strengthOf({ elo, rd }),
    games,
    place,
    expected: Math.round(expected),
    players,
  }))
  return { state: 'rated', seats, stamps: await earnedStamps({ db }, table, own) }
}

/** Accounts that do not hide their strength, and whoever asks. */
export async function leaderboard(
  { db, now }: Pick<Context, 'db' | 'now'>,
  game: string,
  actor: Actor | null,
): Promise<Leaderboard> {
  const rows = await db.sql
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person_id')
    .select(['person_id', 'people.name', 'people.login', 'elo', 'rd', 'at', 'games'])
    .where('game', '=', game)
    .where('people.name', '<>', '')
    .execute()
  const hidden = await hiddenStrengths(
    { db },
    rows.map(({ person_id }) => person_id),
  )
  const month = await changesSince({ db }, game, now() - MONTH_MS)
  const ranked = rows.flatMap(({ person_id, name, login, elo, rd, at, games }) => {
    const mine = actor?.ids.includes(person_id) ?? false
    if (!mine && (login === null || hidden.has(person_id))) return []
    const belief = aged({ elo, rd }, now() - at)
    const change = Math.round(elo - (month.get(person_id) ?? elo))
    const person: RankedPerson = { person: person_id, name, ...strengthOf(belief), games, change, mine }
    return [{ person, sure: belief.elo - 2 * belief.rd }]
  })
  const people = ranked.sort((a, b) => b.sure - a.sure).map(({ person }) => person)
  return { game, people: people.filter(({ mine }, place) => mine || place < MOST) }
}

/** How strong people were before their first game since then. */
async function changesSince(
  { db }: Pick<Context, 'db'>,
  game: string,
  since: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.sql
    .selectFrom('rating_events')
    .select(['person_id', 'before_elo'])
    .where('game', '=', game)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('table_id', 'desc')
    .execute()
  // If a person has several, the last one in the list stays, which is the earliest.
  return new Map(rows.map(({ person_id, before_elo }) => [person_id, before_elo]))
}
