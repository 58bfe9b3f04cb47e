// What is told of a round that all have played at once.

import type { Fact } from '@wayfare/kernel'

/** Whoever ends a round last is told what the others have done meanwhile, and whoever names the last route what comes of all of them. */
export const tells = (facts: readonly Fact[]): boolean => facts.some(({ k }) => k === 'quarter' || k === 'madness')

/** Where much has happened: the map shows the quarter and who came there, and the log has the rest. */
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
