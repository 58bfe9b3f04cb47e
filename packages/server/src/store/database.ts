// The one door to what is kept. Behind it SQLite in a worker thread, or PostgreSQL; nothing else in the server knows which.

import type { Compilable, Kysely } from 'kysely'
import type { EntryRow, Schema } from './schema.ts'

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For reading, and for writing with a single statement. There are no transactions through it: use `append` and `together`. */
  readonly sql: Kysely<Schema>
  /**
   * Adds an entry to a table's log, with whatever follows from it, all or nothing. Resolves when it is durable: `true`, or `false`
   * if that number of that table is taken. Entries that wait together are committed together.
   */
  append(entry: EntryRow, also?: readonly Compilable[]): Promise<boolean>
  /** Several statements, all or nothing. Resolves when durable. */
  together(queries: readonly Compilable[]): Promise<void>
  /**
   * Leaves nothing readable of what was deleted, as far as this program can: on SQLite; PostgreSQL has its own ways. Whoever reads at
   * the moment, a backup, is not waited for: call it again later.
   */
  scrub(): Promise<void>
  /** News between the processes that share this database. */
  readonly bus: Bus
  /** Waits for what is under way, then closes. */
  close(): Promise<void>
}

/** Two methods, so that anything that carries a line of text can take over. Lines may get lost when a process dies. */
export interface Bus {
  tell(line: string): void
  /** Lines of other processes, and of this one. */
  hear(heard: (line: string) => void): () => void
}

/** The database cannot be reached, does not answer or cannot write. What was asked may have been done or not. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/** A reason to stop that a person can do something about: one line, exit 2. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
