// Every refusal is { error: { code, message } }. What nobody expected says nothing of the inside, only an id to find it in the log by.

import type { Readable } from 'node:stream'
import type { RefusalCode } from '@wayfare/protocol'
import { NotAllowed } from '@wayfare/table'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { DatabaseAway } from '../store/database.ts'
import type { AppEnv } from './env.ts'

export const MAX_BODY = 64 * 1024
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

export const tooLarge = (): Refused => new Refused(413, 'too-large', `send at most ${MAX_BODY / 1024} kB`)

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

/** The body as the schema has it; else a refusal that names the field. */
export async function readBody<S extends v.GenericSchema>(c: Context<AppEnv>, schema: S): Promise<v.InferOutput<S>> {
  return parsed(schema, await jsonOf(c))
}

function parsed<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Refused(400, 'bad-request', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

/** From the connection itself, where there is one: what `c.req` makes of it first costs as much as the answer. */
async function textOf(c: Context<AppEnv>): Promise<string> {
  const { incoming } = c.env ?? {}
  const text = incoming ? await textFrom(incoming) : await c.req.text()
  if (Buffer.byteLength(text) > MAX_BODY) throw tooLarge()
  return text
}

function textFrom(incoming: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    const brokenOff = () => reject(new Refused(400, 'bad-request', 'the request was broken off'))
    // While it was looked up who asks: nothing more is heard of it.
    if (incoming.destroyed) return brokenOff()
    const chunks: Buffer[] = []
    let size = 0
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_BODY) chunks.push(chunk)
      else reject(tooLarge())
    })
    incoming.once('end', () => resolve(Buffer.concat(chunks).toString()))
    incoming.once('close', brokenOff)
  })
}

async function jsonOf(c: Context<AppEnv>): Promise<unknown> {
  const text = await textOf(c)
  if (text === '') return {}
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refused(415, 'not-json', 'send JSON, with Content-Type: application/json')
  }
  // Databases keep none.
  if (text.includes('\\u0000')) throw new Refused(400, 'bad-request', 'a text must not hold a NUL character')
  const given = fromJson(text)
  if (HALF_WRITTEN.test(text) && HALF.test(JSON.stringify(given)))
    throw new Refused(400, 'bad-request', 'a text must not hold half of a character')
  return given
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
