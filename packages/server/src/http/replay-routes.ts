// Routes for replays, logs, practice games and the daily deal.

import { randomBytes } from 'node:crypto'
import type { Eyes } from '@wayfare/kernel'
import {
  commands,
  infoOf,
  logText,
  NotAllowed,
  practiceOrigin,
  replayAt,
  showsSecret,
  type Table,
} from '@wayfare/table'
import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { mayLook } from '../live/connection.ts'
import type { Questions } from '../live/questions.ts'
import { today } from '../live/room.ts'
import type { Rooms } from '../live/rooms.ts'
import { makeDaily, makePractice, todaysRules } from '../tables/create-table.ts'
import { dailyDeal, dailyResults } from '../tables/daily.ts'
import { signedLog } from '../tables/log-signing.ts'
import { type AppEnv, askerOf } from './env.ts'
import { spend } from './limits.ts'
import { on } from './route.ts'
import { actorOf, visitorOf } from './table-routes.ts'

export function replayRoutes(context: Context, rooms: Rooms, questions: Questions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  on(routes, 'GET /tables/:id/log', async (c, _, meter) => {
    const actor = await visitorOf(context, c)
    const write = (table: Table) => {
      requireBegun(table)
      mayLook(table, actor, today(context).day)
      const [seat] = commands.sitsAt(table, actor)
      return {
        text: logText(table, seat ?? 'spectator', today(context)),
        isWhole: showsSecret(table, today(context)),
      }
    }
    const { text, isWhole } = await rooms.look(c.req.param('id'), write, meter)
    c.header('content-type', 'text/plain; charset=utf-8')
    c.header('content-disposition', `attachment; filename="wayfare-${c.req.param('id')}.log"`)
    return isWhole ? signedLog(context.db, text) : text
  })

  on(routes, 'GET /tables/:id/replay', async (c, _, meter) => {
    const actor = await visitorOf(context, c)
    const look = (table: Table) => {
      requireBegun(table)
      mayLook(table, actor, today(context).day)
      if (!showsSecret(table, today(context))) throw new NotAllowed('not-now', 'a game can be replayed when it is over')
      const at = c.req.query('at')
      if (at !== undefined && !/^\d{1,6}$/.test(at))
        throw new NotAllowed('nonsense', 'at: expected the number of a move')
      const eyes = eyesOf(table, c.req.query('seat'))
      const replay = replayAt(table, at === undefined ? Number.MAX_SAFE_INTEGER : Number(at), eyes)
      return {
        replay,
        info: infoOf(table, today(context)),
        view: questions.view(table, replay.at, eyes, askerOf(c), meter),
      }
    }
    const { info, replay, view } = await rooms.look(c.req.param('id'), look, meter)
    return { info, ...replay, ...(await view) }
  })

  on(routes, 'POST /tables/:id/clone', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { at, seat, bot } = await body()
    spend(c.get('limits').creations, c.get('address'), 'tables from your network')
    const begin = (from: Table) => {
      requireBegun(from)
      const chance = randomBytes(16).toString('hex')
      return { table: from, origin: practiceOrigin(from, at, commands.sitsAt(from, actor), today(context), chance) }
    }
    const { table, origin } = await rooms.look(c.req.param('id'), begin, meter)
    const place = 'world' in origin ? (commands.sitsAt(table, actor)[0] as number) : (seat ?? 0)
    if (!table.seats[place]) throw new NotAllowed('nonsense', `there is no seat ${place}`)
    // Whoever tries out a running game knows more about it.
    if ('world' in origin) await rooms.act(table.id, (now) => commands.noteHint(now, place), { meter })
    const made = await makePractice(context, rooms, { actor, meter }, table, origin, place, bot)
    c.status(201)
    return infoOf(made, today(context))
  })

  on(routes, 'GET /daily/:game', async (c) => {
    const actor = await visitorOf(context, c)
    const { day: now } = today(context)
    const day = c.req.query('day') ?? now
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || day > now)
      throw new NotAllowed('nonsense', 'day: expected a day that has come, such as 2026-01-31')
    const engine = await todaysRules(context, c.req.param('game'))
    const deal = day === now ? await dailyDeal(context, engine, day) : await oldDeal(context, c.req.param('game'), day)
    const { game, version, options, commitment, secret } = deal
    const results = await dailyResults(context, game, day, actor?.ids ?? [])
    return {
      day,
      game,
      version,
      options: JSON.parse(options),
      commitment,
      secret: day < now ? secret : null,
      ...results,
    }
  })

  on(routes, 'POST /daily/:game', async (c, _, meter) => {
    const actor = await actorOf(context, c)
    spend(c.get('limits').creations, c.get('address'), 'tables from your network')
    const language = c.get('person')?.language ?? 'en'
    const table = await makeDaily(context, rooms, { actor, meter }, c.req.param('game'), today(context).day, language)
    c.status(201)
    return infoOf(table, today(context))
  })
  return routes
}

function requireBegun(table: Table): void {
  if (!table.match) throw new NotAllowed('not-running', 'the game has not begun')
}

function eyesOf(table: Table, seat: string | undefined): Eyes {
  if (seat === undefined || seat === 'spectator') return 'spectator'
  if (!/^\d$/.test(seat) || !table.seats[Number(seat)]) throw new NotAllowed('nonsense', `there is no seat ${seat}`)
  return Number(seat)
}

async function oldDeal({ db }: Context, game: string, day: string) {
  const row = await db.sql
    .selectFrom('dailies')
    .selectAll()
    .where('day', '=', day)
    .where('game', '=', game)
    .executeTakeFirst()
  if (!row) throw new NotAllowed('no-table', `nobody asked for a deal on ${day}`)
  return row
}
