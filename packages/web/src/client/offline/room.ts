// A table on this device in one tab; other tabs may have the same one open.

import type { ServerMessage } from '@wayfare/protocol'
import {
  type Decide,
  type Entry,
  eyesOf,
  finalPlaces,
  infoOf,
  matchOf,
  NotAllowed,
  people,
  SharedTable,
  type Table,
  turn,
  type Viewer,
  Watch,
} from '@wayfare/table'
import type { EntryRow, Store, Summary } from './store.ts'

/** Daily deals exist only on the server, so no secret here has to wait for the end of a day. */
export const NO_DAY = { day: '' }

export type RoomParts = {
  readonly store: Store
  /** Reads the table from its log; undefined if it was deleted. */
  load(id: string): Promise<Table | undefined>
  send(message: ServerMessage): void
  /** Called when an entry of this tab is stored. */
  written(table: string): void
}

export class Room extends SharedTable {
  private readonly parts: RoomParts
  private watching: { readonly viewer: Viewer; readonly watch: Watch } | null = null

  constructor(parts: RoomParts, table: Table) {
    super(table)
    this.parts = parts
  }

  get watched(): boolean {
    return this.watching !== null
  }

  /** Resolves when the decision is stored. */
  act(decide: Decide): Promise<Table> {
    return this.inLine(async () => {
      if (await this.decideAndKeep(decide)) {
        this.changed()
        this.parts.written(this.table.id)
      }
      return this.table
    })
  }

  protected now(): number {
    return Date.now()
  }

  protected keeping(entry: Entry) {
    const { table, parts } = this
    return async (seq: number, at: number) =>
      (await parts.store.append({ table: table.id, seq, at, entry }, summaryOf(table))) === 'done'
  }

  protected async read(): Promise<Table> {
    const table = await this.parts.load(this.table.id)
    if (!table) throw new NotAllowed('no-table', 'this game was deleted')
    return table
  }

  protected async holds(seq: number, entry: Entry): Promise<boolean> {
    const [row] = await this.parts.store.entriesSince(this.table.id, seq)
    return row?.seq === seq && JSON.stringify(row.entry) === JSON.stringify(entry)
  }

  protected async readNew(): Promise<boolean> {
    if (this.table.broken !== null) return false
    const rows = await this.parts.store.entriesSince(this.table.id, this.table.seq)
    if (rows.length === 0) return false
    await this.carryOn(rows, entryOf)
    this.changed()
    return true
  }

  /** Shows the table to this viewer, and everything that happens from then on. */
  watch(viewer: Viewer, since: number): Promise<void> {
    return this.inLine(async () => {
      await this.readNew()
      const { table } = this
      const watch = new Watch(table, eyesOf(viewer), infoOf(table, NO_DAY, viewer))
      this.watching = { viewer, watch }
      this.parts.send(watch.whole(table, since))
      const here = people(table)
      this.parts.send({
        t: 'presence',
        table: table.id,
        seats: table.seats.map((_, one) => here.includes(one)),
        watchers: 0,
      })
    })
  }

  unwatch(): void {
    this.watching = null
  }

  protected reread(): void {
    this.changed()
  }

  private changed(): void {
    const { watching, table } = this
    const update = watching?.watch.update(table, infoOf(table, NO_DAY, watching.viewer))
    if (update) this.parts.send(update)
  }
}

export const entryOf = ({ entry }: EntryRow): Entry => entry

export function summaryOf(table: Table): Summary {
  const over = table.status === 'finished'
  return {
    status: table.status,
    seats: table.seats.map(({ person, bot }) => ({ label: person?.label ?? null, bot, person: person !== null })),
    turn: turn(table),
    moved: table.at,
    scores: over ? table.engine.scores(matchOf(table).state, 'all').map(({ total }) => total) : null,
    places: finalPlaces(table) ?? null,
    ...(table.made.origin ? { trial: true } : {}),
  }
}
