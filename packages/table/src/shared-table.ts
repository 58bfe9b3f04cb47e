// A table that several may hold at once, each in a place of its own: processes on one database, tabs on one device. One thing at a
// time happens to it here, and nothing is shown or acknowledged before it is kept. Whoever comes second reads what is new and
// decides again.

import type { IllegalMove } from '@wayfare/kernel'
import type { Entry } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'
import { foldRows, Unreadable } from './read-log.ts'
import { fold, type Table } from './table.ts'

/** How often to begin again when others write to the same table at the same moment. */
const TRIES = 8

/** Makes an entry of the table as it is; null: nothing has to be done. */
export type Decide = (table: Table) => Entry | null

export abstract class SharedTable {
  table: Table
  /** What is here may differ from the log: it is read anew before anything else happens, and nothing is said until it was. */
  private doubtful = false
  private line: Promise<unknown> = Promise.resolve()

  constructor(table: Table) {
    this.table = table
  }

  protected abstract now(): number
  /** Called before the entry is carried out, for what depends on how the table was. What it returns keeps the entry: false if its
   * number is taken. */
  protected abstract keeping(entry: Entry): (seq: number, at: number) => Promise<boolean>
  /** The table as its log has it. */
  protected abstract read(): Promise<Table>
  /** Whether the log has this entry under this number. */
  protected abstract holds(seq: number, entry: Entry): Promise<boolean>
  /** Carries on with what others have written, and shows it; false if there is nothing. */
  protected abstract readNew(): Promise<boolean>
  /** The table was read anew: it may hold what was not there before, also something that was written here. */
  protected abstract reread(): void

  /** After all that was begun before. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.line.then(() => (this.doubtful ? this.reload().then(work) : work()))
    this.line = done.catch(() => {})
    return done
  }

  get inDoubt(): boolean {
    return this.doubtful
  }

  /** The table as it is when all that was begun is done. */
  look<T>(use: (table: Table) => T): Promise<T> {
    return this.inLine(() => this.orNews(use))
  }

  /** No is said only after a look at what others have written: it may be that all is well there. */
  private async orNews<T>(use: (table: Table) => T): Promise<T> {
    try {
      return use(this.table)
    } catch (error) {
      if (!(await this.readNew())) throw error
      return use(this.table)
    }
  }

  /** Others may have written: read what is new. */
  catchUp(): Promise<boolean> {
    return this.inLine(() => this.readNew())
  }

  /** Carries on with rows that others have written. */
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

  /** Resolves when what was decided is kept. Inside the line. */
  protected async decideAndKeep(decide: Decide): Promise<Entry | null> {
    let failed = false
    for (let tries = 0; tries < TRIES; tries++) {
      const entry = await this.orNews(decide)
      if (!entry) return null
      const { seq } = this.table
      try {
        if (await this.keep(entry)) return entry
      } catch (error) {
        // A connection that was lost is made anew: once more, with the table as it is then.
        if (failed || error instanceof NotAllowed) throw error
        failed = true
      }
      await this.reload()
      if (failed && this.table.seq > seq && (await this.holds(seq, entry))) return entry
    }
    throw new NotAllowed('unavailable', 'too many moves at once; try again')
  }

  /** False if its number is taken. Where it throws anything but a refusal, nobody knows whether it was kept: the log does. */
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
    const kept = await keep(seq, at)
    this.doubtful = !kept
    return kept
  }

  private async reload(): Promise<void> {
    this.doubtful = true
    this.table = await this.read()
    this.doubtful = false
    this.reread()
  }
}

/** By its name: old rules bring a kernel of their own. */
const isIllegal = (error: unknown): error is IllegalMove => error instanceof Error && error.name === 'IllegalMove'
