// The tables of the database as types. Times are in milliseconds, flags are 0 or 1, and JSON is stored as text, alike
// on SQLite and PostgreSQL.

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
  seeks: SeekRow
  seek_calls: SeekCallRow
  call_seats: CallSeatRow
  seek_waits: SeekWaitRow
  look_ins: LookInRow
  busy_hours: BusyHourRow
  friendships: FriendshipRow
  friend_requests: FriendRequestRow
  friend_links: FriendLinkRow
  blocks: BlockRow
  presence: PresenceRow
  presence_settings: PresenceSettingsRow
  invitations: InvitationRow
  passports: PassportRow
  game_records: GameRecordRow
  stamps: StampRow
  account_names: AccountNameRow
  conditional_moves: ConditionalMovesRow
  clubs: ClubRow
  club_members: ClubMemberRow
  club_requests: ClubRequestRow
  club_notices: ClubNoticeRow
  club_evenings: ClubEveningRow
}

/** Single values by key: the number of the last migration, keys for web push. */
type MetaRow = { key: string; value: string }

export type PersonRow = {
  id: string
  name: string
  /** The name with which an account logs in, in lower case; null for a guest. */
  login: string | null
  /** The scrypt hash of the password, with its parameters and salt. */
  password: string | null
  language: string
  created_at: number
  seen_at: number
  mail: string | null
  webhook: string | null
  /** 1 if an administrator has forbidden this person to chat. */
  silenced: number
  /** The account that this guest has logged in to. Entries keep the guest's id. */
  merged_into: string | null
  /** The learning progress of an account in each game, as JSON; null for a guest. */
  learnt: string | null
}

export type SessionRow = {
  /** The SHA-256 of the token. Only its owner has the token itself. */
  token_hash: string
  person_id: string
  /** `cookie` is the session of a browser, `token` that of a program that plays. */
  kind: string
  label: string
  created_at: number
  seen_at: number
}

/** A table as lists show it. All columns but `secret` follow from the entries. */
export type TableRow = {
  id: string
  game: string
  version: number
  host: string
  /** open, running, finished or closed */
  status: TableInfo['status']
  listed: number
  /** The date if this is a daily deal. */
  daily: string | null
  /** The secret behind the commitment. It is shown when the table has ended. */
  secret: string
  created_at: number
  changed_at: number
  /** JSON for lists: the seats with names, whose turn it is, and the final scores. */
  summary: string
  /** The number of the last entry that the summary includes. */
  summary_seq: number
  /** 1 if a person may take over the seat of a bot, as far as the summary goes. */
  takeable: number
  /** The club whose table this is, which may have been dissolved since. */
  club_id: string | null
  members_only: number
}

/** The person at each seat, for finding one's own tables. */
type SeatRow = { table_id: string; seat: number; person_id: string }

/**
 * An entry in the log of a table, on which everything else is based. `(table_id, seq)` is unique, and it is the only
 * lock.
 */
export type EntryRow = { table_id: string; seq: number; at: number; body: string }

