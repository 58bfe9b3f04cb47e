// A table that several may hold at once, each in a place of its own: processes on one database, tabs on one device. One thing at a
// time happens to it here, and nothing is shown or acknowledged before it is kept. Whoever comes second reads what is new and
// decides again.

import type { IllegalMove, Seat } from '@wayfare/kernel'
import type { Entry } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'
import { fold, type Table } from './table.ts'

/** How often to begin again when others write to the same table at the same moment. */
const TRIES = 8

/** Makes an entry of the table as it is; null: nothing has to be done. */
export type Decide = (table: Table) => Entry | null

export abstract class SharedTable {
  table: Table
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
  /** Carries on with what others have written, and shows it; false if there is nothing. */
  protected abstract readNew(): Promise<boolean>
  /** Something is kept that was not there before. `by`: whose doing it was, if somebody's here. */
  protected abstract changed(by: Seat | null): void

  /** After all that was begun before. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.line.then(work)
    this.line = done.catch(() => {})
    return done
  }

  /** Others may have written: read what is new. */
  catchUp(): Promise<boolean> {
    return this.inLine(() => this.readNew())
  }

  /** Resolves when what was decided is kept. Inside the line. */
  protected async decideAndKeep(decide: Decide): Promise<Entry | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      let entry: Entry | null
      try {
        entry = decide(this.table)
      } catch (error) {
        // No is said only after a look at what others have written: it may be that all is well there.
        if (!(await this.readNew())) throw error
        entry = decide(this.table)
      }
      if (!entry || (await this.keep(entry))) return entry
    }
    throw new NotAllowed('unavailable', 'too many moves at once; try again')
  }

  private async keep(entry: Entry): Promise<boolean> {
    const { table } = this
    const { seq } = table
    const at = Math.max(this.now(), table.at)
    const keep = this.keeping(entry)
    try {
      fold(table, entry, at)
      if (await keep(seq, at)) return true
    } catch (error) {
      if (isIllegal(error)) throw new NotAllowed('illegal', error.message, error.reasons)
      // Nobody knows whether it was kept, or how far it was carried out: the log does.
      await this.reload()
      throw error
    }
    await this.reload()
    return false
  }

  private async reload(): Promise<void> {
    this.table = await this.read()
    this.changed(null)
  }
}

/** By its name: old rules bring a kernel of their own. */
const isIllegal = (error: unknown): error is IllegalMove => error instanceof Error && error.name === 'IllegalMove'
