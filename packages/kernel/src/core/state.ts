// The state of a game as plain JSON: effects and frames as data, and the kernel's own part beside the game's.

import type { Json } from '../digest/json.ts'
import type { Fact } from './events.ts'
import type { Id, Seat, Seed } from './names.ts'
import type { Stream } from './stream.ts'

/**
 * Something to be done, as data. `by` is the seat that does it; `from` is the card, tile or space that caused it, which
 * prompt and log mention. Where they are null, both are inherited from the effect that led here. Create effects with
 * `effect()`, so that all have the same fields in the same order: the engine reads millions of them.
 */
export type Effect = { readonly op: string; readonly arg: Json; readonly by: Seat | null; readonly from: Id | null }

/**
 * An effect that waits on the stack. `asked` is true for a question that has been asked before and now has something
 * else above it, and `unpaid` while the price of its answer is being paid: such a question is asked again only if the
 * payment is withdrawn.
 */
export type Frame = Effect & { readonly by: Seat; readonly asked: boolean | 'unpaid' }

/** The kernel's part of a state. */
export type Core = {
  readonly players: number
  /** The seed of everything random. It is replaced in a redealt world. */
  seed: Seed
  /** The row of the log at which chance was last dealt anew; 0 if never. */
  era: number
  chance: Record<string, Stream>
  /** The number of moves taken so far. */
  seq: number
  /** Moves up to this number cannot be undone, because somebody learned something by them. */
  barrier: number
  /** While a move is carried out: who has learned something by it, one bit per seat. 0 between moves. */
  learned: number
  /** Everything that is still to be done, the next thing last. Empty when the game is over. */
  stack: Frame[]
  lanes: Lanes | null
  piles: Record<string, Pile>
  /** The number of slots given to cards so far, and the number of shuffles so far. */
  places: number
  bags: number
  /** For bags filled from several others, the roots of their cards. Replaced, never changed. */
  kin: Readonly<Record<number, readonly number[]>>
}

/** While several seats act at once: a stack for each of them, and the state as it was when they began. */
export type Lanes = {
  /** The state before the lanes, shared by clones, with only the changing piles; see `beforeLanes`. */
  readonly before: State
  /** The piles that may change in these lanes; null if any may. */
  readonly changing: readonly string[] | null
  stacks: Frame[][]
  moves: string[][]
  /** For each seat, the number of its moves in this lane that are final because it learned something by them. */
  barrier: number[]
  /** For each seat, the slots of cards that it came to know in its lane. */
  learned: number[][]
  held: HeldEvent[][]
}
export type HeldEvent = { readonly fact: Fact | null; readonly own?: Readonly<Record<Seat, Fact>> }

/** The base of every state: the kernel's part. A game adds its own fields beside it. */
export type State = { core: Core }

/**
 * A card in a pile. `slot` travels with the card and never reveals which card it is, because a shuffle moves faces
 * among slots. `bag` belongs to the slot, `root` to the face. Cards are replaced and never changed, so clones can share
 * them. It is a tuple because a state has some two hundred cards: with field names they took up three quarters of its
 * JSON.
 */
export type Card = readonly [id: Id, slot: number, known: number, bag: number, root: number]
/** The top card is the last one. */
export type Pile = Card[]

export function pile(s: State, name: string): Pile {
  const found = s.core.piles[name]
  if (!found) throw new Error(`no pile '${name}' (seq ${s.core.seq})`)
  return found
}
