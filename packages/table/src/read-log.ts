// Builds a table from the rows of its log as far as they can be read. An unreadable entry is reported and never
// skipped.

import type { Engine } from '@wayfare/kernel'
import type { Entry, Made } from './entry.ts'
import { fold, tableFrom } from './fold.ts'
import type { Table } from './table.ts'

type Numbered = { readonly seq: number; readonly at: number }

/** Thrown if the entry with this number is missing or cannot be carried out. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly seq: number

  constructor(seq: number, why: string, cause?: unknown) {
    super(`entry ${seq} ${why}`, { cause })
    this.seq = seq
  }
}

/**
 * Carries out entries that are already stored. After an `Unreadable` the table must be discarded, because it may have
 * stopped in the middle of an entry.
 */
export function foldRows<R extends Numbered>(table: Table, rows: readonly R[], entryOf: (row: R) => Entry): void {
  for (const row of rows) {
    if (row.seq < table.seq) continue
    if (row.seq > table.seq) throw new Unreadable(table.seq, 'is missing')
    try {
      fold(table, entryOf(row), row.at)
    } catch (error) {
      throw new Unreadable(row.seq, `cannot be carried out (${(error as Error).message})`, error)
    }
  }
}

/**
 * Returns the table of this log. If an entry cannot be read, returns the table as it was before that one, marked as
 * `broken`.
 */
export function readLog<R extends Numbered>(
  make: { readonly id: string; readonly engine: Engine; readonly secret: string },
  rows: readonly R[],
  entryOf: (row: R) => Entry,
): Table {
  try {
    return readAll(make, rows, entryOf)
  } catch (error) {
    if (!(error instanceof Unreadable) || error.seq === 0) throw error
    const readable = rows.filter(({ seq }) => seq < error.seq)
    return Object.assign(readAll(make, readable, entryOf), { broken: error.message })
  }
}

function readAll<R extends Numbered>(
  { id, engine, secret }: Parameters<typeof readLog>[0],
  [first, ...others]: readonly R[],
  entryOf: (row: R) => Entry,
): Table {
  if (first?.seq !== 0) throw new Unreadable(0, 'is missing')
  let table: Table
  try {
    table = tableFrom(id, engine, secret, entryOf(first) as Made, first.at)
  } catch (error) {
    throw new Unreadable(0, `cannot be read (${(error as Error).message})`, error)
  }
  foldRows(table, others, entryOf)
  return table
}
