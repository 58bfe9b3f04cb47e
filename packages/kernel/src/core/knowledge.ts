// Tracks who knows a hidden thing, as one bit per seat, and the barrier that new knowledge sets to undo.

import type { Eyes, Seat } from './names.ts'
import type { State } from './state.ts'

/** Who learns something: everybody including spectators, one seat, or nobody. */
export type Knowers = 'all' | Seat | 'none'

/** Every bit is set, which as the number -1 stays short in stored states. */
const EVERYBODY = -1

export function mask(knowers: Knowers): number {
  if (knowers === 'all') return EVERYBODY
  return knowers === 'none' ? 0 : 1 << knowers
}

/** A spectator knows only what everybody does. */
export function sees(known: number, eyes: Eyes): boolean {
  return eyes === 'spectator' ? known === EVERYBODY : (known & (1 << eyes)) !== 0
}

/** Marks that viewers other than `known` learn something, so that the moves before it cannot be undone. */
export function reveal(s: State, knowers: Knowers, known = 0): void {
  const { core } = s
  if (knowers === 'none') return
  core.learned |= mask(knowers) & ~known
  if (!core.lanes) {
    core.barrier = core.seq
    return
  }
  if (knowers === 'all') throw new Error(`something is shown to all out of a lane (seq ${core.seq})`)
  core.lanes.barrier[knowers] = core.lanes.moves[knowers]?.length ?? 0
}
