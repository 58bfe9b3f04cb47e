// Meeting people: open seats, running games to watch, and seeks, which look for people who suit.

import type { Value } from '@wayfare/kernel'
import { LANGUAGES } from '@wayfare/text/languages'
import * as v from 'valibot'
import type { TableInfo } from './answers.ts'
import type { Emblem } from './passports.ts'
import type { Strength } from './ratings.ts'

/** How fast a game goes: at one sitting, or with a day or a week for a turn. */
export const SPEEDS = ['live', 'day', 'week'] as const
export type Speed = (typeof SPEEDS)[number]

const MOST_PLAYERS = 4
const WEEK_HOURS = 168

export const NewSeek = v.strictObject({
  /** Any of these games. */
  games: v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.minLength(1), v.maxLength(8)),
  /** The options that matter; others may differ. Only for a single game. */
  options: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.pipe(v.string(), v.maxLength(60)), v.number(), v.boolean()]),
    ),
    {},
  ),
  /** The sizes of table that suit. */
  players: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(MOST_PLAYERS))),
    v.minLength(1),
    v.maxLength(MOST_PLAYERS - 1),
  ),
  speed: v.optional(v.picklist(SPEEDS), 'live'),
  /** True if the others should be about as strong. The range widens while the seek waits. */
  near: v.optional(v.boolean(), false),
  languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.minLength(1), v.maxLength(LANGUAGES.length)),
  /** True if bots may take the seats for which nobody is found. */
  bots: v.optional(v.boolean(), false),
  rated: v.optional(v.boolean(), true),
  /** After how many hours the seek ends. */
  hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(WEEK_HOURS)), 3),
})
export type NewSeek = v.InferOutput<typeof NewSeek>

export const SeekAnswer = v.strictObject({
  yes: v.boolean(),
  bytes: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'expected 16 bytes in hexadecimal'))),
})
export const TakeSeat = v.strictObject({ seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)) })

/** Somebody at a table or with a seek. */
export type MetPerson = {
  /** The id of their passport; null once they have deleted themselves. */
  readonly person: string | null
  readonly name: string
  readonly emblem: Emblem | null
  /** Null as long as it is not measured. */
  readonly strength: Strength | 'private' | null
}

/** A full table that waits until everybody has said that they sit down. */
export type Call = {
  readonly game: string
  readonly players: number
  readonly people: readonly string[]
  readonly ends: number
  /** How many have said yes. */
  readonly ready: number
  readonly answered: boolean
}

/** A seek as its owner sees it. */
export type Seek = NewSeek & {
  readonly made: number
  readonly ends: number
  readonly mine: Strength | null
  /** The strengths that suit at this moment; null if any does. */
  readonly range: { readonly low: number; readonly high: number } | null
  /** Others who look for the same, and suit at this moment. */
  readonly others: readonly MetPerson[]
  /** How long seeks for the same took in the last thirty days: the median, and the middle eighty in a hundred. */
  readonly wait: { readonly median: number; readonly low: number; readonly high: number } | null
  readonly call: Call | null
  /** The table that was made when everybody had agreed. */
  readonly table: string | null
}

export type SeekState = { readonly seek: Seek | null }

export type SeatThere =
  | ({ readonly kind: 'person' } & MetPerson)
  /** `free`: a person may take it over now. */
  | { readonly kind: 'bot'; readonly bot: string; readonly free: boolean }
  | { readonly kind: 'open' }

/** A listed table that somebody may join, or look on at. */
export type MeetingTable = {
  readonly id: string
  readonly game: string
  readonly options: { readonly [name: string]: Value }
  readonly seats: readonly SeatThere[]
  readonly clock: TableInfo['clock']
  /** True if the game counts towards ratings once another person has come. */
  readonly rated: boolean
  readonly language: string
  readonly made: number
  readonly round: number | null
}

export type Meeting = {
  /** How many other people looked in here during the last hour. */
  readonly lookedIn: number
  /** How many people have a seek. */
  readonly seeking: number
  /** How many people looked in, by the hour of the day (UTC), as the mean of up to thirty days; null before it is known. */
  readonly hours: readonly number[] | null
  /** The reader's own strength by game, as far as it is measured. */
  readonly mine: { readonly [game: string]: Strength }
  /** The reader's own. */
  readonly emblem: Emblem | null
  /** Tables with a seat that is open or can be taken over. */
  readonly open: readonly MeetingTable[]
  readonly running: readonly MeetingTable[]
}
