// Types of rules as code: a rule for each op of a game, and the objects with which it offers, refuses and checks.

import type { Json } from '../digest/json.ts'
import type { Tell } from './events.ts'
import type { Id, Params, RuleId, Seat } from './names.ts'
import type { OfferFlags } from './offer-flags.ts'
import type { Funds, Purse } from './purse.ts'
import type { Effect, State } from './state.ts'

/** A legal move and the effect it leads to. */
export type Option = {
  /** Readable text such as `dig camp-coins 1`; the log stores moves in this notation. */
  readonly move: string
  readonly then: Effect
  /** The things on the table that the move touches, in the order in which a person would point at them. */
  readonly on: readonly Id[]
  /** True if others read only that the seat decided, not what. */
  readonly secret: boolean
  /** True if the question is asked again after this option, as it is after every aside. */
  readonly stays: boolean
  /** True for a free action that is offered beside the current question. */
  readonly aside: boolean
}
export type Refusal = {
  readonly move: string
  readonly on: readonly Id[]
  readonly rule: RuleId
  readonly params: Params
}

/** Passed to `can` and `run`: answers what can be done now, and collects the reasons for what cannot. */
export interface Inquiry {
  /** True if somebody wants the refusals. A rule whose refusals are expensive to prepare checks this first. */
  readonly listening: boolean
  can(effect: Effect): boolean
  /** Refuses the current move by a rule. Always returns false, so that `can` may return the result. */
  no(rule: RuleId, params?: Params): false
  /** True if `against` is undefined; otherwise refuses by it. For rules found by a function of their own. */
  unless(against: RuleId | undefined): boolean
  /** Returns the rule that forbids the effect now, or undefined if it can be carried out. */
  against(effect: Effect): RuleId | undefined
  /** True if the seat has a free action or an interrupt that it could use now. */
  hasAside(seat: Seat): boolean
  /** Returns everything that the acting seat can pay with. */
  funds(): Funds
}

/** Passed to `ask`: everything a person might point at is offered or refused here, so both always agree. */
export interface Asking<M extends string = string> extends Inquiry {
  /** Offers the move if its effect can be carried out; otherwise the innermost reason is its refusal. */
  offer(move: M, then: Effect, on?: readonly Id[], flags?: OfferFlags): boolean
  /** Refuses the move if the caller has found a rule against it; offers it otherwise. */
  offerUnless(against: RuleId | undefined, move: M, then: Effect, on?: readonly Id[], flags?: OfferFlags): boolean
  refuse(move: M, rule: RuleId, params?: Params, on?: readonly Id[]): void
  /** Refuses each of these moves by the same rule. Does nothing unless somebody wants the refusals. */
  refuseAll(moves: readonly { readonly move: M; readonly on: readonly Id[] }[], rule: RuleId, params?: Params): void
}

/** Describes a game's ops, each with the argument of its effects: `type Ops = { gain: Gain; pass: null }`. */
export type Ops<O> = { readonly [K in keyof O]: Json }

/** A union of a game's effects in which `op` determines the type of `arg`, for code that reads effects. */
export type EffectOf<O extends Ops<O>> = {
  [K in keyof O & string]: Omit<Effect, 'op' | 'arg'> & { readonly op: K; readonly arg: O[K] }
}[keyof O & string]

/** A rule for each op. `M` is the type of their move texts. Use `Partial` for a subset of them. */
export type Rules<S, O extends Ops<O>, M extends string = string> = { readonly [K in keyof O]: Rule<S, O[K], M> }

/** A rule either asks (a decision of the frame's seat) or runs (an automatic step). */
export interface Rule<S, A = Json, M extends string = string> {
  can?(s: S, by: Seat, arg: A, inquiry: Inquiry): boolean
  ask?(s: S, by: Seat, arg: A, asking: Asking<M>): void
  /** Offers or refuses a move that `ask` does not list because there are too many like it. */
  consider?(s: S, by: Seat, arg: A, move: string, asking: Asking<M>): void
  run?(s: S, by: Seat, arg: A, tell: Tell, inquiry: Inquiry): Effect | undefined
  /** Returns the part of the argument that is still to be done, which must be public knowledge. */
  left?(arg: A): Json
  /** Set if no asides may be used during this question. */
  readonly closed?: true
  /** Set if the question answers itself when an aside has left it a single option, instead of being asked again. */
  readonly lapses?: boolean
}

/** The part of a game that the kernel needs to play it. */
export interface Playable<S extends State = State> {
  readonly id: string
  /** Rules by op. A Map is faster here than an object (2 % more decisions a second). */
  readonly rules: ReadonlyMap<string, Rule<S>>
  readonly purse?: Purse<S>
  clone(s: S): S
  /** Free actions and interrupts, offered beside every question that is not closed. */
  aside?(s: S, by: Seat, asking: Asking): void
}
