import type { Problem, ProblemCode } from '@wayfare/protocol'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

type Values = Pick<Problem['error'], 'field' | 'seconds'>

/**
 * An error that a handler throws to refuse a request. The message says what to do, and the values let clients word it
 * themselves.
 */
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

/** Makes a refusal that names the field of the request at fault. */
export const refusedField = (status: ContentfulStatusCode, code: ProblemCode, field: string, why: string): Refused =>
  new Refused(status, code, `${field}: ${why}`, {}, { field })
