// Effects that every game shares. A card is a tree of these and of its game's own.

import type { Json } from './json.ts'
import type { Cost } from './purse.ts'
import type { Effect, Id, Seat } from './types.ts'

export function effect(op: string, arg: Json = null): Effect {
  return { op, arg, by: null, from: null }
}

const data = (value: unknown): Json => value as Json

/** One after the other. Offered only if each part can be carried out now. */
export const all = (parts: readonly Effect[]): Effect => effect('all', data(parts))

export const nothing: Effect = all([])

/** Whichever the seat picks; each way is named by the word that stands in the move. */
export const oneOf = (ways: Readonly<Record<string, Effect>>): Effect => effect('one-of', data(ways))

/** The effect, or nothing. */
export const may = (word: string, what: Effect): Effect => effect('may', data({ word, effect: what }))

export type LaneLimits = {
  /** Who has a lane; all, if it is not said. */
  readonly seats?: readonly Seat[]
  /**
   * The piles that the lanes may change, and all that belong to some seat (`asSeen`). Only these are kept as they were, so that
   * a state in lanes is much smaller. Any, if it is not said.
   */
  readonly changing?: readonly string[]
}

/** Every seat (or each of these) carries it out at once, in a lane of its own. */
export const lanes = (each: Effect, limits: LaneLimits = {}): Effect => effect('lanes', data({ each, ...limits }))

/** Pays the cost, then does `then`. All that is bought hangs on `then`: when the payment is withdrawn, it goes with it. */
export function pay(cost: Cost, then: Effect): Effect {
  for (const unit in cost) if ((cost[unit] as number) > 0) return effect('pay', data({ cost, paid: [], then }))
  return then
}

/** The same effect, done by this seat. */
export const as = (by: Seat, { op, arg, from: cause }: Effect): Effect => ({ op, arg, by, from: cause })

/** The same effect, said to come from this card, tile or space. */
export const from = (source: Id, { op, arg, by }: Effect): Effect => ({ op, arg, by, from: source })
