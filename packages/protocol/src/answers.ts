// What the server sends over the socket.

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

/** `move` is its text, as it is sent and as logs keep it; the rest is for whoever shows it. */
export type Offered = {
  readonly move: string
  /** The same as data: the verb, and its arguments if it has any. Servers that are older than these fields send neither. */
  readonly verb?: string
  readonly args?: readonly string[]
  readonly on?: readonly Id[]
  readonly aside?: true
  readonly stays?: true
  readonly secret?: true
  /** Whoever makes this move goes on without the rest of what is offered. */
  readonly declines?: true
  /** It pays the price that is asked for, or a part of it. */
  readonly pays?: true
  /** It turns something up that this seat does not know, and so cannot be taken back. */
  readonly reveals?: true
  /** A payment that gives more than the price needs: how many units of which source. */
  readonly spare?: Amounts
}

/** `left`: milliseconds when the clock was last set; it has been running since then if `running`. */
export type Clock = { readonly left: number; readonly running: boolean }

/** While something is paid: the price in units, and what was put down for it so far. */
export type Question = {
  readonly op: string
  readonly from: Id | null
  readonly cost?: Cost
  readonly paid?: readonly Id[]
}

/** All that one pair of eyes sees of a game. Sent whole once, then as differences. */
export type Picture = {
  readonly view: Json
  /** Whose decision it is. */
  readonly turn: readonly Seat[]
  /** The question these eyes have to answer, and what they may do. */
  readonly question: Question | null
  readonly options: readonly Offered[]
  /** How many of its last moves this seat may take back by itself. */
  readonly undo: number
  readonly pending: readonly Pending[]
  readonly scores: readonly Score[]
  readonly over: boolean
  readonly clocks: { readonly at: number; readonly seats: readonly Clock[] } | null
}

/** A move, as far as these eyes were told of it. `n` counts what they were told; a move of theirs answers decision `n`. */
export type Told = {
  readonly n: number
  readonly at: number
  readonly seat: Seat | null
  readonly facts: readonly Fact[]
  /** With the first: what happened before anybody moved. */
  readonly opening?: readonly Fact[]
  /** The numbers of what this took back. */
  readonly undoes?: readonly number[]
}

export type SeatInfo = {
  readonly kind: 'open' | 'person' | 'bot'
  readonly name: string | null
  /** Whose seat it is, for telling one's own. */
  readonly person: string | null
  /** Of a free seat: the name of whoever played here before and was asked to a rematch. */
  readonly asked?: string
  readonly bot: string | null
  /** Why a bot plays on in a person's place. */
  readonly gone: 'resigned' | 'time' | 'voted' | 'deleted' | null
  /** When the bot took over, in milliseconds. */
  readonly goneAt?: number
  /** At the end: 1 for the best, whoever gave up last. */
  readonly place: number | null
}

export type Proposal = {
  readonly by: Seat
  readonly what: { readonly rewind: number } | { readonly replace: Seat } | { readonly coach: true }
  readonly yes: readonly Seat[]
  readonly needed: readonly Seat[]
}

/** How far those who play have come in agreeing on a coach. `missing`: who has not answered yet. `busy`: something else is being asked. */
export type Consent =
  | { readonly state: 'unasked' | 'busy' | 'away' }
  | { readonly state: 'asked'; readonly missing: readonly Seat[] }

/** What this viewer may ask for at this moment. What is absent is refused. */
export type Permissions = {
  /** How to go on, for their own seat. */
  readonly hint?: true
  /** Who will win, for those who look on. */
  readonly chances?: true
  /** Why a bot moved. */
  readonly why?: true
  /** A hint takes the agreement of all who play. */
  readonly consent?: Consent
  /** Going back past what was revealed: at once, or if all agree. */
  readonly rewind?: 'alone' | 'together'
}

/** The `practice.table` of a puzzle: nothing at the table may say what is best, and nobody moves when the turn is over. */
export const PUZZLE = 'puzzle'

/** Why a game does not count towards anybody's rating. `bots`: no person plays. */
export type UnratedReason =
  | 'daily'
  | 'puzzle'
  | 'practice'
  | 'guided'
  | 'one-device'
  | 'coach'
  | 'hint'
  | 'rewind'
  | 'bots'

/** How long a full table waits, if it was made to, for whoever still needs a moment. */
export const COUNTDOWN_MS = 8_000

/** What a viewer is told of a table: who sits there, under which rules, how it goes, and what they may ask for. */
export type TableInfo = {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: { readonly [name: string]: Value }
  readonly status: 'open' | 'running' | 'finished' | 'closed'
  /** Its log cannot be read to its end: it can be looked at as far as it can be, and not go on. */
  readonly broken?: true
  readonly host: string
  /** All seats are taken, and the game begins then by itself unless somebody asks to wait. */
  readonly startsAt?: number
  readonly listed: boolean
  readonly language: string
  readonly seats: readonly SeatInfo[]
  readonly clock: { readonly bank: number; readonly increment: number } | null
  readonly commitment: string
  /** Once the table has ended: what the commitment was made from. */
  readonly secret: string | null
  readonly daily: string | null
  readonly practice: { readonly table: string; readonly at: number } | null
  readonly rematch: string | null
  readonly proposal: Proposal | null
  /** All who play here have agreed that each of them may ask the coach. */
  readonly coach?: true
  /** A server that is older than these permissions does not send them. */
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
      /** null while the game has not begun, and for a daily deal that others still play. */
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
      /** When to ask again, where that is known. */
      readonly seconds?: number
      /** Which table cannot be watched. Older servers do not say it. */
      readonly table?: string
    }
  | { readonly t: 'why'; readonly id: string; readonly reasons: readonly Refusal[] }
  /** null: there is nothing to look for. */
  | { readonly t: 'how'; readonly id: string; readonly how: How | null }
  /** Dealt for these eyes: they cannot tell it from the truth. */
  | { readonly t: 'world'; readonly id: string; readonly eyes: Eyes; readonly world: State; readonly seed: string }
  | { readonly t: 'presence'; readonly table: string; readonly seats: readonly boolean[]; readonly watchers: number }
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** A bot takes its time; `done` from 0 to 1. `before`: so many others are thought for before it. Kept nowhere. */
  | {
      readonly t: 'thinking'
      readonly table: string
      readonly seat: Seat
      readonly done: number
      readonly before?: number
    }

/** Those that answer what was asked. */
export type Answered = Extract<ServerMessage, { t: 'done' | 'refused' | 'why' | 'how' | 'world' }>
