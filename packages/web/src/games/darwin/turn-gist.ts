// What is told of a turn where much has happened in it.

import type { Fact } from '@wayfare/kernel'

/** What can be seen on the table as well, or has no bearing on the turn that follows. */
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

/** How a round ended and where Alfred went: his reasons are on his board, and the log has it all. */
export const gist = ({ by, ...fact }: Fact): Fact | null =>
  LEFT_TO_LOG.has(fact.k) || (fact.k === 'gain' && fact.seat === 'alfred') ? null : fact
