// The contract between the kernel and a game: effects and frames as data, rules as code, one state of plain JSON.

import type { Choices, Table } from './choices.ts'
import type { Fact, Tell } from './events.ts'
import type { FieldsAt } from './fields.ts'
import type { Json } from './json.ts'
import type { Manner } from './manner.ts'
import type { Pile } from './piles.ts'
import type { Funds, Purse } from './purse.ts'
import type { Stream } from './stream.ts'
import type { Words } from './words.ts'

export type Seat = number
/** Who looks: a seat, or somebody who has none. */
export type Eyes = Seat | 'spectator'
/** A card, tile, space, or anything else on the table that can be pointed at. */
export type Id = string
/** A rule of the game's ledger, or of the kernel's own few (`rule-ids.ts`). */
export type RuleId = string
export type Seed = string
export type Params = { readonly [name: string]: string | number | boolean | readonly string[] }

/**
 * Something to be done, as data. `by` (the seat that does it) and `from` (the card, tile or space that caused it; prompt and log
 * say it) are inherited from what set it off where they are null. Made by `effect()`, so that all have the same fields in the
 * same order: the engine reads millions of them.
 */
export type Effect = { readonly op: string; readonly arg: Json; readonly by: Seat | null; readonly from: Id | null }

/**
 * An effect that waits on the stack. `asked`: it is a question that has been asked, and something else now lies on top of it;
 * `unpaid`: the price of the answer, and it is asked again only if that is withdrawn.
 */
export type Frame = Effect & { readonly by: Seat; readonly asked: boolean | 'unpaid' }

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

/** Handed to `can`: asks for the parts of a composite, and takes the reason for a no. */
export interface Inquiry {
  can(effect: Effect): boolean
  /** Refuses what is being considered, by a rule. Always false, so that `can` may return it. */
  no(rule: RuleId, params?: Params): false
  /** What the seat that would do this can pay with. */
  funds(): Funds
}

/** Handed to `ask`: everything that a person might point at is offered or refused here, so that the two cannot disagree. */
export interface Asking extends Inquiry {
  /** Does anybody want the refusals? Where they are dear to put together, ask first. */
  readonly listening: boolean
  /** Offers the move if its effect can be carried out; otherwise the innermost reason is its refusal. */
  offer(move: string, then: Effect, on?: readonly Id[], manner?: Manner): boolean
  refuse(move: string, rule: RuleId, params?: Params, on?: readonly Id[]): void
}

/** What the ops of a game are, each with the argument that its effects carry: `type Ops = { gain: Gain; pass: null }`. */
export type Ops<O> = { readonly [K in keyof O]: Json }

/** An effect of one of these ops, which tells by its `op` what its `arg` is: for those who read effects. */
export type EffectOf<O extends Ops<O>> = {
  [K in keyof O & string]: Omit<Effect, 'op' | 'arg'> & { readonly op: K; readonly arg: O[K] }
}[keyof O & string]

/** A rule for each of these ops: none may be left out, and each knows its argument. A part of them is a `Partial` of this. */
export type Rules<S, O extends Ops<O>> = { readonly [K in keyof O]: Rule<S, O[K]> }

/** A rule either asks (a decision of the frame's seat) or runs (an automatic step). */
export interface Rule<S, A = Json> {
  can?(s: S, by: Seat, arg: A, inquiry: Inquiry): boolean
  ask?(s: S, by: Seat, arg: A, asking: Asking): void
  run?(s: S, by: Seat, arg: A, tell: Tell): Effect | undefined
  /** No asides while this asks. */
  readonly closed?: true
  /** If an aside leaves it a single answer, this is not asked again: that answer is taken. */
  readonly lapses?: boolean
}

/** What the kernel keeps in a state. */
export type Core = {
  readonly players: number
  /** All chance comes from it. Replaced in a redealt world. */
  seed: Seed
  /** The row of the log from which chance was last dealt anew; 0 from the start. */
  era: number
  chance: Record<string, Stream>
  /** Moves taken. */
  seq: number
  /** Nobody may go back behind this many moves: then somebody learned something. */
  barrier: number
  /** While a move is carried out: who has learned something by it, a bit for each seat. 0 between moves. */
  learned: number
  /** What is still to be done, the next thing last. Empty when the game is over. */
  stack: Frame[]
  lanes: Lanes | null
  piles: Record<string, Pile>
  /** Places handed out to cards, and shuffles made, so far. */
  places: number
  bags: number
  /** For bags that were filled out of others: the roots of the cards that may lie in their places. Replaced, never changed. */
  kin: Readonly<Record<number, readonly number[]>>
}

