// Turns errors into answers of the form { error: { code, message } }. An unexpected error reveals nothing but an id by
// which it can be found in the log.

import type { Problem, RefusalCode } from '@wayfare/protocol'
import { NotAllowed } from '@wayfare/table'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { DatabaseAway } from '../store/database.ts'
import type { HttpContext } from './env.ts'
import { Refused } from './refused.ts'

const RETRY_SECONDS = 5

/**
 * The HTTP status for each refusal of a table. It is 409 if the present state of the table does not allow the request.
 */
const STATUS: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  nonsense: 400,
  'not-logged-in': 401,
  'not-your-seat': 403,
  silenced: 403,
  'no-table': 404,
  'too-much': 429,
  'too-many-tables': 429,
  unavailable: 503,
  broken: 500,
}

export function answerError(error: Error, c: HttpContext, log: Logger): Response {
  const answer = (status: ContentfulStatusCode, problem: Problem['error']) => c.json({ error: problem }, status)
  if (error instanceof Refused) {
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value)
    return answer(error.status, { code: error.code, message: error.message, ...error.values })
  }
  if (error instanceof NotAllowed) {
    const { code, message, reasons, seconds } = error
    if (seconds !== undefined) c.header('retry-after', String(seconds))
    return answer(STATUS[code] ?? 409, {
      code,
      message,
      ...(reasons.length > 0 ? { reasons } : {}),
      ...(seconds === undefined ? {} : { seconds }),
    })
  }
  if (error instanceof DatabaseAway) {
    log.warn({ id: c.get('requestId'), why: error.message }, 'a request could not be answered')
    c.header('retry-after', String(RETRY_SECONDS))
    const message = 'the database is away; try again in a moment, nothing that was acknowledged is lost'
    return answer(503, { code: 'unavailable', message })
  }
  if (error instanceof HTTPException && error.status < 500)
    return answer(error.status, { code: 'refused', message: error.message || 'this request cannot be read' })
  const id = c.get('requestId')
  log.error({ id, err: error }, 'unexpected')
  const message = `something went wrong here; try again, and name ${id} if you report it`
  return answer(500, { code: 'unexpected', message, id })
}
