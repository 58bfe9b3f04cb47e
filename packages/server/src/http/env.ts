// The variables that every HTTP handler finds in its Hono context.

import type { HttpBindings } from '@hono/node-server'
import type { Asker } from '@wayfare/bots'
import type { Context as HonoContext } from 'hono'
import type { SignedIn } from '../accounts/sessions.ts'
import type { WorkBudget } from '../live/work-budget.ts'
import type { PersonRow, SessionRow } from '../store/schema.ts'
import type { Limits } from './limits.ts'
import { Refused } from './refused.ts'

export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** The network address by which limits are counted. */
    address: string
    limits: Limits
    budget: WorkBudget
    person: PersonRow | undefined
    session: SessionRow | undefined
  }
}

/** Hono's context of one request. The server's own `Context` is another type. */
export type HttpContext = HonoContext<AppEnv>

/** Names the network address and the person to whom the work of this request is charged. */
export const askerOf = (c: HttpContext): Asker => ({ network: c.get('address'), person: c.get('person')?.id ?? '' })

export function signedIn(c: HttpContext): SignedIn | undefined {
  const person = c.get('person')
  const session = c.get('session')
  return person && session && { person, session }
}

export function needPerson(c: HttpContext): PersonRow {
  const person = c.get('person')
  if (!person) throw new Refused(401, 'not-logged-in', 'say who you are first: take a name or log in')
  return person
}

/** Requires a session of a browser. Programs that play in a person's name may not manage the person's account. */
export function needBrowser(c: HttpContext): PersonRow {
  const person = needPerson(c)
  if (c.get('session')?.kind !== 'cookie') {
    throw new Refused(403, 'browser-only', 'a token is for playing; do this in the browser where you are logged in')
  }
  return person
}
