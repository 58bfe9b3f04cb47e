// Friends, requests, blocks, presence and invitations over HTTP.

import * as v from 'valibot'
import { TABLE_ID } from './ids.ts'
import { Name } from './names.ts'
import type { Emblem } from './passports.ts'
import type { Strength } from './ratings.ts'

/** An id of a person, or one that the server gave to something of theirs. */
const id = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'expected an id'))
const table = v.pipe(v.string(), v.regex(TABLE_ID, "expected a table's id"))

/** Asks somebody by their exact name, or by the id that they have at a table where both have played. */
export const NewFriendRequest = v.union([v.strictObject({ name: Name }), v.strictObject({ person: id })])
export const BlockPerson = v.strictObject({ person: id, blocked: v.boolean() })
export const InviteFriend = v.strictObject({ person: id })
/** Sent while the page is visible and has been touched a moment ago. `table` is the table on the screen. */
export const StillHere = v.strictObject({ table: v.exactOptional(table) })

const AUDIENCES = ['friends', 'nobody'] as const
/** The people who may see something that its owner can hide. */
export type Audience = (typeof AUDIENCES)[number]
const audience = v.picklist(AUDIENCES)
export const PresenceSettings = v.strictObject({ here: audience, playing: audience })
export type PresenceSettings = v.InferOutput<typeof PresenceSettings>

/** `ids` are all ids under which they may sit at tables, the current one first. */
export type Friend = {
  readonly name: string
  readonly ids: readonly string[]
  readonly emblem: Emblem | null
  /** Measured strengths by game; empty also if they do not let them be seen. */
  readonly strengths: { readonly [game: string]: Strength }
  readonly since: number
  /** False also if they do not let it be seen. */
  readonly here: boolean
  /** A public game that they are playing at this moment, and let be seen. */
  readonly playing: { readonly table: string; readonly game: string; readonly round?: number } | null
}

/** `person`: who asks. */
export type IncomingRequest = {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly emblem: Emblem | null
  readonly at: number
}
/**
 * A request that has not been accepted. `name` is as it was written, and there may be nobody of that name; `person` is the
 * id that the request was made with.
 */
export type OutgoingRequest = {
  readonly id: string
  readonly name: string
  readonly at: number
  readonly person?: string
}

export type Friends = {
  readonly friends: readonly Friend[]
  readonly incoming: readonly IncomingRequest[]
  readonly outgoing: readonly OutgoingRequest[]
  readonly blocked: readonly { readonly name: string; readonly ids: readonly string[] }[]
  readonly shows: PresenceSettings
  readonly link: FriendLink | null
}

/** Until it expires, anybody who opens /people/friend/TOKEN may become a friend. */
export type FriendLink = { readonly token: string; readonly expires: number }

/** The owner of a friend link, as a visitor sees them. */
export type LinkOwner = { readonly name: string; readonly state: 'own' | 'friends' | 'open' }

/** `from`: the friend who invites to a free seat. */
export type Invitation = {
  readonly table: string
  readonly game: string
  readonly from: string
  readonly at: number
}

/** The invitations and requests that wait for this person. `requests` counts the people who want to be friends. */
export type Waiting = { readonly requests: number; readonly invitations: readonly Invitation[] }
