// All tables that this process has in memory, and the news about tables that other processes write to.

import { randomBytes } from 'node:crypto'
import { TABLE_ID } from '@wayfare/protocol'
import { botsToMove, type Entry, NotAllowed, type Table } from '@wayfare/table'
import type { Context } from '../context.ts'
import { summaryOf } from '../tables/summary.ts'
import { loadTable } from '../tables/table-store.ts'
import { Room } from './room.ts'
import { Meter } from './work-budget.ts'

/** The news that processes send each other. */
export type News =
  | { readonly k: 'entry'; readonly table: string; readonly seq: number }
  | { readonly k: 'name'; readonly person: string; readonly name: string }
  | { readonly k: 'out'; readonly person: string }
  | { readonly k: 'mutes'; readonly person: string }
  | { readonly k: 'chat'; readonly table: string; readonly id: number }
  | {
      readonly k: 'thinking'
      readonly table: string
      readonly seat: number
      readonly done: number
      readonly before: number
    }
  | {
      readonly k: 'here'
      /** The id of the process that sends it. */
      readonly from: string
      readonly table: string
      readonly seats: readonly number[]
      readonly watchers: number
    }

const SUMMARY_MS = 2_000
const LOST_NEWS_MS = 5_000
const DOUBT_MS = 1_000
/** How long a table stays in memory after nobody needs it. */
const LEAVE_MS = 1_000

export class Rooms {
  /** The id of this process among those that share the database. */
  readonly self = randomBytes(6).toString('hex')
  /** Called when a bot has to move at a table that this process has just written to. */
  botsWait: (table: string) => void = () => {}
  /** Called when the turn may have passed to somebody else. */
  turnPassed: (table: Table) => void = () => {}
  private readonly context: Context
  private readonly byId = new Map<string, Promise<Room>>()
  private readonly openRooms = new Map<string, Room>()
  private readonly behind = new Set<Room>()
  private readonly leaving = new Set<Room>()
  private readonly listeners = new Set<(news: News) => void>()
  private readonly stops: (() => void)[] = []

  constructor(context: Context) {
    this.context = context
    this.stops.push(context.db.bus.hear((line) => this.onNewsLine(line)))
    this.every(SUMMARY_MS, async () => {
      await this.writeSummaries()
      for (const room of this.leaving) if (room.watched) this.leaving.delete(room)
      this.tidy(this.leaving, LEAVE_MS)
    })
    this.every(LOST_NEWS_MS, () => this.lostNews())
    this.every(DOUBT_MS, () => this.endDoubts())
    this.every(Math.min(30_000, context.settings.ROOM_SECONDS * 1000), () =>
      this.tidy(this.openRooms.values(), context.settings.ROOM_SECONDS * 1000),
    )
  }

  private every(ms: number, work: () => Promise<void> | void): void {
    let under = false
    const timer = setInterval(async () => {
      if (under) return
      under = true
      try {
        await work()
      } catch (error) {
        this.context.log.warn({ err: error }, 'work on the rooms failed')
      }
      under = false
    }, ms)
    timer.unref()
    this.stops.push(() => clearInterval(timer))
  }

  /** Returns the room of a table. Reading it from the database is charged to `meter`. */
  async room(id: string, meter = new Meter()): Promise<Room> {
    const found = this.byId.get(id) ?? this.enter(id, meter)
    this.byId.set(id, found)
    try {
      const room = await found
      room.used = this.context.now()
      this.leaving.delete(room)
      return room
    } catch (error) {
      this.byId.delete(id)
      throw error
    }
  }

  private async enter(id: string, meter: Meter): Promise<Room> {
    const table = TABLE_ID.test(id) ? await loadTable(this.context, id, meter) : undefined
    if (!table) throw new NotAllowed('no-table', `there is no table ${id}`)
    return this.roomFor(table)
  }

  /** Opens a room for a table that was made here a moment ago and need not be read. */
  open(table: Table): void {
    this.byId.set(table.id, Promise.resolve(this.roomFor(table)))
  }

  private roomFor(table: Table): Room {
    const room = new Room(this.context, table, (written) => this.onWritten(room, written))
    this.openRooms.set(table.id, room)
    this.context.metrics.rooms.set(this.openRooms.size)
    return room
  }

  /**
   * Writes an entry, made by `decide` from the table as it is, and resolves when it is durable. `then` is explained at
   * Room.act. `meter` is also charged for earlier work at this table that was shown late.
   */
  async act(
    id: string,
    decide: (table: Table) => Entry | null,
    { then, meter = new Meter() }: { readonly then?: (table: Table) => void; readonly meter?: Meter } = {},
  ): Promise<{ table: Table; entry: Entry | null }> {
    const room = this.openRooms.get(id) ?? (await this.room(id, meter))
    try {
      const entry = await room.act(decide, then)
      return { table: room.table, entry }
    } finally {
      meter.ms += room.takeWork()
    }
  }

