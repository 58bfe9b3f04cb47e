import { say, withWords } from '../../base/i18n/index.ts'
import type { HelpSheet } from '../../board-kit/add-on.ts'
import { partsOf } from '../../games/index.ts'

/** The sheet of a game; null if it has no legend. */
export async function loadSheet(game: string): Promise<HelpSheet | null> {
  if (!(await partsOf(game)).legend) return null
  const { LegendSheet } = await withWords(import('./text/index.ts'), import('./legend-sheet.tsx'))
  return { title: () => say('legend.title'), Sheet: LegendSheet }
}
