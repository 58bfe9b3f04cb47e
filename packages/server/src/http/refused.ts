import type { ProblemCode } from '@wayfare/protocol'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Thrown by whoever handles a request; the message is for people and says what to do. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode
  readonly code: ProblemCode
  readonly headers: Readonly<Record<string, string>>

  constructor(status: ContentfulStatusCode, code: ProblemCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}
