// Which tables wait for me, and in which order they are listed.

import type { ListedTable } from './listed-table.ts'

export const isMyTurn = ({ turn, seats, status }: ListedTable): boolean =>
  status === 'running' && turn.some((seat) => seats[seat]?.mine && seats[seat].bot === null)

/** Nobody waits for who tries something. */
export const waitsForMe = (table: ListedTable): boolean => isMyTurn(table) && !table.trial

/** Those that wait for me come first. */
export const inMyOrder = (tables: readonly ListedTable[]): ListedTable[] =>
  [...tables].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.moved - a.moved)
