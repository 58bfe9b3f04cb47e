// Answers whether a cost can be paid, how best, and with which sources. Prices that are paid together form one cost and
// are checked as a whole: the same two coins cannot pay for both a site and a pilot.

import type { Id } from '../core/names.ts'
import type { Amounts, Cost, Funds, Source } from '../core/purse.ts'
import { type Proposal, search } from './cost-search.ts'
import { has, indexOf, source, sourceBy } from './source.ts'

/** True if the cost can be paid when the uses in `paid` are part of the payment. */
export function affordable(cost: Cost, funds: Funds, paid: readonly Id[] = NONE): boolean {
  if (paid.length > 0) return search.run(cost, funds, paid, true)
  const known = funds.searched.get(cost)
  if (known !== undefined) return known
  if (isPaidByNames(cost, funds)) return true
  const found = !isOutOfReach(cost, funds) && search.run(cost, funds, paid, true)
  funds.searched.set(cost, found)
  return found
}
const NONE: readonly Id[] = []

/** Returns the payment of smallest weight for the part that `paid` leaves open, or undefined if there is none. */
export function cheapest(cost: Cost, funds: Funds, paid: readonly Id[]): Proposal | undefined {
  search.run(cost, funds, paid, false)
  return search.best
}

/** Returns the fewest units that nothing can pay for, for a price that cannot be paid. */
export function missing(cost: Cost, funds: Funds): string[] {
  const debts = Object.keys(cost).map((unit) => source(`owed-${unit}`, [unit], { weight: DEBT_WEIGHT }))
  const { uses, needs } = cheapest(cost, { ...funds, sources: [...funds.sources, ...debts] }, []) as Proposal
  return needs.filter((_, i) => debts.some(({ id }) => id === uses[i]))
}
/** The weight of an unpaid unit, heavier than any payment. */
const DEBT_WEIGHT = 1e6

/** True if these uses cover the cost. */
export function covers(cost: Cost, sources: readonly Source[], paid: readonly Id[]): boolean {
  return search.coverWith(cost, sources, paid, false) !== undefined
}

/** True if each of these uses can pay for a unit of its own, so that their order in the move does not matter. */
export function eachPays(cost: Cost, sources: readonly Source[], uses: readonly Id[]): boolean {
  return search.eachPays(cost, sources, uses)
}

/** Returns the smallest number of further units that must be paid. */
export function unitsShort(cost: Cost, sources: readonly Source[], paid: readonly Id[]): number {
  let short = 0
  for (const unit in cost) short += cost[unit] as number
  for (const id of paid) short -= sourceBy(sources, id)?.units ?? 0
  return short
}

/** A quick check whether this source can replace a use of the proposal. False only means that a search is needed. */
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

/**
 * Returns the units that remain once these uses have covered the cost; undefined if they cannot. If possible every use
 * pays for something, so that the order in which they were named does not matter.
 */
export function leftovers(cost: Cost, sources: readonly Source[], paid: readonly Id[]): Amounts | undefined {
  const spare = search.coverWith(cost, sources, paid, true) ?? search.coverWith(cost, sources, paid, false)
  if (!spare) return undefined
  const left: Record<string, number> = {}
  for (const { id } of spare) left[id] = (left[id] ?? 0) + 1
  return left
}

/** True in the common case that needs no search: every unit is paid by the thing of the same name. */
function isPaidByNames(cost: Cost, { sources, stock }: Funds): boolean {
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

/**
 * True in another case that needs no search: the sources for a single unit are too few, even if nothing else had to be
 * paid.
 */
function isOutOfReach(cost: Cost, { sources, stock }: Funds): boolean {
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
