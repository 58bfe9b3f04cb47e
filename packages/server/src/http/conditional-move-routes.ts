// Routes for conditional moves: what somebody plans for their own seat while others decide.

import type { PlannedMoves } from '@wayfare/protocol'
import { type Actor, commands, NotAllowed, planStanding } from '@wayfare/table'
import { Hono } from 'hono'
import type { Context } from '../context.ts'
import type { Questions } from '../live/questions.ts'
import type { Rooms } from '../live/rooms.ts'
import type { Meter } from '../live/work-budget.ts'
import { clearPlan, readPlan, savePlan, shownState } from '../tables/plan-store.ts'
import { type AppEnv, askerOf } from './env.ts'
import { on } from './route.ts'
import { actorOf } from './table-routes.ts'

export function conditionalMoveRoutes(context: Context, rooms: Rooms, questions: Questions): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  async function planOf(actor: Actor, id: string, seat: number, meter: Meter): Promise<PlannedMoves> {
    await rooms.look(id, (table) => commands.mayReadPlan(table, actor, seat), meter)
    const plan = await readPlan(context, { table: id, seat })
    if (!plan) return { plan: null }
    const { branches, evenIfRevealed, outcome } = plan
    const state = outcome ?? shownState(await rooms.look(id, (table) => planStanding(table, plan), meter))
    return { plan: { branches, evenIfRevealed, ...state } }
  }

  on(routes, 'GET /tables/:id/conditional-moves', async (c, _, meter) => {
    const actor = await actorOf(context, c)
    const seat = c.req.query('seat') ?? ''
    if (!/^\d$/.test(seat)) throw new NotAllowed('nonsense', 'seat: expected the number of your seat')
    return planOf(actor, c.req.param('id'), Number(seat), meter)
  })

  on(routes, 'POST /tables/:id/conditional-moves', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const request = await body()
    const { seat } = request
    const id = c.req.param('id')
    const now = await rooms.look(
      id,
      (table) => {
        commands.mayPlanMoves(table, actor, request)
        return { person: actor.id, since: table.story.length }
      },
      meter,
    )
    await savePlan(context, { table: id, seat }, request, now)
    return planOf(actor, id, seat, meter)
  })

  on(routes, 'DELETE /tables/:id/conditional-moves', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat } = await body()
    const id = c.req.param('id')
    await rooms.look(id, (table) => commands.mayReadPlan(table, actor, seat), meter)
    await clearPlan(context, { table: id, seat })
    return { plan: null }
  })

  on(routes, 'POST /tables/:id/moves-ahead', async (c, body, meter) => {
    const actor = await actorOf(context, c)
    const { seat, after } = await body()
    const look = await rooms.look(
      c.req.param('id'),
      (table) => {
        commands.mayLookAhead(table, actor, seat)
        return { found: questions.movesAhead(table, seat, after, askerOf(c), meter) }
      },
      meter,
    )
    return look.found
  })
  return routes
}
