// The requests about tables that a client may send over HTTP.

import { LANGUAGES } from '@wayfare/text/languages'
import * as v from 'valibot'
import { isWellFormed } from './well-formed.ts'

/** A client's contribution to the chance of the game: 16 random bytes. */
const bytes = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 16 bytes in hexadecimal'))
const written = v.pipe(v.string(), v.check(isWellFormed, 'a text holds no half of a character'))
const seatName = v.pipe(
  written,
  v.trim(),
  v.normalize('NFC'),
  v.minLength(1),
  v.maxLength(32),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u),
)

export const SeatRequest = v.variant('kind', [
  /** For several people at one device (hot-seat). */
  v.strictObject({ kind: v.literal('me'), name: v.optional(seatName) }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(20)) }),
])
export type SeatRequest = v.InferOutput<typeof SeatRequest>

const WEEK = 7 * 24 * 60 * 60
const seconds = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/**
 * In seconds: a bank for the whole game, an increment for each finished turn, and a cap: the most that the increment may leave
 * on a clock.
 */
export const ClockRequest = v.pipe(
  v.strictObject({
    bank: seconds(10, 8 * WEEK),
    increment: seconds(0, WEEK),
    cap: v.optional(seconds(10, 8 * WEEK)),
  }),
  v.check(({ bank, cap = bank }) => cap >= bank, 'cap: expected at least the bank'),
)

export const CreateTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(20)),
  options: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.pipe(v.string(), v.maxLength(60)), v.number(), v.boolean()]),
    ),
    {},
  ),
  seats: v.pipe(v.array(SeatRequest), v.minLength(1), v.maxLength(8)),
  listed: v.optional(v.boolean(), false),
  clock: v.optional(v.nullable(ClockRequest), null),
  language: v.optional(v.picklist(LANGUAGES), 'en'),
  bytes: v.optional(bytes),
  /**
   * Whether the game starts as soon as every seat is taken, after a countdown that can be stopped, or only when the
   * host starts it.
   */
  start: v.optional(v.union([v.boolean(), v.literal('countdown')]), true),
  /** True if people may take over the seats of bots in the first round. */
  takeover: v.optional(v.boolean(), false),
  rated: v.optional(v.boolean(), true),
  /** A table of one's club. With `membersOnly` nobody else may look at it or sit there, and it is in no public list. */
  club: v.optional(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'expected an id')),
      membersOnly: v.boolean(),
    }),
  ),
})
export type CreateTable = v.InferOutput<typeof CreateTable>

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
export const JoinTable = v.strictObject({ seat: v.optional(seat), bytes: v.optional(bytes) })
export const OnSeat = v.strictObject({ seat })
export const SetSeat = v.strictObject({
  seat,
  to: v.union([v.literal('open'), v.strictObject({ bot: v.pipe(v.string(), v.maxLength(20)) })]),
})
export const CloneTable = v.strictObject({
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  seat: v.optional(seat),
  bot: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
export const ReportTable = v.strictObject({
  about: v.pipe(v.string(), v.maxLength(40)),
  chat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 31 - 1))),
  text: v.pipe(written, v.trim(), v.minLength(1), v.maxLength(1000)),
})
