// Reads the JSON bodies of requests: checks them against a schema and limits their size.

import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { HttpContext } from './env.ts'
import { Refused, refusedField } from './refused.ts'

export const MAX_BODY = 64 * 1024

const limited = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new Refused(413, 'too-large', `send at most ${MAX_BODY / 1024} kB`)
  },
})

/** Reads the body and checks it against the schema; otherwise throws a refusal that names the field. */
export async function readBody<S extends v.GenericSchema>(c: HttpContext, schema: S): Promise<v.InferOutput<S>> {
  const text = await textOf(c)
  const body = parsed(schema, jsonOf(c, text))
  // The body is checked for surrogates after the schema has accepted it. It is then no deeper than the schema, so that
  // writing it again cannot overflow the stack.
  if (HALF_WRITTEN.test(text) && HALF.test(JSON.stringify(body)))
    throw new Refused(400, 'bad-request', 'a text must not hold half of a character')
  return body
}

function parsed<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw refusedField(400, 'bad-request', v.getDotPath(issue) ?? 'body', issue.message)
}

/** Reads the body as text. The server's `requestTimeout` limits how long that may take. */
async function textOf(c: HttpContext): Promise<string> {
  try {
    await limited(c, async () => {})
    const text = await c.req.text()
    // A body whose connection broke before it was read looks empty.
    if (!c.req.raw.signal.aborted) return text
  } catch (error) {
    if (error instanceof Refused) throw error
  }
  throw new Refused(400, 'bad-request', 'the request was broken off')
}

function jsonOf(c: HttpContext, text: string): unknown {
  if (text === '') return {}
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refused(415, 'not-json', 'send JSON, with Content-Type: application/json')
  }
  // Databases cannot store the NUL character.
  if (text.includes('\\u0000')) throw new Refused(400, 'bad-request', 'a text must not hold a NUL character')
  return fromJson(text)
}

/**
 * Finds escapes of surrogates. JSON can hold one half of a pair; when it is written again, only halves without a
 * partner are escaped.
 */
const HALF_WRITTEN = /\\ud[89a-f]/i
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'not-json', 'the body is no JSON')
  }
}
