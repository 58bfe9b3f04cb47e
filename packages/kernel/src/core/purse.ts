// Shared vocabulary of payment for all games: what is owed, what can pay for it, and how a game describes both.

import type { Tell } from './events.ts'
import type { Id, Seat } from './names.ts'

/** Units owed by name: `{ coin: 2, boot: 1 }`. */
export type Cost = Readonly<Record<string, number>>
/** Amounts by name. */
export type Amounts = Readonly<Record<string, number>>

/** A way to pay. It can be used repeatedly until the thing it takes runs out or `max` is reached. */
export type Source = {
  /** The source's name in a move: `coin`, `pilot`, `card-7`. */
  readonly id: Id
  /** The names of all units that this source can pay for. */
  readonly covers: readonly string[]
  /** The number of units that one use gives, and each of them. `spend` receives the units that were not needed. */
  readonly units: number
  readonly gives: readonly SourceUnit[]
  /** The thing that one use takes from the seat, and how many of it; null if the thing is its own source. */
  readonly takes: string | null
  readonly each: number
  /** Filled in by `source()`: the number of the thing it takes (or -1), and the move with what that touches. */
  readonly thing: number
  readonly move: string
  readonly on: readonly Id[]
  /** The largest number of uses; 1 for a thing that exists only once, such as a card. */
  readonly max: number
  /** The automatic proposal chooses the payment with the smallest sum of weights. */
  readonly weight: number
}

/** A unit that a source gives, which can pay for any one of the names in `covers`. Equal units are the same object. */
export type SourceUnit = { readonly id: Id; readonly covers: readonly string[] }

/** Describes how the seats of a game pay. */
export type Purse<S> = {
  sources(s: S, by: Seat): readonly Source[]
  /** Counts everything that the seat's sources take. */
  holds(s: S, by: Seat): Amounts
  /** Removes the payment from the state. `left` holds, for each source, the units that this cost did not need. */
  spend(s: S, by: Seat, uses: readonly Id[], left: Amounts, tell: Tell, cost: Cost): void
}

/**
 * Everything a seat could pay with, read once for all checks within one decision. `stock` holds the amounts, indexed by
 * the thing's number. `searched` remembers for each price that needed a search whether it can be paid, so that things
 * with the same price are searched once (5 % more decisions a second in Arnak).
 */
export type Funds = {
  readonly sources: readonly Source[]
  readonly stock: number[]
  readonly searched: Map<Cost, boolean>
}

export function fundsOf<S>(purse: Purse<S>, s: S, by: Seat): Funds {
  const sources = purse.sources(s, by)
  const holds = purse.holds(s, by)
  const stock: number[] = []
  for (let i = 0; i < THINGS.length; i++) stock.push(holds[THINGS[i] as string] ?? 0)
  return { sources, stock, searched: new Map() }
}

/** Numbers the things that sources take: an index is found faster than a name. */
const THINGS: string[] = []

export function numberOf(thing: string): number {
  const known = THINGS.indexOf(thing)
  return known >= 0 ? known : THINGS.push(thing) - 1
}
