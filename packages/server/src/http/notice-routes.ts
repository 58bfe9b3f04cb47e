// How somebody wants to be told that it is their turn, and what they do not want to read.

import { MutePerson, ReportTable } from '@wayfare/protocol'
import { NotAllowed } from '@wayfare/table'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { House } from '../house.ts'
import type { Hall } from '../live/hall.ts'
import { PUSH_SUBSCRIPTION, subscribe, unsubscribe, vapidPublicKey } from '../notices/push.ts'
import { webhookSecret } from '../notices/webhook.ts'
import { readBody } from './body.ts'
import { type AppEnv, needBrowser } from './env.ts'
import { spend } from './limits.ts'
import { reachable } from './reachable.ts'
import { actorOf } from './table-routes.ts'

export function noticeRoutes(house: House, hall: Hall): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { db } = house

  routes.get('/push', async (c) => c.json({ key: await vapidPublicKey(db) }))
  routes.post('/push', async (c) => {
    const person = needBrowser(c)
    const subscription = await readBody(c, PUSH_SUBSCRIPTION)
    spend(c.get('limits').creations, c.get('address'), 'subscriptions')
    await reachable('endpoint', () => subscribe(house, person.id, subscription))
    return c.json({ ok: true }, 201)
  })
  routes.delete('/push', async (c) => {
    const { endpoint } = await readBody(c, v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2000)) }))
    await unsubscribe(db, needBrowser(c).id, endpoint)
    return c.json({ ok: true })
  })
  routes.get('/me/webhook-secret', async (c) => c.json({ secret: await webhookSecret(db, needBrowser(c).id) }))

  routes.get('/me/mutes', async (c) => {
    const rows = await db.sql
      .selectFrom('mutes')
      .select('muted_id')
      .where('person_id', '=', needBrowser(c).id)
      .execute()
    return c.json(rows.map((row) => row.muted_id))
  })
  routes.post('/me/mutes', async (c) => {
    const { id } = needBrowser(c)
    const { person, muted } = await readBody(c, MutePerson)
    const row = { person_id: id, muted_id: person }
    if (muted)
      await db.sql
        .insertInto('mutes')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else await db.sql.deleteFrom('mutes').where('person_id', '=', id).where('muted_id', '=', person).execute()
    hall.tell({ k: 'mutes', from: hall.self, person: id })
    return c.json({ ok: true })
  })

  routes.post('/tables/:id/report', async (c) => {
    const actor = await actorOf(house, c)
    const { about, chat, text } = await readBody(c, ReportTable)
    spend(c.get('limits').creations, c.get('address'), 'reports')
    const table = c.req.param('id')
    await hall.look(table, () => {})
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
        at: house.now(),
        closed_at: null,
      })
      .execute()
    return c.json({ ok: true }, 201)
  })
  return routes
}
