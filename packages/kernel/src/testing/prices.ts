// Random prices and sources, and a brute-force enumerator with which tests compare the kernel's search.

import fc from 'fast-check'
import type { Amounts, Cost, Source } from '../core/purse.ts'
import { mixedSource, source } from '../paying/source.ts'

const UNITS = ['a', 'b', 'c'] as const
// Shared lists, so that equal sources are recognised as equal.
const COVERS: readonly (readonly string[])[] = [
  ['a'],
  ['b'],
  ['c'],
  ['a', 'b'],
  ['b', 'c'],
  ['a', 'c'],
  ['a', 'b', 'c'],
  [],
]

export type PriceCase = { cost: Cost; sources: Source[]; holds: Amounts; paid: string[] }

const anySource = fc.record({
  covers: fc.constantFrom(...COVERS),
  units: fc.constantFrom(1, 1, 1, 2, 3),
  // Occasionally the units of a source differ.
  mixed: fc.option(fc.tuple(fc.constantFrom(...COVERS), fc.constantFrom(...COVERS)), { freq: 4 }),
  takes: fc.constantFrom(null, null, 'x', 'y', 'a'),
  each: fc.constantFrom(1, 1, 2),
  max: fc.constantFrom(1, 1, 2, Number.MAX_SAFE_INTEGER),
  weight: fc.constantFrom(0, 1, 1, 2, 3, 5),
})

export const anyPrice: fc.Arbitrary<PriceCase> = fc
  .record({
    zero: fc.option(fc.constantFrom(...UNITS)),
    owed: fc.array(fc.constantFrom(...UNITS), { maxLength: 4 }),
    given: fc.array(anySource, { maxLength: 5 }),
    holds: fc.record({ x: fc.nat(4), y: fc.nat(3), a: fc.nat(3) }),
    picks: fc.array(fc.nat(5), { maxLength: 3 }),
    // Some sources have the name of a unit, as most real ones do.
    named: fc.boolean(),
  })
  .map(({ zero, owed, given, holds, picks, named }) => {
    const cost: Record<string, number> = {}
    // Price tables also contain zeros.
    if (zero) cost[zero] = 0
    for (const unit of owed) cost[unit] = (cost[unit] ?? 0) + 1
    const ids = named ? ['a', 'b', 'c', 's3', 's4'] : ['s0', 's1', 's2', 's3', 's4']
    const sources = given.map(({ covers, units, mixed, ...more }, i) =>
      mixed ? mixedSource(ids[i] as string, mixed, more) : source(ids[i] as string, covers, { ...more, units }),
    )
    return { cost, sources, holds, paid: picks.map((i) => ids[i] ?? 'ghost') }
  })

export const total = (bag: Amounts): number => Object.values(bag).reduce((sum, count) => sum + count, 0)

/**
 * True if these units, each given by the names it may pay for, cover the cost. Uses Hall's condition: no group of names
 * may need more units than there are.
 */
export function unitsCover(cost: Cost, units: readonly (readonly string[])[]): boolean {
  return [1, 2, 3, 4, 5, 6, 7].every((group) => {
    const names: readonly string[] = UNITS.filter((_, bit) => group & (1 << bit))
    const needed = names.reduce((sum, name) => sum + (cost[name] ?? 0), 0)
    return needed <= units.filter((covers) => covers.some((name) => names.includes(name))).length
  })
}

/** Returns the units that this many uses of the source give. */
export const unitsOf = ({ gives }: Source, uses: number): (readonly string[])[] =>
  Array.from({ length: uses }, () => gives.map(({ covers }) => covers)).flat()

export function usesCover(cost: Cost, sources: readonly Source[], uses: readonly number[]): boolean {
  return unitsCover(
    cost,
    sources.flatMap((one, i) => unitsOf(one, uses[i] as number)),
  )
}

export function within({ sources, holds }: PriceCase, uses: readonly number[]): boolean {
  const left: Record<string, number> = { ...holds }
  for (const [i, one] of sources.entries()) {
    if ((uses[i] as number) > one.max) return false
    if (one.takes !== null) left[one.takes] = (left[one.takes] ?? 0) - one.each * (uses[i] as number)
  }
  return Object.values(left).every((count) => count >= 0)
}

/** The weight of the lightest way to finish the payment, or undefined if there is none. */
export function lightest(one: PriceCase): number | undefined {
  const { cost, sources, paid } = one
  if (paid.some((id) => sources.every((source) => source.id !== id))) return undefined
  const begun = countOf(sources, paid)
  let best: number | undefined
  const tryFrom = (at: number, uses: readonly number[], room: number, weight: number): void => {
    if (at === sources.length) {
      if (within(one, uses) && usesCover(cost, sources, uses) && (best === undefined || weight < best)) best = weight
      return
    }
    for (let more = 0; more <= room; more++) {
      const next = uses.map((count, i) => (i === at ? count + more : count))
      tryFrom(at + 1, next, room - more, weight + more * (sources[at] as Source).weight)
    }
  }
  tryFrom(0, begun, total(cost), 0)
  return best
}

/**
 * True if each of these uses can pay for a unit of its own. Uses Hall's condition: no group of uses may have fewer
 * units to pay for than it has uses.
 */
export function eachUseful(cost: Cost, sources: readonly Source[], uses: readonly string[]): boolean {
  for (let group = 1; group < 1 << uses.length; group++) {
    const members = uses.filter((_, bit) => group & (1 << bit))
    const names = UNITS.filter((name) =>
      members.some((id) => sources.find((one) => one.id === id)?.covers.includes(name)),
    )
    if (names.reduce((sum, name) => sum + (cost[name] ?? 0), 0) < members.length) return false
  }
  return true
}

/** Every payment of the whole price in which each use pays for something. */
export function allPayments(one: PriceCase): string[][] {
  const { cost, sources } = one
  const found: string[][] = []
  const tryFrom = (at: number, uses: readonly string[]): void => {
    const count = countOf(sources, uses)
    if (!within(one, count) || !eachUseful(cost, sources, uses)) return
    if (uses.length > 0 && usesCover(cost, sources, count)) found.push([...uses])
    for (let i = at; i < sources.length; i++) tryFrom(i, [...uses, (sources[i] as Source).id])
  }
  tryFrom(0, [])
  return found
}

export function countOf(sources: readonly Source[], ids: readonly string[]): number[] {
  return sources.map(({ id }) => ids.filter((other) => other === id).length)
}
