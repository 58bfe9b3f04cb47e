// One vocabulary of payment for all games: what is owed, what it can be paid with, and the cheapest sensible way.
// What is paid together is one cost and is checked as a whole: two coins are not both price and pilot.

import type { Tell } from './events.ts'
import type { Id, Seat } from './types.ts'

/** Units owed by name: `{ coin: 2, boot: 1 }`. */
export type Cost = Readonly<Record<string, number>>
export type Bag = Readonly<Record<string, number>>

/** A way to pay. It may be used again and again, as long as what it takes lasts and `max` is not reached. */
export type Source = {
  /** As a move names it: `coin`, `pilot`, `card-7`. */
  readonly id: Id
  /** Each unit it gives may stand for any one of these. */
  readonly covers: readonly string[]
  /** Units that one use gives. What is not needed is left over, and `spend` hears of it. */
  readonly units: number
  /** What one use takes of what the seat holds, and how much of it; nothing for a thing that is its own source. */
  readonly takes: string | null
  readonly each: number
  /** The number of what it takes, or -1: made by `source()`. */
  readonly thing: number
  /** How often it can be used; 1 for a thing that there is only one of, such as a card. */
  readonly max: number
  /** What the proposal avoids: the sum of these is made small. */
  readonly weight: number
}

/** One unit, without end, at weight 1, unless the fields say otherwise. */
export function source(id: Id, covers: readonly string[], more: Partial<Omit<Source, 'thing'>>): Source {
  const { units = 1, takes = null, each = 1, max = Number.MAX_SAFE_INTEGER, weight = 1 } = more
  return { id, covers, units, takes, each, thing: takes === null ? -1 : numberOf(takes), max, weight }
}

/** How a game's seats pay. */
export type Purse<S> = {
  sources(s: S, by: Seat): readonly Source[]
  /** How much there is of all that the sources take. */
  holds(s: S, by: Seat): Bag
  /** Takes the payment away. `left`: for each source how many of its units were not needed. */
  spend(s: S, by: Seat, uses: readonly Id[], left: Bag, tell: Tell): void
}

/** What a seat could pay with, read once for all that is asked in one decision. `stock`: how much there is, by number of the thing. */
export type Funds = { readonly sources: readonly Source[]; readonly stock: number[] }

export function fundsOf<S>(purse: Purse<S>, s: S, by: Seat): Funds {
  const holds = purse.holds(s, by)
  const stock: number[] = []
  for (let i = 0; i < THINGS.length; i++) stock.push(holds[THINGS[i] as string] ?? 0)
  return { sources: purse.sources(s, by), stock }
}

/** Things that any source takes, numbered as they come up: a number is found faster than a name. */
const THINGS: string[] = []

function numberOf(thing: string): number {
  const known = THINGS.indexOf(thing)
  return known >= 0 ? known : THINGS.push(thing) - 1
}

/** Can the cost be paid, some of it in the way that `paid` names? */
export function affordable(cost: Cost, funds: Funds, paid: readonly Id[] = NONE): boolean {
  if (paid.length === 0) {
    if (isPlain(cost, funds)) return true
    if (isBeyond(cost, funds)) return false
  }
  return search.run(cost, funds, paid, true)
}
const NONE: readonly Id[] = []

/** `uses` pay for `needs`, one for one; `left` is what then remains in stock. */
export type Proposal = {
  readonly uses: readonly Id[]
  readonly needs: readonly string[]
  readonly left: readonly number[]
}

/** The lightest way to pay what `paid` leaves open, or undefined if there is none. */
export function cheapest(cost: Cost, funds: Funds, paid: readonly Id[]): Proposal | undefined {
  search.run(cost, funds, paid, false)
  return search.best
}

/** Do these uses cover the cost? */
export function covers(cost: Cost, sources: readonly Source[], paid: readonly Id[]): boolean {
  return search.coverWith(cost, sources, paid) !== undefined
}

