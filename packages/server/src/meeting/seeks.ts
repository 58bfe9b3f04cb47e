// Seeks in the database: made, read, answered and withdrawn by their owners.

import type { Call, NewSeek, Seek } from '@wayfare/protocol'
import { type Actor, NotAllowed } from '@wayfare/table'
import { newId } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import { listedPeople, shownStrength } from '../passports/listed-people.ts'
import type { SeekRow } from '../store/schema.ts'
import { addJob } from '../tables/consequences.ts'
import { type Blocks, type Candidate, rangeOf, suits, wantTheSame } from './groups.ts'
import { waitOf } from './seek-waits.ts'

/** The options, seats and language of the table that a call is about. */
export type CallPlan = Pick<NewSeek, 'options' | 'speed' | 'rated'> & {
  readonly language: NewSeek['languages'][number]
  readonly players: number
}

export const MATCH_JOB = 'match'
export const callJob = (call: string): string => `call:${call}`
const HOUR_MS = 3_600_000
/** How many of the oldest seeks are looked at. */
const MOST = 500

const requestOf = ({ body }: Pick<SeekRow, 'body'>): NewSeek => JSON.parse(body) as NewSeek

/** Stores the person's seek in place of an older one. Nobody replaces a seek whose table is full. */
export async function makeSeek(context: Context, { id: person }: Actor, request: NewSeek): Promise<void> {
  const { db, now } = context
  const at = now()
  const seek: SeekRow = {
    id: newId(),
    person_id: person,
    body: JSON.stringify(request),
    made_at: at,
    ends_at: at + request.hours * HOUR_MS,
    seen_at: at,
    table_id: null,
  }
  if (await callOf(context, person)) throw new NotAllowed('not-now', 'your table is full: answer first')
  await db.together([
    db.sql.deleteFrom('seeks').where('person_id', '=', person),
    db.sql.insertInto('seeks').values(seek),
    addJob(context, MATCH_JOB, MATCH_JOB, null, at),
  ])
}

/** Withdraws the person's seek. If its table is full, that counts as a no. */
export async function endSeek(context: Context, { id: person }: Actor): Promise<void> {
  const { db, now } = context
  const call = await callOf(context, person)
  await db.together([
    db.sql.deleteFrom('seeks').where('person_id', '=', person),
    ...(call ? [addJob(context, callJob(call.id), 'call', null, now())] : []),
  ])
}

/** Answers the call for the person's full table. Returns the job that looks whether all have answered. */
export async function answerCall(
  context: Context,
  { id: person }: Actor,
  { yes, bytes }: { readonly yes: boolean; readonly bytes?: string | undefined },
): Promise<string> {
  const { db, now } = context
  const call = await callOf(context, person)
  if (!call || call.ends_at <= now()) throw new NotAllowed('not-now', 'no table waits for your answer')
  await db.together([
    db.sql
      .updateTable('call_seats')
      .set({ answer: yes ? 1 : 0, bytes: bytes ?? null })
      .where('call_id', '=', call.id)
      .where('person_id', '=', person),
    ...(yes ? [] : [db.sql.deleteFrom('seeks').where('person_id', '=', person)]),
    addJob(context, callJob(call.id), 'call', null, now()),
  ])
  return callJob(call.id)
}

const callOf = ({ db }: Context, person: string) =>
  db.sql
    .selectFrom('call_seats')
    .innerJoin('seek_calls', 'seek_calls.id', 'call_seats.call_id')
    .innerJoin('seeks', 'seeks.id', 'call_seats.seek_id')
    .select(['seek_calls.id', 'seek_calls.game', 'seek_calls.body', 'seek_calls.ends_at', 'call_seats.answer'])
    .where('call_seats.person_id', '=', person)
    .executeTakeFirst()

/** How often it is noted that somebody still asks about their seek. */
const NOTED_MS = 5_000

