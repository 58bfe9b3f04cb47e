// Selects and sorts the tables at which it is the viewer's turn.

import type { ListedTable } from '../table/listed-table.ts'

export const isMyTurn = ({ turn, seats, status }: ListedTable): boolean =>
  status === 'running' && turn.some((seat) => seats[seat]?.mine && seats[seat].bot === null)

/** Nobody waits for who tries something. */
export const waitsForMe = (table: ListedTable): boolean => isMyTurn(table) && !table.trial

const hasOthers = ({ seats }: ListedTable): boolean => seats.some(({ name, mine }) => name !== null && !mine)
/** When the first clock runs out; where there is none, never. */
const endOf = ({ flag }: ListedTable): number => flag ?? Number.MAX_SAFE_INTEGER

/** Those that wait for me come first, people before bots; then whichever has least time left, then the one moved at last. */
export const sortForMe = (tables: readonly ListedTable[]): ListedTable[] =>
  [...tables].sort(
    (a, b) =>
      Number(waitsForMe(b)) - Number(waitsForMe(a)) ||
      Number(hasOthers(b)) - Number(hasOthers(a)) ||
      endOf(a) - endOf(b) ||
      b.moved - a.moved,
  )
