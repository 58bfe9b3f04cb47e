// The review of one's own decisions, as the end of a game leads to it.

import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const review: PlayAddOn = {
  id: 'review',
  endParts: async () => (await import('./end-parts.ts')).endParts,
}
