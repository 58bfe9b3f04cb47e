// The sheet that lists everything on the table, as it is plugged into the help dialog. Nothing of it is loaded before that opens.

import type { PlayAddOn } from '../../board-kit/add-on.ts'

export const legend: PlayAddOn = {
  id: 'legend',
  helpSheet: async (game) => (await import('./load-sheet.ts')).loadSheet(game),
}
