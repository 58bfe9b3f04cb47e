// Tells which moves reveal something and so cannot be undone. Other moves of the reward phase may end the round too;
// they are not included, because the end of a round is final anyway.

import { type Deciding, type Option, readMove } from '@wayfare/kernel'
import { ALFRED, hasWorker } from './state.ts'
import type { DarwinView } from './view.ts'

export function reveals({ move }: Pick<Option, 'move'>, { view }: Pick<Deciding<DarwinView>, 'view'>): boolean {
  const { phase, round, scored, boards, alfred } = view
  const { verb } = readMove(move)
  // In a solo game each choice reveals the next thing: more crew cards, and after the pair Alfred's first card.
  if (verb === 'keep' || verb === 'pair') return phase === 'setup' && alfred !== null
  // The last window of a round: the Beagle moves, and new seals and objectives are drawn.
  if (verb === 'pass') return scored === round
  if (verb !== 'end') return false
  const waiting = boards.map(hasWorker)
  return alfred !== null && waiting[ALFRED] ? true : !waiting.includes(true)
}
