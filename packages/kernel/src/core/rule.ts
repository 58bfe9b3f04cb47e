// Rules as code: what they are asked, what they may offer, and one for each op of a game.

import type { Json } from '../digest/json.ts'
import type { Tell } from './events.ts'
import type { Id, Params, RuleId, Seat } from './names.ts'
import type { OfferFlags } from './offer-flags.ts'
import type { Funds, Purse } from './purse.ts'
import type { Effect, State } from './state.ts'

/** A legal move and the effect it leads to. */
export type Option = {
  /** Readable text, and the notation kept in the log: `dig camp-coins 1`. */
  readonly move: string
  readonly then: Effect
  /** What it touches on the table, in the order a person would point. */
  readonly on: readonly Id[]
  /** Others read only that the seat decided. */
  readonly secret: boolean
  /** The question stays and is asked again afterwards, as after every aside. */
  readonly stays: boolean
  /** A free action beside the question that is being asked. */
  readonly aside: boolean
}
export type Refusal = {
  readonly move: string
  readonly on: readonly Id[]
  readonly rule: RuleId
  readonly params: Params
}

/** Handed to `can` and `run`: tells what can be done now, and takes the reason for a no. */
export interface Inquiry {
  /** Does anybody want the refusals? Where they are dear to put together, ask first. */
  readonly listening: boolean
  can(effect: Effect): boolean
  /** Refuses what is being considered, by a rule. Always false, so that `can` may return it. */
  no(rule: RuleId, params?: Params): false
  /** True unless a rule is against it; that rule is then the reason. For a `can` whose rule is worked out by a function of its own. */
  unless(against: RuleId | undefined): boolean
  /** The rule against carrying the effect out now; undefined if it can be done. */
  against(effect: Effect): RuleId | undefined
  /** Does the seat have a free action or an interrupt that it could use now? */
  hasAside(seat: Seat): boolean
  /** What the seat that would do this can pay with. */
  funds(): Funds
}

/** Handed to `ask`: everything that a person might point at is offered or refused here, so that the two cannot disagree. */
export interface Asking<M extends string = string> extends Inquiry {
  /** Offers the move if its effect can be carried out; otherwise the innermost reason is its refusal. */
  offer(move: M, then: Effect, on?: readonly Id[], flags?: OfferFlags): boolean
  /** Refuses the move if the caller has found a rule against it; offers it otherwise. */
  offerUnless(against: RuleId | undefined, move: M, then: Effect, on?: readonly Id[], flags?: OfferFlags): boolean
  refuse(move: M, rule: RuleId, params?: Params, on?: readonly Id[]): void
  /** Refuses each of these by the same rule. Costs nothing while nobody listens. */
  refuseAll(moves: readonly { readonly move: M; readonly on: readonly Id[] }[], rule: RuleId, params?: Params): void
}

/** What the ops of a game are, each with the argument that its effects carry: `type Ops = { gain: Gain; pass: null }`. */
export type Ops<O> = { readonly [K in keyof O]: Json }

/** An effect of one of these ops, which tells by its `op` what its `arg` is: for those who read effects. */
export type EffectOf<O extends Ops<O>> = {
  [K in keyof O & string]: Omit<Effect, 'op' | 'arg'> & { readonly op: K; readonly arg: O[K] }
}[keyof O & string]

/** A rule for every op; each knows its argument, and offers texts of `M`. A part of them is a `Partial` of this. */
export type Rules<S, O extends Ops<O>, M extends string = string> = { readonly [K in keyof O]: Rule<S, O[K], M> }

/** A rule either asks (a decision of the frame's seat) or runs (an automatic step). */
export interface Rule<S, A = Json, M extends string = string> {
  can?(s: S, by: Seat, arg: A, inquiry: Inquiry): boolean
  ask?(s: S, by: Seat, arg: A, asking: Asking<M>): void
  /** Offers or refuses a move that somebody names and that `ask` leaves out, because there are too many like it to list each. */
  consider?(s: S, by: Seat, arg: A, move: string, asking: Asking<M>): void
  run?(s: S, by: Seat, arg: A, tell: Tell, inquiry: Inquiry): Effect | undefined
  /** What of it is still to be done, for whoever looks ahead: everybody may know it. */
  left?(arg: A): Json
  /** No asides while this asks. */
  readonly closed?: true
  /** If an aside leaves it a single answer, this is not asked again: that answer is taken. */
  readonly lapses?: boolean
}

/** What the kernel needs of a game to play it. */
export interface Playable<S extends State = State> {
  readonly id: string
  /** By op. Looked up dozens of times in every decision, and found faster than in an object (2 % more decisions a second). */
  readonly rules: ReadonlyMap<string, Rule<S>>
  readonly purse?: Purse<S>
  clone(s: S): S
  /** Free actions and interrupts, offered beside every question that is not closed. */
  aside?(s: S, by: Seat, asking: Asking): void
}
