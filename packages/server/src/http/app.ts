// Assembles the HTTP application. Further routes are added with app.route('/api/…', …) before the first request.

import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { newId } from '../accounts/people.ts'
import { bearerOf, personFromRequest } from '../accounts/sessions.ts'
import type { Context } from '../context.ts'
import { WorkBudget } from '../live/work-budget.ts'
import type { AppEnv } from './env.ts'
import { answerError } from './errors.ts'
import { clientAddress, type Limits, makeLimits, spend } from './limits.ts'
import { type PeopleParts, peopleRoutes } from './people-routes.ts'
import { Refused } from './refused.ts'
import { ownPagesOnly, securityHeaders } from './security.ts'
import { isAsset, serveFiles } from './static.ts'

export type AppParts = PeopleParts & {
  /** The folder of the built web client. */
  readonly webFolder?: string
  /** False once the server is shutting down and lets nobody in. */
  readonly isOpen: () => boolean
  /** The limits, shared with the socket server; created here if none are given. */
  readonly limits?: Limits
  readonly budget?: WorkBudget
}

const HEALTH_MS = 2000
/** How long an answer about the database's health is cached, so that nobody can cause writes again and again. */
const HEALTH_AGE_MS = 1000
/** Routes that monitoring programs ask for again and again. */
const FOR_MACHINES = ['/healthz', '/readyz', '/metrics']

export function makeApp(context: Context, parts: AppParts): Hono<AppEnv> {
  const { settings, log } = context
  const app = new Hono<AppEnv>()
  app.onError((error, c) => answerError(error, c, log))

  app.use(observed(context))
  app.use(securityHeaders(settings))
  app.use(limited(context, parts.limits ?? makeLimits(context), parts.budget ?? new WorkBudget(context)))
  app.use(ownPagesOnly(settings))

  let asked: { readonly answer: Promise<boolean>; readonly at: number } | undefined
  const writable = (): Promise<boolean> => {
    const at = context.now()
    if (!asked || at - asked.at >= HEALTH_AGE_MS) asked = { answer: canWrite(context), at }
    return asked.answer
  }
  app.get('/healthz', async (c) => {
    const ok = await writable()
    return c.json({ ok }, ok ? 200 : 503)
  })
  app.get('/readyz', async (c) => {
    const ok = parts.isOpen() && (await writable())
    return c.json({ ok }, ok ? 200 : 503)
  })
  app.get('/metrics', async (c) => {
    const wanted = settings.METRICS_TOKEN
    if (wanted !== '' && !sameText(bearerOf(c.req.raw.headers) ?? '', wanted)) {
      throw new Refused(401, 'not-logged-in', 'send METRICS_TOKEN as a bearer token', { 'www-authenticate': 'Bearer' })
    }
    const { registry } = context.metrics
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })

  app.use('/api/*', recognised(context))
  app.route('/api', peopleRoutes(context, parts))

  const files = serveFiles(parts.webFolder)
  app.notFound(async (c) => {
    const forPrograms = c.req.path === '/api' || c.req.path.startsWith('/api/')
    const found = forPrograms ? undefined : await files(c)
    return found ?? answerError(new Refused(404, 'not-found', 'there is nothing at this address'), c, log)
  })
  return app
}

/**
 * Writes a line to the log and counts each request under the pattern of its route, since full addresses may hold
 * secrets.
 */
function observed({ log, metrics }: Context): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = newId()
    const began = performance.now()
    c.set('requestId', id)
    await next()
    const ms = Math.round((performance.now() - began) * 10) / 10
    const pattern = routePath(c, -1)
    const route = pattern.endsWith('*') ? (pattern === '/*' ? 'files' : 'unknown') : pattern
    const { status } = c.res
    metrics.requestSeconds.observe({ route, status: String(status) }, ms / 1000)
    const line = { id, method: c.req.method, route, status, ms }
    if (FOR_MACHINES.includes(route)) log.debug(line, 'request')
    else log.info(line, 'request')
  }
}

const isOfClient = (path: string): boolean => isAsset(path) && !path.startsWith('/api/')

function limited({ settings }: Context, limits: Limits, budget: WorkBudget): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const address = clientAddress(settings, c.req.raw.headers, c.env?.incoming?.socket.remoteAddress)
    c.set('limits', limits)
    c.set('budget', budget)
    c.set('address', address)
    const { path } = c.req
    const isCheap = isOfClient(path) || FOR_MACHINES.includes(path)
    spend(isCheap ? limits.files : limits.requests, address, 'requests from your network')
    return next()
  }
}

function recognised(context: Context): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw
    const found = await personFromRequest(context, headers)
    if (!found && headers.has('authorization')) {
      throw new Refused(401, 'bad-token', 'this token is not known; make a new one', { 'www-authenticate': 'Bearer' })
    }
    c.set('person', found?.person)
    c.set('session', found?.session)
    await next()
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  }
}

/** Tries to write to the database. Reading is not enough: a disk may be full, or a database may be a standby. */
async function canWrite({ db, log, now }: Context): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${HEALTH_MS} ms`)), HEALTH_MS)
  })
  try {
    const row = { key: 'written', value: String(now()) }
    const write = db.sql
      .insertInto('meta')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    await Promise.race([db.together([write]), late])
    return true
  } catch (error) {
    log.error({ err: error }, 'the database cannot be written')
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Compares two texts in constant time, whatever their lengths. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
