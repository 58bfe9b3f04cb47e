// A table in this process, and the clients that watch it.

import type { Seat } from '@wayfare/kernel'
import { diff, type ServerMessage, type TableInfo } from '@wayfare/protocol'
import {
  type Decide,
  type Entry,
  eyesOf,
  hasEnded,
  infoOf,
  SharedTable,
  type Table,
  turn,
  type Viewer,
  Watch,
} from '@wayfare/table'
import type { Context } from '../context.ts'
import { beforeEntry, consequences } from '../tables/consequences.ts'
import { entriesSince, entryOf, learnNames, loadTable } from '../tables/table-store.ts'
import { Meter } from './work-budget.ts'

/** A receiver of messages: a connection, or a test. All listeners with the same viewer get the same text. */
export type Listener = { send(text: string): void }

/**
 * The listeners of one viewer. Their messages are the same, so they are composed once. `sentAt` is the time of the last
 * one.
 */
type Watchers = { readonly listeners: Set<Listener>; readonly watch: Watch; sentAt: number }

export class Room extends SharedTable {
  /** The time when this room was last used. */
  used: number
  private readonly context: Context
  private readonly watches = new Map<Viewer, Watchers>()
  /** The seats to decide when the table was last shown. */
  private deciding: readonly number[] = []
  /** Viewers who will be shown the latest changes together with those that follow. */
  private readonly late = new Set<Viewer>()
  private lateTimer: NodeJS.Timeout | undefined
  private readonly written: (table: Table) => void
  private info: TableInfo
  /**
   * The public information about the table by viewer. It changes only if that of spectators does, or if something is
   * proposed.
   */
  private readonly infos = new Map<Viewer, TableInfo>()
  /** Work done here that has not yet been charged to anybody. */
  private work = new Meter()
  /** The time at which the present decision was begun, if one is under way. */
  private decisionBegan: number | undefined
  private begun = 0
  /** The time of the last look at the database for somebody who opened the table. */
  private lookedAt = 0

  /** `written` is called after an entry of this process is durable. */
  constructor(context: Context, table: Table, written: (table: Table) => void) {
    super(table)
    this.context = context
    this.used = context.now()
    this.written = written
    this.info = this.infoFor('spectator')
  }

  get busy(): boolean {
    return this.begun > 0
  }

  get watched(): boolean {
    return this.watches.size > 0
  }

  /** Returns the milliseconds of work since the last call. They are charged to whoever acted last. */
  takeWork(): number {
    const { ms } = this.work
    this.work.ms = 0
    return ms
  }

  get listeners(): number {
    let count = 0
    for (const { listeners } of this.watches.values()) count += listeners.size
    return count
  }

  override inLine<T>(work: () => Promise<T> | T): Promise<T> {
    this.used = this.context.now()
    this.begun++
    const done = super.inLine(work)
    const ended = () => void this.begun--
    done.then(ended, ended)
    return done
  }

  /**
   * Decides and writes an entry, and resolves when it is durable. `then` reads the table before the next in the queue
   * changes it.
   */
  act(decide: Decide, then: (table: Table) => void = () => {}): Promise<Entry | null> {
    return this.inLine(async () => {
      const entry = await this.decideMetered(decide)
      if (entry) {
        const byMove = entry.k === 'moved'
        if (!byMove) await this.learnNames()
        this.work.time(() => this.changed('seat' in entry ? entry.seat : null, byMove))
        this.written(this.table)
      }
      then(this.table)
      return entry
    })
  }

  /** Runs the decision without a pause, up to the refusal or to the entry on its way to the database. */
  private async decideMetered(decide: Decide): Promise<Entry | null> {
    this.decisionBegan = performance.now()
    try {
      return await this.decideAndKeep(decide)
    } finally {
      this.decisionEnds()
    }
  }

  private decisionEnds(): void {
    if (this.decisionBegan !== undefined) this.work.ms += performance.now() - this.decisionBegan
    this.decisionBegan = undefined
  }

  /**
   * Looks up missing names. What is new is durable by now and must be shown, so a name that cannot be found stays empty
   * for a while.
   */
  private async learnNames(): Promise<void> {
    const { db, log } = this.context
    await learnNames(db, this.table).catch((error) => log.warn({ err: error }, 'a name could not be looked up'))
  }

  protected now(): number {
    return this.context.now()
  }

  protected keeping(entry: Entry) {
    const { table, context } = this
    const before = beforeEntry(table)
    return (seq: number, at: number) => {
      const row = { table_id: table.id, seq, at, body: JSON.stringify(entry) }
      const appended = context.db.append(row, consequences(context, table, entry, before))
      this.decisionEnds()
      return appended
    }
  }

  protected async read(): Promise<Table> {
    const table = await loadTable(this.context, this.table.id)
    if (!table) throw new Error(`table ${this.table.id} is gone`)
    return table
  }

  protected async holds(seq: number, entry: Entry): Promise<boolean> {
    const [row] = await entriesSince(this.context.db, this.table.id, seq)
    return row?.seq === seq && row.body === JSON.stringify(entry)
  }

  protected async readNew(): Promise<boolean> {
    const { db } = this.context
    if (db.kind === 'sqlite' || this.table.broken !== null) return false
    const rows = await entriesSince(db, this.table.id, this.table.seq)
    if (rows.length === 0) return false
    await this.carryOn(rows, entryOf)
    await this.learnNames()
    this.changed(null)
    return true
  }

