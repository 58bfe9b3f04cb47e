import type { Effect } from '@wayfare/kernel'
import type { Icon } from '../resources.ts'

/** `cost`: coins for an item, compasses for an artifact. `free`: playing it is a free action. */
export type Card = {
  readonly kind: 'basic' | 'item' | 'artifact'
  readonly cost: number
  readonly points: number
  readonly travel: readonly Icon[]
  readonly play: Effect
  readonly free?: true
  /** ARN-EXILE-08: played for its effect it goes to exile. */
  readonly exiles?: true
  /** ARN-PLAY-12: what it gives to a player who passes with it. */
  readonly pass?: Effect
}
