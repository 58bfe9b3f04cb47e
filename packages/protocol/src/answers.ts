// The messages that the server sends over the socket.

import type {
  Amounts,
  Cost,
  Eyes,
  Fact,
  How,
  Id,
  Json,
  Pending,
  Refusal,
  Score,
  Seat,
  State,
  Value,
} from '@wayfare/kernel'
import type { Delta } from './delta.ts'

/** An offered option. `move` is its text, which clients send back and logs store; the other fields are for display. */
export type Offered = {
  readonly move: string
  /** The move as data: its verb, and its arguments if it has any. Older servers send neither. */
  readonly verb?: string
  readonly args?: readonly string[]
  readonly on?: readonly Id[]
  readonly aside?: true
  readonly stays?: true
  readonly secret?: true
  /** Set if the move gives up the rest of what is offered. */
  readonly declines?: true
  /** Set if the move pays the price of the question, or part of it. */
  readonly pays?: true
  /** Set if the move reveals something to this seat and so cannot be undone. */
  readonly reveals?: true
  /** For a payment that gives more than the price needs: the number of wasted units, by source. */
  readonly spare?: Amounts
}

/**
 * `left` is the number of milliseconds when the clock was last updated; if `running`, it has been running since then.
 */
export type Clock = { readonly left: number; readonly running: boolean }

/** The times of a table's clocks in seconds. `cap` is the most that the increment may leave on a clock. */
export type ClockTimes = { readonly bank: number; readonly increment: number; readonly cap?: number | undefined }

/** A bank from which on a clock counts days, in seconds. */
export const DAY_SECONDS = 24 * 60 * 60
/** The clock on which a live game goes on by correspondence. */
export const CLOCK_BY_DAYS: ClockTimes = { bank: 3 * DAY_SECONDS, increment: 12 * 60 * 60 }
export const isByDays = ({ bank }: ClockTimes): boolean => bank >= DAY_SECONDS

/** During a payment: the price in units, and the sources collected so far. */
export type Question = {
  readonly op: string
  readonly from: Id | null
  readonly cost?: Cost
  readonly paid?: readonly Id[]
}

/** Everything that one viewer sees of a game. It is sent completely once, and then as differences. */
export type Picture = {
  readonly view: Json
  /** The seats that have to decide. */
  readonly turn: readonly Seat[]
  /** The question that this viewer has to answer, and its options. */
  readonly question: Question | null
  readonly options: readonly Offered[]
  /** The number of its last moves that this seat may undo by itself. */
  readonly undo: number
  readonly pending: readonly Pending[]
  readonly scores: readonly Score[]
  readonly over: boolean
  readonly clocks: { readonly at: number; readonly seats: readonly Clock[] } | null
}

/**
 * A row of the log as this viewer sees it. `n` numbers the rows that the viewer can see; a move answers the decision
 * with that number.
 */
export type Told = {
  readonly n: number
  readonly at: number
  readonly seat: Seat | null
  readonly facts: readonly Fact[]
  /** In the first row: the events before anybody moved. */
  readonly opening?: readonly Fact[]
  /** The numbers of the rows that this one undid. */
  readonly undoes?: readonly number[]
  /** Set for the seat's own person if the server made this move as they had planned it. */
  readonly planned?: true
}

export type SeatInfo = {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string | null
  /** The id of the seat's person, so that clients can recognise their own. */
  readonly person: string | null
  /** For a free seat: the name of the previous player, who was invited to a rematch. */
  readonly asked?: string
  readonly bot: string | null
  /** Why a bot plays in a person's place. */
  readonly gone: 'resigned' | 'time' | 'voted' | 'deleted' | null
  /** The time in milliseconds at which the bot took over. */
  readonly goneAt?: number
  /** The bot from whom this person took the seat over. */
  readonly tookOver?: string
  /** The final place, 1 for the best; those who resigned come last. */
  readonly place: number | null
}

export type Proposal = {
  readonly by: Seat
  readonly what:
    | { readonly rewind: number }
    | { readonly replace: Seat }
    | { readonly coach: true }
    | { readonly byDays: true }
  readonly yes: readonly Seat[]
  readonly needed: readonly Seat[]
}

/**
 * The progress of the agreement on a coach. `missing` lists those who have not answered. `busy`: another proposal is
 * open.
 */
export type Consent =
  | { readonly state: 'unasked' | 'busy' | 'away' }
  | { readonly state: 'asked'; readonly missing: readonly Seat[] }

/** The requests that this viewer may make at this moment. Any that are absent would be refused. */
export type Permissions = {
  /** A hint for the viewer's own seat. */
  readonly hint?: true
  /** The chances to win, for spectators. */
  readonly chances?: true
  /** An explanation of a bot's move. */
  readonly why?: true
  /** Present if a hint needs the agreement of all players. */
  readonly consent?: Consent
  /** The seats of bots that a spectator may take over, as long as the first round lasts. */
  readonly takeOver?: readonly Seat[]
  /** Undo past a reveal: `alone` at once, `together` if all agree. */
  readonly rewind?: 'alone' | 'together'
  /** A clock by days instead of a live one, if all agree. */
  readonly byDays?: true
}

