// Passports: how somebody is shown to others, and who may see what of it.

import type { Seat } from '@wayfare/kernel'
import * as v from 'valibot'
import type { Strength } from './ratings.ts'

/** Our drawings, one of which stands for a person. */
export const EMBLEMS = [
  'owl',
  'wren',
  'fox',
  'turtle',
  'ship',
  'compass',
  'lantern',
  'mountain',
  'leaf',
  'moon',
  'key',
  'feather',
] as const
export type Emblem = (typeof EMBLEMS)[number]

/** The sections of a passport whose audience is its owner's choice. */
export const SECTIONS = ['strength', 'stamps', 'history'] as const
export type Section = (typeof SECTIONS)[number]
export const PASSPORT_AUDIENCES = ['everybody', 'friends', 'nobody'] as const
export type PassportAudience = (typeof PASSPORT_AUDIENCES)[number]

const PassportAudience = v.picklist(PASSPORT_AUDIENCES)
export const PassportChanges = v.strictObject({
  emblem: v.exactOptional(v.picklist(EMBLEMS)),
  strength: v.exactOptional(PassportAudience),
  stamps: v.exactOptional(PassportAudience),
  history: v.exactOptional(PassportAudience),
})
export type PassportChanges = v.InferOutput<typeof PassportChanges>
export type PassportSettings = { readonly emblem: Emblem | null } & Readonly<Record<Section, PassportAudience>>

/** Days are written as 2026-11-19, in UTC: nobody learns at which hour somebody plays. */
export type Day = string

export type CurvePoint = Strength & { readonly day: Day }

/** One game in a passport. */
export type Visa = {
  readonly game: string
  /** Null before enough games were rated. */
  readonly strength: Strength | null
  readonly rated: number
  readonly played: number
  readonly won: number
  readonly best: number | null
  /** The strength over time, with at most fifty points. */
  readonly curve: readonly CurvePoint[]
  /** The mean points of recent games with others, by their sources; null after few games. */
  readonly sources: Readonly<Record<string, number>> | null
}

/** A stamp is earned when `have` is `of`. */
export type PassportStamp = {
  readonly id: string
  /** The game it belongs to; null for those of any game. */
  readonly game: string | null
  readonly have: number
  readonly of: number
  readonly day: Day | null
  /** The game in which it was earned, if the reader may open that. */
  readonly table: string | null
}

/** A game in which the reader met the owner. */
export type SharedGame = {
  readonly table: string
  readonly game: string
  readonly day: Day
  readonly players: number
  /** Totals and places of the reader and of the owner. */
  readonly totals: readonly [reader: number, owner: number]
  readonly places: readonly [reader: number, owner: number]
}
export type HeadToHead = {
  readonly count: number
  /** How often each of the two came before the other. */
  readonly ahead: readonly [reader: number, owner: number]
  readonly since: Day
  /** The newest first, at most twelve. */
  readonly last: readonly SharedGame[]
}

export type Passport = {
  readonly person: string
  readonly name: string
  /** The last part of the passport's address, after `/people/`: the name of an account, or the id of a guest. */
  readonly address: string
  readonly isGuest: boolean
  /** The month in which the passport was issued: 2026-11. */
  readonly since: string
  readonly emblem: Emblem | null
  readonly mine: boolean
  readonly isFriend: boolean
  /** A friend who is here at this moment, and lets it be seen. */
  readonly here: boolean
  /** The last games with other people, at most fifty, and how many of them were not left before the end. */
  readonly reliability: { readonly games: number; readonly finished: number }
  /** Null if the reader may not see it. */
  readonly visas: readonly Visa[] | null
  readonly stamps: readonly PassportStamp[] | null
  readonly hasHistory: boolean
  /** Null if the two have never met. */
  readonly headToHead: HeadToHead | null
  /** Only for the owner. */
  readonly settings: PassportSettings | null
}

export type HistoryPlayer = {
  readonly seat: Seat
  readonly name: string | null
  readonly person: string | null
  readonly bot: string | null
  readonly total: number | null
}
export type HistoryGame = {
  /** Null if the reader may not open the table. */
  readonly table: string | null
  readonly game: string
  readonly day: Day
  readonly place: number
  readonly players: number
  readonly people: number
  readonly won: boolean
  readonly total: number
  readonly hasLeft: boolean
  /** In points of Elo; null if the strength is hidden from the reader. */
  readonly change: number | null
  /** The other players. Only people who were there learn their names. */
  readonly others: readonly HistoryPlayer[] | null
}
export const COMPANIES = ['people', 'bots', 'me'] as const
export type Company = (typeof COMPANIES)[number]
export type HistoryPage = { readonly games: readonly HistoryGame[]; readonly hasMore: boolean }
