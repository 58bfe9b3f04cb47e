// Which games can be read again, and whose decisions.

import type { TableInfo } from '@wayfare/protocol'
import { ON_THE_WALL } from '../../games/home-games.ts'

/** Finished ones in which nobody else played. A log or a link names nobody: whoever has it may read it. */
export function mayReview({ id, game, status, seats }: TableInfo): boolean {
  if (status !== 'finished' || !ON_THE_WALL.some((one) => one === game)) return false
  return id === '' || seats.filter(({ kind }) => kind === 'person').length === 1
}
