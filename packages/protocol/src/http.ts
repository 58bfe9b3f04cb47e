// All HTTP routes with their requests and answers, for server and client. A route is written as `METHOD /path`, with
// the path below /api.

import type { Refusal } from '@wayfare/kernel'
import type * as v from 'valibot'
import type { RefusalCode, TableInfo } from './answers.ts'
import {
  AnswerClubRequest,
  type Club,
  ClubChanges,
  type LinkedClub,
  NewClub,
  NewClubEvening,
  NewClubNotice,
  type OwnClub,
  SetClubRole,
} from './clubs.ts'
import { ConditionalMoves, type MovesAhead, NextMoves, type PlannedMoves } from './conditional-moves.ts'
import {
  BlockPerson,
  type FriendLink,
  type Friends,
  InviteFriend,
  type LinkOwner,
  NewFriendRequest,
  PresenceSettings,
  StillHere,
  type Waiting,
} from './friends.ts'
import { LearningProgress } from './learning-progress.ts'
import type { Daily, GameOffer, ListedTable, Replay } from './lists.ts'
import { type Meeting, NewSeek, SeekAnswer, type SeekState, TakeSeat } from './meeting.ts'
import { type Company, type HistoryPage, type Passport, PassportChanges, type PassportSettings } from './passports.ts'
import {
  Credentials,
  Farewell,
  ForgottenPassword,
  type MutedPerson,
  MutePerson,
  NewAccount,
  NewGuest,
  NewPassword,
  NewToken,
  type Person,
  PersonChanges,
  PushEnd,
  PushSubscription,
  Recovery,
  type TokenInfo,
} from './people.ts'
import type { Leaderboard, TableRatings } from './ratings.ts'
import { CloneTable, CreateTable, JoinTable, OnSeat, ReportTable, SetSeat } from './requests.ts'

/** The bodies of requests. Routes that are not listed have none. */
export const BODIES = {
  'POST /guest': NewGuest,
  'PATCH /me': PersonChanges,
  'DELETE /me': Farewell,
  'POST /account': NewAccount,
  'POST /login': Credentials,
  'POST /password': NewPassword,
  'POST /password/forgotten': ForgottenPassword,
  'POST /password/recover': Recovery,
  'POST /me/tokens': NewToken,
  'POST /me/mutes': MutePerson,
  'POST /me/learnt': LearningProgress,
  'POST /me/blocks': BlockPerson,
  'POST /me/here': StillHere,
  'PATCH /me/presence': PresenceSettings,
  'POST /friends/requests': NewFriendRequest,
  'POST /tables/:id/invite': InviteFriend,
  'PATCH /me/passport': PassportChanges,
  'POST /push': PushSubscription,
  'DELETE /push': PushEnd,
  'POST /tables': CreateTable,
  'POST /tables/:id/join': JoinTable,
  'POST /tables/:id/takeover': TakeSeat,
  'POST /tables/:id/leave': OnSeat,
  'POST /tables/:id/seat': SetSeat,
  'POST /tables/:id/hold': OnSeat,
  'POST /tables/:id/resign': OnSeat,
  'POST /tables/:id/back': OnSeat,
  'POST /tables/:id/clone': CloneTable,
  'POST /tables/:id/report': ReportTable,
  'POST /clubs': NewClub,
  'PATCH /clubs/:name': ClubChanges,
  'POST /clubs/:name/requests/:person': AnswerClubRequest,
  'PATCH /clubs/:name/members/:person': SetClubRole,
  'POST /clubs/:name/notices': NewClubNotice,
  'POST /clubs/:name/evenings': NewClubEvening,
  'POST /seek': NewSeek,
  'POST /seek/answer': SeekAnswer,
  'POST /tables/:id/conditional-moves': ConditionalMoves,
  'DELETE /tables/:id/conditional-moves': OnSeat,
  'POST /tables/:id/moves-ahead': NextMoves,
} as const

type Done = { readonly ok: true }
type Nobody = { readonly person: null }

