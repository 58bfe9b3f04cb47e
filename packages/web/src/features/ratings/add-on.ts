// Shows how a finished game of the server changed its players' strength, or why it does not count.

import { withWords } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const ratings: PlayAddOn = {
  id: 'ratings',
  endParts: () =>
    withWords(import('./text/index.ts'), withWords(import('../passport/text/index.ts'), import('./end-parts.ts'))),
}
