// The player's selection for the next move. Pointing and the confirmation share this state, so that Enter cannot make
// any move but the one shown as selected.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'

export type Selection = {
  /** The things that were pointed at, in order. */
  readonly pointed: readonly Id[]
  /** The complete move that waits for confirmation. The next pointing replaces it. */
  readonly armed: Offered | null
}

export const NOTHING_SELECTED: Selection = { pointed: [], armed: null }
