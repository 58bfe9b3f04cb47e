// Routes for tables: making one, taking a seat, leaving, beginning, resigning, and the lists of tables.

import { botsFor } from '@wayfare/bots'
import { gameBy } from '@wayfare/library'
import { TABLE_ID, type TableInfo } from '@wayfare/protocol'
import { type Actor, commands, infoOf, matchOf, NotAllowed, type Table } from '@wayfare/table'
import { asLanguage } from '@wayfare/text'
import { Hono } from 'hono'
import { actorFor } from '../accounts/people.ts'
import { requireEntryById } from '../clubs/access.ts'
import type { Context } from '../context.ts'
import { blockedWith } from '../friends/friendships.ts'
import { inviteAgain } from '../friends/invitations.ts'
import { mayLook } from '../live/connection.ts'
import { today } from '../live/room.ts'
import type { Rooms } from '../live/rooms.ts'
import type { Meter } from '../live/work-budget.ts'
import { beginIfDue, makeRematch, makeTable, offeredGames, requireKnownBot } from '../tables/create-table.ts'
import { myFinished, myTables, publicTables } from '../tables/lists.ts'
import { type AppEnv, type HttpContext, needPerson } from './env.ts'
import { spend } from './limits.ts'
import { on } from './route.ts'

/** The person who asks. A table for members only is not found by anybody else. */
export async function actorOf(context: Context, c: HttpContext): Promise<commands.Actor> {
  const actor = await actorFor(context, needPerson(c))
  await requireTable(context, c, actor)
  return actor
}

export async function visitorOf(context: Context, c: HttpContext): Promise<commands.Actor | null> {
  if (c.get('person')) return actorOf(context, c)
  await requireTable(context, c, null)
  return null
}

async function requireTable(context: Context, c: HttpContext, actor: commands.Actor | null): Promise<void> {
  const id = c.req.path.startsWith('/api/tables/') ? c.req.param('id') : undefined
  if (id !== undefined && TABLE_ID.test(id)) await requireEntryById(context, id, actor)
}

/** Returns true if one of these people has a seat at the table. */
const sitsWith = (table: Table, people: ReadonlySet<string>): boolean =>
  table.seats.some(({ person }) => person !== null && people.has(person.id))

