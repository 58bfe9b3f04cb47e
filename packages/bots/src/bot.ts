// What a bot is: somebody who answers a decision, knowing no more than its seat may. It thinks in redealt worlds only.

import type { Engine, Seat, State } from '@wayfare/kernel'
import type { BestSoFar } from './search/plan.ts'

export interface Bot {
  readonly name: string
  /** Whoever thinks for longer than this is held up by the machine, and plays what they think by then. */
  readonly brakeMs?: number
  /** The moves to make now, one after another; several where a choice is walked step by step, or a turn planned. */
  choose<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): readonly string[]
  /** The same, for hosts that have something else to do: it may be stopped at any step, and the best move so far is then played. */
  think?<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): Generator<BestSoFar, BestSoFar>
}
