// Registers routes by their types in the protocol, so that client and server agree on bodies and answers.

import { type Answer, BODIES, type PathOf, type ReadBody, type Route } from '@wayfare/protocol'
import type { Hono, Context as HonoContext } from 'hono'
import * as v from 'valibot'
import type { Meter } from '../live/work-budget.ts'
import { readBody } from './body.ts'
import { type AppEnv, askerOf } from './env.ts'

type Handler<R extends Route> = (
  c: HonoContext<AppEnv, PathOf<R>>,
  /** Reads the body. Handlers call it late, so that somebody without permission is told that first. */
  body: () => Promise<ReadBody<R>>,
  /** Adds up the work of this request, which is charged to whoever sent it. */
  meter: Meter,
) => Promise<Answer<R>> | Answer<R>

const NOTHING = v.undefined()
const schemas: { readonly [R in Route]?: v.GenericSchema } = BODIES

/**
 * Registers a handler. It answers with JSON, or with a text that is sent as it is, under the headers that the handler
 * has set.
 */
export function on<R extends Route>(routes: Hono<AppEnv>, route: R, handle: Handler<R>): void {
  const [method, path] = route.split(' ') as [string, string]
  routes.on(method, path, async (c) => {
    const body = () => readBody(c, schemas[route] ?? NOTHING) as Promise<ReadBody<R>>
    return c.get('budget').spend(askerOf(c), route, async (meter) => {
      const answer = await handle(c, body, meter)
      const text = typeof answer === 'string' ? answer : meter.time(() => JSON.stringify(answer))
      meter.sent(text)
      if (typeof answer !== 'string') c.header('content-type', 'application/json')
      return c.body(text)
    })
  })
}
