// The interface of a bot: it answers a decision and knows no more than its seat may. It thinks only in redealt worlds.

import type { Engine, Seat, State } from '@wayfare/kernel'
import type { BestSoFar } from './search/plan.ts'

export interface Bot {
  readonly name: string
  /** A time limit that only a blocked or overloaded machine exceeds; the bot then plays its best move so far. */
  readonly brakeMs?: number
  /** Returns the moves to make now, in order; several if a choice takes several steps or a whole turn was planned. */
  choose<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): readonly string[]
  /**
   * Does the same step by step, for hosts that have other work. It can be stopped after any step, and the best move so
   * far is then played.
   */
  think?<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): Generator<BestSoFar, BestSoFar>
}
