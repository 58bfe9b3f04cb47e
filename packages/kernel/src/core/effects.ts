// Constructors of effects: those of a game, each an op with its argument, and those that every game shares. A card's
// effect is a tree of both.

import type { Json } from '../digest/json.ts'
import type { Id, Seat } from './names.ts'
import type { Ops } from './rule.ts'
import type { Effect } from './state.ts'

/** Makes an effect from an op and its argument, which may be omitted if the op needs none. */
type EffectMaker<O> = <K extends keyof O & string>(
  op: K,
  ...arg: null extends O[K] ? [arg?: O[K]] : [arg: O[K]]
) => Effect

/** Returns the constructor of a game's effects, typed by its ops; others do not compile. */
export const effectsOf = <O extends Ops<O>>(): EffectMaker<O> => make

function make(op: string, arg: Json = null): Effect {
  return { op, arg, by: null, from: null }
}

/** The ops that every game has. Their rules are in `shared-rules.ts`. */
export type SharedOps = {
  all: readonly Effect[]
  'one-of': Ways
  may: { readonly word: string; readonly effect: Effect }
  lanes: { readonly each: Effect } & LaneLimits
}
export type Ways = Readonly<Record<string, Effect>>
const shared = effectsOf<SharedOps>()

/** Carries out each part in turn. Offered only if every part can be carried out now. */
export const all = (parts: readonly Effect[]): Effect => shared('all', parts)

export const nothing: Effect = all([])

/** Lets the seat choose one of several effects. The key of each is the word that the move shows. */
export const oneOf = (ways: Ways): Effect => shared('one-of', ways)

/** Lets the seat carry out the effect or skip it. */
export const may = (word: string, what: Effect): Effect => shared('may', { word, effect: what })

export type LaneLimits = {
  /** The seats that get a lane; by default all seats. */
  readonly seats?: readonly Seat[]
  /** Piles that the lanes may change (by default any), beside those of seats. Only these are copied. */
  readonly changing?: readonly string[]
}

/** Lets every seat (or each of `seats`) carry out the effect at the same time, in a lane of its own. */
export const lanes = (each: Effect, limits: LaneLimits = {}): Effect => shared('lanes', { each, ...limits })

/** Returns the same effect, carried out by this seat. */
export const as = (by: Seat, { op, arg, from: cause }: Effect): Effect => ({ op, arg, by, from: cause })

/** Returns the same effect, with this card, tile or space named as its cause. */
export const from = (source: Id, { op, arg, by }: Effect): Effect => ({ op, arg, by, from: source })
