// Selects the facts that are shown of a turn with many events.

import type { Fact } from '@wayfare/kernel'

/** Facts that are visible on the table as well, or do not matter for the next turn. */
const LEFT_TO_LOG: ReadonlySet<string> = new Set([
  'alfred-card',
  'alfred-shuffle',
  'alfred-fails',
  'alfred-pawn',
  'alfred-bonus',
  'alfred-discards',
  'stamps-back',
  'refresh',
  'academy',
  'objectives-out',
  'objectives-in',
  'objective-out',
  'objective-in',
])

/** The end of a round, and where Alfred went. His reasons are on his board, and the log has everything. */
export const gist = ({ by, ...fact }: Fact): Fact | null =>
  LEFT_TO_LOG.has(fact.k) || (fact.k === 'gain' && fact.seat === 'alfred') ? null : fact
