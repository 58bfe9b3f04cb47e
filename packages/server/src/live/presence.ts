// Who is there. Each process tells the others whom it sees, again every few seconds; what is not told again is forgotten.

import type { Hall, News } from './hall.ts'

type Somebody = { send(message: { t: 'presence'; table: string; seats: readonly boolean[]; watchers: number }): void }
type Seen = { readonly seats: readonly number[]; readonly watchers: number; readonly at: number }

const AGAIN_MS = 20_000
const FORGET_MS = 50_000

export class Presence {
  private readonly hall: Hall
  private readonly now: () => number
  private readonly here = new Map<string, Map<Somebody, readonly number[]>>()
  private readonly elsewhere = new Map<string, Map<string, Seen>>()
  private readonly timer: NodeJS.Timeout
  private readonly stop: () => void

  constructor(hall: Hall, now: () => number) {
    this.hall = hall
    this.now = now
    this.stop = hall.hear((news) => this.heard(news))
    this.timer = setInterval(() => this.again(), AGAIN_MS)
    this.timer.unref()
  }

  came(table: string, who: Somebody, seats: readonly number[]): void {
    const people = this.here.get(table) ?? new Map<Somebody, readonly number[]>()
    people.set(who, seats)
    this.here.set(table, people)
    this.tell(table)
    this.show(table)
  }

  left(table: string, who: Somebody): void {
    const people = this.here.get(table)
    if (!people?.delete(who)) return
    if (people.size === 0) this.here.delete(table)
    this.tell(table)
    this.show(table)
  }

  /** Does anybody at this seat look at the table now, in any process? */
  isHere(table: string, seat: number): boolean {
    for (const own of this.here.get(table)?.values() ?? []) if (own.includes(seat)) return true
    for (const { seats } of this.elsewhere.get(table)?.values() ?? []) if (seats.includes(seat)) return true
    return false
  }

  private at(table: string): { seats: Set<number>; watchers: number } {
    const seats = new Set<number>()
    let watchers = 0
    const count = (own: readonly number[]) => {
      for (const seat of own) seats.add(seat)
    }
    for (const own of this.here.get(table)?.values() ?? []) {
      count(own)
      if (own.length === 0) watchers++
    }
    for (const seen of this.elsewhere.get(table)?.values() ?? []) {
      count(seen.seats)
      watchers += seen.watchers
    }
    return { seats, watchers }
  }

  private show(table: string): void {
    const { seats, watchers } = this.at(table)
    const most = Math.max(-1, ...seats)
    const message = {
      t: 'presence',
      table,
      seats: Array.from({ length: most + 1 }, (_, seat) => seats.has(seat)),
      watchers,
    } as const
    for (const who of this.here.get(table)?.keys() ?? []) who.send(message)
  }

  private tell(table: string): void {
    const people = [...(this.here.get(table)?.values() ?? [])]
    const watchers = people.filter((own) => own.length === 0).length
    this.hall.tell({ k: 'here', from: this.hall.self, table, seats: [...new Set(people.flat())], watchers })
  }

  private heard(news: News): void {
    if (news.k !== 'here' || news.from === this.hall.self) return
    const seen = this.elsewhere.get(news.table) ?? new Map<string, Seen>()
    if (news.seats.length === 0 && news.watchers === 0) seen.delete(news.from)
    else seen.set(news.from, { seats: news.seats, watchers: news.watchers, at: this.now() })
    if (seen.size > 0) this.elsewhere.set(news.table, seen)
    else this.elsewhere.delete(news.table)
    this.show(news.table)
  }

  private again(): void {
    for (const [table, seen] of this.elsewhere) {
      for (const [from, { at }] of seen) if (this.now() - at > FORGET_MS) seen.delete(from)
      if (seen.size === 0) this.elsewhere.delete(table)
    }
    for (const table of this.here.keys()) this.tell(table)
  }

  close(): void {
    clearInterval(this.timer)
    this.stop()
  }
}
