// A table in this process: those who watch it, and one thing at a time that happens to it. Nothing is shown or acknowledged before
// it is durable, so whoever looks waits in the same line as those who act.

import type { Eyes, IllegalMove, Json } from '@wayfare/kernel'
import { diff, type Picture, patch, type ServerMessage, type TableInfo } from '@wayfare/protocol'
import {
  detached,
  type Entry,
  fold,
  hasEnded,
  infoOf,
  NotAllowed,
  pictureFor,
  type Table,
  toldCount,
  toldSince,
  turn,
} from '@wayfare/table'
import type { House } from '../house.ts'
import { beforeEntry, consequences, entriesSince, foldRows, learnNames, loadTable } from '../tables/kept.ts'

/** Where messages go: a connection, or a test. The text is the same for all who look with the same eyes. */
export type Listener = { send(text: string): void }

/** Same eyes, same messages: put together once. */
type Watch = {
  readonly listeners: Set<Listener>
  n: number
  picture: Picture | null
  info: TableInfo
  /** When they were last sent something. */
  sentAt: number
}

/** How often to begin again when other processes write to the same table at the same moment. */
const TRIES = 8

export class Room {
  table: Table
  /** When somebody last needed this. */
  used: number
  private readonly house: House
  private readonly watches = new Map<Eyes, Watch>()
  private line: Promise<unknown> = Promise.resolve()
  /** Whose decision it was when it was last told. */
  private deciding: readonly number[] = []
  /** Eyes that will be shown what is new together with what is still to come. */
  private readonly late = new Set<Eyes>()
  private lateTimer: NodeJS.Timeout | undefined
  private readonly written: (table: Table) => void
  private info: TableInfo

  /** `written`: called after an entry of this process is durable. */
  constructor(house: House, table: Table, written: (table: Table) => void) {
    this.house = house
    this.table = table
    this.used = house.now()
    this.written = written
    this.info = this.infoFor('spectator')
  }

  get watched(): boolean {
    return this.watches.size > 0
  }

  /** After all that was begun before. */
  inLine<T>(work: () => Promise<T> | T): Promise<T> {
    this.used = this.house.now()
    const done = this.line.then(work)
    this.line = done.catch(() => {})
    return done
  }

