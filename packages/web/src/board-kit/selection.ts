// What a player has selected of the next move. Pointing and the confirmation share this one state, so that Enter cannot do anything but what
// is shown as selected.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'

export type Selection = {
  /** The things that were pointed at, in that order. */
  readonly pointed: readonly Id[]
  /** The whole move that waits to be confirmed. Whatever is pointed at next replaces it. */
  readonly armed: Offered | null
}

export const NOTHING_SELECTED: Selection = { pointed: [], armed: null }