export function tableRoutes(context: Context, rooms: Rooms): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const publicInfo = (table: Table): TableInfo => infoOf(table, today(context))
  /** Returns the table once everything that was begun is durable; before that it might still be undone. */
  const afterwards = (id: string, meter: Meter): Promise<TableInfo> => rooms.look(id, publicInfo, meter)
  const act = async (id: string, meter: Meter, decide: Parameters<Rooms['act']>[1]): Promise<TableInfo> => {
    await rooms.act(id, decide, { meter })
    return afterwards(id, meter)
  }

  on(routes, 'GET /games', () =>
    Promise.all(
      offeredGames(context).map(async (id) => {
        const game = await gameBy(id)
        const { version, players, choices } = game
        return { id, version, players, choices, bots: botsFor(game) }
      }),
    ),
  )

  on(routes, 'GET /tables', async (c) => {
    const which = c.req.query('which') ?? 'mine'
    if (which === 'mine') {
      const actor = await actorOf(context, c)
      const language = asLanguage(c.req.query('language') ?? c.get('person')?.language) ?? 'en'
      return myTables(context, rooms, actor, language)
    }
    if (which === 'finished') {
      const before = c.req.query('before')
      if (before !== undefined && !/^\d{1,15}$/.test(before))
        throw new NotAllowed('nonsense', 'before: expected a time in milliseconds')
      return myFinished(context, rooms, await actorOf(context, c), before === undefined ? before : Number(before))
    }
    if (which !== 'open' && which !== 'running')
      throw new NotAllowed('nonsense', "which: one of 'mine', 'finished', 'open', 'running'")
    return publicTables(context, rooms, which, await visitorOf(context, c))
  })

  on(routes, 'POST /tables', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const request = await body()
    spend(c.get('limits').creations, c.get('address'), 'tables from your network')
    const table = await makeTable(context, rooms, { actor, meter }, request)
    c.status(201)
    return publicInfo(table)
  })

  on(routes, 'GET /tables/:id', async (c, _, meter) => {
    const actor = await visitorOf(context, c)
    const look = (table: Table) => {
      mayLook(table, actor, today(context).day)
      return publicInfo(table)
    }
    return rooms.look(c.req.param('id'), look, meter)
  })

  on(routes, 'POST /tables/:id/join', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat, bytes } = await body()
    const blocked = await blockedWith(context, actor.id)
    await rooms.act(c.req.param('id'), (table) => {
      // The name is known from the session, so it need not be looked up.
      table.names.set(actor.id, actor.name)
      const entry = commands.join(table, actor, seat, bytes)
      if (sitsWith(table, blocked)) throw commands.seatTaken(seat)
      return entry
    })
    await beginIfDue(context, rooms, c.req.param('id'), meter)
    return afterwards(c.req.param('id'), meter)
  })

  /** This is also how the host removes somebody from a seat. */
  on(routes, 'POST /tables/:id/leave', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat } = await body()
    await rooms.act(c.req.param('id'), (table) => commands.leave(table, actor, seat))
    return act(c.req.param('id'), meter, commands.passHost)
  })

  on(routes, 'POST /tables/:id/seat', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat, to } = await body()
    await rooms.act(c.req.param('id'), (table) => {
      if (to !== 'open') requireKnownBot(table.engine, to.bot)
      return commands.plan(table, actor, seat, to === 'open' ? null : to.bot)
    })
    await beginIfDue(context, rooms, c.req.param('id'), meter)
    return afterwards(c.req.param('id'), meter)
  })

  on(routes, 'POST /tables/:id/start', async (c, _, meter) => {
    const actor = await actorOf(context, c)
    return act(c.req.param('id'), meter, (table) => commands.start(table, actor))
  })

  on(routes, 'POST /tables/:id/hold', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat } = await body()
    return act(c.req.param('id'), meter, (table) => commands.hold(table, actor, seat))
  })

  on(routes, 'POST /tables/:id/resign', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat } = await body()
    return act(c.req.param('id'), meter, (table) => commands.resign(table, actor, seat))
  })

  on(routes, 'POST /tables/:id/back', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat } = await body()
    return act(c.req.param('id'), meter, (table) => commands.comeBack(table, actor, seat))
  })

  /** Gives people who want a rematch their old seats, unless somebody else has taken them. */
  async function takeOldSeats(actor: Actor, old: Table, next: string, meter: Meter): Promise<void> {
    const blocked = await blockedWith(context, actor.id)
    await requireEntryById(context, next, actor)
    const { entry } = await rooms.act(next, (table) => {
      const isFree = (seat: number): boolean => !table.seats[seat]?.person && !table.seats[seat]?.bot
      if (table.status !== 'open' || commands.sitsAt(table, actor).length > 0 || sitsWith(table, blocked)) return null
      const seat = commands.sitsAt(old, actor).find(isFree)
      if (seat === undefined) return null
      table.names.set(actor.id, actor.name)
      return commands.join(table, actor, seat, undefined)
    })
    if (entry) await beginIfDue(context, rooms, next, meter)
  }

  on(routes, 'POST /tables/:id/rematch', async (c, _, meter) => {
    const actor = await actorOf(context, c)
    const id = c.req.param('id')
    const old = await rooms.look(id, (table) => table)
    if (old.status !== 'finished') throw new NotAllowed('not-now', 'play this one to its end first')
    if (commands.sitsAt(old, actor).length === 0)
      throw new NotAllowed('not-your-seat', 'only those who played can ask for a rematch')
    spend(c.get('limits').creations, c.get('address'), 'tables from your network')
    const table = old.rematch ? undefined : await makeRematch(context, rooms, { actor, meter }, old)
    // Somebody who asks for a rematch at the same moment gets the first new table.
    const { table: after } = await rooms.act(id, (now) =>
      table && !now.rematch ? { k: 'rematch', table: table.id } : null,
    )
    if (table && after.rematch !== table.id) await rooms.act(table.id, () => ({ k: 'closed', why: 'unused' }))
    const next = after.rematch as string
    await takeOldSeats(actor, old, next, meter)
    if (table?.id === next) await inviteAgain(context, rooms, actor, old, next)
    return { table: next }
  })

  /** Anybody with a seat may ask why something is not offered, also without a socket. */
  on(routes, 'GET /tables/:id/explain', async (c, _, meter) => {
    const actor = await actorOf(context, c)
    const seat = Number(c.req.query('seat'))
    const what = (c.req.query('what') ?? '').slice(0, 1000)
    const explain = (table: Table) => {
      if (!commands.sitsAt(table, actor).includes(seat)) throw new NotAllowed('not-your-seat', 'that seat is not yours')
      if (!table.match) throw new NotAllowed('not-running', 'the game has not begun')
      return table.engine.explain(matchOf(table).state, seat, what)
    }
    return rooms.look(c.req.param('id'), explain, meter)
  })
  return routes
}
