// Where games on this device are kept. The entries are the truth, as on the server; what lists show lies beside them.

import type { Entry } from '@wayfare/table'

/** What lists show of a table. */
export type Summary = {
  readonly status: 'open' | 'running' | 'finished' | 'closed'
  readonly seats: readonly { readonly label: string | null; readonly bot: string | null; readonly person: boolean }[]
  readonly turn: readonly number[]
  readonly moved: number
  readonly scores: readonly number[] | null
  readonly places: readonly number[] | null
  /** It goes on from a moment of another game. */
  readonly trial?: true
}

export type TableRow = {
  readonly id: string
  readonly game: string
  readonly version: number
  /** The address of its rules, which the service worker keeps for its sake. */
  readonly rules: string
  readonly secret: string
  readonly summary: Summary
}

export type EntryRow = { readonly table: string; readonly seq: number; readonly at: number; readonly entry: Entry }

export interface Store {
  /** false: what it holds is gone with the window. */
  readonly lasting: boolean
  create(row: TableRow, entries: readonly EntryRow[]): Promise<void>
  load(id: string): Promise<TableRow | undefined>
  entriesSince(id: string, seq: number): Promise<EntryRow[]>
  /** Resolves when the entry is on the disk. `taken`: another tab has written one of this number; `gone`: the table was deleted. */
  append(entry: EntryRow, summary: Summary): Promise<'done' | 'taken' | 'gone'>
  list(): Promise<TableRow[]>
  remove(id: string): Promise<void>
}
