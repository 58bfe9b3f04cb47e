// Effects are made here: a game's own, each op with its argument, and those that every game shares. A card is a tree of both.

import type { Json } from '../digest/json.ts'
import type { Id, Seat } from './names.ts'
import type { Ops } from './rule.ts'
import type { Effect } from './state.ts'

/** An op with its argument; one that needs none may be said alone. */
type EffectMaker<O> = <K extends keyof O & string>(
  op: K,
  ...arg: null extends O[K] ? [arg?: O[K]] : [arg: O[K]]
) => Effect

/**
 * What makes the effects of a game whose ops are the type `O`: `const effect = effectsOf<ArnakOps>()`. An op that there is not, or
 * one with an argument that is not its own, does not compile.
 */
export const effectsOf = <O extends Ops<O>>(): EffectMaker<O> => make

function make(op: string, arg: Json = null): Effect {
  return { op, arg, by: null, from: null }
}

/** The ops of every game, which the kernel itself has rules for. */
export type SharedOps = {
  all: readonly Effect[]
  'one-of': Ways
  may: { readonly word: string; readonly effect: Effect }
  lanes: { readonly each: Effect } & LaneLimits
}
export type Ways = Readonly<Record<string, Effect>>
const shared = effectsOf<SharedOps>()

/** One after the other. Offered only if each part can be carried out now. */
export const all = (parts: readonly Effect[]): Effect => shared('all', parts)

export const nothing: Effect = all([])

/** Whichever the seat picks; each way is named by the word that stands in the move. */
export const oneOf = (ways: Ways): Effect => shared('one-of', ways)

/** The effect, or nothing. */
export const may = (word: string, what: Effect): Effect => shared('may', { word, effect: what })

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
export const lanes = (each: Effect, limits: LaneLimits = {}): Effect => shared('lanes', { each, ...limits })

/** The same effect, done by this seat. */
export const as = (by: Seat, { op, arg, from: cause }: Effect): Effect => ({ op, arg, by, from: cause })

/** The same effect, said to come from this card, tile or space. */
export const from = (source: Id, { op, arg, by }: Effect): Effect => ({ op, arg, by, from: source })
