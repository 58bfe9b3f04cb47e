// Decides when the random seed of a table may be published.

import { hasEnded, type Table } from './table.ts'

/** The current day; a daily deal stays secret until its day is over. */
export type Today = { readonly day: string }

/** True if the table has ended and, for a daily deal, its day is over. */
export function showsSecret(table: Table, today: Today): boolean {
  return hasEnded(table) && (table.made.daily === undefined || table.made.daily < today.day)
}
