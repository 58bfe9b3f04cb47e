// “How could I?”, as it is plugged into the note that says why something was refused.

import { withWords } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const howTo: PlayAddOn = {
  id: 'how-to',
  refusalPanel: async () => (await withWords(import('./text/index.ts'), import('./how-panel.tsx'))).HowPanel,
}
