// Tells which moves turn something up and therefore cannot be taken back. Another move of the reward phase can end the round, too; it is not
// told here, because the end of a round is final in any case.

import { type Deciding, type Option, readMove } from '@wayfare/kernel'
import { ALFRED, hasWorker } from './state.ts'
import type { DarwinView } from './view.ts'

export function reveals({ move }: Pick<Option, 'move'>, { view }: Pick<Deciding<DarwinView>, 'view'>): boolean {
  const { phase, round, scored, boards, alfred } = view
  const { verb } = readMove(move)
  // Alone, each choice brings what comes next to light: more crew cards, and after the pair Alfred's first card.
  if (verb === 'keep' || verb === 'pair') return phase === 'setup' && alfred !== null
  // The last window of a round: the Beagle sails on, seals and objectives come.
  if (verb === 'pass') return scored === round
  if (verb !== 'end') return false
  const waiting = boards.map(hasWorker)
  return alfred !== null && waiting[ALFRED] ? true : !waiting.includes(true)
}
