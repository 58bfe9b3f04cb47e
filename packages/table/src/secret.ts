// When the chance of a table may be shown.

import { hasEnded, type Table } from './table.ts'

/** A daily deal stays secret until its day is over. */
export type Today = { readonly day: string }

/** A table's chance is shown when it has ended; that of a daily deal not before its day has. */
export function showsSecret(table: Table, today: Today): boolean {
  return hasEnded(table) && (table.made.daily === undefined || table.made.daily < today.day)
}
