// The exact search behind every price: finds which sources can pay for which units, and which payment has the smallest
// weight.

import type { Id } from '../core/names.ts'
import type { Cost, Funds, Source, SourceUnit } from '../core/purse.ts'
import { has, indexOf, sourceBy } from './source.ts'

/** A way to pay: each of `uses` pays for the unit of `needs` at the same index; `left` is what remains in stock.  */
export type Proposal = {
  readonly uses: readonly Id[]
  readonly needs: readonly string[]
  readonly left: readonly number[]
}

/**
 * Covers what is owed unit by unit: with a spare unit of a source already used, or with one more use. The search is
 * exact; for equal units, sources are tried in ascending order only. The stock is changed on the way down and restored
 * on the way up.
 */
class Search {
  best: Proposal | undefined
  private readonly owed: string[] = []
  private owedCount = 0
  private readonly spare: SourceUnit[] = []
  private readonly uses: Id[] = []
  private readonly needs: string[] = []
  private readonly used: number[] = []
  private readonly least: number[] = []
  private sources: readonly Source[] = []
  private stock: number[] = []
  private bestWeight = 0
  private anyWay = false

  /** Returns true if the cost can be paid. With `anyWay` the search ends at the first way found, whatever its weight. */
  run(cost: Cost, funds: Funds, paid: readonly Id[], anyWay: boolean): boolean {
    this.reset(cost, funds.sources)
    this.stock = funds.stock
    this.anyWay = anyWay
    if (!anyWay && paid.length === 0) this.boundBelow()
    else for (let at = 0; at <= this.owedCount; at++) this.least[at] = 0
    let usedAmount = 0
    let possible = true
    for (const id of paid) {
      const at = indexOf(this.sources, id)
      possible = at >= 0 && this.take(at)
      if (!possible) break
      usedAmount++
      this.addSpare(this.sources[at] as Source)
    }
    const found = possible && this.cover(0, 0, 0)
    while (usedAmount > 0) this.giveBack(indexOf(this.sources, paid[--usedAmount] as Id))
    return found || this.best !== undefined
  }

  /**
   * Pays the cost with exactly these uses and returns the units that are left over; undefined if that is impossible.
   * With `each`, no use may be useless.
   */
  coverWith(
    cost: Cost,
    sources: readonly Source[],
    paid: readonly Id[],
    each: boolean,
  ): readonly SourceUnit[] | undefined {
    this.reset(cost, sources)
    for (const id of paid) {
      const found = sourceBy(sources, id)
      if (found) this.addSpare(found)
    }
    return this.spare.length >= this.owedCount && this.coverFromSpare(0, each ? paid : NONE) ? this.spare : undefined
  }

  /** True if each of these uses can pay for a unit that none of the others pays for. */
  eachPays(cost: Cost, sources: readonly Source[], uses: readonly Id[]): boolean {
    this.reset(cost, sources)
    return uses.length <= this.owedCount && this.eachPaysFrom(0, uses)
  }

  private eachPaysFrom(at: number, uses: readonly Id[]): boolean {
    if (at === uses.length) return true
    const found = sourceBy(this.sources, uses[at] as Id)
    if (!found) return false
    const { owed } = this
    let triedUnit = ''
    for (let i = at; i < this.owedCount; i++) {
      const unit = owed[i] as string
      // Equal units are sorted next to each other, so trying one of them is enough.
      if (unit === triedUnit || !has(found.covers, unit)) continue
      triedUnit = unit
      owed[i] = owed[at] as string
      owed[at] = unit
      const rest = this.eachPaysFrom(at + 1, uses)
      owed[at] = owed[i] as string
      owed[i] = unit
      if (rest) return true
    }
    return false
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

  /** Fills in a lower bound for the weight of paying all units from each index on. */
  private boundBelow(): void {
    this.least[this.owedCount] = 0
    for (let at = this.owedCount - 1; at >= 0; at--) {
      const unit = this.owed[at] as string
      let lightest = Number.POSITIVE_INFINITY
      for (const one of this.sources) {
        // A use that gives several units may already have been paid for by another of them.
        if (has(one.covers, unit)) lightest = Math.min(lightest, one.units > 1 ? 0 : one.weight)
      }
      this.least[at] = (this.least[at + 1] as number) + lightest
    }
  }

  private addSpare(found: Source): void {
    for (let i = 0; i < found.units; i++) this.spare.push(found.gives[i] as SourceUnit)
  }

  private coverFromSpare(at: number, each: readonly Id[]): boolean {
    if (at === this.owedCount) return !this.isAnyWhole(each)
    const { spare } = this
    const unit = this.owed[at] as string
    for (let i = 0; i < spare.length; i++) {
      const one = spare[i] as SourceUnit
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue
      spare.splice(i, 1)
      if (this.coverFromSpare(at + 1, each)) return true
      spare.splice(i, 0, one)
    }
    return false
  }

  /** True if one of these uses has paid for nothing yet. */
  private isAnyWhole(uses: readonly Id[]): boolean {
    for (let i = 0; i < uses.length; i++) {
      const id = uses[i] as Id
      let most = 0
      for (let k = 0; k < uses.length; k++) if (uses[k] === id) most += (sourceBy(this.sources, id)?.units ?? 0) - 1
      for (let k = 0; k < this.spare.length; k++) if (this.spare[k]?.id === id) most--
      if (most < 0) return true
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
      const one = spare[i] as SourceUnit
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue
      spare.splice(i, 1)
      const found = this.cover(at + 1, again ? from : 0, weight)
      spare.splice(i, 0, one)
      if (found) return true
    }
    for (let i = from; i < sources.length; i++) {
      const one = sources[i] as Source
      if (!has(one.covers, unit)) continue
      if (i > from && this.used[i] === this.used[i - 1] && isSameKind(one, sources[i - 1] as Source)) continue
      if (weight + one.weight + (this.least[at + 1] as number) >= this.bestWeight) continue
      if (!this.take(i)) continue
      if (!this.anyWay) {
        this.uses.push(one.id)
        this.needs.push(unit)
      }
      const found = this.coverWithNew(one, at, again ? i : 0, weight + one.weight)
      if (!this.anyWay) {
        this.uses.pop()
        this.needs.pop()
      }
      this.giveBack(i)
      if (found) return true
    }
    return false
  }

  /** Pays the unit with something that this use gives, and searches on with the rest of the use. */
  private coverWithNew({ gives }: Source, at: number, from: number, weight: number): boolean {
    const { spare } = this
    const unit = this.owed[at] as string
    for (let i = 0; i < gives.length; i++) {
      const given = gives[i] as SourceUnit
      if (gives.indexOf(given) < i || !has(given.covers, unit)) continue
      for (let n = 0; n < gives.length; n++) if (n !== i) spare.push(gives[n] as SourceUnit)
      const found = this.cover(at + 1, from, weight)
      for (let n = 1; n < gives.length; n++) spare.pop()
      if (found) return true
    }
    return false
  }

  /** Returns true to end the search. */
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

const NONE: readonly Id[] = []

/** True for a second source equal to one already tried, such as another card of the same kind: it could only repeat the results. */
function isSameKind(a: Source, b: Source): boolean {
  return (
    a.takes === null &&
    b.takes === null &&
    a.covers === b.covers &&
    a.units === b.units &&
    a.weight === b.weight &&
    a.max === b.max
  )
}

/** One shared instance, because prices are checked many times in every decision. It is never re-entered: it calls no code of games. */
export const search = new Search()