export type Answers = {
  /**
   * `address` or `hosts`: where other people reach this server, publicly or on the local network. `mail`: the server
   * can send mail; `recovery`: also to people who have forgotten their password. `logKey`: the public key (Ed25519, in
   * hexadecimal) with which it signs the logs of finished games.
   */
  'GET /server': {
    readonly address: string | null
    readonly hosts: readonly string[]
    readonly mail: boolean
    readonly recovery: boolean
    readonly logKey: string
  }
  'POST /guest': { readonly person: Person }
  /** `ids` holds all ids under which the person may sit at tables. */
  'GET /me': { readonly person: (Person & { readonly ids: readonly string[] }) | null }
  'PATCH /me': { readonly person: Person }
  'DELETE /me': Nobody
  'POST /account': { readonly person: Person }
  'POST /login': { readonly person: Person }
  'POST /logout': Nobody
  'POST /logout-everywhere': Nobody
  'POST /password': { readonly person: Person }
  'POST /password/forgotten': Done
  'POST /password/recover': { readonly person: Person }
  /** For the person to keep; programs should not rely on its format. */
  'GET /me/export': { readonly [part: string]: unknown }
  'GET /me/tokens': { readonly tokens: readonly TokenInfo[] }
  'POST /me/tokens': TokenInfo & { readonly token: string }
  'DELETE /me/tokens/:id': { readonly tokens: readonly TokenInfo[] }
  'GET /me/mutes': readonly MutedPerson[]
  'POST /me/mutes': Done
  /** The progress that was sent, merged with the stored one. */
  'POST /me/learnt': LearningProgress
  'POST /me/blocks': Done
  /** Says that the person is here, and answers with what waits for them. */
  'POST /me/here': Waiting
  'PATCH /me/presence': Done
  'DELETE /me/invitations/:table': Done
  'GET /friends': Friends
  'DELETE /friends/:person': Done
  /** The answer is the same if there is nobody of that name, or if they do not want to be asked. */
  'POST /friends/requests': Done
  'POST /friends/requests/:id/accept': Done
  /** Declines a request from others, or withdraws one's own. */
  'DELETE /friends/requests/:id': Done
  /** Makes a new link; the one before opens nothing any more. */
  'POST /me/friend-link': FriendLink
  'DELETE /me/friend-link': Done
  'GET /friends/links/:token': LinkOwner
  /** Becomes a friend of the link's owner. */
  'POST /friends/links/:token': Done
  'POST /tables/:id/invite': Done
  'PATCH /me/passport': PassportSettings
  /** The passport of a person, found by account name or id. With `as=stranger` readers see their own as others do. */
  'GET /people/:name': Passport
  'GET /people/:name/history': HistoryPage
  'GET /me/webhook-secret': { readonly secret: string }
  'GET /push': { readonly key: string }
  'POST /push': Done
  'DELETE /push': Done
  'GET /games': readonly GameOffer[]
  'GET /tables': readonly ListedTable[]
  'POST /tables': TableInfo
  'GET /tables/:id': TableInfo
  'POST /tables/:id/join': TableInfo
  'POST /tables/:id/takeover': TableInfo
  'POST /tables/:id/leave': TableInfo
  'POST /tables/:id/seat': TableInfo
  'POST /tables/:id/start': TableInfo
  'POST /tables/:id/hold': TableInfo
  'POST /tables/:id/resign': TableInfo
  'POST /tables/:id/back': TableInfo
  'POST /tables/:id/rematch': { readonly table: string }
  'GET /tables/:id/explain': readonly Refusal[]
  /** Plain text. */
  'GET /tables/:id/log': string
  'GET /tables/:id/replay': Replay & { readonly info: TableInfo }
  /** Whether the game counted, and what it has changed. */
  'GET /tables/:id/ratings': TableRatings
  'POST /tables/:id/clone': TableInfo
  'POST /tables/:id/report': Done
  'GET /tables/:id/conditional-moves': PlannedMoves
  'POST /tables/:id/conditional-moves': PlannedMoves
  'DELETE /tables/:id/conditional-moves': PlannedMoves
  'POST /tables/:id/moves-ahead': MovesAhead
  'GET /ratings/:game': Leaderboard
  'GET /meeting': Meeting
  /** The reader's own seek. */
  'GET /seek': SeekState
  'POST /seek': SeekState
  'DELETE /seek': SeekState
  'POST /seek/answer': SeekState
  /** The reader's own clubs. */
  'GET /clubs': readonly OwnClub[]
  'POST /clubs': Club
  /** A club, found by its name or one that looks alike. Members see more of it than others. */
  'GET /clubs/:name': Club
  'PATCH /clubs/:name': Club
  /** Dissolves the club. Tables and results stay. */
  'DELETE /clubs/:name': Done
  /** Makes a new link; the one before opens nothing any more. */
  'POST /clubs/:name/link': Club
  'DELETE /clubs/:name/link': Club
  'GET /club-links/:token': LinkedClub
  'POST /club-links/:token': Club
  /** Asks to join, or withdraws that. */
  'POST /clubs/:name/request': Club
  'DELETE /clubs/:name/request': Club
  'POST /clubs/:name/requests/:person': Club
  'POST /clubs/:name/leave': Done
  'PATCH /clubs/:name/members/:person': Club
  'DELETE /clubs/:name/members/:person': Club
  'POST /clubs/:name/notices': Club
  'DELETE /clubs/:name/notices/:id': Club
  'POST /clubs/:name/evenings': Club
  'DELETE /clubs/:name/evenings/:id': Club
  'GET /daily/:game': Daily
  'POST /daily/:game': TableInfo
}

