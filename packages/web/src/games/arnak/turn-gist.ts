// Selects the facts that are shown of a turn with many events.

import type { Fact } from '@wayfare/kernel'

/**
 * Facts that only the log tells: the rival's move shows what its tile was, and the rows and the player's own cards are
 * visible.
 */
const LEFT_TO_LOG: ReadonlySet<string> = new Set([
  'rival-tile',
  'rival-idle',
  'rival-removed',
  'row',
  'draw',
  'turned-up',
])

export const gist = (fact: Fact): Fact | null => (LEFT_TO_LOG.has(fact.k) ? null : fact)
