// The rows of a table's log. Everything about a table follows from them, and they are never changed.

import type { Arrangement, Row, Seat, State, TableOptions } from '@wayfare/kernel'
import type { ClockTimes } from '@wayfare/protocol'

/** The plan for each seat when the table is made. */
export type SeatPlan =
  /** `asked` is the person for whom a rematch reserves the seat; anybody with the link may still take it. */
  | { readonly kind: 'open'; readonly asked?: string }
  | { readonly kind: 'bot'; readonly bot: string }
  /** `label` is the host's name for one of several people at one device. Account names are not part of the log. */
  | { readonly kind: 'person'; readonly person: string; readonly label?: string; readonly bytes?: string }

/**
 * Where a practice game continues: from the log of a finished game, or from a world of a running one that was dealt for
 * the person who asked.
 */
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
  readonly clock: ClockTimes | null
  readonly commitment: string
  /**
   * Whether the game starts when every seat is taken: at once, after a countdown that can be stopped, or only when the
   * host starts it.
   */
  readonly start: boolean | 'countdown'
  /** Set if people may take over the seats of bots in the first round. */
  readonly takeover?: true
  /** Set if the players agreed beforehand that the game does not count towards ratings. */
  readonly rated?: false
  /** A table of a club, at which nobody else may sit or look on if it is for members only. */
  readonly club?: { readonly id: string; readonly membersOnly: boolean }
  readonly daily?: string
  readonly origin?: Origin
  /** The cards that come first in an arranged deal, as in a guided game. */
  readonly arranged?: Arrangement
}

export type Gone = 'resigned' | 'time' | 'voted' | 'deleted'
/**
 * `rewind` is the index in the game's story of the first move to undo. `coach` proposes that everybody may use a coach
 * from now on, `byDays` that a live game goes on by correspondence.
 */
export type Proposed =
  | { readonly rewind: number }
  | { readonly replace: Seat }
  | { readonly coach: true }
  | { readonly byDays: true }

/**
 * `id` is the client's own number for its request, so that a repeated request is carried out once. It is unique per
 * person or seat.
 */
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
  /** `planned` is set if the server made the move for somebody who had planned it. */
  | {
      readonly k: 'moved'
      readonly seat: Seat
      readonly texts: readonly string[]
      readonly id?: string
      readonly planned?: true
    }
  | { readonly k: 'undone'; readonly seat: Seat; readonly id?: string }
  | { readonly k: 'asked'; readonly seat: Seat; readonly what: Proposed; readonly id?: string }
  | { readonly k: 'answered'; readonly seat: Seat; readonly yes: boolean; readonly id?: string }
  /** Somebody has been given a world to think in: the coach of their own device, or a bot's reasons. Once for each seat. */
  | { readonly k: 'hinted'; readonly seat: Seat }
  | { readonly k: 'gone'; readonly seat: Seat; readonly why: Gone; readonly bot: string }
  | { readonly k: 'back'; readonly seat: Seat }
  /** A person takes the seat of a bot in a running game. */
  | { readonly k: 'tookOver'; readonly seat: Seat; readonly person: string }
  | { readonly k: 'rematch'; readonly table: string }
  | { readonly k: 'closed'; readonly why: 'unused' | 'abandoned' | 'empty' }
