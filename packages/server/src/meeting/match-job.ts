// Matches seeks, calls the people of a full table, and makes it when all of them have agreed. Each step is one transaction, and
// a step done again after a crash finds what was done: a seek is the key of its place in a call, and a call has the id of its table.

import { randomInt } from 'node:crypto'
import { titlesOf } from '@wayfare/library'
import { newTableId, type Speed } from '@wayfare/protocol'
import { type SeatPlan, substituteFor, tableOptions } from '@wayfare/table'
import { asLanguage } from '@wayfare/text'
import type { Compilable } from 'kysely'
import { newId, personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { JobResult, Work } from '../jobs/runner.ts'
import type { Rooms } from '../live/rooms.ts'
import { sendNotice } from '../notices/notices.ts'
import { callNotice } from '../notices/texts.ts'
import type { CallSeatRow, JobRow, SeekCallRow } from '../store/schema.ts'
import { addJob } from '../tables/consequences.ts'
import { beginIfDue, todaysRules } from '../tables/create-table.ts'
import { createTable } from '../tables/table-store.ts'
import { findGroups, type Group } from './groups.ts'
import { forgetWaits } from './seek-waits.ts'
import { blocksAmong, type CallPlan, callJob, MATCH_JOB, type Waiting, waitingSeeks } from './seeks.ts'

/** While seeks wait, their ranges widen; without any, a new one wakes the job. */
const AGAIN_MS = 5_000
const IDLE_MS = 60_000
/** How long the people of a full table have to answer. */
const ANSWER_MS: Readonly<Record<Speed, number>> = { live: 30_000, day: 12 * 3_600_000, week: 24 * 3_600_000 }
/** People who have not asked about their seek for so long are away. */
const AWAY_MS = 15_000
const DAY = 86_400
/** The clocks in seconds. */
const CLOCKS = {
  live: { bank: 1_200, increment: 30 },
  day: { bank: DAY, increment: DAY },
  week: { bank: 7 * DAY, increment: 7 * DAY },
} as const satisfies Record<Speed, unknown>

export function matchWork(context: Context): Work {
  return async (): Promise<JobResult> => {
    const { db, now } = context
    await db.together([
      db.sql
        .deleteFrom('seeks')
        .where('ends_at', '<=', now())
        .where('id', 'not in', (called) => called.selectFrom('call_seats').select('seek_id')),
      forgetWaits(context),
    ])
    await matchSeeks(context)
    const { count } = await db.sql
      .selectFrom('seeks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return { again: now() + (Number(count) > 0 ? AGAIN_MS : IDLE_MS) }
  }
}

/** Calls everybody whose table is full, and returns the calls. If another process has called one of them, nobody of that group is. */
export async function matchSeeks(context: Context): Promise<string[]> {
  const { db, now } = context
  const waiting = await waitingSeeks(context)
  const areBlocked = await blocksAmong(
    context,
    waiting.map(({ person }) => person),
  )
  const calls: string[] = []
  for (const group of findGroups(waiting, now(), areBlocked)) {
    const call = newId()
    await db.together(callRows(context, call, group))
    calls.push(call)
    await callThoseAway(context, call, group)
  }
  return calls
}

function callRows(context: Context, call: string, group: Group): Compilable[] {
  const { db, now } = context
  const { game, options, language, players, seeks } = group
  const [{ speed, rated }] = seeks as [Waiting]
  const plan: CallPlan = { options, language, players, speed, rated }
  const ends_at = now() + ANSWER_MS[speed]
  const row: SeekCallRow = {
    id: call,
    game,
    body: JSON.stringify(plan),
    table_id: newTableId(),
    made_at: now(),
    ends_at,
  }
  const seats = shuffled(seeks).map(
    ({ id, person }, seat): CallSeatRow => ({
      seek_id: id,
      call_id: call,
      seat,
      person_id: person,
      answer: null,
      bytes: null,
    }),
  )
  return [
    db.sql.insertInto('call_seats').values(seats),
    db.sql.insertInto('seek_calls').values(row),
    addJob(context, callJob(call), 'call', null, ends_at),
  ]
}

/** Seats are drawn by lot. */
function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list]
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0] as T)
}

/** Sends a notice to everybody who is not in the app. Nobody waits for it. */
async function callThoseAway(context: Context, call: string, { game, seeks }: Group): Promise<void> {
  const { now, settings, log } = context
  const away = (seeks as readonly Waiting[]).filter(({ seen }) => seen < now() - AWAY_MS)
  for (const { person: id } of away) {
    const person = await personOf(context, id)
    if (!person) continue
    const title = titlesOf(game)[asLanguage(person.language) ?? 'en']
    const notice = callNotice(person.language, {
      game: title,
      url: `${settings.PUBLIC_URL}/people`,
      tag: `call ${call}`,
    })
    sendNotice(context, person, notice).catch((error) => log.warn({ err: error }, 'a notice about a full table failed'))
  }
}

