// Takes a move by its text, or explains why there is no such move.

import { options } from '../core/ask.ts'
import type { Event } from '../core/events.ts'
import type { Seat } from '../core/names.ts'
import type { Refusal } from '../core/rule.ts'
import type { State } from '../core/state.ts'
import { apply } from '../core/take.ts'
import type { Game } from '../game.ts'
import { explain, findOption } from './explain.ts'

export class IllegalMove extends Error {
  readonly seat: Seat
  readonly move: string
  readonly reasons: readonly Refusal[]

  constructor(seat: Seat, move: string, reasons: readonly Refusal[]) {
    super(`seat ${seat} may not '${move}': ${reasons.map((reason) => reason.rule).join(', ')}`)
    this.name = 'IllegalMove'
    this.seat = seat
    this.move = move
    this.reasons = reasons
  }
}

/**
 * Takes the move that this text names. If it is not among the options, throws IllegalMove and leaves the state as it
 * was.
 */
export function take(game: Game, s: State, seat: Seat, move: string): Event[] {
  const option = findOption(game, s, seat, options(game, s, seat), move)
  if (!option) throw new IllegalMove(seat, move, explain(game, s, seat, move))
  const events: Event[] = []
  apply(game, s, seat, option, events)
  return events
}
