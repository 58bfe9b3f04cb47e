// Giving away a link to a finished game, as the end of a game offers it. The words of replays are also those of links.

import { withWords } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const sharing: PlayAddOn = {
  id: 'sharing',
  endParts: () => withWords(import('./text/index.ts'), import('./share-button.tsx')),
}
