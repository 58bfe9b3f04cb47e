// What people who look for a table are shown: listed tables with a seat for them, and those at which they may look on.

import { isMeasured } from '@wayfare/bots/ratings'
import type { Meeting, MeetingTable, SeatThere, Strength } from '@wayfare/protocol'
import type { Actor } from '@wayfare/table'
import type { Context } from '../context.ts'
import { blockedWith } from '../friends/friendships.ts'
import type { Rooms } from '../live/rooms.ts'
import type { ListedRow } from '../tables/lists.ts'
import { currentSummary, listedTables } from '../tables/lists.ts'
import type { Summary } from '../tables/summary.ts'
import { countLookIns, meanByHour, noteLookIn } from './look-ins.ts'
import { shownStrength } from './seeks.ts'

const MOST_OPEN = 60
const MOST_RUNNING = 20

export async function meetingFor(context: Context, rooms: Rooms, actor: Actor | null): Promise<Meeting> {
  const { db } = context
  if (actor) await noteLookIn(context, actor.id)
  const [opened, taken, running, blocked] = await Promise.all([
    listedTables(context).where('status', '=', 'open').orderBy('changed_at', 'desc').limit(MOST_OPEN).execute(),
    listedTables(context)
      .where('takeable', '=', 1)
      .where('status', '=', 'running')
      .orderBy('changed_at', 'desc')
      .limit(MOST_OPEN)
      .execute(),
    listedTables(context)
      .where('takeable', '=', 0)
      .where('status', '=', 'running')
      .orderBy('changed_at', 'desc')
      .limit(MOST_RUNNING)
      .execute(),
    actor ? blockedWith(context, actor.id) : new Set<string>(),
  ])
  const found = await Promise.all(
    ([...opened, ...taken, ...running] as ListedRow[]).map(async (row) => ({
      row,
      summary: await currentSummary(context, rooms, row),
    })),
  )
  const tables = found.flatMap(({ row, summary }) => {
    if (!summary?.meeting || summary.trial) return []
    const isMine = summary.seats.some(({ person }) => person !== null && actor?.ids.includes(person))
    const isUnwelcome = summary.seats.some(({ person }) => person !== null && blocked.has(person))
    return isMine || isUnwelcome ? [] : [{ row, summary, facts: summary.meeting }]
  })
  const people = await peopleAt(
    context,
    tables.flatMap(({ summary }) => summary.seats.flatMap(({ person }) => person ?? [])),
  )
  const shown = tables.map(
    ({ row, summary, facts }): MeetingTable => ({
      id: row.id,
      game: row.game,
      options: facts.options,
      seats: summary.seats.map((_, seat) => seatThere(summary, facts.takeable, seat, row.game, people)),
      clock: summary.clock,
      rated: facts.rated,
      language: facts.language,
      made: row.created_at,
      round: summary.round ?? null,
    }),
  )
  const isOpen = ({ seats }: MeetingTable) =>
    seats.some((seat) => seat.kind === 'open' || (seat.kind === 'bot' && seat.free))
  const { count } = await db.sql
    .selectFrom('seeks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('table_id', 'is', null)
    .where('ends_at', '>', context.now())
    .executeTakeFirstOrThrow()
  return {
    lookedIn: await countLookIns(context, actor?.id),
    seeking: Number(count),
    hours: await meanByHour(context),
    mine: actor ? Object.fromEntries((await peopleAt(context, [actor.id])).get(actor.id)?.strengths ?? []) : {},
    open: shown.filter(isOpen),
    running: shown.filter((table, place) => !isOpen(table) && tables[place]?.row.status === 'running'),
  }
}

function seatThere(
  { seats }: Summary,
  takeable: readonly number[],
  seat: number,
  game: string,
  people: ReadonlyMap<string, Known>,
): SeatThere {
  const { person, label, bot } = seats[seat] ?? { person: null, label: null, bot: null }
  const known = person === null ? undefined : people.get(person)
  if (person !== null)
    return {
      kind: 'person',
      name: known?.name ? (label ?? known.name) : '',
      strength: known?.strengths.get(game) ?? null,
    }
  return bot === null ? { kind: 'open' } : { kind: 'bot', bot, free: takeable.includes(seat) }
}

type Known = { readonly name: string; readonly strengths: ReadonlyMap<string, Strength> }

/** Names and measured strengths by the ids that logs have. A guest who became an account has its strength. */
async function peopleAt({ db }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Known>> {
  if (ids.length === 0) return new Map()
  const rows = await db.sql
    .selectFrom('people')
    .select(['id', 'name', 'merged_into'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const accountOf = new Map(rows.map(({ id, merged_into }) => [id, merged_into ?? id]))
  const ratings =
    rows.length === 0
      ? []
      : await db.sql
          .selectFrom('ratings')
          .select(['game', 'person_id', 'elo', 'rd', 'games'])
          .where('person_id', 'in', [...new Set(accountOf.values())])
          .execute()
  return new Map(
    rows.map(({ id, name }) => {
      const own = ratings.filter((rating) => rating.person_id === accountOf.get(id) && isMeasured(rating))
      return [id, { name, strengths: new Map(own.map((rating) => [rating.game, shownStrength(rating)])) }]
    }),
  )
}
