// Passports over HTTP. Somebody who blocked the reader, or is blocked by them, is not found.

import { COMPANIES, type Company } from '@wayfare/protocol'
import { NotAllowed } from '@wayfare/table'
import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { historyFor } from '../passports/history.ts'
import { findPerson, passportFor } from '../passports/passport.ts'
import { changeSettings, settingsOf } from '../passports/settings.ts'
import { maySee, type Relation, relationOf } from '../passports/visibility.ts'
import type { PersonRow } from '../store/schema.ts'
import { type AppEnv, type HttpContext, needBrowser } from './env.ts'
import { Refused } from './refused.ts'
import { on } from './route.ts'

type PassportRequest = {
  readonly owner: PersonRow
  readonly reader: PersonRow | null
  readonly relation: Exclude<Relation, 'blocked'>
}

/** A page beyond this one is nobody's: there are not so many games in a life. */
const MOST_PAGES = 10_000

export function passportRoutes(context: Context): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()

  on(routes, 'PATCH /me/passport', async (c, body) => {
    const person = needBrowser(c)
    return changeSettings(context, person.id, await body())
  })

  on(routes, 'GET /people/:name', async (c) => {
    const { owner, reader, relation } = await requestOf(c, c.req.param('name'))
    return passportFor(context, owner, reader, relation)
  })

  on(routes, 'GET /people/:name/history', async (c) => {
    const { owner, reader, relation } = await requestOf(c, c.req.param('name'))
    const settings = await settingsOf(context, owner.id)
    if (!maySee(settings.history, relation)) throw notFound()
    const seesStrength = maySee(settings.strength, relation)
    return historyFor(context, owner, { person: reader, seesStrength }, queryOf(c))
  })

  async function requestOf(c: HttpContext, name: string): Promise<PassportRequest> {
    const owner = await findPerson(context, name)
    if (!owner) throw notFound()
    const self = c.get('person') ?? null
    const reader = c.req.query('as') === 'stranger' && self?.id === owner.id ? null : self
    const relation = await relationOf(context, owner, reader)
    if (relation === 'blocked') throw notFound()
    return { owner, reader, relation }
  }

  return routes
}

const notFound = (): Refused => new Refused(404, 'not-found', 'nobody goes by this name')

function queryOf(c: HttpContext) {
  const game = c.req.query('game')
  const company = c.req.query('with')
  const page = Number(c.req.query('page') ?? 0)
  if (company !== undefined && !isCompany(company))
    throw new NotAllowed('nonsense', `with: one of ${COMPANIES.join(', ')}`)
  if (!Number.isInteger(page) || page < 0 || page > MOST_PAGES)
    throw new NotAllowed('nonsense', `page: a number from 0 to ${MOST_PAGES}`)
  return { page, ...(game === undefined ? {} : { game }), ...(company === undefined ? {} : { with: company }) }
}

const isCompany = (text: string): text is Company => COMPANIES.some((one) => one === text)