/** While several seats act at once: a stack of its own for each, and the world as it was when they began. */
export type Lanes = {
  /**
   * Never changed, and shared by clones. The frame that opened the lanes is still on its stack. Of the piles it has those that are
   * named in `changing`, or all: to begin again, take `beforeLanes`.
   */
  readonly before: World
  /** The piles that may change in these lanes; null for any. */
  readonly changing: readonly string[] | null
  stacks: Frame[][]
  moves: string[][]
  /** For each seat: how many of its moves here are final for it, because it learned something by them. */
  barrier: number[]
  /** Places whose cards a seat came to know in its lane. */
  learned: number[][]
  held: HeldEvent[][]
}
export type HeldEvent = { readonly fact: Fact | null; readonly own?: Readonly<Record<Seat, Fact>> }

export type World = { core: Core }

export type Score = {
  readonly seat: Seat
  readonly total: number
  readonly parts: Readonly<Record<string, number>>
  /** At the end: 1 for the best; equal places are shared. `tie`: the rule that parted equal totals. */
  readonly place?: number
  readonly tie?: RuleId
  /** The rule by which this seat has lost, whatever its points. */
  readonly lost?: RuleId
  /** Alone against a rival: the rule by which nobody has won. */
  readonly drawn?: RuleId
  /** What decided in particular, for the sentence of `tie`, `lost` or `drawn`. */
  readonly because?: Params
}

/** How positions of script tests and of `wayfare try` are laid out and read back. The testkit's `layPosition` is their door. */
export type Positions<S> = {
  /** The fields a position may have at this table. */
  readonly fields: FieldsAt
  readonly example: Json
  /** The table's options that a position wishes for, with what most positions want in place of the game's own defaults. */
  table(wish: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** What the position names is set, the rest is a fresh set-up. It has been checked, and nothing has been run yet. */
  put(position: Json, table: Table): S
  /** What cannot be, now that all lies there, though each field by itself may hold what it does: the field, and why. */
  impossible?(s: S, position: { readonly [key: string]: Json }): readonly [path: string, why: string] | undefined
  /** All that lies there, in the fields of a position. */
  read(s: S): Json
  /** Who plays without a seat, and what that makes; nothing where nobody does. */
  automa?(s: S): { readonly name: string; readonly total: number; readonly parts: Score['parts'] } | undefined
}

export interface Game<S extends World = World, V = unknown> {
  readonly id: string
  readonly version: number
  readonly players: readonly [min: number, max: number]
  /** A table's options: values, default, when they apply. */
  readonly choices: Choices
  /** Why these options do not go together, or nothing. */
  unfit?(table: Table): { readonly rule: RuleId; readonly params?: Params } | undefined
  readonly rules: Readonly<Record<string, Rule<S>>>
  readonly purse?: Purse<S>
  setup(table: Table, seed: Seed): S
  clone(s: S): S
  /** Free actions and interrupts, offered beside every question that is not closed. */
  aside?(s: S, by: Seat, asking: Asking): void
  /** The rule that a move breaks which is too one of many to be listed among the refusals; undefined for nonsense. */
  judge?(s: S, seat: Seat, move: string): RuleId | undefined
  /** What the moves of this game are called, and by which rule each is made when it is: for those named at another moment. */
  readonly words?: Words
  /** What these eyes may know, built up, never filtered down. Nothing in it changes when the game goes on: whoever shows it keeps it. */
  view(s: S, eyes: Eyes): V
  /** Another world this seat cannot tell apart; the kernel's own unless a game hides more than piles and lanes do. */
  redeal?(s: S, seat: Seat, seed: Seed): S
  /** May this card lie in this pile, as far as the rules go? Asked by `redeal` where a pile is choosy. */
  fits?(s: S, pile: string, card: Id): boolean
  /** By category, at any moment; at the end with places and what broke a tie. */
  scores(s: S, eyes: Eyes | 'all'): Score[]
  /** How this position looks for this seat, as far as it knows: larger is better. For bots that look ahead. */
  evaluate?(s: S, seat: Seat): number
  /** Where a choice is walked step by step: all its steps, as a client, a bot or a seat out of time would take them at once. */
  suggest?(s: S, seat: Seat): readonly string[] | undefined
  /** What must hold in every state; a sentence for each thing that does not. */
  invariants(s: S): string[]
  /** Everything that a run over many games should have used once: cards, tiles, spaces. */
  readonly parts: readonly Id[]
  /** Which of the parts this move has used. */
  uses(move: string, s: S): readonly Id[]
  readonly positions: Positions<S>
}
