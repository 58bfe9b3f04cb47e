import { useEffect, useState } from 'preact/hooks'
import type { GameTable } from '../../board-kit/contract.ts'
import { gameOf } from '../../games/index.ts'

/**
 * Loads the drawings of a game's things for the rulebook, after its text. They come with the game's whole table, since
 * separate files would cost the home page more than they save here.
 */
export function useGlyph(game: string): GameTable['Glyph'] | undefined {
  const [table, setTable] = useState<GameTable | null>(null)
  useEffect(() => {
    let stale = false
    gameOf(game)
      .table?.()
      .then(
        (found) => !stale && setTable(found),
        () => {},
      )
    return () => {
      stale = true
    }
  }, [game])
  return table?.Glyph
}
