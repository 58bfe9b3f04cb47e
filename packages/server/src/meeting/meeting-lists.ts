// Lists tables for people who look for one: those with a free seat, and those at which they may look on.

import type { Meeting, MeetingTable, SeatThere } from '@wayfare/protocol'
import type { Actor } from '@wayfare/table'
import type { Context } from '../context.ts'
import { blockedWith } from '../friends/friendships.ts'
import type { Rooms } from '../live/rooms.ts'
import { type ListedPerson, listedPeople, shownStrength } from '../passports/listed-people.ts'
import type { ListedRow } from '../tables/lists.ts'
import { currentSummary, listedTables } from '../tables/lists.ts'
import type { Summary } from '../tables/summary.ts'
import { countLookIns, meanByHour, noteLookIn } from './look-ins.ts'

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
  const found = await describeTables(context, rooms, [...opened, ...taken, ...running] as ListedRow[], actor, blocked)
  const tables = found.filter(({ isMine, isUnwelcome }) => !isMine && !isUnwelcome)
  const shown = tables.map(({ table }) => table)
  const own = actor && (await listedPeople(context, [actor.id], actor.id)).get(actor.id)
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
    mine: Object.fromEntries(own?.strengths ?? []),
    emblem: own?.emblem ?? null,
    open: shown.filter(isOpen),
    running: shown.filter((table, place) => !isOpen(table) && tables[place]?.row.status === 'running'),
  }
}

export type DescribedTable = {
  readonly row: ListedRow
  readonly table: MeetingTable
  /** True if the reader sits there, or somebody with whom the reader shares a block. */
  readonly isMine: boolean
  readonly isUnwelcome: boolean
}

/** The tables as people who look for one see them; trials and tables that cannot be read are left out. */
export async function describeTables(
  context: Context,
  rooms: Rooms,
  rows: readonly ListedRow[],
  actor: Actor | null,
  blocked: ReadonlySet<string>,
): Promise<DescribedTable[]> {
  const found = await Promise.all(
    rows.map(async (row) => ({ row, summary: await currentSummary(context, rooms, row) })),
  )
  const tables = found.flatMap(({ row, summary }) =>
    summary?.meeting && !summary.trial ? [{ row, summary, facts: summary.meeting }] : [],
  )
  const seated = tables.flatMap(({ summary }) => summary.seats.flatMap(({ person }) => person ?? []))
  const people = await listedPeople(context, seated, actor?.id ?? null)
  return tables.map(({ row, summary, facts }) => ({
    row,
    isMine: summary.seats.some(({ person }) => person !== null && actor?.ids.includes(person)),
    isUnwelcome: summary.seats.some(({ person }) => person !== null && blocked.has(person)),
    table: {
      id: row.id,
      game: row.game,
      options: facts.options,
      seats: summary.seats.map((_, seat) => seatThere(summary, facts.takeable, seat, row.game, people)),
      clock: summary.clock,
      rated: facts.rated,
      language: facts.language,
      made: row.created_at,
      round: summary.round ?? null,
    },
  }))
}

function seatThere(
  { seats }: Summary,
  takeable: readonly number[],
  seat: number,
  game: string,
  people: ReadonlyMap<string, ListedPerson>,
): SeatThere {
  const { person, label, bot } = seats[seat] ?? { person: null, label: null, bot: null }
  const known = person === null ? undefined : people.get(person)
  if (known?.name)
    return {
      kind: 'person',
      person: known.person,
      name: label ?? known.name,
      emblem: known.emblem,
      strength: shownStrength(known, game),
    }
  if (person !== null) return { kind: 'person', person: null, name: '', emblem: null, strength: null }
  return bot === null ? { kind: 'open' } : { kind: 'bot', bot, free: takeable.includes(seat) }
}
