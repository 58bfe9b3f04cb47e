// A table on this device, in one tab: one thing at a time happens to it, and nothing is shown or acknowledged before it is kept.
// Other tabs may hold the same one: whoever comes second reads what is new and decides again, as the server's rooms do.

import type { Eyes, IllegalMove, Json } from '@wayfare/kernel'
import { diff, type Picture, patch, type ServerMessage, type TableInfo } from '@wayfare/protocol'
import {
  detached,
  type Entry,
  fold,
  infoOf,
  matchOf,
  NotAllowed,
  people,
  pictureFor,
  standings,
  type Table,
  toldCount,
  toldSince,
  turn,
} from '@wayfare/table'
import type { EntryRow, Store, Summary } from './store.ts'

/** How often to begin again when another tab writes at the same moment. */
const TRIES = 8
/** Daily deals are the server's: no secret of this device waits for a day to end. */
export const NO_DAY = { day: '' }

type Watch = { readonly eyes: Eyes; n: number; picture: Picture | null; info: TableInfo }

export type RoomParts = {
  readonly store: Store
  /** The table as its log has it; undefined once it was deleted. */
  load(id: string): Promise<Table | undefined>
  send(message: ServerMessage): void
  /** An entry of this tab is kept. */
  written(table: string): void
}

export class Room {
  table: Table
  private readonly parts: RoomParts
  private watching: Watch | null = null
  private line: Promise<unknown> = Promise.resolve()

  constructor(parts: RoomParts, table: Table) {
    this.parts = parts
    this.table = table
  }

  get watched(): boolean {
    return this.watching !== null
  }

  /** After all that was begun before. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.line.then(work)
    this.line = done.catch(() => {})
    return done
  }

  /** Keeps the entry that `decide` makes of the table as it is; null: nothing had to be done. */
  act(decide: (table: Table) => Entry | null): Promise<Table> {
    return this.inLine(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const entry = await this.decided(decide)
        if (!entry) return this.table
        if (await this.append(entry)) {
          this.show()
          this.parts.written(this.table.id)
          return this.table
        }
      }
      throw new NotAllowed('unavailable', 'too many moves at once; try again')
    })
  }

  /** No is said only after a look at what other tabs have written: it may be that all is well there. */
  private async decided(decide: (table: Table) => Entry | null): Promise<Entry | null> {
    try {
      return decide(this.table)
    } catch (error) {
      if (!(await this.readNew())) throw error
      return decide(this.table)
    }
  }

  private async append(entry: Entry): Promise<boolean> {
    const { table } = this
    const { id, seq } = table
    const at = Math.max(Date.now(), table.at)
    try {
      fold(table, entry, at)
      const outcome = await this.parts.store.append({ table: id, seq, at, entry }, summaryOf(table))
      if (outcome === 'done') return true
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
    const table = await this.parts.load(this.table.id)
    if (!table) throw new NotAllowed('no-table', 'this game was deleted')
    this.table = table
    this.show()
  }

  /** Another tab may have written: read what is new. */
  catchUp(): Promise<boolean> {
    return this.inLine(() => this.readNew())
  }

  private async readNew(): Promise<boolean> {
    const rows = await this.parts.store.entriesSince(this.table.id, this.table.seq)
    if (rows.length === 0) return false
    foldRows(this.table, rows)
    this.show()
    return true
  }

  /** Shows the table, and from then on everything that happens, with these eyes alone. */
  watch(eyes: Eyes, since: number): Promise<void> {
    return this.inLine(async () => {
      await this.readNew()
      const { id } = this.table
      const { n, picture, info } = detached(this.seen(eyes))
      this.watching = { eyes, n, picture, info }
      const told = toldSince(this.table, eyes, Math.min(since, n))
      const seat = eyes === 'spectator' ? null : eyes
      this.parts.send({ t: 'table', table: id, seat, info, picture, n, told: detached(told) })
      const here = people(this.table)
      this.parts.send({
        t: 'presence',
        table: id,
        seats: this.table.seats.map((_, one) => here.includes(one)),
        watchers: 0,
      })
    })
  }

  unwatch(): void {
    this.watching = null
  }

  private seen(eyes: Eyes): { n: number; picture: Picture | null; info: TableInfo } {
    const { table } = this
    return { n: toldCount(table, eyes), picture: pictureFor(table, eyes), info: infoOf(table, NO_DAY, eyes) }
  }

  /** Sends what has changed since something was last shown. */
  private show(): void {
    const { watching, table } = this
    if (!watching) return
    const { n, picture, info } = this.seen(watching.eyes)
    const told = detached(toldSince(table, watching.eyes, watching.n))
    const delta = detached(picture ? diff(watching.picture as unknown as Json, picture as unknown as Json) : undefined)
    const about = detached(diff(watching.info as unknown as Json, info as unknown as Json))
    if (delta) watching.picture = patch(watching.picture as unknown as Json, delta) as unknown as Picture
    if (about) watching.info = patch(watching.info as unknown as Json, about) as unknown as TableInfo
    watching.n = n
    if (!delta && !about && told.length === 0) return
    this.parts.send({
      t: 'update',
      table: table.id,
      n,
      ...(delta ? { delta } : {}),
      ...(told.length > 0 ? { told } : {}),
      ...(about ? { info: about } : {}),
    })
  }
}

/** Carries on with entries that are kept already. */
export function foldRows(table: Table, rows: readonly EntryRow[]): void {
  for (const { seq, at, entry } of rows) if (seq === table.seq) fold(table, entry, at)
}

export function summaryOf(table: Table): Summary {
  const over = table.status === 'finished'
  return {
    status: table.status,
    seats: table.seats.map(({ person, bot }) => ({ label: person?.label ?? null, bot, person: person !== null })),
    turn: turn(table),
    moved: table.at,
    scores: over ? table.engine.scores(matchOf(table).state, 'all').map(({ total }) => total) : null,
    places: standings(table) ?? null,
  }
}

/** By its name: old rules bring a kernel of their own. */
const isIllegal = (error: unknown): error is IllegalMove => error instanceof Error && error.name === 'IllegalMove'
