import type { Problem, ProblemCode } from '@wayfare/protocol'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Values = Pick<Problem['error'], 'field' | 'seconds'>

/** Thrown by whoever handles a request; the message says what to do, and the values are for clients that say it in their own words. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode
  readonly code: ProblemCode
  readonly headers: Readonly<Record<string, string>>
  readonly values: Values

  constructor(
    status: ContentfulStatusCode,
    code: ProblemCode,
    message: string,
    headers: Record<string, string> = {},
    values: Values = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.values = values
  }
}

/** One that is about a field of what was sent. */
export const refusedField = (status: ContentfulStatusCode, code: ProblemCode, field: string, why: string): Refused =>
  new Refused(status, code, `${field}: ${why}`, {}, { field })
