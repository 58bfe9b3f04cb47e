// Bodies of requests: JSON, as a schema has it, and not more of it than a person has to say.

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

/** The body as the schema has it; else a refusal that names the field. */
export async function readBody<S extends v.GenericSchema>(c: HttpContext, schema: S): Promise<v.InferOutput<S>> {
  const text = await textOf(c)
  const body = parsed(schema, jsonOf(c, text))
  // Checked on what the schema has let through: it is no deeper than a schema is, so that writing it again cannot overflow the stack.
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

/** How long it may take to arrive is the server's affair (`requestTimeout`). */
async function textOf(c: HttpContext): Promise<string> {
  try {
    await limited(c, async () => {})
    const text = await c.req.text()
    // What was broken off before it is read looks empty.
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
  // Databases keep none.
  if (text.includes('\\u0000')) throw new Refused(400, 'bad-request', 'a text must not hold a NUL character')
  return fromJson(text)
}

/** JSON can write half of a pair of surrogates; written again, only those that have lost their other half are escaped. */
const HALF_WRITTEN = /\\ud[89a-f]/i
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'not-json', 'the body is no JSON')
  }
}
