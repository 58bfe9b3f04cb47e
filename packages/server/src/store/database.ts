// The only interface to the database. Behind it is SQLite in a worker thread, or PostgreSQL; nothing else in the server
// knows which.

import type { Compilable, Kysely } from 'kysely'
import type { EntryRow, Schema } from './schema.ts'

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  /** For queries, and for writes with a single statement. It has no transactions: use `append` and `together`. */
  readonly sql: Kysely<Schema>
  /**
   * Adds an entry to a table's log together with the rows that follow from it, all or nothing. Resolves when it is
   * durable: with `true`, or with `false` if this number is taken at the table. Entries that wait together are
   * committed together.
   */
  append(entry: EntryRow, also?: readonly Compilable[]): Promise<boolean>
  /** Runs several statements, all or nothing, and resolves when they are durable. */
  together(queries: readonly Compilable[]): Promise<void>
  /**
   * Makes deleted rows unreadable on disk, as far as this program can. That is possible on SQLite; PostgreSQL has its
   * own ways. It does not wait for a reader such as a backup: call it again later.
   */
  scrub(): Promise<void>
  /** Carries news between the processes that share this database. */
  readonly bus: Bus
  /** Waits for the statements under way, then closes. */
  close(): Promise<void>
}

/**
 * Sends lines of text between processes. It has only two methods, so that anything else that carries text could take
 * its place. Lines may get lost if a process dies.
 */
export interface Bus {
  tell(line: string): void
  /** Calls back with the lines of all processes, including this one. Returns a function that stops it. */
  hear(heard: (line: string) => void): () => void
}

/**
 * Thrown if the database cannot be reached, does not answer or cannot write. The statement may or may not have been
 * carried out.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

/**
 * A reason not to start that an administrator can do something about. It is printed in one line, and the exit code is
 * 2.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
