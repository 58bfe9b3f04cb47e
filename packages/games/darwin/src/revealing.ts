// Which moves turn something up that nobody knew, and so cannot be taken back. The round may also end with whatever is done last in
// its reward phase: that is final anyway.

import { ALFRED, hasWorker } from './state.ts'
import type { DarwinView } from './view.ts'

type Seen = Pick<DarwinView, 'phase' | 'round' | 'scored' | 'boards' | 'alfred'>

export function reveals(move: string, { phase, round, scored, boards, alfred }: Seen): boolean {
  // Alone, each choice brings what comes next to light: more crew cards, and after the pair Alfred's first card.
  if (move.startsWith('keep ') || move.startsWith('pair ')) return phase === 'setup' && alfred !== null
  // The last window of a round: the Beagle sails on, seals and objectives come.
  if (move === 'pass') return scored === round
  if (move !== 'end turn') return false
  const waiting = boards.map(hasWorker)
  return alfred !== null && waiting[ALFRED] ? true : !waiting.includes(true)
}