/** The units for which one more use would help: those that some best use of what was paid leaves open. */
export function openUnits(cost: Cost, sources: readonly Source[], paid: readonly Id[]): string[] {
  const units = Object.keys(cost).filter((unit) => (cost[unit] as number) > 0)
  if (paid.length === 0) return units
  const plain = openIfPlain(cost, units, sources, paid)
  if (plain) return plain
  const most = search.most(cost, sources, paid, '')
  return units.filter((unit) => search.most(cost, sources, paid, unit) === most)
}

/** The same without a search, where each source pays for one kind of unit only. */
function openIfPlain(
  cost: Cost,
  units: string[],
  sources: readonly Source[],
  paid: readonly Id[],
): string[] | undefined {
  if (units.length === 1) return units
  const left = units.map((unit) => cost[unit] as number)
  for (const id of paid) {
    const { covers: kinds, units: given } = sourceBy(sources, id) ?? NO_SOURCE
    let only = -1
    for (let i = 0; i < units.length; i++) {
      if (!has(kinds, units[i] as string)) continue
      if (only >= 0) return undefined
      only = i
    }
    if (only >= 0) left[only] = (left[only] as number) - given
  }
  return units.filter((_, i) => (left[i] as number) > 0)
}

const NO_SOURCE: Pick<Source, 'covers' | 'units'> = { covers: [], units: 0 }

/** How many units more must be given at the least. */
export function unitsShort(cost: Cost, sources: readonly Source[], paid: readonly Id[]): number {
  let short = 0
  for (const unit in cost) short += cost[unit] as number
  for (const id of paid) short -= sourceBy(sources, id)?.units ?? 0
  return short
}

/** Can this source take the place of a use that the proposal makes? A quick yes; a no means that nothing is known yet. */
export function exchangeable(index: number, { sources }: Funds, paid: readonly Id[], proposal: Proposal): boolean {
  const source = sources[index] as Source
  const { uses, needs, left } = proposal
  let used = 0
  for (const id of paid) if (id === source.id) used++
  if (used >= source.max) return false
  const of = source.thing
  for (let i = 0; i < uses.length; i++) {
    const at = indexOf(sources, uses[i] as Id)
    const replaced = sources[at] as Source
    if (replaced.units > 1 || !has(source.covers, needs[i] as string)) continue
    if (of < 0) return true
    const back = replaced.thing === of ? replaced.each : 0
    if ((left[of] as number) + back >= source.each) return true
  }
  return false
}

/** What remains of the units that these uses give once the cost is covered; undefined if it is not. */
export function leftovers(cost: Cost, sources: readonly Source[], paid: readonly Id[]): Bag | undefined {
  const spare = search.coverWith(cost, sources, paid)
  if (!spare) return undefined
  const left: Record<string, number> = {}
  for (const { id } of spare) left[id] = (left[id] ?? 0) + 1
  return left
}

/** The common case needs no search: every unit is paid by the thing of its own name. */
function isPlain(cost: Cost, { sources, stock }: Funds): boolean {
  for (const unit in cost) {
    const at = indexOf(sources, unit)
    if (at < 0) return false
    const { each, max, covers, takes, thing } = sources[at] as Source
    const owed = cost[unit] as number
    if (each !== 1 || max < owed || !has(covers, unit)) return false
    if (takes !== unit || (stock[thing] as number) < owed) return false
  }
  return true
}

/** Nor does this one: even if nothing else had to be paid, some unit could not be. */
function isBeyond(cost: Cost, { sources, stock }: Funds): boolean {
  for (const unit in cost) {
    let short = cost[unit] as number
    for (let i = 0; i < sources.length && short > 0; i++) {
      const one = sources[i] as Source
      if (!has(one.covers, unit)) continue
      const of = one.thing
      const uses = of < 0 ? one.max : Math.min(one.max, Math.floor((stock[of] as number) / one.each))
      short -= uses * one.units
    }
    if (short > 0) return true
  }
  return false
}

