// One vocabulary of payment for all games: what is owed, what it can be paid with, and how a game says so.

import type { Tell } from './events.ts'
import type { Id, Seat } from './names.ts'

/** Units owed by name: `{ coin: 2, boot: 1 }`. */
export type Cost = Readonly<Record<string, number>>
/** How much of each, by name. */
export type Amounts = Readonly<Record<string, number>>

/** A way to pay. It may be used again and again, as long as what it takes lasts and `max` is not reached. */
export type Source = {
  /** As a move names it: `coin`, `pilot`, `card-7`. */
  readonly id: Id
  /** What its units may stand for, all of them together. */
  readonly covers: readonly string[]
  /** Units that one use gives, and each of them. What is not needed is left over, and `spend` hears of it. */
  readonly units: number
  readonly gives: readonly SourceUnit[]
  /** What one use takes of what the seat holds, and how much of it; nothing for a thing that is its own source. */
  readonly takes: string | null
  readonly each: number
  /** Made by `source()` (paying/source.ts): the number of what it takes, or -1; the move that names it, and what that touches. */
  readonly thing: number
  readonly move: string
  readonly on: readonly Id[]
  /** How often it can be used; 1 for a thing that there is only one of, such as a card. */
  readonly max: number
  /** What the proposal avoids: the sum of these is made small. */
  readonly weight: number
}

/** One of the units that a source gives: it may stand for any one of these. Units that are alike are the same object. */
export type SourceUnit = { readonly id: Id; readonly covers: readonly string[] }

/** How a game's seats pay. */
export type Purse<S> = {
  sources(s: S, by: Seat): readonly Source[]
  /** How much there is of all that the sources take. */
  holds(s: S, by: Seat): Amounts
  /** Takes the payment away. `left`: for each source how many of its units were not needed for this cost. */
  spend(s: S, by: Seat, uses: readonly Id[], left: Amounts, tell: Tell, cost: Cost): void
}

/**
 * What a seat could pay with, read once for all that is asked in one decision. `stock`: how much there is, by number of the thing.
 * `searched`: whether a price can be paid, where that was not plain: things that share their price are looked at once (Arnak: 5 %
 * more decisions a second).
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

/** Things that any source takes, numbered as they come up: a number is found faster than a name. */
const THINGS: string[] = []

export function numberOf(thing: string): number {
  const known = THINGS.indexOf(thing)
  return known >= 0 ? known : THINGS.push(thing) - 1
}
