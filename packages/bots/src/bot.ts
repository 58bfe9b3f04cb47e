// What a bot is: somebody who answers a decision, knowing no more than its seat may. It thinks in redealt worlds only.

import type { Engine, Seat, State } from '@wayfare/kernel'

export interface Bot {
  readonly name: string
  /** The moves to make now, one after another; several only where a choice is walked step by step. */
  choose<S extends State>(engine: Engine<S>, s: S, seat: Seat, seed: string): readonly string[]
}
