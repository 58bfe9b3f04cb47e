// How strong people are, as it is shown: on the scale of the bots and the official solo opponents.

import type { UnratedReason } from './answers.ts'

/** `within`: nine times in ten the true strength is no farther away. Both in whole points of Elo. */
export type Strength = { readonly elo: number; readonly within: number }

/** The change that a finished game made to the rating of one seat. */
export type SeatRating = {
  readonly seat: number
  readonly before: Strength
  readonly after: Strength
  /** How many games of this person were rated, with this one. */
  readonly games: number
  readonly place: number
  /** The place that their strengths promised, of so many players. */
  readonly expected: number
  readonly players: number
}

/** A stamp that somebody has just earned; `game` is null for those of any game. */
export type EarnedStamp = { readonly seat: number; readonly stamp: string; readonly game: string | null }

export type TableRatings =
  | { readonly state: 'rated'; readonly seats: readonly SeatRating[]; readonly stamps: readonly EarnedStamp[] }
  /** It counts, and is not reckoned yet. */
  | { readonly state: 'pending' }
  /** `unmeasured`: nobody of known strength was there to compare with. */
  | { readonly state: 'unrated'; readonly why: UnratedReason | 'unmeasured' | 'unfinished' }

export type RankedPerson = Strength & {
  readonly person: string
  readonly name: string
  readonly games: number
  /** Since thirty days ago, in points of Elo. */
  readonly change: number
  readonly mine: boolean
}

/** Everybody who has played, those first of whom most strength is sure. */
export type Leaderboard = { readonly game: string; readonly people: readonly RankedPerson[] }
