// Knows who is at which table. Each process tells the others every few seconds whom it sees, and what is not repeated
// is forgotten. Changes within a moment are sent together, and nobody is sent what they know already.

import type { Asker } from '@wayfare/bots'
import { say } from './room.ts'
import type { News, Rooms } from './rooms.ts'
import { sendingMs } from './work-budget.ts'

type NewsWire = Pick<Rooms, 'self' | 'tell' | 'hear'>
type Somebody = {
  readonly asker: Asker
  sendText(text: string): void
  /** Charges the time of messages that were sent because of this person. */
  caused(ms: number): void
}
/** `shown` is the presence that this client was last sent. */
type LocalPresence = { readonly seats: readonly number[]; shown: string }
type RemotePresence = { readonly seats: readonly number[]; readonly watchers: number; readonly at: number }
type Change = { readonly by: Set<Somebody>; readonly timer: NodeJS.Timeout }

const AGAIN_MS = 20_000
const FORGET_MS = 50_000
const GATHER_MS = 200
/**
 * The delay grows with the number of watchers, so that all of them together are sent at most a hundred messages a
 * second.
 */
const GATHER_EACH_MS = 10
const GATHER_MOST_MS = 5_000

export class Presence {
  private readonly rooms: NewsWire
  private readonly now: () => number
  private readonly here = new Map<string, Map<Somebody, LocalPresence>>()
  private readonly elsewhere = new Map<string, Map<string, RemotePresence>>()
  private readonly changes = new Map<string, Change>()
  /** The presence that the other processes were last sent, by table. */
  private readonly told = new Map<string, string>()
  private readonly timer: NodeJS.Timeout
  private readonly stop: () => void

  constructor(rooms: NewsWire, now: () => number) {
    this.rooms = rooms
    this.now = now
    this.stop = rooms.hear((news) => this.onNews(news))
    this.timer = setInterval(() => this.repeatAll(), AGAIN_MS)
    this.timer.unref()
  }

  came(table: string, who: Somebody, seats: readonly number[]): void {
    const people = this.here.get(table) ?? new Map<Somebody, LocalPresence>()
    const before = people.get(who)
    if (before && sameSeats(before.seats, seats)) return
    people.set(who, { seats, shown: before?.shown ?? '' })
    this.here.set(table, people)
    this.changed(table, who)
  }

  left(table: string, who: Somebody): void {
    const people = this.here.get(table)
    if (!people?.delete(who)) return
    if (people.size === 0) this.here.delete(table)
    this.changed(table, who)
  }

  /** True if somebody at this seat has the table open now, in any process. */
  isHere(table: string, seat: number): boolean {
    for (const own of this.here.get(table)?.values() ?? []) if (own.seats.includes(seat)) return true
    for (const { seats } of this.elsewhere.get(table)?.values() ?? []) if (seats.includes(seat)) return true
    return false
  }

  /** True if anybody has the table open now, in any process. */
  isLookedAt(table: string): boolean {
    return this.here.has(table) || this.elsewhere.has(table)
  }

  /** The person for whom work at this table is done: a player who is here, or else a spectator. */
  whoWaits(table: string): Asker | undefined {
    const here = [...(this.here.get(table) ?? [])]
    const [who] = here.find(([, { seats }]) => seats.length > 0) ?? here[0] ?? []
    return who?.asker
  }

  private changed(table: string, by?: Somebody): void {
    const change = this.changes.get(table) ?? { by: new Set(), timer: this.showSoon(table) }
    if (by) change.by.add(by)
    this.changes.set(table, change)
  }

  private showSoon(table: string): NodeJS.Timeout {
    const watchers = this.here.get(table)?.size ?? 0
    const wait = Math.min(GATHER_MOST_MS, Math.max(GATHER_MS, watchers * GATHER_EACH_MS))
    return setTimeout(() => this.show(table), wait).unref()
  }

  private show(table: string): void {
    const by = this.changes.get(table)?.by ?? new Set()
    this.changes.delete(table)
    this.tellOthers(table)
    const text = this.message(table)
    let sent = 0
    for (const [who, here] of this.here.get(table) ?? []) {
      if (here.shown === text) continue
      here.shown = text
      who.sendText(text)
      sent++
    }
    for (const who of by) who.caused(sendingMs(text, sent) / by.size)
  }

  private message(table: string): string {
    const seats = new Set<number>()
    let watchers = 0
    for (const own of this.here.get(table)?.values() ?? []) {
      for (const seat of own.seats) seats.add(seat)
      if (own.seats.length === 0) watchers++
    }
    for (const seen of this.elsewhere.get(table)?.values() ?? []) {
      for (const seat of seen.seats) seats.add(seat)
      watchers += seen.watchers
    }
    const most = Math.max(-1, ...seats)
    return say({
      t: 'presence',
      table,
      seats: Array.from({ length: most + 1 }, (_, seat) => seats.has(seat)),
      watchers,
    })
  }

  /** Tells the other processes who is here. With `again` it repeats what they have been told before. */
  private tellOthers(table: string, again = false): void {
    const people = [...(this.here.get(table)?.values() ?? [])]
    const watchers = people.filter(({ seats }) => seats.length === 0).length
    const seats = [...new Set(people.flatMap((own) => own.seats))].sort((a, b) => a - b)
    const telling = people.length === 0 ? undefined : `${seats} ${watchers}`
    if (!again && telling === this.told.get(table)) return
    if (telling === undefined) this.told.delete(table)
    else this.told.set(table, telling)
    this.rooms.tell({ k: 'here', from: this.rooms.self, table, seats, watchers })
  }

  private onNews(news: News): void {
    if (news.k !== 'here' || news.from === this.rooms.self) return
    const seen = this.elsewhere.get(news.table) ?? new Map<string, RemotePresence>()
    if (news.seats.length === 0 && news.watchers === 0) seen.delete(news.from)
    else seen.set(news.from, { seats: news.seats, watchers: news.watchers, at: this.now() })
    if (seen.size > 0) this.elsewhere.set(news.table, seen)
    else this.elsewhere.delete(news.table)
    if (this.here.has(news.table)) this.changed(news.table)
  }

  private repeatAll(): void {
    for (const [table, seen] of this.elsewhere) {
      for (const [from, { at }] of seen) if (this.now() - at > FORGET_MS) seen.delete(from)
      if (seen.size === 0) this.elsewhere.delete(table)
      if (this.here.has(table)) this.changed(table)
    }
    for (const table of this.here.keys()) this.tellOthers(table, true)
  }

  close(): void {
    clearInterval(this.timer)
    for (const { timer } of this.changes.values()) clearTimeout(timer)
    this.stop()
  }
}

const sameSeats = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((seat, place) => seat === other[place])
