// Selects and sorts the tables at which it is the viewer's turn.

import type { ListedTable } from '../table/listed-table.ts'

export const isMyTurn = ({ turn, seats, status }: ListedTable): boolean =>
  status === 'running' && turn.some((seat) => seats[seat]?.mine && seats[seat].bot === null)

/** True if other people or bots wait for the person. Practice tables do not count. */
export const waitsForMe = (table: ListedTable): boolean => isMyTurn(table) && !table.trial

const hasOthers = ({ seats }: ListedTable): boolean => seats.some(({ name, mine }) => name !== null && !mine)
/** The time when the first clock runs out; without clocks it is never. */
const endOf = ({ flag }: ListedTable): number => flag ?? Number.MAX_SAFE_INTEGER

/**
 * Sorts the person's tables: those where it is their turn first, with people before bots; then by the time left, then
 * by the latest move.
 */
export const sortForMe = (tables: readonly ListedTable[]): ListedTable[] =>
  [...tables].sort(
    (a, b) =>
      Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
      Number(hasOthers(b)) - Number(hasOthers(a)) ||
      endOf(a) - endOf(b) ||
      b.moved - a.moved,
  )
