// Adds a link to the review of the player's decisions to the end screen of a game.

import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const review: PlayAddOn = {
  id: 'review',
  endParts: async () => (await import('./end-parts.ts')).endParts,
}
