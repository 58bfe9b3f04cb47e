// The rows of a table's log. Everything about a table follows from them; they are never changed.

import type { Arrangement, Row, Seat, State, TableOptions } from '@wayfare/kernel'

/** Who was to sit where when the table was made. */
export type SeatPlan =
  /** `asked`: the person for whom a rematch keeps it in mind. Anybody with the link may still take it. */
  | { readonly kind: 'open'; readonly asked?: string }
  | { readonly kind: 'bot'; readonly bot: string }
  /** `label`: what the host calls one of several people at one device. Names are no part of the log. */
  | { readonly kind: 'person'; readonly person: string; readonly label?: string; readonly bytes?: string }

/** Practice: a game goes on from here. Of a finished one its log, of a running one a world dealt for the one who asked. */
export type Origin =
  | { readonly table: string; readonly at: number; readonly seed: string; readonly rows: readonly Row[] }
  | { readonly table: string; readonly at: number; readonly world: State }

export type Made = {
  readonly k: 'made'
  readonly game: string
  readonly version: number
  readonly options: TableOptions
  readonly host: string
  readonly seats: readonly SeatPlan[]
  readonly listed: boolean
  readonly language: string
  /** Seconds. */
  readonly clock: { readonly bank: number; readonly increment: number } | null
  readonly commitment: string
  /** Begin when every seat is taken: at once, after a countdown that can be stopped, or when the host says so. */
  readonly start: boolean | 'countdown'
  readonly daily?: string
  readonly origin?: Origin
  /** What comes first in this deal, where that was chosen, as in a guided game. */
  readonly arranged?: Arrangement
}

export type Gone = 'resigned' | 'time' | 'voted' | 'deleted'
/** `rewind`: the index in the game's story of the first move to be taken back. `coach`: that from now on each may ask one. */
export type Proposed = { readonly rewind: number } | { readonly replace: Seat } | { readonly coach: true }

/** `id`: the client's own number for what it asked, so that it is done once; kept with the person's or the seat's. */
export type Entry =
  | Made
  | {
      readonly k: 'joined'
      readonly seat: Seat
      readonly person: string
      readonly bytes?: string
    }
  | { readonly k: 'left'; readonly seat: Seat }
  | { readonly k: 'planned'; readonly seat: Seat; readonly bot: string | null }
  | { readonly k: 'hosted'; readonly person: string }
  | { readonly k: 'held'; readonly seat: Seat }
  | { readonly k: 'started' }
  | { readonly k: 'moved'; readonly seat: Seat; readonly texts: readonly string[]; readonly id?: string }
  | { readonly k: 'undone'; readonly seat: Seat; readonly id?: string }
  | { readonly k: 'asked'; readonly seat: Seat; readonly what: Proposed; readonly id?: string }
  | { readonly k: 'answered'; readonly seat: Seat; readonly yes: boolean; readonly id?: string }
  /** Somebody has been given a world to think in: the coach of their own device, or a bot's reasons. Once for each seat. */
  | { readonly k: 'hinted'; readonly seat: Seat }
  | { readonly k: 'gone'; readonly seat: Seat; readonly why: Gone; readonly bot: string }
  | { readonly k: 'back'; readonly seat: Seat }
  | { readonly k: 'rematch'; readonly table: string }
  | { readonly k: 'closed'; readonly why: 'unused' | 'abandoned' | 'empty' }
