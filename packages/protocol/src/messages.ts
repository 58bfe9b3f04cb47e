// The messages that a client may send over the socket. Everything is validated here; docs/PROTOCOL.md describes it in
// sentences.

import { TABLE_ID } from './ids.ts'
import { isWellFormed } from './well-formed.ts'

/** Raised when older clients could no longer understand the server. */
export const PROTOCOL = 1

/** Application-specific close codes. */
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

/**
 * A validator for a field of a message. Written by hand, because a general validator took longer than carrying out a
 * move.
 */
type Field<T> = { readonly is: (value: unknown) => boolean; readonly expected: string; readonly type?: T }
type Optional<T> = Field<T> & { readonly optional: true }
type Fields = { readonly [name: string]: Field<unknown> }

const text = (pattern: RegExp, expected: string): Field<string> => ({
  is: (value) => typeof value === 'string' && pattern.test(value),
  expected,
})
const written = ({ is, expected }: Field<string>): Field<string> => ({
  is: (value) => is(value) && isWellFormed(value as string),
  expected,
})
const whole = (most: number): Field<number> => ({
  is: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most,
  expected: `a whole number from 0 to ${most}`,
})
const optional = <T>({ is, expected }: Field<T>): Optional<T> => ({
  is: (value) => value === undefined || is(value),
  expected: `${expected}, or nothing`,
  optional: true,
})

const tableId = text(TABLE_ID, "a table's id")
const seat = whole(15)
const count = whole(10_000_000)
/** Chosen by the client, so that a message sent twice is carried out once. */
const requestId = text(/^[\w-]{1,40}$/, '1 to 40 letters, digits, _ or -')
const moveText = written(text(/^\S.{0,999}$/, 'a line of 1 to 1000 characters'))
const moveTexts: Field<readonly string[]> = {
  is: (value) => Array.isArray(value) && value.length >= 1 && value.length <= MAX_TEXTS && value.every(moveText.is),
  expected: `a list of 1 to ${MAX_TEXTS} lines of 1 to 1000 characters`,
}
const yesOrNo: Field<boolean> = { is: (value) => typeof value === 'boolean', expected: 'true or false' }
const onlyTrue: Field<true> = { is: (value) => value === true, expected: 'true' }
const wanted: Field<{ rewind: number } | { replace: number } | { coach: true } | { byDays: true }> = {
  is: (value) =>
    [{ rewind: count }, { replace: seat }, { coach: onlyTrue }, { byDays: onlyTrue }].some(
      (fields) => problemWith(value, fields) === null,
    ),
  expected: '{"rewind": the number of a move}, {"replace": a seat}, {"coach": true} or {"byDays": true}',
}
/** PostgreSQL cannot store a NUL character. */
const spoken = written({
  is: (value) => typeof value === 'string' && /\S/.test(value) && value.trim().length <= 500 && !value.includes('\0'),
  expected: 'a text of 1 to 500 characters',
})

const onSeat = { table: tableId, seat, id: requestId }

const KINDS = {
  hello: { protocol: count, client: optional(written(text(/^.{0,80}$/s, 'at most 80 characters'))) },
  ping: {},
  watch: { table: tableId, seat: optional(seat), since: optional(count) },
  unwatch: { table: tableId },
  move: { ...onSeat, at: count, texts: moveTexts },
  undo: { ...onSeat, at: count },
  explain: { ...onSeat, what: moveText },
  how: { ...onSeat, what: moveText },
  world: { ...onSeat, seat: optional(seat), at: count, by: optional(seat) },
  ask: { ...onSeat, what: wanted },
  answer: { ...onSeat, yes: yesOrNo },
  chat: { table: tableId, id: requestId, text: spoken },
} as const satisfies { readonly [kind: string]: Fields }

type TypeOf<F> = F extends Field<infer T> ? T : never
type OptionalIn<F> = { [N in keyof F]: F[N] extends { readonly optional: true } ? N : never }[keyof F]
type ParsedMessage<F> = { [N in Exclude<keyof F, OptionalIn<F>>]: TypeOf<F[N]> } & {
  [N in OptionalIn<F>]?: TypeOf<F[N]>
}
type Kinds = typeof KINDS
export type ClientMessage = { [K in keyof Kinds]: { t: K } & ParsedMessage<Kinds[K]> }[keyof Kinds]
/** A message that is answered, under its `id`. */
export type RequestMessage = Extract<ClientMessage, { id: string }>
/** A request before it has its `id`. */
export type NewRequest<M extends { id: string } = RequestMessage> = M extends unknown ? Omit<M, 'id'> : never

/** The fields of each kind of message, including `t`. */
const BY_KIND = new Map<unknown, Fields>(
  Object.entries(KINDS).map(([kind, fields]) => [kind, { t: { is: () => true, expected: kind }, ...fields }]),
)

/** Returns the message, or a sentence that says what is wrong with it. */
export function parseClientMessage(line: string): ClientMessage | string {
  let given: unknown
  try {
    given = JSON.parse(line)
  } catch {
    return 'this is no JSON'
  }
  const fields = BY_KIND.get((given as { t?: unknown } | null)?.t)
  if (!fields) return `t: expected one of ${[...BY_KIND.keys()].join(', ')}`
  return problemWith(given, fields) ?? (given as ClientMessage)
}

/** Returns what is wrong, if anything: a field with an invalid value, or an unknown one. */
function problemWith(given: unknown, fields: Fields): string | null {
  if (typeof given !== 'object' || given === null) return 'expected an object'
  const part = given as { readonly [name: string]: unknown }
  for (const name in fields) {
    const field = fields[name] as Field<unknown>
    if (!field.is(part[name])) return `${name}: expected ${field.expected}`
  }
  for (const name in part) if (!Object.hasOwn(fields, name)) return `${name}: there is no such field here`
  return null
}
