// Loads the glossary of a game while that game is on the page.

import { useEffect } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import { drawing, wording } from '../../board-kit/glossary-text.tsx'
import { gameOf } from '../../games/index.ts'

/** `read` opens a rule over the table. Without it, the page goes to the passage in the rulebook. */
export function useGlossary(game: string, Glyph: GameTable['Glyph'] | undefined, read?: (rule: string) => void): void {
  const wished = language.value
  useEffect(() => {
    let stale = false
    drawing.value = Glyph
    // If the glossary cannot be loaded, the table works without it.
    if (gameOf(game).parts)
      import('./term-text.tsx')
        .then(({ openWords }) => openWords({ game, language: wished, Glyph, ...(read ? { read } : {}) }))
        .then(
          (found) => {
            if (!stale) wording.value = found
          },
          () => {},
        )
    return () => {
      stale = true
      wording.value = null
      drawing.value = undefined
    }
  }, [game, wished, Glyph])
}