/** Makes the table when all have agreed; otherwise ends the call when somebody refuses or the time is up. */
export function callWork(context: Context, rooms: Rooms): Work {
  return (job: JobRow) => settleCall(context, rooms, job.id.slice(callJob('').length))
}

export async function settleCall(context: Context, rooms: Rooms, id: string): Promise<JobResult> {
  const { db, now } = context
  const call = await db.sql.selectFrom('seek_calls').selectAll().where('id', '=', id).executeTakeFirst()
  if (!call) return 'done'
  const seats = await db.sql
    .selectFrom('call_seats')
    .leftJoin('seeks', 'seeks.id', 'call_seats.seek_id')
    .selectAll('call_seats')
    .select(['seeks.id as seek', 'seeks.made_at'])
    .where('call_id', '=', id)
    .orderBy('seat')
    .execute()
  const endCall = [
    db.sql.deleteFrom('call_seats').where('call_id', '=', id),
    db.sql.deleteFrom('seek_calls').where('id', '=', id),
  ]
  const people = seats.map(({ person_id }) => person_id)
  const areBlocked = await blocksAmong(context, people)
  const isBlocked = people.some((a) => people.some((b) => areBlocked(a, b)))
  if (!isBlocked && seats.every(({ answer, seek }) => answer === 1 && seek !== null)) {
    await seatEverybody(context, rooms, call, seats)
    const waits = seats.map(({ made_at }) => ({
      game: call.game,
      speed: (JSON.parse(call.body) as CallPlan).speed,
      at: now(),
      waited_ms: call.made_at - Number(made_at),
    }))
    await db.together([
      db.sql
        .updateTable('seeks')
        .set({ table_id: call.table_id })
        .where('id', 'in', (mine) => mine.selectFrom('call_seats').select('seek_id').where('call_id', '=', id)),
      db.sql.insertInto('seek_waits').values(waits),
      ...endCall,
    ])
    return 'done'
  }
  const isOver = now() >= call.ends_at
  if (!isOver && !isBlocked && seats.every(({ answer, seek }) => answer !== 0 && seek !== null))
    return { again: call.ends_at }
  // People who said no fall out, and at the end those who said nothing. The seeks of the others go on, and so do those of people
  // who have blocked each other since the call.
  await db.together([
    db.sql.deleteFrom('seeks').where('id', 'in', (out) =>
      out
        .selectFrom('call_seats')
        .select('seek_id')
        .where('call_id', '=', id)
        .where((eb) => (isOver ? eb.or([eb('answer', 'is', null), eb('answer', '=', 0)]) : eb('answer', '=', 0))),
    ),
    ...endCall,
    addJob(context, MATCH_JOB, MATCH_JOB, null, now()),
  ])
  return 'done'
}

/** Makes and begins the table of a call, unless a process that has died since has made it. */
async function seatEverybody(
  context: Context,
  rooms: Rooms,
  { game, body, table_id }: SeekCallRow,
  seats: readonly Pick<CallSeatRow, 'person_id' | 'bytes'>[],
): Promise<void> {
  const { db } = context
  const made = await db.sql.selectFrom('tables').select('id').where('id', '=', table_id).executeTakeFirst()
  if (!made) {
    const { options, language, players, speed, rated } = JSON.parse(body) as CallPlan
    const engine = await todaysRules(context, game)
    const people = seats.map(
      ({ person_id, bytes }): SeatPlan => ({ kind: 'person', person: person_id, ...(bytes ? { bytes } : {}) }),
    )
    const bots = Array.from(
      { length: players - people.length },
      (): SeatPlan => ({ kind: 'bot', bot: substituteFor({ engine }) }),
    )
    const host = await personOf(context, seats[0]?.person_id as string)
    const table = await createTable(
      context,
      { id: seats[0]?.person_id as string, name: host?.name ?? '' },
      {
        game,
        version: engine.game.version,
        options: tableOptions(engine, { ...options, players }),
        seats: [...people, ...bots],
        listed: true,
        language,
        clock: CLOCKS[speed],
        start: true,
        ...(rated ? {} : { rated }),
      },
      undefined,
      table_id,
    )
    rooms.open(table)
    context.metrics.tables.inc({ game, what: 'made' })
  }
  await beginIfDue(context, rooms, table_id)
}
