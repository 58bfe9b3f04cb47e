// The result of a finished table, as ratings take it.

import { type Result, soloLevel } from '@wayfare/bots/ratings'
import { outcomeOf, type Table } from '@wayfare/table'

const PLACES = { won: [1, 2], drawn: [1, 1], lost: [2, 1] } as const

/** Null where nothing is to be rated: see `unratedReason`. A solo game counts if its opponent is one that was measured. */
export function resultOf(table: Table): Result | null {
  const outcome = outcomeOf(table)
  if (!outcome) return null
  const { at, places, seats, alone } = outcome
  const { game, options } = table.made
  const result = { table: table.id, game, at }
  if (alone === undefined) return { ...result, places, seats }
  const level = soloLevel(game, options)
  return level === undefined ? null : { ...result, places: PLACES[alone], seats: [...seats, { solo: level }] }
}