  /** The number of clients of this process that are sent what happens at this table. */
  audience(id: string): number {
    return this.openRooms.get(id)?.listeners ?? 0
  }

  /** Reads the table when everything that was begun is done. */
  async look<T>(id: string, use: (table: Table) => T, meter = new Meter()): Promise<T> {
    const room = await this.room(id, meter)
    return room.look((table) => meter.time(() => use(table)))
  }

  /** Reads what other processes have written to this table. */
  async catchUp(id: string): Promise<void> {
    const room = await this.room(id)
    await room.catchUp()
  }

  private onWritten(room: Room, table: Table): void {
    this.behind.add(room)
    this.tell({ k: 'entry', table: table.id, seq: table.seq })
    if (botsToMove(table).length > 0) this.botsWait(table.id)
    this.turnPassed(table)
  }

  tell(news: News): void {
    this.context.db.bus.tell(JSON.stringify(news))
  }

  hear(heard: (news: News) => void): () => void {
    this.listeners.add(heard)
    return () => this.listeners.delete(heard)
  }

  private onNewsLine(line: string): void {
    const news = JSON.parse(line) as News
    if (news.k === 'entry') {
      const room = this.openRooms.get(news.table)
      // This process knows its own entries already.
      if (room && room.table.seq < news.seq) this.inBackground(room.catchUp())
      return
    }
    if (news.k === 'name') {
      for (const room of this.openRooms.values()) this.inBackground(room.rename(news.person, news.name))
      return
    }
    if (news.k === 'thinking') {
      const { table, seat, done, before } = news
      this.openRooms.get(table)?.tellAll({ t: 'thinking', table, seat, done, ...(before ? { before } : {}) })
      return
    }
    for (const listener of this.listeners) listener(news)
  }

  private inBackground(work: Promise<unknown>): void {
    work.catch((error) => this.context.log.warn({ err: error }, 'a table could not be read'))
  }

  /**
   * Writes the summaries that lists of tables show. They follow from the log and are written later, so whoever reads a
   * list checks them against it.
   */
  private async writeSummaries(): Promise<void> {
    const { sql } = this.context.db
    const rooms = [...this.behind]
    this.behind.clear()
    // This waits in the queue, so that a summary contains nothing that is not durable.
    const updates = await Promise.allSettled(
      rooms.map((room) =>
        room.inLine(() =>
          sql
            .updateTable('tables')
            .set({ ...summaryOf(room.table), changed_at: room.table.noticedAt })
            .where('id', '=', room.table.id)
            .where('summary_seq', '<', room.table.seq),
        ),
      ),
    )
    try {
      await this.context.db.together(updates.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])))
    } catch (error) {
      for (const room of rooms) this.behind.add(room)
      throw error
    }
  }

  /** Shows watchers of a table whose last entry may be lost what became of it, as soon as the database says so. */
  private async endDoubts(): Promise<void> {
    const rooms = [...this.openRooms.values()].filter((room) => room.inDoubt && room.watched)
    await Promise.allSettled(rooms.map((room) => room.inLine(() => {})))
  }

  /**
   * Looks for lost news of watched tables. News are lost if a process dies between its commit and its message to the
   * others.
   */
  private async lostNews(): Promise<void> {
    if (this.context.db.kind === 'sqlite') return
    const watched = [...this.openRooms.values()].filter((room) => room.watched)
    for (let i = 0; i < watched.length; i += 500) {
      const rooms = watched.slice(i, i + 500)
      const rows = await this.context.db.sql
        .selectFrom('entries')
        .select(({ fn }) => ['table_id', fn.max('seq').as('seq')])
        .where(
          'table_id',
          'in',
          rooms.map(({ table }) => table.id),
        )
        .groupBy('table_id')
        .execute()
      for (const row of rows) {
        const room = this.openRooms.get(row.table_id)
        if (room && room.table.seq <= row.seq) await room.catchUp()
      }
    }
  }

  /** Marks a table at which nobody plays or watches now, so that it need not stay in memory for long. */
  releaseRoom(id: string): void {
    const room = this.openRooms.get(id)
    if (room && !room.watched) this.leaving.add(room)
  }

  private tidy(rooms: Iterable<Room>, unusedMs: number): void {
    const { now, metrics } = this.context
    for (const room of rooms) {
      const { id } = room.table
      if (room.watched || room.busy || this.behind.has(room) || now() - room.used < unusedMs) continue
      this.leaving.delete(room)
      this.openRooms.delete(id)
      this.byId.delete(id)
    }
    metrics.rooms.set(this.openRooms.size)
  }

  async close(): Promise<void> {
    for (const stop of this.stops) stop()
    await Promise.allSettled([...this.openRooms.values()].map((room) => room.inLine(() => {})))
    await this.writeSummaries()
  }
}
