// The interface of the storage for local games. The entries are the truth, as on the server; summaries for lists are
// stored beside them.

import type { Entry } from '@wayfare/table'

/** The data of a table for lists. */
export type Summary = {
  readonly status: 'open' | 'running' | 'finished' | 'closed'
  readonly seats: readonly { readonly label: string | null; readonly bot: string | null; readonly person: boolean }[]
  readonly turn: readonly number[]
  readonly moved: number
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** Set if it continues from a moment of another game. */
  readonly trial?: true
}

export type TableRow = {
  readonly id: string
  readonly game: string
  readonly version: number
  /** The address of its rules, which the service worker keeps in its cache for this table. */
  readonly rules: string
  readonly secret: string
  readonly summary: Summary
}

export type EntryRow = { readonly table: string; readonly seq: number; readonly at: number; readonly entry: Entry }

export interface Store {
  /** False if everything is lost with the window. */
  readonly lasting: boolean
  create(row: TableRow, entries: readonly EntryRow[]): Promise<void>
  load(id: string): Promise<TableRow | undefined>
  entriesSince(id: string, seq: number): Promise<EntryRow[]>
  /**
   * Resolves when the entry is on disk. `taken`: another tab has written an entry with this number; `gone`: the table
   * was deleted.
   */
  append(entry: EntryRow, summary: Summary): Promise<'done' | 'taken' | 'gone'>
  list(): Promise<TableRow[]>
  remove(id: string): Promise<void>
}
