// Which moves turn something up that nobody knew, and so cannot be taken back. The round may also end with whatever is done last in
// its reward phase: that is final anyway.

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
