// Selects the facts that are shown of a round that all have played at the same time.

import type { Fact } from '@wayfare/kernel'

/**
 * True for moves that end a common step: the player who ends a round last is shown the actions of the others, and the
 * one who names the last route the result of all routes.
 */
export const tells = (facts: readonly Fact[]): boolean => facts.some(({ k }) => k === 'quarter' || k === 'madness')

/** Of many events only some are shown: the map shows the quarter and who came there, and the log has the rest. */
export const gist = (fact: Fact): Fact | null => (LEFT_TO_LOG.has(fact.k) ? null : fact)

const LEFT_TO_LOG: ReadonlySet<unknown> = new Set([
  'quarter',
  'tourists',
  'changed',
  'erased',
  'gained',
  'rolled',
  'own-dice',
])
