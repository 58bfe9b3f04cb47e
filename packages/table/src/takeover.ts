// Lets people take over the seats of bots while the first round lasts. A bot's moves stay as they are.

import type { Seat } from '@wayfare/kernel'
import { matchOf, roundOf, type Table } from './table.ts'

const FIRST_ROUND = 1

/** Returns the seats of bots that a person may take over now. */
export function seatsToTakeOver(table: Table): Seat[] {
  const { made, status, broken } = table
  if (!made.takeover || status !== 'running' || broken !== null) return []
  const seats = [...table.seats.keys()].filter((seat) => !table.seats[seat]?.person && table.seats[seat]?.bot)
  return seats.length > 0 && (roundOf(table) ?? Number.POSITIVE_INFINITY) <= FIRST_ROUND ? seats : []
}

/** Returns true if somebody took a seat over after the first round, or in a game that counts none. */
export const wasTakenOverLate = ({ seats }: Table): boolean =>
  seats.some(({ tookOver }) => tookOver && (tookOver.round ?? Number.POSITIVE_INFINITY) > FIRST_ROUND)

/** Returns how many moves this seat may take back alone: none that a bot made before a person took the seat over. */
export function undoableMoves(table: Table, seat: Seat): number {
  const count = table.engine.undoable(matchOf(table).state, seat)
  const { tookOver } = table.seats[seat] ?? {}
  if (!tookOver || count === 0) return count
  const own = table.story
    .slice(tookOver.story)
    .filter((item) => item.stands && item.kind === 'move' && item.seat === seat)
  return Math.min(count, own.length)
}