  protected reread(): void {
    this.changed(null)
    // The database may hold an entry of this process whose success was never confirmed.
    this.written(this.table)
  }

  /**
   * Shows the table to a new listener, and everything that happens from then on. If another process has shown this
   * client more, the table is read again first.
   */
  watch(listener: Listener, viewer: Viewer, since: number, meter = new Meter()): Promise<void> {
    const asked = performance.now()
    return this.inLine(async () => {
      // A look at the database that began after this call is recent enough: everybody opens the table at once when a
      // game begins.
      if (this.lookedAt < asked) {
        const began = performance.now()
        await this.readNew()
        this.lookedAt = began
      }
      meter.time(() => {
        this.renewInfo()
        const watchers = this.watchersOf(viewer)
        watchers.listeners.add(listener)
        const text = say(watchers.watch.whole(this.table, since))
        listener.send(text)
        meter.sent(text)
      })
    })
  }

  /** Returns the watchers of one viewer, brought up to date, so that a new listener can be shown everything. */
  private watchersOf(viewer: Viewer): Watchers {
    const known = this.watches.get(viewer)
    if (known) {
      this.show(viewer, known)
      return known
    }
    const watch = new Watch(this.table, eyesOf(viewer), this.infoNow(viewer))
    const made = { listeners: new Set<Listener>(), watch, sentAt: 0 }
    this.watches.set(viewer, made)
    return made
  }

  unwatch(listener: Listener): void {
    for (const [viewer, { listeners }] of this.watches) {
      listeners.delete(listener)
      if (listeners.size === 0) this.watches.delete(viewer)
    }
  }

  /** Changes the name of a person at this table, or removes it. */
  rename(person: string, name: string): Promise<void> {
    return this.inLine(() => {
      if (!this.table.names.has(person)) return
      this.table.names.set(person, name)
      this.changed(null)
    })
  }

  /** Sends a message to everybody who watches, whatever they may see. */
  tellAll(message: ServerMessage): void {
    const text = say(message)
    for (const { listeners } of this.watches.values()) for (const listener of listeners) listener.send(text)
  }

  private infoNow(viewer: Viewer): TableInfo {
    if (this.table.proposal) return this.infoFor(viewer)
    if (viewer === 'spectator') return this.info
    const info = this.infos.get(viewer) ?? this.infoFor(viewer)
    this.infos.set(viewer, info)
    return info
  }

  private infoFor(viewer: Viewer): TableInfo {
    return infoOf(this.table, today(this.context), viewer)
  }

  /** Information that has not changed stays the same object, so that it need not be compared again. */
  private renewInfo(): void {
    const info = this.infoFor('spectator')
    if (!diff(this.info, info)) return
    this.info = info
    this.infos.clear()
  }

  /**
   * Shows what has changed: at once to whoever acted and to the seats that now have to decide, and to everybody if
   * little happens. If moves follow each other closely, other viewers are shown several together, because sending is
   * most of the work.
   */
  private changed(actor: Seat | null, byMove = false): void {
    const { table, context } = this
    // A move changes only the game, unless it ends the game or the first round, or makes a proposal obsolete.
    if (!byMove || hasEnded(table) || this.info.proposal || this.info.may?.takeOver) this.renewInfo()
    const deciding = turn(table)
    const passed = deciding.length !== this.deciding.length || deciding.some((seat) => !this.deciding.includes(seat))
    this.deciding = deciding
    const atOnce = hasEnded(table)
    const rested = context.now() - context.settings.BYSTANDER_MS
    for (const [viewer, watch] of this.watches) {
      const waits = viewer === actor || (passed && typeof viewer === 'number' && deciding.includes(viewer))
      if (atOnce || waits || watch.sentAt <= rested) this.show(viewer, watch)
      else this.showLater(viewer)
    }
  }

  private showLater(viewer: Viewer): void {
    this.late.add(viewer)
    this.lateTimer ??= setTimeout(() => {
      this.lateTimer = undefined
      // This waits in the queue, since an entry that is under way may not be durable yet.
      void this.inLine(() => {
        this.work.time(() => this.showLate())
      })
    }, this.context.settings.BYSTANDER_MS)
  }

  private showLate(): void {
    for (const one of [...this.late]) {
      const watch = this.watches.get(one)
      if (watch) this.show(one, watch)
    }
    this.late.clear()
  }

  /** Sends this viewer what has changed for them since they were last shown something. */
  private show(viewer: Viewer, watchers: Watchers): void {
    this.late.delete(viewer)
    const update = watchers.watch.update(this.table, this.infoNow(viewer))
    if (!update) return
    watchers.sentAt = this.context.now()
    const text = say(update)
    for (const listener of watchers.listeners) listener.send(text)
    this.work.sent(text, watchers.listeners.size)
  }
}

export const say = (message: ServerMessage): string => JSON.stringify(message)
const DAY_MS = 24 * 60 * 60 * 1000
let lastDay = { number: -1, day: '' }
/** The date in UTC, which decides about daily deals. It is needed at every move, so the text is made once a day. */
export function today(context: Pick<Context, 'now'>): { readonly day: string } {
  const number = Math.floor(context.now() / DAY_MS)
  if (number !== lastDay.number) lastDay = { number, day: new Date(number * DAY_MS).toISOString().slice(0, 10) }
  return lastDay
}
