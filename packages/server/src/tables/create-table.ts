// Creates a table from a person's request.

import { botsFor, canPlay } from '@wayfare/bots'
import type { Engine } from '@wayfare/kernel'
import { gameBy, gameIds, isProduct } from '@wayfare/library'
import type { CreateTable, SeatRequest } from '@wayfare/protocol'
import {
  type Actor,
  commands,
  NotAllowed,
  type Origin,
  type SeatPlan,
  substituteFor,
  type Table,
  tableOptions,
} from '@wayfare/table'
import { isMember } from '../clubs/access.ts'
import type { Context } from '../context.ts'
import type { Rooms } from '../live/rooms.ts'
import { Meter } from '../live/work-budget.ts'
import { dailyDeal } from './daily.ts'
import { rulesOf } from './rules.ts'
import { createTable, type Plan } from './table-store.ts'

/** The person who makes a table, and the meter that charges them for it. */
export type Maker = { readonly actor: Actor; readonly meter: Meter }

export const offeredGames = ({ settings }: Context): string[] =>
  gameIds().filter((id) => settings.TEST_GAMES || isProduct(id))

/** Returns today's rules of a game. */
export async function todaysRules(context: Context, game: string): Promise<Engine> {
  if (!offeredGames(context).includes(game)) throw new NotAllowed('not-now', `there is no game '${game}'`)
  const { version } = await gameBy(game)
  return rulesOf(game, version)
}

export async function makeTable(context: Context, rooms: Rooms, maker: Maker, request: CreateTable): Promise<Table> {
  const { actor } = maker
  const engine = await todaysRules(context, request.game)
  const { id: game, version } = engine.game
  const options = tableOptions(engine, { ...request.options, players: request.seats.length })
  if (!request.seats.some(({ kind }) => kind === 'me') && request.seats.every(({ kind }) => kind !== 'open')) {
    // A table of bots alone is allowed: somebody may want to watch.
    if (request.clock) throw new NotAllowed('not-now', 'bots need no clock')
  }
  await notTooMany(context, actor)
  const seats = request.seats.map((seat) => planFor(engine, seat, actor))
  const first = seats.findIndex(({ kind }) => kind === 'person')
  // A person's client contributes to the chance once, at their first seat.
  if (first >= 0 && request.bytes)
    seats[first] = { ...(seats[first] as Extract<SeatPlan, { kind: 'person' }>), bytes: request.bytes }
  const { listed, clock, language, start, takeover, rated, club } = request
  if (club && !(await isMember(context, club.id, actor.id)))
    throw new NotAllowed('not-now', 'only members of a club make tables for it')
  return createAndOpen(context, rooms, maker, {
    ...{ game, version, options, seats, language, clock, start },
    listed: listed && !club?.membersOnly,
    ...(club ? { club } : {}),
    ...(takeover ? { takeover } : {}),
    ...(rated ? {} : { rated }),
  })
}

function planFor(engine: Engine, seat: SeatRequest, actor: Actor): SeatPlan {
  if (seat.kind === 'open') return { kind: 'open' }
  if (seat.kind === 'me') return { kind: 'person', person: actor.id, ...(seat.name ? { label: seat.name } : {}) }
  requireKnownBot(engine, seat.bot)
  return { kind: 'bot', bot: seat.bot }
}

export function requireKnownBot(engine: Engine, bot: string): void {
  const { game } = engine
  if (!canPlay(game, bot))
    throw new NotAllowed('not-now', `${game.id} is played by ${botsFor(game).join(', ')}, not by '${bot}'`)
}

export async function notTooMany({ db, settings }: Context, actor: Actor): Promise<void> {
  const { count } = await db.sql
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host', 'in', actor.ids)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= settings.TABLES_PER_PERSON) {
    throw new NotAllowed('too-many-tables', `you have ${count} unfinished tables; finish or leave some first`)
  }
}

/** Makes a table with today's deal for one person. Any further seats that the game needs are bots. */
export async function makeDaily(
  context: Context,
  rooms: Rooms,
  maker: Maker,
  game: string,
  day: string,
  language: string,
): Promise<Table> {
  const { actor } = maker
  await notTooMany(context, actor)
  const deal = await dailyDeal(context, await todaysRules(context, game), day)
  const options = JSON.parse(deal.options) as Plan['options']
  const engine = await rulesOf(game, deal.version)
  const seats = Array.from(
    { length: options.players },
    (_, seat): SeatPlan =>
      seat === 0 ? { kind: 'person', person: actor.id } : { kind: 'bot', bot: substituteFor({ engine }) },
  )
  const plan: Plan = {
    game,
    version: deal.version,
    options,
    seats,
    listed: false,
    language,
    clock: null,
    start: true,
    daily: day,
  }
  return createAndOpen(context, rooms, maker, plan, deal.secret)
}

/** Makes a table that continues a game for practice: one seat is the person's, bots have the others. */
export async function makePractice(
  context: Context,
  rooms: Rooms,
  maker: Maker,
  from: Table,
  origin: Origin,
  seat: number,
  bot = substituteFor(from),
): Promise<Table> {
  const { actor } = maker
  await notTooMany(context, actor)
  requireKnownBot(from.engine, bot)
  const { game, version, options, language } = from.made
  const seats = from.seats.map(
    (_, place): SeatPlan => (place === seat ? { kind: 'person', person: actor.id } : { kind: 'bot', bot }),
  )
  return createAndOpen(context, rooms, maker, {
    game,
    version,
    options,
    seats,
    listed: false,
    language,
    clock: null,
    start: true,
    origin,
  })
}

/** Makes the same table again. The person who asks has taken their seat, and the other people are awaited. */
export async function makeRematch(context: Context, rooms: Rooms, maker: Maker, from: Table): Promise<Table> {
  const { actor } = maker
  await notTooMany(context, actor)
  const { game, options, language, clock, rated } = from.made
  // A host who has left the club meanwhile makes a table for the same people all the same.
  const club = from.made.club && (await isMember(context, from.made.club.id, actor.id)) ? from.made.club : undefined
  const engine = await todaysRules(context, game)
  const seats = from.seats.map(({ person, bot, gone }): SeatPlan => {
    if (person && actor.ids.includes(person.id))
      return { kind: 'person', person: actor.id, ...(person.label ? { label: person.label } : {}) }
    return person
      ? { kind: 'open', asked: person.id }
      : { kind: 'bot', bot: gone ? substituteFor({ engine }) : (bot as string) }
  })
  const { version } = engine.game
  return createAndOpen(context, rooms, maker, {
    game,
    version,
    options: tableOptions(engine, options),
    seats,
    listed: false,
    language,
    clock,
    start: true,
    ...(rated === false ? { rated } : {}),
    ...(club ? { club } : {}),
  })
}

async function createAndOpen(
  context: Context,
  rooms: Rooms,
  { actor, meter }: Maker,
  plan: Plan,
  secret?: string,
): Promise<Table> {
  const table = await createTable(context, actor, plan, secret)
  rooms.open(table)
  context.metrics.tables.inc({ game: plan.game, what: 'made' })
  return beginIfDue(context, rooms, table.id, meter)
}

/** Begins the game if it should begin by itself, nobody is awaited and no countdown runs. */
export async function beginIfDue({ now }: Context, rooms: Rooms, id: string, meter = new Meter()): Promise<Table> {
  const { table } = await rooms.act(id, (table) => commands.begin(table, now()), { meter })
  return table
}