/** The query parameters of each route. */
export type Queries = {
  'GET /tables': {
    readonly which: 'mine' | 'finished' | 'open' | 'running'
    readonly language?: string
    readonly before?: number
  }
  'GET /tables/:id/explain': { readonly seat: number; readonly what: string }
  'GET /tables/:id/replay': { readonly at?: number; readonly seat?: number | 'spectator' }
  'GET /tables/:id/conditional-moves': { readonly seat: number }
  'GET /daily/:game': { readonly day?: string }
  'GET /people/:name': { readonly as?: 'stranger' }
  /** Pages are counted from 0. */
  'GET /people/:name/history': { readonly game?: string; readonly with?: Company; readonly page?: number }
}

export type Route = keyof Answers
export type Answer<R extends Route> = Answers[R]
type WithBody = keyof typeof BODIES
/** A request body as it is sent, and as it is after parsing. */
export type Body<R extends Route> = R extends WithBody ? v.InferInput<(typeof BODIES)[R]> : undefined
export type ReadBody<R extends Route> = R extends WithBody ? v.InferOutput<(typeof BODIES)[R]> : undefined

export type Method = Route extends `${infer M} ${string}` ? M : never
export type PathOf<R extends Route> = R extends `${string} ${infer P}` ? P : never
/** The parameter names in a path: `id` in /tables/:id/join. */
export type Params<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | Params<Rest>
  : P extends `${string}:${infer N}`
    ? N
    : never

/** An error. `code` and the values beside it are for clients; `message` is for people who write a client. */
export type Problem = {
  readonly error: {
    readonly code: ProblemCode
    readonly message: string
    readonly reasons?: readonly Refusal[]
    /** The field of the request that the error is about. */
    readonly field?: string
    /** The number of seconds after which it may be tried again. */
    readonly seconds?: number
    /** The id under which an unexpected error is in the server's log. */
    readonly id?: string
  }
}

export type ProblemCode =
  | RefusalCode
  | 'account-already'
  | 'already-friends'
  | 'bad-request'
  | 'bad-token'
  | 'browser-only'
  | 'foreign-page'
  | 'logged-in'
  | 'name-taken'
  | 'link-expired'
  | 'login-taken'
  | 'no-account'
  | 'no-club'
  | 'no-person'
  | 'no-token'
  | 'not-found'
  | 'not-json'
  | 'refused'
  | 'socket'
  | 'too-large'
  | 'too-many-clubs'
  | 'too-many-friends'
  | 'too-many-requests'
  | 'too-many-tokens'
  | 'unexpected'
  | 'wrong-password'
