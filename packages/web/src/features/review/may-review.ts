import type { TableInfo } from '@wayfare/protocol'
import { gameOf } from '../../games/index.ts'

/**
 * True for finished games with a single human player. A game opened from a log or a link names nobody and may always be
 * reviewed.
 */
export function mayReview({ id, game, status, seats }: TableInfo): boolean {
  if (status !== 'finished' || !gameOf(game).coached) return false
  return id === '' || seats.filter(({ kind }) => kind === 'person').length === 1
}
