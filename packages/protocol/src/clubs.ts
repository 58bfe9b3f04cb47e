// Clubs over HTTP: their pages, members, notices, evenings and requests.

import * as v from 'valibot'
import type { MeetingTable } from './meeting.ts'
import { PersonName } from './names.ts'
import { EMBLEMS, type Emblem } from './passports.ts'
import { isWellFormed } from './well-formed.ts'

export const MOST_CLUB_NOTICES = 3
export const CLUB_NOTICE_LENGTH = 140
const ABOUT_LENGTH = 160
const EVENING_LENGTH = 60

/** A short text of one line. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.check(isWellFormed, 'a text holds no half of a character'),
    v.trim(),
    v.normalize('NFC'),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'expected one line'),
  )

const emblem = v.picklist(EMBLEMS)
export const NewClub = v.strictObject({ name: PersonName, about: line(ABOUT_LENGTH), emblem })
export const ClubChanges = v.strictObject({
  about: v.exactOptional(line(ABOUT_LENGTH)),
  emblem: v.exactOptional(emblem),
})

export const CLUB_ROLES = ['owner', 'helper', 'member'] as const
export type ClubRole = (typeof CLUB_ROLES)[number]
/** A new role for a member. When somebody is made the owner, the former owner becomes a helper. */
export const SetClubRole = v.strictObject({ role: v.picklist(CLUB_ROLES) })
export const AnswerClubRequest = v.strictObject({ accept: v.boolean() })
export const NewClubNotice = v.strictObject({ text: v.pipe(line(CLUB_NOTICE_LENGTH), v.minLength(1)) })

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false

/** `day` and `time` are those on the clocks of the time zone, also after they change for summer. */
export const NewClubEvening = v.strictObject({
  text: v.pipe(line(EVENING_LENGTH), v.minLength(1)),
  day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.check(isDay, 'there is no such day')),
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 20:00')),
  zone: v.pipe(
    v.string(),
    v.maxLength(60),
    v.regex(/^[A-Z][\w+/-]*$/),
    v.check(isTimeZone, 'there is no such time zone'),
  ),
  weekly: v.boolean(),
})
export type NewClubEvening = v.InferOutput<typeof NewClubEvening>

export type ClubMember = {
  readonly person: string
  readonly name: string
  /** The last part of the passport's address, after `/people/`. */
  readonly address: string
  readonly emblem: Emblem | null
  readonly role: ClubRole
  readonly mine: boolean
}

export type ClubNotice = {
  readonly id: string
  /** The member who wrote it. */
  readonly name: string
  readonly at: number
  readonly text: string
}

/** An appointment. `at`: when it begins next; of one that has begun, when it began. */
export type ClubEvening = NewClubEvening & { readonly id: string; readonly at: number }

/** The members who played most this month. Rated games with another member count, and those at a table of the club. */
export type ClubMonthRow = {
  readonly person: string
  readonly games: number
  readonly won: number
  /** In points of Elo; null if the member does not show it to everybody. */
  readonly gained: number | null
}

/** A table of the club that waits for people or is played at. */
export type ClubTable = MeetingTable & {
  readonly status: 'open' | 'running'
  readonly membersOnly: boolean
  /** True if the reader sits there. */
  readonly mine: boolean
}

/** Until it expires, any account that opens /clubs/join/TOKEN may become a member. */
export type ClubLink = { readonly token: string; readonly expires: number }

/** The parts of a club's page that only members see. */
export type ClubInside = {
  readonly members: readonly ClubMember[]
  readonly notices: readonly ClubNotice[]
  readonly evenings: readonly ClubEvening[]
  /** The month of the board: 2026-11, in UTC. */
  readonly month: string
  readonly board: readonly ClubMonthRow[]
  readonly link: ClubLink | null
  /** Those who ask to join; only the owner and helpers get any. */
  readonly requests: readonly { readonly person: string; readonly name: string; readonly at: number }[]
}

export type Club = {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly emblem: Emblem
  /** The month in which it was founded: 2026-11. */
  readonly since: string
  readonly size: number
  /** Null for everybody who is no member. */
  readonly role: ClubRole | null
  /** True if the reader has asked to join. Nobody learns that they were declined. */
  readonly hasAsked: boolean
  /** Members see all tables; others see those that are in public lists anyway. */
  readonly tables: readonly ClubTable[]
  readonly inside: ClubInside | null
}

/** One of the reader's own clubs. */
export type OwnClub = {
  readonly name: string
  readonly emblem: Emblem
  readonly size: number
  readonly role: ClubRole
  /** The evening that comes next, or goes on. */
  readonly evening: ClubEvening | null
  readonly requests: number
}

/** The club that a link opens. */
export type LinkedClub = {
  readonly name: string
  readonly about: string
  readonly emblem: Emblem
  readonly size: number
  readonly isMember: boolean
}