function sourceBy(sources: readonly Source[], id: Id): Source | undefined {
  const at = indexOf(sources, id)
  return at < 0 ? undefined : sources[at]
}

function indexOf(sources: readonly Source[], id: Id): number {
  for (let i = 0; i < sources.length; i++) if ((sources[i] as Source).id === id) return i
  return -1
}

/**
 * Covers what is owed unit by unit: with what is left over from a source already used, or with one more use. Exact; among equal
 * units sources are taken in ascending order only. What the seat holds is changed on the way down and restored on the way up.
 */
class Search {
  best: Proposal | undefined
  private readonly owed: string[] = []
  private owedCount = 0
  private readonly spare: Source[] = []
  private readonly uses: Id[] = []
  private readonly needs: string[] = []
  private readonly used: number[] = []
  private readonly least: number[] = []
  private sources: readonly Source[] = []
  private stock: number[] = []
  private bestWeight = 0
  private anyWay = false

  /** `anyWay`: the first way found will do, whatever its weight. True if there is one. */
  run(cost: Cost, funds: Funds, paid: readonly Id[], anyWay: boolean): boolean {
    this.reset(cost, funds.sources)
    this.stock = funds.stock
    this.anyWay = anyWay
    if (!anyWay && paid.length === 0) this.boundBelow()
    else for (let at = 0; at <= this.owedCount; at++) this.least[at] = 0
    let taken = 0
    let possible = true
    for (const id of paid) {
      const at = indexOf(this.sources, id)
      possible = at >= 0 && this.take(at)
      if (!possible) break
      taken++
      this.addSpare(this.sources[at] as Source)
    }
    const found = possible && this.cover(0, 0, 0)
    while (taken > 0) this.giveBack(indexOf(this.sources, paid[--taken] as Id))
    return found || this.best !== undefined
  }

  /** Covers the cost with these uses and nothing more; what they give beyond it, or undefined. */
  coverWith(cost: Cost, sources: readonly Source[], paid: readonly Id[]): readonly Source[] | undefined {
    this.reset(cost, sources)
    for (const id of paid) {
      const found = sourceBy(sources, id)
      if (found) this.addSpare(found)
    }
    return this.spare.length >= this.owedCount && this.coverFromSpare(0) ? this.spare : undefined
  }

  /** The most units that these uses can cover, if one of `without` were not owed. */
  most(cost: Cost, sources: readonly Source[], paid: readonly Id[], without: string): number {
    this.reset(cost, sources)
    const spared = this.owed.indexOf(without)
    if (spared >= 0 && spared < this.owedCount) this.owed[spared] = this.owed[--this.owedCount] as string
    for (const id of paid) {
      const found = sourceBy(sources, id)
      if (found) this.addSpare(found)
    }
    return this.mostFrom(0)
  }

  private mostFrom(at: number): number {
    if (at === this.owedCount) return 0
    const { spare } = this
    const unit = this.owed[at] as string
    let most = this.mostFrom(at + 1)
    for (let i = 0; i < spare.length && most < this.owedCount - at; i++) {
      const one = spare[i] as Source
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue
      spare.splice(i, 1)
      most = Math.max(most, 1 + this.mostFrom(at + 1))
      spare.splice(i, 0, one)
    }
    return most
  }

  private reset(cost: Cost, sources: readonly Source[]): void {
    this.best = undefined
    this.bestWeight = Number.POSITIVE_INFINITY
    this.owedCount = 0
    for (const unit in cost) for (let i = cost[unit] as number; i > 0; i--) this.owed[this.owedCount++] = unit
    while (this.spare.length > 0) this.spare.pop()
    this.sources = sources
    for (let i = 0; i < sources.length; i++) this.used[i] = 0
  }

