// What a client may send over the socket. Everything is parsed here, at the door; docs/PROTOCOL.md tells it in sentences.

import * as v from 'valibot'

/** Raised when an older client could no longer understand the server. */
export const PROTOCOL = 1

/** Close codes of our own. */
export const CLOSE = {
  reload: 4000,
  silent: 4001,
  nonsense: 4002,
  tooMuch: 4003,
  tooSlow: 4004,
  goingAway: 1001,
} as const

export const MAX_FRAME = 16_384
export const MAX_TEXTS = 64

const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,20}$/))
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000))
/** Chosen by the client, so that what is sent twice is done once. */
const requestId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const moveText = v.pipe(v.string(), v.regex(/^\S.{0,999}$/))

/** Databases do not keep a NUL. */
const storable = v.check((text: string) => !text.includes('\0'), 'a text without NUL')

const onSeat = { table: tableId, seat, id: requestId }

const KINDS = [
  v.strictObject({ t: v.literal('hello'), protocol: count, client: v.optional(v.pipe(v.string(), v.maxLength(80))) }),
  v.strictObject({ t: v.literal('ping') }),
  v.strictObject({ t: v.literal('watch'), table: tableId, seat: v.optional(seat), since: v.optional(count) }),
  v.strictObject({ t: v.literal('unwatch'), table: tableId }),
  v.strictObject({
    t: v.literal('move'),
    ...onSeat,
    at: count,
    texts: v.pipe(v.array(moveText), v.minLength(1), v.maxLength(MAX_TEXTS)),
  }),
  v.strictObject({ t: v.literal('undo'), ...onSeat, at: count }),
  v.strictObject({ t: v.literal('explain'), ...onSeat, what: moveText }),
  v.strictObject({
    t: v.literal('ask'),
    ...onSeat,
    what: v.union([v.strictObject({ rewind: count }), v.strictObject({ replace: seat })]),
  }),
  v.strictObject({ t: v.literal('answer'), ...onSeat, yes: v.boolean() }),
  v.strictObject({
    t: v.literal('chat'),
    table: tableId,
    id: requestId,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500), storable),
  }),
] as const
export type ClientMessage = v.InferOutput<(typeof KINDS)[number]>
/** Found at once by what a message says it is: trying one after the other took longer than all the rest of reading it. */
const BY_KIND = new Map<unknown, (typeof KINDS)[number]>(KINDS.map((kind) => [kind.entries.t.literal, kind]))

/** The message, or a sentence that says what is wrong with it. */
export function parseClientMessage(text: string): ClientMessage | string {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return 'this is no JSON'
  }
  const kind = BY_KIND.get((given as { t?: unknown } | null)?.t)
  if (!kind) return `t: expected one of ${[...BY_KIND.keys()].join(', ')}`
  const parsed = v.safeParse(kind, given)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`
}