  /**
   * Writes the entry that `decide` makes of the table as it is, and resolves when it is durable; null: nothing had to be done. Where
   * another process was first, the table catches up and `decide` is asked again. `then` reads the table before the next in line
   * changes it.
   */
  act(decide: (table: Table) => Entry | null, then: (table: Table) => void = () => {}): Promise<Entry | null> {
    return this.inLine(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const entry = await this.decided(decide)
        if (!entry) {
          then(this.table)
          return null
        }
        if (await this.append(entry)) {
          await learnNames(this.house.db, this.table)
          this.refresh('seat' in entry ? entry.seat : null)
          this.written(this.table)
          then(this.table)
          return entry
        }
      }
      throw new NotAllowed('unavailable', 'too many moves at once; try again')
    })
  }

  /** No is said only after a look at what other processes have written: it may be that all is well there. */
  private async decided(decide: (table: Table) => Entry | null): Promise<Entry | null> {
    try {
      return decide(this.table)
    } catch (error) {
      if (!(await this.readNew())) throw error
      return decide(this.table)
    }
  }

  private async append(entry: Entry): Promise<boolean> {
    const { table, house } = this
    const { seq } = table
    const at = Math.max(house.now(), table.at)
    const before = beforeEntry(table)
    try {
      fold(table, entry, at)
      const row = { table_id: table.id, seq, at, body: JSON.stringify(entry) }
      if (await house.db.append(row, consequences(house, table, entry, before))) return true
    } catch (error) {
      if (isIllegal(error)) throw new NotAllowed('illegal', error.message, error.reasons)
      // Nobody knows whether it was written, or how far it was carried out: the log does.
      await this.reload()
      throw error
    }
    await this.reload()
    return false
  }

  /** The table as its log has it, whatever was thought here. */
  private async reload(): Promise<void> {
    const table = await loadTable(this.house.db, this.table.id)
    if (!table) throw new Error(`table ${this.table.id} is gone`)
    this.table = table
    this.refresh()
  }

  /** Another process may have written: read what is new. */
  catchUp(): Promise<boolean> {
    return this.inLine(() => this.readNew())
  }

  private async readNew(): Promise<boolean> {
    const { db } = this.house
    if (db.kind === 'sqlite') return false
    const rows = await entriesSince(db, this.table.id, this.table.seq)
    if (rows.length === 0) return false
    foldRows(this.table, rows)
    await learnNames(db, this.table)
    this.refresh()
    return true
  }

  /** Shows the table to a new listener, and everything that happens from then on. Nobody is shown less than another process did. */
  watch(listener: Listener, eyes: Eyes, since: number): Promise<void> {
    return this.inLine(async () => {
      await this.readNew()
      this.renewInfo()
      const watch = this.watches.get(eyes) ?? { listeners: new Set(), sentAt: 0, ...detached(this.seen(eyes)) }
      this.watches.set(eyes, watch)
      watch.listeners.add(listener)
      const { n, info, picture } = watch
      const told = toldSince(this.table, eyes, Math.min(since, n))
      const seat = eyes === 'spectator' ? null : eyes
      listener.send(say({ t: 'table', table: this.table.id, seat, info, picture, n, told }))
    })
  }

  unwatch(listener: Listener): void {
    for (const [eyes, { listeners }] of this.watches) {
      listeners.delete(listener)
      if (listeners.size === 0) this.watches.delete(eyes)
    }
  }

  /** Somebody is called differently now, or no more. */
  rename(person: string, name: string): Promise<void> {
    return this.inLine(() => {
      if (!this.table.names.has(person)) return
      this.table.names.set(person, name)
      this.refresh()
    })
  }

  /** To all who watch, whatever their eyes. */
  tellAll(message: ServerMessage): void {
    const text = say(message)
    for (const { listeners } of this.watches.values()) for (const listener of listeners) listener.send(text)
  }

  private seen(eyes: Eyes): { n: number; picture: Picture | null; info: TableInfo } {
    const { table, info } = this
    return {
      n: toldCount(table, eyes),
      picture: pictureFor(table, eyes),
      info: table.proposal ? this.infoFor(eyes) : info,
    }
  }

  private infoFor(eyes: Eyes): TableInfo {
    return infoOf(this.table, today(this.house), eyes)
  }

  /** Only what is proposed looks different to different eyes. What has not changed stays the same object, and need not be compared. */
  private renewInfo(): void {
    const info = this.infoFor('spectator')
    if (diff(this.info as unknown as Json, info as unknown as Json)) this.info = info
  }

  /**
   * Tells what has changed: at once to whoever acted and to those to whom the decision has passed, and to all where little
   * happens; where moves follow each other closely, the others are told of several together, for that is most of the work.
   */
  private refresh(actor: Eyes | null = null): void {
    this.renewInfo()
    const { table, house } = this
    const deciding = turn(table)
    const passed = deciding.length !== this.deciding.length || deciding.some((seat) => !this.deciding.includes(seat))
    this.deciding = deciding
    const atOnce = hasEnded(table)
    const rested = house.now() - house.settings.BYSTANDER_MS
    for (const [eyes, watch] of this.watches) {
      const waits = eyes === actor || (passed && eyes !== 'spectator' && deciding.includes(eyes))
      if (atOnce || waits || watch.sentAt <= rested) this.show(eyes, watch)
      else this.showLater(eyes)
    }
  }

  private showLater(eyes: Eyes): void {
    this.late.add(eyes)
    this.lateTimer ??= setTimeout(() => {
      this.lateTimer = undefined
      // In line: what is under way may not be durable yet.
      void this.inLine(() => {
        for (const one of [...this.late]) {
          const watch = this.watches.get(one)
          if (watch) this.show(one, watch)
        }
        this.late.clear()
      })
    }, this.house.settings.BYSTANDER_MS)
  }

  /** Sends these eyes what has changed for them since they were last shown something. */
  private show(eyes: Eyes, watch: Watch): void {
    this.late.delete(eyes)
    const { n, picture, info } = this.seen(eyes)
    const told = toldSince(this.table, eyes, watch.n)
    // Only what has changed is copied from the state.
    const delta = detached(picture ? diff(watch.picture as unknown as Json, picture as unknown as Json) : undefined)
    const about = diff(watch.info as unknown as Json, info as unknown as Json)
    if (delta) watch.picture = patch(watch.picture as unknown as Json, delta) as unknown as Picture
    Object.assign(watch, { n, info })
    if (!delta && !about && told.length === 0) return
    watch.sentAt = this.house.now()
    const update: Writable<Extract<ServerMessage, { t: 'update' }>> = { t: 'update', table: this.table.id, n }
    if (delta) update.delta = delta
    if (told.length > 0) update.told = told
    if (about) update.info = about
    const text = say(update)
    for (const listener of watch.listeners) listener.send(text)
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** By its name: old rules bring a kernel of their own. */
const isIllegal = (error: unknown): error is IllegalMove => error instanceof Error && error.name === 'IllegalMove'
export const say = (message: ServerMessage): string => JSON.stringify(message)
const DAY_MS = 24 * 60 * 60 * 1000
let lastDay = { number: -1, day: '' }
/** The day by which daily deals go: that of Greenwich. Asked for at every move, so it is written out once a day. */
export function today(house: House): { readonly day: string } {
  const number = Math.floor(house.now() / DAY_MS)
  if (number !== lastDay.number) lastDay = { number, day: new Date(number * DAY_MS).toISOString().slice(0, 10) }
  return lastDay
}
