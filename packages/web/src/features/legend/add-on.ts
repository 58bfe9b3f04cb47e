// The sheet that lists everything on the table, as it is plugged into the help dialog. Nothing of it is loaded before that opens.

import { say, withWords } from '../../base/i18n/index.ts'
import type { HelpSheet, PlayAddOn } from '../../board-kit/add-on.ts'
import { partsOf } from '../../games/index.ts'

export const legend: PlayAddOn = { id: 'legend', helpSheet: loadSheet }

async function loadSheet(game: string): Promise<HelpSheet | null> {
  if (!(await partsOf(game)).legend) return null
  const { LegendSheet } = await withWords(import('./text/index.ts'), import('./legend-sheet.tsx'))
  return { title: () => say('legend.title'), Sheet: LegendSheet }
}
