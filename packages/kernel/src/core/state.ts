// One state of plain JSON: effects and frames as data, and what the kernel keeps beside the game's own.

import type { Json } from '../digest/json.ts'
import type { Fact } from './events.ts'
import type { Id, Seat, Seed } from './names.ts'
import type { Stream } from './stream.ts'

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
  /** Slots handed out to cards, and shuffles made, so far. */
  places: number
  bags: number
  /** For bags that were filled out of others: the roots of the cards that may lie in their slots. Replaced, never changed. */
  kin: Readonly<Record<number, readonly number[]>>
}

/** While several seats act at once: a stack of its own for each, and the state as it was when they began. */
export type Lanes = {
  /**
   * Never changed, and shared by clones. The frame that opened the lanes is still on its stack. Of the piles it has those that are
   * named in `changing`, or all: to begin again, take `beforeLanes`.
   */
  readonly before: State
  /** The piles that may change in these lanes; null for any. */
  readonly changing: readonly string[] | null
  stacks: Frame[][]
  moves: string[][]
  /** For each seat: how many of its moves here are final for it, because it learned something by them. */
  barrier: number[]
  /** Slots whose cards a seat came to know in its lane. */
  learned: number[][]
  held: HeldEvent[][]
}
export type HeldEvent = { readonly fact: Fact | null; readonly own?: Readonly<Record<Seat, Fact>> }

/** Every state: the kernel's part, and beside it what the game keeps. */
export type State = { core: Core }

/**
 * A card where it lies. `slot` travels with the card and never tells which one it is: a shuffle moves faces among slots. `bag`
 * belongs to the slot, `root` to the face. Cards are never changed, only replaced, so that clones may share them. A list and no
 * object, because a state holds some two hundred of them: with their names they were three quarters of it as JSON.
 */
export type Card = readonly [id: Id, slot: number, known: number, bag: number, root: number]
/** The top card is the last one. */
export type Pile = Card[]

export function pile(s: State, name: string): Pile {
  const found = s.core.piles[name]
  if (!found) throw new Error(`no pile '${name}' (seq ${s.core.seq})`)
  return found
}