/** Returns the person's seek as they see it, and notes that they are there. */
export async function seekOf(context: Context, { id: person }: Actor): Promise<Seek | null> {
  const { db, now } = context
  const row = await db.sql.selectFrom('seeks').selectAll().where('person_id', '=', person).executeTakeFirst()
  if (!row || (row.ends_at <= now() && row.table_id === null)) return null
  if (row.seen_at < now() - NOTED_MS)
    await db.sql.updateTable('seeks').set({ seen_at: now() }).where('id', '=', row.id).execute()
  const request = requestOf(row)
  const [game] = request.games as [string]
  const all = await waitingSeeks(context)
  const own = all.find(({ id }) => id === row.id)
  const areBlocked = own ? await blocksAmong(context, [person, ...all.map((one) => one.person)]) : () => false
  const alike = all.filter((one) => own && request.games.some((wanted) => wantTheSame(own, one, wanted, areBlocked)))
  const people = await listedPeople(context, [person, ...alike.map((one) => one.person)], person)
  // To be listed in a range tells something of a strength, so a private one changes nothing in this list.
  const isShown = (one: Waiting, wanted: string): boolean =>
    own !== undefined &&
    (people.get(one.person)?.strengths === null
      ? wantTheSame(own, one, wanted, areBlocked)
      : suits(own, one, wanted, now(), areBlocked))
  return {
    ...request,
    made: row.made_at,
    ends: row.ends_at,
    mine: own ? (people.get(person)?.strengths?.get(game) ?? null) : null,
    range: own ? rangeOf(own, game, now()) : null,
    others: alike.flatMap((one) => {
      const other = people.get(one.person)
      const shared = request.games.find((wanted) => isShown(one, wanted))
      if (!other?.name || shared === undefined) return []
      const { name, emblem } = other
      return [{ person: other.person, name, emblem, strength: shownStrength(other, shared) }]
    }),
    wait: await waitOf(context, game, request.speed),
    call: row.table_id === null ? await shownCall(context, person) : null,
    table: row.table_id,
  }
}

async function shownCall(context: Context, person: string): Promise<Call | null> {
  const call = await callOf(context, person)
  if (!call || call.ends_at <= context.now()) return null
  const seats = await context.db.sql
    .selectFrom('call_seats')
    .innerJoin('people', 'people.id', 'call_seats.person_id')
    .select(['people.name', 'call_seats.answer', 'call_seats.person_id'])
    .where('call_id', '=', call.id)
    .orderBy('seat')
    .execute()
  return {
    game: call.game,
    players: (JSON.parse(call.body) as CallPlan).players,
    people: seats.filter(({ person_id }) => person_id !== person).map(({ name }) => name),
    ends: call.ends_at,
    ready: seats.filter(({ answer }) => answer === 1).length,
    answered: call.answer === 1,
  }
}

/** A seek that waits. `seen`: when its owner last asked about it. */
export type Waiting = Candidate & { readonly seen: number }

/** Returns the oldest seeks that are in no call and have no table yet, with the strengths of their owners, which are for matching only. */
export async function waitingSeeks({ db, now }: Context): Promise<Waiting[]> {
  const rows = await db.sql
    .selectFrom('seeks')
    .selectAll()
    .where('table_id', 'is', null)
    .where('ends_at', '>', now())
    .where('id', 'not in', (called) => called.selectFrom('call_seats').select('seek_id'))
    .orderBy('made_at')
    .orderBy('id')
    .limit(MOST)
    .execute()
  if (rows.length === 0) return []
  const ratings = await db.sql
    .selectFrom('ratings')
    .select(['game', 'person_id', 'elo', 'rd'])
    .where(
      'person_id',
      'in',
      rows.map(({ person_id }) => person_id),
    )
    .execute()
  return rows.map((row) => {
    const own = ratings.filter(({ person_id }) => person_id === row.person_id)
    return {
      ...requestOf(row),
      id: row.id,
      person: row.person_id,
      made: row.made_at,
      seen: row.seen_at,
      strengths: new Map(own.map(({ game, elo, rd }) => [game, { elo, rd }])),
    }
  })
}

/** Loads who of these people has blocked whom. */
export async function blocksAmong({ db }: Context, people: readonly string[]): Promise<Blocks> {
  if (people.length < 2) return () => false
  const rows = await db.sql
    .selectFrom('blocks')
    .select(['person_id', 'blocked_id'])
    .where('person_id', 'in', people)
    .where('blocked_id', 'in', people)
    .execute()
  const pairs = new Set(
    rows.flatMap((row) => [`${row.person_id} ${row.blocked_id}`, `${row.blocked_id} ${row.person_id}`]),
  )
  return (a, b) => pairs.has(`${a} ${b}`)
}
