// Plugs “How could I?” into the note that explains a refusal.

import { withWords } from '../../base/i18n/index.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const howTo: PlayAddOn = {
  id: 'how-to',
  refusalPanel: async () => (await withWords(import('./text/index.ts'), import('./how-panel.tsx'))).HowPanel,
}
