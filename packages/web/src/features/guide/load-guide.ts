import { language, withWords } from '../../base/i18n/index.ts'
import { partsOf } from '../../games/index.ts'
import { keyNow, loadedGuides } from './loaded-guide.ts'

/** Loads what the guide of a game is made of. Without it a table is played as any other, so nobody has to hear of a failure. */
export async function loadGuide(game: string): Promise<void> {
  const key = keyNow(game)
  if (loadedGuides.peek()[key]) return
  const { lessons } = await partsOf(game)
  if (!lessons) return
  const [guide, { GuidePanel }] = await withWords(
    import('./text/index.ts'),
    Promise.all([lessons(), import('./guide-panel.tsx')]),
  )
  const texts = await guide.texts[language.peek()]()
  loadedGuides.value = { ...loadedGuides.peek(), [key]: { guide, texts, Panel: GuidePanel } }
}
