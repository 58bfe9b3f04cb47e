// What is told of a turn where much has happened in it.

import type { Fact } from '@wayfare/kernel'

/** Where the rival went says what its tile was, and the rows and one's own cards can be seen. */
const LEFT_TO_LOG: ReadonlySet<string> = new Set([
  'rival-tile',
  'rival-idle',
  'rival-removed',
  'row',
  'draw',
  'turned-up',
])

export const gist = (fact: Fact): Fact | null => (LEFT_TO_LOG.has(fact.k) ? null : fact)