export type ChatRow = {
  id: Generated<number>
  table_id: string
  person_id: string
  name: string
  at: number
  text: string
  hidden: number
  /**
   * The sender and the id that the sender chose. It is unique at a table, so that a line that is sent again is stored
   * once.
   */
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

/** A job with its due time, carried out by the process that holds its lease. */
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
/** Tables whose log cannot be read to its end, as a list for the administrator. */
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

/** A friendship is two rows, one for each of the two. Ids are those of accounts, never of guests that went into one. */
type FriendshipRow = { person_id: string; friend_id: string; since: number }
/**
 * A request that has not been accepted. Its sender sees it until it expires, whatever became of it. A silent one is seen by
 * nobody else: it was declined, it is blocked, or nobody has this name (`to_id` is null).
 */
export type FriendRequestRow = {
  id: string
  from_id: string
  to_id: string | null
  /** The name as it was written, or as it was shown to the sender. */
  name: string
  /** The id by which somebody asked for a co-player; null if they asked by name. */
  given_id: string | null
  at: number
  silent: number
}
/** Anybody who opens this link before it expires may become a friend of its owner. A person has one at a time. */
type FriendLinkRow = { person_id: string; token: string; expires_at: number }
type BlockRow = { person_id: string; blocked_id: string; at: number }
/** When somebody last touched a visible page of the client, and the table on it. */
type PresenceRow = { person_id: string; touched_at: number; table_id: string | null }
/** The settings of a person's presence: it is for `friends` or for `nobody`. Without a row, friends see it. */
export type PresenceSettingsRow = { person_id: string; here: string; playing: string }
/** Somebody is invited to a free seat at a table. */
type InvitationRow = { table_id: string; to_id: string; from_id: string; at: number }

/** How somebody shows themselves. Without a row, everything is as `passports/visibility.ts` says. */
type PassportRow = {
  person_id: string
  emblem: string | null
  /** The people who see each section: everybody, friends or nobody. */
  strength: string
  stamps: string
  history: string
}
/** How a rated game ended for one person. Follows from the logs, like stamps. */
export type GameRecordRow = {
  table_id: string
  seat: number
  person_id: string
  game: string
  at: number
  place: number
  players: number
  /** How many of the players were people, this one included. */
  people: number
  won: number
  total: number
  /** The points by their sources, as JSON. */
  parts: string
  has_left: number
}
/** A part of a stamp, and the first game that had it. */
export type StampRow = { person_id: string; stamp: string; part: string; game: string; table_id: string; at: number }
/** The name of an account in the form in which no other account may have it (`name-skeleton.ts`). */
type AccountNameRow = { skeleton: string; person_id: string }
/** Somebody looks for people to play with. A person has one seek at a time. */
export type SeekRow = {
  id: string
  person_id: string
  /** The request as JSON (`NewSeek`). */
  body: string
  made_at: number
  ends_at: number
  /** When its owner last asked about it: whoever has not done so for a while is away and gets a notice. */
  seen_at: number
  /** The table that was found for it. */
  table_id: string | null
}
/** A full table that waits for the answers of its people. The table's id is chosen here, so that it is made once. */
export type SeekCallRow = {
  id: string
  game: string
  /** Options, bots, language and so on as JSON (`CallPlan`). */
  body: string
  table_id: string
  made_at: number
  ends_at: number
}
/** A seek is in one call at a time, which its key ensures. `answer` is null before there is one, then 0 or 1. */
export type CallSeatRow = {
  seek_id: string
  call_id: string
  seat: number
  person_id: string
  answer: number | null
  bytes: string | null
}
/** How long a seek waited that found its table, so that others can be told how long it may take. Without a name. */
type SeekWaitRow = { id: Generated<number>; game: string; speed: string; at: number; waited_ms: number }
/** A person who looked in where people meet. Rows are counted after two hours, and deleted. */
type LookInRow = { hour: number; person_id: string; at: number }
type BusyHourRow = { hour: number; people: number }

/** The moves that somebody has planned for their seat. They are in no log, and only their owner may read them. */
type ConditionalMovesRow = {
  table_id: string
  seat: number
  person_id: string
  /** Made by the server; entries that carry the plan out are named after it. */
  id: string
  /** The number of rows that the table's story had. */
  since: number
  /** JSON: the branches, and whether to play even if something was revealed. */
  body: string
  made_at: number
  /** JSON: what became of it; null while it waits. */
  outcome: string | null
}

/** A club. Its owner is one of its members; all ids of people are those of accounts. */
export type ClubRow = {
  id: string
  name: string
  /** The name in the form in which no other club may have it (`name-skeleton.ts`). */
  skeleton: string
  about: string
  emblem: string
  owner_id: string
  made_at: number
  /** The token of the link with which anybody may join until it expires; null without a link. */
  token: string | null
  token_expires: number
}
type ClubMemberRow = { club_id: string; person_id: string; helper: number; since: number }
/**
 * Somebody asks to join. Whoever asks sees the request until it expires, whatever became of it; a silent one is seen by nobody
 * else. One that was declined and then withdrawn stays, so that it cannot be sent again and again.
 */
type ClubRequestRow = { club_id: string; person_id: string; at: number; silent: number; withdrawn: number }
type ClubNoticeRow = { id: string; club_id: string; by_id: string; at: number; text: string }
/** An appointment by the clocks of a time zone. */
export type ClubEveningRow = {
  id: string
  club_id: string
  text: string
  /** The day on which it is, or was first if it is weekly. */
  day: string
  time: string
  zone: string
  weekly: number
  /** When it begins next. */
  at: number
  /** The last beginning of which members have had a notice; 0 before the first. */
  announced: number
}
