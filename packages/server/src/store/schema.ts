// What is kept, as types. Times are milliseconds, flags 0 or 1, what is JSON is text: the same on SQLite and PostgreSQL.

import type { TableInfo } from '@wayfare/protocol'
import type { Generated } from 'kysely'

export type Schema = {
  meta: MetaRow
  people: PersonRow
  sessions: SessionRow
  tables: TableRow
  seats: SeatRow
  entries: EntryRow
  chat: ChatRow
  mutes: MuteRow
  reports: ReportRow
  jobs: JobRow
  dailies: DailyRow
  daily_results: DailyResultRow
  push: PushRow
  broken_tables: BrokenTableRow
  ratings: RatingRow
  rating_events: RatingEventRow
  rating_steps: RatingStepRow
}

/** Single facts: the number of the last migration, keys for web push. */
type MetaRow = { key: string; value: string }

export type PersonRow = {
  id: string
  name: string
  /** An account's name to log in with, in lower case; null for a guest. */
  login: string | null
  /** scrypt, with its parameters and salt. */
  password: string | null
  language: string
  created_at: number
  seen_at: number
  mail: string | null
  webhook: string | null
  /** Whoever keeps the place may take the chat from somebody. */
  silenced: number
  /** A guest who logged in: the account it now belongs to. Entries keep the guest's id. */
  merged_into: string | null
  /** JSON of what an account has learnt of each game; null for a guest. */
  learnt: string | null
}

export type SessionRow = {
  /** SHA-256 of the token; the token itself is nowhere but with its owner. */
  token_hash: string
  person_id: string
  /** `cookie`: a browser. `token`: a program that plays. */
  kind: string
  label: string
  created_at: number
  seen_at: number
}

/** A table as lists show it. All of it but `secret` follows from the entries. */
export type TableRow = {
  id: string
  game: string
  version: number
  host: string
  /** open, running, finished, closed */
  status: TableInfo['status']
  listed: number
  /** The day of a daily deal. */
  daily: string | null
  /** What the commitment was made from; shown when the table has ended. */
  secret: string
  created_at: number
  changed_at: number
  /** JSON for lists: seats with names, whose turn, scores at the end. */
  summary: string
  /** The entry that the summary was made after. */
  summary_seq: number
}

/** Who sits where: for finding one's own tables. */
type SeatRow = { table_id: string; seat: number; person_id: string }

/** The log of a table, and the only truth about it. `(table_id, seq)` is unique, and the only lock there is. */
export type EntryRow = { table_id: string; seq: number; at: number; body: string }

export type ChatRow = {
  id: Generated<number>
  table_id: string
  person_id: string
  name: string
  at: number
  text: string
  hidden: number
  /** Who sent it and the id they gave it: unique at a table, so that what is sent again is written once. */
  request: string | null
}
type MuteRow = { person_id: string; muted_id: string }
type ReportRow = {
  id: Generated<number>
  table_id: string
  by_id: string
  about_id: string
  chat_id: number | null
  text: string
  at: number
  closed_at: number | null
}

/** Work to be done at a time, by whoever holds the lease. */
export type JobRow = {
  id: string
  kind: string
  table_id: string | null
  due_at: number
  leased_until: number
  leased_by: string
  tries: number
  data: string
}

export type DailyRow = {
  day: string
  game: string
  version: number
  options: string
  secret: string
  commitment: string
}
type DailyResultRow = {
  day: string
  game: string
  person_id: string
  table_id: string
  total: number
  at: number
}
/** Tables whose log cannot be read to its end, for whoever keeps the place. */
type BrokenTableRow = { table_id: string; why: string; at: number }

/** How strong a person is in a game. All of it follows from the logs, like the two tables below. */
type RatingRow = {
  game: string
  person_id: string
  /** The mean and the standard deviation of what is believed. */
  elo: number
  rd: number
  /** When the last game ended. */
  at: number
  games: number
}
/** What a finished game changed for one seat. */
type RatingEventRow = {
  table_id: string
  seat: number
  person_id: string
  game: string
  at: number
  before_elo: number
  before_rd: number
  elo: number
  rd: number
  /** How many games that were with this one. */
  games: number
  place: number
  /** The mean place that the ratings before the game promised, of so many players. */
  expected: number
  players: number
}
/**
 * What was done to the ratings of a game, one step after another: `(game, step)` is unique, so that of two processes one comes first.
 * With a table: its result. Without one: all results before were fitted at once, or rated anew.
 */
export type RatingStepRow = { game: string; step: number; table_id: string | null; at: number; body: string }

export type PushRow = { endpoint: string; person_id: string; keys: string; created_at: number }
