// The strength of people over HTTP.

import { gameIds } from '@wayfare/library'
import { NotAllowed, sitsAt } from '@wayfare/table'
import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { mayLook } from '../live/connection.ts'
import { today } from '../live/room.ts'
import type { Rooms } from '../live/rooms.ts'
import { leaderboard, tableRatings, withoutRating } from '../ratings/rating-answers.ts'
import type { AppEnv } from './env.ts'
import { on } from './route.ts'
import { visitorOf } from './table-routes.ts'

export function ratingRoutes(context: Context, rooms: Rooms): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  on(routes, 'GET /tables/:id/ratings', async (c, _, meter) => {
    const actor = await visitorOf(context, c)
    const id = c.req.param('id')
    const { without, own } = await rooms.look(
      id,
      (table) => {
        mayLook(table, actor, today(context).day)
        return { without: withoutRating(table), own: sitsAt(table, actor) }
      },
      meter,
    )
    return without ?? tableRatings(context, id, own)
  })

  on(routes, 'GET /ratings/:game', async (c) => {
    const game = c.req.param('game')
    if (!gameIds().includes(game)) throw new NotAllowed('nonsense', `there is no game '${game}'`)
    return leaderboard(context, game, await visitorOf(context, c))
  })

  return routes
}
