// Statements and results in a form that both databases share.

import type { CompiledQuery } from 'kysely'
import type { EntryRow } from './schema.ts'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }
export type StatementResult = { readonly rows: unknown[]; readonly changes: number }

export const asStatement = ({ sql, parameters }: CompiledQuery): Statement => ({
  sql,
  parameters: checkParameters(parameters),
})

/** Checks a row of the log and drops any other fields. */
export function checkEntry({ table_id, seq, at, body }: EntryRow): EntryRow {
  checkParameters([table_id, seq, at, body])
  return { table_id, seq, at, body }
}

/**
 * Refuses values that a database would mishandle: SQLite cuts a text at a NUL when it is read, PostgreSQL refuses it,
 * and libsql ends the process at a boolean.
 */
function checkParameters(parameters: readonly unknown[]): readonly unknown[] {
  for (const value of parameters) {
    if (typeof value === 'string') {
      if (value.includes('\0')) throw new TypeError('a text for the database holds a NUL')
    } else if (value !== null && !Number.isFinite(value)) {
      throw new TypeError(`a value for the database is a ${typeof value}, not a text, a finite number or null`)
    }
  }
  return parameters
}
