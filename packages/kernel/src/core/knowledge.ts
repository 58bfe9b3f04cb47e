// Who knows what: seats as bits, and the barrier that knowledge sets to undo.

import type { Eyes, Seat } from './names.ts'
import type { State } from './state.ts'

/** Who comes to know something: everybody at and around the table, one seat, or nobody. */
export type Knowers = 'all' | Seat | 'none'

/** All bits that there are; short, because states are full of it. */
const EVERYBODY = -1

export function mask(knowers: Knowers): number {
  if (knowers === 'all') return EVERYBODY
  return knowers === 'none' ? 0 : 1 << knowers
}

/** A spectator knows only what everybody does. */
export function sees(known: number, eyes: Eyes): boolean {
  return eyes === 'spectator' ? known === EVERYBODY : (known & (1 << eyes)) !== 0
}

/**
 * Something is shown. What led here cannot be taken back any more: by anybody, or in a lane by the seat it was shown to. To those who
 * have `known` it before it is no news.
 */
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
