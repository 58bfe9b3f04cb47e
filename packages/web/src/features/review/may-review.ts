// Which games can be read again, and whose decisions.

import type { TableInfo } from '@wayfare/protocol'
import { gameOf } from '../../games/index.ts'

/** Finished ones in which nobody else played. A log or a link names nobody: whoever has it may read it. */
export function mayReview({ id, game, status, seats }: TableInfo): boolean {
  if (status !== 'finished' || !gameOf(game).coached) return false
  return id === '' || seats.filter(({ kind }) => kind === 'person').length === 1
}
