// Records how a finished game ended for each person, and which parts of stamps it has. All of it follows from the log.

import type { Result } from '@wayfare/bots/ratings'
import { factsFor, type GameEnd, type Score, type StampRules } from '@wayfare/kernel'
import { stampsBy } from '@wayfare/library'
import { matchOf, type Table } from '@wayfare/table'
import type { Compilable } from 'kysely'
import type { Identities } from '../ratings/identities.ts'
import { chunksOf } from '../store/chunks.ts'
import type { Database } from '../store/database.ts'
import type { GameRecordRow, StampRow } from '../store/schema.ts'
import { dayOf } from './days.ts'
import { HOUSE_STAMPS, type HouseEnd } from './house-stamps.ts'
import { HOUSE, stampList } from './stamp-list.ts'

export type Records = { readonly games: readonly GameRecordRow[]; readonly stamps: readonly StampRow[] }
type Known = Pick<Identities, 'accountOf' | 'isThere'>

/** `result`: what ratings take of the same game. People who are gone have no records. */
export async function recordsOf(table: Table, result: Result, known: Known): Promise<Records> {
  const { engine } = table
  const { state } = matchOf(table)
  const { game, language, host } = table.made
  const rules = await stampsBy(game)
  const scores = engine.scores(state, 'all')
  const { at, places } = result
  const accounts = table.seats.map(({ person }) => person && known.accountOf(person.id))
  const people = new Set(accounts.filter((one) => one !== null)).size
  const games: GameRecordRow[] = []
  const stamps: StampRow[] = []
  for (const [seat, person] of accounts.entries()) {
    const score = scores[seat]
    if (person === null || !score || !known.isThere(person)) continue
    const who = result.seats[seat]
    const hasLeft = who !== undefined && 'person' in who && who.hasLeft === true
    const won = !hasLeft && hasWon(result, seat, score)
    const shared = { game, table_id: table.id, at, person_id: person }
    const { total, parts } = score
    const place = places[seat] as number
    const counts = { place, players: table.seats.length, people, won: won ? 1 : 0, total, has_left: hasLeft ? 1 : 0 }
    games.push({ ...shared, seat, ...counts, parts: JSON.stringify(parts) })
    if (hasLeft) continue
    const bots = table.seats.flatMap(({ person: other, bot }) => (other === null && bot !== null ? bot : []))
    const others = accounts.filter((other) => other !== null && other !== person && known.isThere(other)) as string[]
    const end: GameEnd = { seat, view: engine.view(state, seat), score, won, facts: factsOf(table, seat), bots }
    const hosted = known.accountOf(host) === person
    const house: HouseEnd = {
      ...{ table: table.id, game, language, day: dayOf(at), players: table.seats.length },
      ...{ won, hosted, people: others, bots },
    }
    for (const [stamp, part] of [...partsOf(`${game}-`, rules, end), ...partsOf(`${HOUSE}-`, HOUSE_STAMPS, house)])
      stamps.push({ ...shared, stamp, part })
  }
  return { games, stamps }
}

/** A draw with the opponent of a solo game is a first place, too. */
const hasWon = ({ places }: Result, seat: number, { lost, drawn }: Score): boolean =>
  places[seat] === 1 && !lost && !drawn

const factsOf = ({ story }: Table, seat: number) =>
  story.flatMap(({ stands, events }) => (stands ? factsFor(events, seat) : []))

function partsOf<End>(prefix: string, rules: StampRules<End>, end: End): (readonly [stamp: string, part: string])[] {
  return Object.entries(rules).flatMap(([name, { parts }]) =>
    [...new Set(parts(end))].map((part) => [`${prefix}${name}`, part] as const),
  )
}

/** Written twice, they are there once; of the same part the earliest game stays. */
export const addRecords = ({ sql }: Database, { games, stamps }: Records): Compilable[] => [
  ...chunksOf(games).map((rows) =>
    sql
      .insertInto('game_records')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing()),
  ),
  ...chunksOf(stamps).map((rows) =>
    sql
      .insertInto('stamps')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['person_id', 'stamp', 'part'])
          .doUpdateSet((row) => ({
            game: row.ref('excluded.game'),
            table_id: row.ref('excluded.table_id'),
            at: row.ref('excluded.at'),
          }))
          .whereRef('excluded.at', '<', 'stamps.at'),
      ),
  ),
]

/** Leaves out parts of stamps that were earned without them, so that nobody has a row for each game they ever played. */
export async function withinLimits({ sql }: Database, records: Records): Promise<Records> {
  const people = [...new Set(records.stamps.map(({ person_id }) => person_id))]
  if (people.length === 0) return records
  const rows = await sql
    .selectFrom('stamps')
    .select(['person_id', 'stamp', ({ fn }) => fn.countAll<number | string>().as('have')])
    .where('person_id', 'in', people)
    .groupBy(['person_id', 'stamp'])
    .execute()
  const counts = new Map(rows.map(({ person_id, stamp, have }) => [`${person_id} ${stamp}`, Number(have)]))
  return { ...records, stamps: await limited(records.stamps, counts) }
}

/** The same for all games there are, from the first to the last. */
export const firstOfEach = (stamps: readonly StampRow[]): Promise<StampRow[]> =>
  limited(
    stamps.toSorted((a, b) => a.at - b.at || (a.table_id < b.table_id ? -1 : 1)),
    new Map(),
  )

async function limited(stamps: readonly StampRow[], counts: Map<string, number>): Promise<StampRow[]> {
  const limits = new Map((await stampList()).map(({ id, of }) => [id, of]))
  const seen = new Set<string>()
  return stamps.filter(({ person_id, stamp, part }) => {
    const owned = `${person_id} ${stamp}`
    const key = `${owned} ${part}`
    const have = counts.get(owned) ?? 0
    if (seen.has(key) || have >= (limits.get(stamp) ?? 0)) return false
    seen.add(key)
    counts.set(owned, have + 1)
    return true
  })
}
