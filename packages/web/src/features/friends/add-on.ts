// At the end of a game, each co-player can be asked to become a friend.

import { withWords } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const coPlayers: PlayAddOn = {
  id: 'co-players',
  endParts: () => withWords(import('./text/index.ts'), import('./end-parts.ts')),
}