/**
 * The `practice.table` of a puzzle. At such a table nothing may reveal the solution, and nobody moves when the turn is
 * over.
 */
export const PUZZLE = 'puzzle'
/** The page to which the table of a chapter leads back; its query says which chapter it is. */
export const CHAPTERS = '/learn'

/** The reason why a game does not count towards anybody's rating; `bots` means that no person plays. */
export type UnratedReason =
  | 'daily'
  | 'puzzle'
  | 'chapter'
  | 'practice'
  | 'guided'
  | 'one-device'
  | 'coach'
  | 'hint'
  | 'rewind'
  | 'bots'
  | 'agreed'
  | 'late-takeover'
  | 'nobody-came'

/** The length of the countdown at a full table, during which anybody can ask to wait. */
export const COUNTDOWN_MS = 8_000

/** The public information about a table for one viewer: seats, rules, progress, and what the viewer may request. */
export type TableInfo = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: { readonly [name: string]: Value }
  readonly status: 'open' | 'running' | 'finished' | 'closed'
  /** Set if the log cannot be read to its end: the table can be looked at up to there and not continued. */
  readonly broken?: true
  readonly host: string
  /** The time at which the game starts by itself, once all seats are taken, unless somebody asks to wait. */
  readonly startsAt?: number
  readonly listed: boolean
  readonly language: string
  readonly seats: readonly SeatInfo[]
  readonly clock: ClockTimes | null
  readonly commitment: string
  /** The secret behind the commitment, published when the table has ended. */
  readonly secret: string | null
  readonly daily: string | null
  readonly practice: { readonly table: string; readonly at: number } | null
  readonly rematch: string | null
  readonly proposal: Proposal | null
  /** Set if only members of a club may look at this table and sit there. */
  readonly membersOnly?: true
  /** Set once all players have agreed that each of them may use the coach. */
  readonly coach?: true
  /** Absent from older servers. */
  readonly may?: Permissions
  /** Why this game does not count towards ratings; absent where it does, or will if nothing happens that prevents it. */
  readonly unrated?: UnratedReason
  readonly made: number
}

export type ChatLine = {
  readonly id: number
  readonly at: number
  readonly person: string
  readonly name: string
  readonly text: string
}

export type RefusalCode =
  | 'nonsense'
  | 'hello-first'
  | 'not-logged-in'
  | 'no-table'
  | 'not-your-seat'
  | 'not-running'
  | 'stale'
  | 'illegal'
  | 'nothing-to-undo'
  | 'not-now'
  | 'begun'
  | 'seat-taken'
  | 'too-many-tables'
  | 'too-much'
  | 'silenced'
  | 'unavailable'
  | 'broken'

export type ServerMessage =
  | {
      readonly t: 'welcome'
      readonly protocol: number
      readonly you: { id: string; name: string } | null
      readonly now: number
    }
  | { readonly t: 'reload'; readonly protocol: number; readonly message: string }
  | { readonly t: 'pong' }
  | {
      readonly t: 'table'
      readonly table: string
      readonly seat: Seat | null
      readonly info: TableInfo
      /** null before the game has begun, and for a daily deal that others still play. */
      readonly picture: Picture | null
      readonly n: number
      readonly told: readonly Told[]
    }
  | {
      readonly t: 'update'
      readonly table: string
      readonly n: number
      readonly delta?: Delta
      readonly told?: readonly Told[]
      readonly info?: Delta
    }
  | { readonly t: 'done'; readonly id: string; readonly n: number }
  | {
      readonly t: 'refused'
      readonly id: string | null
      readonly code: RefusalCode
      readonly message: string
      readonly reasons?: readonly Refusal[]
      /** The number of seconds to wait before asking again, if known. */
      readonly seconds?: number
      /** The table that cannot be watched. Older servers do not send it. */
      readonly table?: string
    }
  | { readonly t: 'why'; readonly id: string; readonly reasons: readonly Refusal[] }
  /** null means that there is nothing to search for. */
  | { readonly t: 'how'; readonly id: string; readonly how: How | null }
  /** A world dealt for this viewer, who cannot tell it from the true one. */
  | { readonly t: 'world'; readonly id: string; readonly eyes: Eyes; readonly world: State; readonly seed: string }
  | { readonly t: 'presence'; readonly table: string; readonly seats: readonly boolean[]; readonly watchers: number }
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /**
   * A bot is thinking: `done` is the share from 0 to 1, `before` the number of other tasks ahead of it. Not stored
   * anywhere.
   */
  | {
      readonly t: 'thinking'
      readonly table: string
      readonly seat: Seat
      readonly done: number
      readonly before?: number
    }

/** The messages that answer a request. */
export type Answered = Extract<ServerMessage, { t: 'done' | 'refused' | 'why' | 'how' | 'world' }>
