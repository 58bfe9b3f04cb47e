// Lets players share a link to a finished game on its end screen. It uses the texts of replays.

import { withWords } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const sharing: PlayAddOn = {
  id: 'sharing',
  endParts: () => withWords(import('./text/index.ts'), import('./share-button.tsx')),
}
