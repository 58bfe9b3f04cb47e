// Loads the tips of a game in the language of the page, and draws the tutor once they are there.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { language, withWords } from '../../base/i18n/index.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import type { Companion } from '../../board-kit/companion.tsx'
import type { LessonTexts } from '../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../board-kit/lessons/tutor.ts'
import { partsOf } from '../../games/index.ts'
import { TutorPanel } from './tutor-panel.tsx'

type Loaded = { readonly tutor: Tutor; readonly companion: Companion; readonly texts: LessonTexts }

async function load(game: string): Promise<Loaded | null> {
  const words = withWords(import('../guide/text/index.ts'), withWords(import('./text/index.ts'), Promise.resolve()))
  const { tutor: find, companion } = await partsOf(game)
  const tutor = await find?.()
  if (!tutor || !companion) return null
  const [texts] = await Promise.all([tutor.texts[language.peek()](), words])
  return { tutor, companion, texts }
}

export function LoadedPanel(props: PlayMoment & { readonly seat: number }) {
  const { game } = props.shown.info
  const loaded = useSignal<Loaded | null>(null)
  useEffect(() => {
    let stale = false
    load(game).then(
      (found) => {
        if (!stale) loaded.value = found
      },
      // The table is played without it.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, language.value])
  return loaded.value && <TutorPanel {...props} {...loaded.value} />
}
