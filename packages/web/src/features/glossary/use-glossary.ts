// Loads the words of a game while it is on the page.

import { useEffect } from 'preact/hooks'
import { language } from '../../base/i18n/index.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import { drawing, wording } from '../../board-kit/glossary-text.tsx'
import { gameOf } from '../../games/index.ts'

/** `read`: opens a rule over the table; without it, its passage in the rulebook is gone to. */
export function useGlossary(game: string, Glyph: GameTable['Glyph'] | undefined, read?: (rule: string) => void): void {
  const wished = language.value
  useEffect(() => {
    let stale = false
    drawing.value = Glyph
    // Without them the table is what it was.
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
