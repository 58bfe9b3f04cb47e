// Tables over HTTP: making them, sitting down, leaving, beginning, giving up; and the lists.

import { gameBy } from '@wayfare/library'
import { CreateTable, JoinTable, OnSeat, SetSeat } from '@wayfare/protocol'
import { commands, infoOf, matchOf, NotAllowed, type Table } from '@wayfare/table'
import { type Context, Hono } from 'hono'
import { actorFor } from '../accounts/people.ts'
import type { House } from '../house.ts'
import { mayLook } from '../live/connection.ts'
import type { Hall } from '../live/hall.ts'
import { today } from '../live/room.ts'
import { languageOf } from '../tables/asking.ts'
import { rulesOf } from '../tables/kept.ts'
import { myFinished, myTables, publicTables } from '../tables/lists.ts'
import { beginIfFull, botsFor, knownBot, makeRematch, makeTable, offeredGames } from '../tables/making.ts'
import { readBody } from './body.ts'
import { type AppEnv, needPerson } from './env.ts'
import { spend } from './limits.ts'

export const actorOf = async (house: House, c: Context<AppEnv>): Promise<commands.Actor> =>
  actorFor(house, needPerson(c))
export const visitorOf = async (house: House, c: Context<AppEnv>): Promise<commands.Actor | null> =>
  c.get('person') ? actorOf(house, c) : null

export function tableRoutes(house: House, hall: Hall): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const shown = (c: Context<AppEnv>, table: Table) => c.json(infoOf(table, today(house)))
  /** As it is when all that was begun is durable: what is not may still be taken back. */
  const afterwards = (c: Context<AppEnv>) => hall.look(c.req.param('id') as string, (table) => shown(c, table))
  const act = async (c: Context<AppEnv>, decide: Parameters<Hall['act']>[1]) => {
    await hall.act(c.req.param('id') as string, decide)
    return afterwards(c)
  }

  routes.get('/games', async (c) =>
    c.json(
      await Promise.all(
        offeredGames(house).map(async (id) => {
          const { version, players, choices } = await gameBy(id)
          return { id, version, players, choices, bots: botsFor(await rulesOf(id, version)) }
        }),
      ),
    ),
  )

  routes.get('/tables', async (c) => {
    const which = c.req.query('which') ?? 'mine'
    if (which === 'mine') {
      const actor = await actorOf(house, c)
      const language = languageOf(c.req.query('language') ?? c.get('person')?.language)
      return c.json(await myTables(house, hall, actor, language))
    }
    if (which === 'finished') {
      const before = c.req.query('before')
      if (before !== undefined && !/^\d{1,15}$/.test(before))
        throw new NotAllowed('nonsense', 'before: expected a time in milliseconds')
      return c.json(
        await myFinished(house, hall, await actorOf(house, c), before === undefined ? before : Number(before)),
      )
    }
    if (which !== 'open' && which !== 'running')
      throw new NotAllowed('nonsense', "which: one of 'mine', 'finished', 'open', 'running'")
    return c.json(await publicTables(house, hall, which, await visitorOf(house, c)))
  })

  routes.post('/tables', async (c) => {
    const actor = await actorOf(house, c)
    const asked = await readBody(c, CreateTable)
    spend(c.get('limits').creations, c.get('address'), 'tables from your network')
    const table = await makeTable(house, hall, actor, asked)
    return c.json(infoOf(table, today(house)), 201)
  })

  routes.get('/tables/:id', async (c) => {
    const actor = await visitorOf(house, c)
    return hall.look(c.req.param('id'), (table) => {
      mayLook(table, actor, today(house).day)
      return shown(c, table)
    })
  })

  routes.post('/tables/:id/join', async (c) => {
    const actor = await actorOf(house, c)
    const { seat, bytes } = await readBody(c, JoinTable)
    await hall.act(c.req.param('id'), (table) => {
      // Known from the session; else it would be looked up.
      table.names.set(actor.id, actor.name)
      return commands.join(table, actor, seat, bytes)
    })
    await beginIfFull(hall, c.req.param('id'))
    return afterwards(c)
  })

  /** Also the host's way to ask somebody to leave. */
  routes.post('/tables/:id/leave', async (c) => {
    const actor = await actorOf(house, c)
    const { seat } = await readBody(c, OnSeat)
    await hall.act(c.req.param('id'), (table) => commands.leave(table, actor, seat))
    return act(c, commands.passHost)
  })

  routes.post('/tables/:id/seat', async (c) => {
    const actor = await actorOf(house, c)
    const { seat, to } = await readBody(c, SetSeat)
    await hall.act(c.req.param('id'), (table) => {
      if (to !== 'open') knownBot(table.engine, to.bot)
      return commands.plan(table, actor, seat, to === 'open' ? null : to.bot)
    })
    await beginIfFull(hall, c.req.param('id'))
    return afterwards(c)
  })

  routes.post('/tables/:id/start', async (c) => {
    const actor = await actorOf(house, c)
    return act(c, (table) => commands.start(table, actor))
  })

  routes.post('/tables/:id/resign', async (c) => {
    const actor = await actorOf(house, c)
    const { seat } = await readBody(c, OnSeat)
    return act(c, (table) => commands.resign(table, actor, seat))
  })

  routes.post('/tables/:id/back', async (c) => {
    const actor = await actorOf(house, c)
    const { seat } = await readBody(c, OnSeat)
    return act(c, (table) => commands.comeBack(table, actor, seat))
  })

  routes.post('/tables/:id/rematch', async (c) => {
    const actor = await actorOf(house, c)
    const id = c.req.param('id')
    const old = await hall.look(id, (table) => table)
    if (old.status !== 'finished') throw new NotAllowed('not-now', 'play this one to its end first')
    if (commands.sitsAt(old, actor).length === 0)
      throw new NotAllowed('not-your-seat', 'only those who played can ask for a rematch')
    spend(c.get('limits').creations, c.get('address'), 'tables from your network')
    const table = old.rematch ? undefined : await makeRematch(house, hall, actor, old)
    // Whoever asks at the same moment finds the first one.
    const { table: after } = await hall.act(id, (now) =>
      table && !now.rematch ? { k: 'rematch', table: table.id } : null,
    )
    if (table && after.rematch !== table.id) await hall.act(table.id, () => ({ k: 'closed', why: 'unused' }))
    return c.json({ table: after.rematch })
  })

  /** Whoever holds a seat may ask why something is not offered, also without a socket. */
  routes.get('/tables/:id/explain', async (c) => {
    const actor = await actorOf(house, c)
    const seat = Number(c.req.query('seat'))
    const what = (c.req.query('what') ?? '').slice(0, 1000)
    return hall.look(c.req.param('id'), (table) => {
      if (!commands.sitsAt(table, actor).includes(seat)) throw new NotAllowed('not-your-seat', 'that seat is not yours')
      if (!table.match) throw new NotAllowed('not-running', 'the game has not begun')
      return c.json(table.engine.explain(matchOf(table).state, seat, what))
    })
  })
  return routes
}
