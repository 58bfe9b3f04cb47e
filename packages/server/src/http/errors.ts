// Every refusal is { error: { code, message } }. What nobody expected says nothing of the inside, only an id to find it in the log by.

import type { RefusalCode } from '@wayfare/protocol'
import { NotAllowed } from '@wayfare/table'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { DatabaseAway } from '../store/database.ts'
import type { AppEnv } from './env.ts'

const RETRY_SECONDS = 5

/** Thrown by whoever handles a request; the message is for people and says what to do. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: ContentfulStatusCode, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** What tables refuse, in HTTP's words; 409 where the table as it is now does not allow it. */
const STATUS: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  nonsense: 400,
  'not-logged-in': 401,
  'not-your-seat': 403,
  silenced: 403,
  'no-table': 404,
  'too-much': 429,
  unavailable: 503,
  broken: 500,
}

export function answerError(error: Error, c: Context<AppEnv>, log: Logger): Response {
  if (error instanceof Refused) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
    return c.json({ error: { code: error.code, message: error.message } }, error.status)
  }
  if (error instanceof NotAllowed) {
    const { code, message, reasons } = error
    return c.json({ error: { code, message, ...(reasons.length > 0 ? { reasons } : {}) } }, STATUS[code] ?? 409)
  }
  if (error instanceof DatabaseAway) {
    log.warn({ id: c.get('requestId'), why: error.message }, 'a request could not be answered')
    c.header('retry-after', String(RETRY_SECONDS))
    const message = 'the database is away; try again in a moment, nothing that was acknowledged is lost'
    return c.json({ error: { code: 'unavailable', message } }, 503)
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ error: { code: 'refused', message: error.message || 'this request cannot be read' } }, error.status)
  }
  const id = c.get('requestId')
  log.error({ id, err: error }, 'unexpected')
  const message = `something went wrong here; try again, and name ${id} if you report it`
  return c.json({ error: { code: 'unexpected', message, id } }, 500)
}
