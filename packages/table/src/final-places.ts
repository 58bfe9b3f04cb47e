// Places at the end of a game.

import type { Seat } from '@wayfare/kernel'
import { matchOf, type Table } from './table.ts'

/** Returns the final places by seat; those who resigned come after all others. */
export function finalPlaces(table: Table): number[] | undefined {
  if (table.status !== 'finished') return undefined
  const { engine } = table
  const places = engine.scores(matchOf(table).state, 'all').map((score) => score.place ?? 1)
  const worth = (seat: Seat): number => (table.seats[seat]?.gone ? 1000 : 0) + (places[seat] as number)
  return places.map((_, seat) => 1 + places.filter((_other, rival) => worth(rival) < worth(seat)).length)
}