  /** From each unit on: no way to pay the rest can be lighter than this. */
  private boundBelow(): void {
    this.least[this.owedCount] = 0
    for (let at = this.owedCount - 1; at >= 0; at--) {
      const unit = this.owed[at] as string
      let lightest = Number.POSITIVE_INFINITY
      for (const one of this.sources) {
        // A use that gives several units may have been paid for already by another of them.
        if (has(one.covers, unit)) lightest = Math.min(lightest, one.units > 1 ? 0 : one.weight)
      }
      this.least[at] = (this.least[at + 1] as number) + lightest
    }
  }

  private addSpare(found: Source): void {
    for (let i = found.units; i > 0; i--) this.spare.push(found)
  }

  private coverFromSpare(at: number): boolean {
    if (at === this.owedCount) return true
    const { spare } = this
    const unit = this.owed[at] as string
    for (let i = 0; i < spare.length; i++) {
      const one = spare[i] as Source
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue
      spare.splice(i, 1)
      if (this.coverFromSpare(at + 1)) return true
      spare.splice(i, 0, one)
    }
    return false
  }

  private cover(at: number, from: number, weight: number): boolean {
    if (weight + (this.least[at] as number) >= this.bestWeight) return false
    if (at === this.owedCount) return this.found(weight)
    const { spare, sources } = this
    const unit = this.owed[at] as string
    const again = at + 1 < this.owedCount && this.owed[at + 1] === unit
    for (let i = 0; i < spare.length; i++) {
      const one = spare[i] as Source
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue
      spare.splice(i, 1)
      const found = this.cover(at + 1, again ? from : 0, weight)
      spare.splice(i, 0, one)
      if (found) return true
    }
    for (let i = from; i < sources.length; i++) {
      const one = sources[i] as Source
      if (!has(one.covers, unit)) continue
      if (i > from && this.used[i] === this.used[i - 1] && alike(one, sources[i - 1] as Source)) continue
      if (weight + one.weight + (this.least[at + 1] as number) >= this.bestWeight) continue
      if (!this.take(i)) continue
      for (let n = 1; n < one.units; n++) spare.push(one)
      if (!this.anyWay) {
        this.uses.push(one.id)
        this.needs.push(unit)
      }
      const found = this.cover(at + 1, again ? i : 0, weight + one.weight)
      if (!this.anyWay) {
        this.uses.pop()
        this.needs.pop()
      }
      for (let n = 1; n < one.units; n++) spare.pop()
      this.giveBack(i)
      if (found) return true
    }
    return false
  }

  /** True ends the search. */
  private found(weight: number): boolean {
    if (this.anyWay) return true
    this.bestWeight = weight
    this.best = { uses: this.uses.slice(), needs: this.needs.slice(), left: this.stock.slice() }
    return false
  }

  private take(index: number): boolean {
    const { stock, used } = this
    const { each, max, thing: of } = this.sources[index] as Source
    const count = used[index] as number
    if (count >= max) return false
    if (of >= 0) {
      const left = (stock[of] as number) - each
      if (left < 0) return false
      stock[of] = left
    }
    used[index] = count + 1
    return true
  }

  private giveBack(index: number): void {
    const { each, thing: of } = this.sources[index] as Source
    if (of >= 0) this.stock[of] = (this.stock[of] as number) + each
    this.used[index] = (this.used[index] as number) - 1
  }
}

/** Two things of the same worth, such as two cards: whatever the second can do, the first has been tried for. */
function alike(a: Source, b: Source): boolean {
  return (
    a.takes === null &&
    b.takes === null &&
    a.covers === b.covers &&
    a.units === b.units &&
    a.weight === b.weight &&
    a.max === b.max
  )
}

/** As `includes`, and much faster for a handful of names. */
function has(names: readonly string[], name: string): boolean {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return true
  return false
}

/** One for all, because prices are looked at many times in every decision. It never calls back into a game. */
const search = new Search()
