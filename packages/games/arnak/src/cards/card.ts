import type { Effect } from '@wayfare/kernel'
import type { Icon } from '../resources.ts'

/** `cost` is in coins for an item, in compasses for an artifact. `free`: playing it is a free action. */
export type Card = {
  readonly kind: 'basic' | 'item' | 'artifact'
  readonly cost: number
  readonly points: number
  readonly travel: readonly Icon[]
  readonly play: Effect
  readonly free?: true
  /** Set if the card is exiled when it is played for its effect (ARN-EXILE-08). */
  readonly exiles?: true
  /** The effect for a player who passes with this card (ARN-PLAY-12). */
  readonly pass?: Effect
}
