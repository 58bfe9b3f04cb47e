// Routes for notices: how a person is told that it is their turn, and which notices they have turned off.

import { NotAllowed } from '@wayfare/table'
import { Hono } from 'hono'
import { idsOf, personOf } from '../accounts/people.ts'
import type { Context } from '../context.ts'
import type { Rooms } from '../live/rooms.ts'
import { subscribe, unsubscribe, vapidPublicKey } from '../notices/push.ts'
import { webhookSecret } from '../notices/webhook.ts'
import { type AppEnv, needBrowser } from './env.ts'
import { spend } from './limits.ts'
import { reachable } from './reachable.ts'
import { on } from './route.ts'
import { actorOf } from './table-routes.ts'

export function noticeRoutes(context: Context, rooms: Rooms): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { db } = context

  on(routes, 'GET /push', async () => ({ key: await vapidPublicKey(db) }))
  on(routes, 'POST /push', async (c, body) => {
    const person = needBrowser(c)
    const subscription = await body()
    spend(c.get('limits').creations, c.get('address'), 'subscriptions')
    await reachable('endpoint', () => subscribe(context, person.id, subscription))
    c.status(201)
    return { ok: true }
  })
  on(routes, 'DELETE /push', async (c, body) => {
    const { endpoint } = await body()
    await unsubscribe(db, needBrowser(c).id, endpoint)
    return { ok: true }
  })
  on(routes, 'GET /me/webhook-secret', async (c) => ({ secret: await webhookSecret(db, needBrowser(c).id) }))

  on(routes, 'GET /me/mutes', async (c) => {
    const muted = await db.sql
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted_id')
      .select(['people.id', 'people.name'])
      .where('person_id', '=', needBrowser(c).id)
      .orderBy('people.name')
      .orderBy('people.id')
      .execute()
    return Promise.all(muted.map(async ({ id, name }) => ({ name, ids: await idsOf(context, id) })))
  })
  on(routes, 'POST /me/mutes', async (c, body) => {
    const { id } = needBrowser(c)
    const { person, muted } = await body()
    // A seat keeps the id of the guest who took it, but messages of somebody who has logged in since come from their
    // account. So the account is muted.
    const row = { person_id: id, muted_id: (await personOf(context, person))?.id ?? person }
    if (muted)
      await db.sql
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await db.sql.deleteFrom('mutes').where('person_id', '=', id).where('muted_id', '=', row.muted_id).execute()
    rooms.tell({ k: 'mutes', person: id })
    return { ok: true }
  })

  on(routes, 'POST /tables/:id/report', async (c, body) => {
    const actor = await actorOf(context, c)
    const { about, chat, text } = await body()
    spend(c.get('limits').creations, c.get('address'), 'reports')
    const table = c.req.param('id')
    await rooms.look(table, () => {})
    const known = await db.sql.selectFrom('people').select('id').where('id', '=', about).executeTakeFirst()
    if (!known) throw new NotAllowed('nonsense', 'about: there is no such person')
    await db.sql
      .insertInto('reports')
      .values({
        table_id: table,
        by_id: actor.id,
        about_id: about,
        chat_id: chat ?? null,
        text,
        at: context.now(),
        closed_at: null,
      })
      .execute()
    c.status(201)
    return { ok: true }
  })
  return routes
}
