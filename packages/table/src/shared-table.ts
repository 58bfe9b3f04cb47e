// A table shared by several holders: processes on one database, or tabs on one device. Operations run one at a time,
// and nothing is shown or acknowledged before it is stored. A holder whose write came second reads the new entries and
// decides again.

import type { IllegalMove } from '@wayfare/kernel'
import type { Entry } from './entry.ts'
import { fold } from './fold.ts'
import { NotAllowed } from './not-allowed.ts'
import { foldRows, Unreadable } from './read-log.ts'
import type { Table } from './table.ts'

/** How often to retry when others write to the same table at the same moment. */
const TRIES = 8

/** Returns the next entry for the table as it is, or null if nothing has to be done. */
export type Decide = (table: Table) => Entry | null

export abstract class SharedTable {
  table: Table
  /** True if this copy may differ from the log. It is then read again before anything else happens. */
  private doubtful = false
  private line: Promise<unknown> = Promise.resolve()

  constructor(table: Table) {
    this.table = table
  }

  protected abstract now(): number
  /**
   * Called before the entry is carried out, for anything that depends on the table's state before it. The returned
   * function stores the entry and resolves to false if its number is taken.
   */
  protected abstract keeping(entry: Entry): (seq: number, at: number) => Promise<boolean>
  /** Reads the table from its log. */
  protected abstract read(): Promise<Table>
  /** True if the log has this entry under this number. */
  protected abstract holds(seq: number, entry: Entry): Promise<boolean>
  /** Carries out and shows the entries that others have written; false if there are none. */
  protected abstract readNew(): Promise<boolean>
  /** Called after the table was read again, when it may contain new entries, including some written here. */
  protected abstract reread(): void

  /** Runs the work after everything that was begun before. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.line.then(() => (this.doubtful ? this.reload().then(work) : work()))
    this.line = done.catch(() => {})
    return done
  }

  get inDoubt(): boolean {
    return this.doubtful
  }

  /** Reads from the table once everything begun before is done. */
  look<T>(use: (table: Table) => T): Promise<T> {
    return this.inLine(() => this.orNews(use))
  }

  /** Before refusing, reads what others have written, because the request may then be allowed. */
  private async orNews<T>(use: (table: Table) => T): Promise<T> {
    try {
      return use(this.table)
    } catch (error) {
      if (!(await this.readNew())) throw error
      return use(this.table)
    }
  }

  /** Reads entries that others may have written. */
  catchUp(): Promise<boolean> {
    return this.inLine(() => this.readNew())
  }

  /** Carries out rows that others have written. */
  protected async carryOn<R extends { readonly seq: number; readonly at: number }>(
    rows: readonly R[],
    entryOf: (row: R) => Entry,
  ): Promise<void> {
    try {
      foldRows(this.table, rows, entryOf)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      await this.reload()
    }
  }

  /** Decides on an entry and resolves when it is stored. Must be called within the queue. */
  protected async decideAndKeep(decide: Decide): Promise<Entry | null> {
    let failed = false
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = await this.orNews(decide)
      if (!entry) return null
      const { seq } = this.table
      try {
        if (await this.keep(entry)) return entry
      } catch (error) {
        // After a lost connection it tries once more, with the table as it is then.
        if (failed || error instanceof NotAllowed) throw error
        failed = true
      }
      await this.reload()
      if (failed && this.table.seq > seq && (await this.holds(seq, entry))) return entry
    }
    throw new NotAllowed('unavailable', 'too many moves at once; try again')
  }

  /**
   * Stores an entry; false if its number is taken. After any error but a refusal it is unknown whether the entry was
   * stored, so the log is consulted.
   */
  private async keep(entry: Entry): Promise<boolean> {
    const { table } = this
    if (table.broken !== null)
      throw new NotAllowed('broken', `${table.broken}: this table can be looked at, and not go on`)
    const { seq } = table
    const at = Math.max(this.now(), table.at)
    const keep = this.keeping(entry)
    try {
      fold(table, entry, at)
    } catch (error) {
      if (isIllegal(error)) throw new NotAllowed('illegal', error.message, error.reasons)
      this.doubtful = true
      throw error
    }
    this.doubtful = true
    const isStored = await keep(seq, at)
    this.doubtful = !isStored
    return isStored
  }

  private async reload(): Promise<void> {
    this.doubtful = true
    this.table = await this.read()
    this.doubtful = false
    this.reread()
  }
}

/** Compared by name, because older rules bring their own kernel with its own error classes. */
const isIllegal = (error: unknown): error is IllegalMove => error instanceof Error && error.name === 'IllegalMove'
