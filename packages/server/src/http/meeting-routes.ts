// Routes for meeting people: open seats, seeks, and taking over the seat of a bot.

import { gameBy } from '@wayfare/library'
import { commands, infoOf, NotAllowed, tableOptions } from '@wayfare/table'
import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { blockedWith } from '../friends/friendships.ts'
import type { Jobs } from '../jobs/runner.ts'
import { today } from '../live/room.ts'
import type { Rooms } from '../live/rooms.ts'
import { meetingFor } from '../meeting/meeting-lists.ts'
import { answerCall, endSeek, MATCH_JOB, makeSeek, seekOf } from '../meeting/seeks.ts'
import { notTooMany, offeredGames, todaysRules } from '../tables/create-table.ts'
import type { AppEnv } from './env.ts'
import { spend } from './limits.ts'
import { on } from './route.ts'
import { actorOf, visitorOf } from './table-routes.ts'

export function meetingRoutes(context: Context, rooms: Rooms, jobs: Pick<Jobs, 'wake'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  /** Without this the job begins a second later. */
  const wake = (job: string): void => {
    jobs.wake(job, true).catch((error) => context.log.warn({ err: error, job }, 'a job could not be woken'))
  }

  on(routes, 'GET /meeting', async (c) => meetingFor(context, rooms, await visitorOf(context, c)))

  on(routes, 'GET /seek', async (c) => {
    const actor = await visitorOf(context, c)
    return { seek: actor ? await seekOf(context, actor) : null }
  })

  on(routes, 'POST /seek', async (c, body) => {
    const actor = await actorOf(context, c)
    const request = await body()
    for (const game of request.games) {
      if (!offeredGames(context).includes(game)) throw new NotAllowed('not-now', `there is no game '${game}'`)
      const [least, most] = (await gameBy(game)).players
      if (request.players.some((count) => count < least || count > most))
        throw new NotAllowed('nonsense', `players: ${game} is for ${least} to ${most}`)
    }
    const [game] = request.games as [string]
    if (request.games.length > 1 && Object.keys(request.options).length > 0)
      throw new NotAllowed('nonsense', 'options: expected none with several games')
    const engine = await todaysRules(context, game)
    for (const players of request.players) tableOptions(engine, { ...request.options, players })
    spend(c.get('limits').seeks, actor.id, 'seeks')
    spend(c.get('limits').creations, c.get('address'), 'seeks from your network')
    await notTooMany(context, actor)
    await makeSeek(context, actor, request)
    wake(MATCH_JOB)
    return { seek: await seekOf(context, actor) }
  })

  on(routes, 'DELETE /seek', async (c) => {
    await endSeek(context, await actorOf(context, c))
    return { seek: null }
  })

  on(routes, 'POST /seek/answer', async (c, body) => {
    const actor = await actorOf(context, c)
    wake(await answerCall(context, actor, await body()))
    return { seek: await seekOf(context, actor) }
  })

  on(routes, 'POST /tables/:id/takeover', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat } = await body()
    const id = c.req.param('id')
    const blocked = await blockedWith(context, actor.id)
    await rooms.act(id, (table) => {
      const entry = commands.takeOver(table, actor, seat)
      if (table.seats.some(({ person }) => person !== null && blocked.has(person.id))) throw commands.seatTaken(seat)
      table.names.set(actor.id, actor.name)
      return entry
    })
    return rooms.look(id, (table) => infoOf(table, today(context)), meter)
  })

  return routes
}
