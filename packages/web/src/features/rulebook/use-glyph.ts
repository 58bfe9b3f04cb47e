import { useEffect, useState } from 'preact/hooks'
import type { GameTable } from '../../board-kit/contract.ts'
import { gameOf } from '../../games/index.ts'

/**
 * What a game has drawn of its things, for those who read about it: after the words. It comes with the rest of the table: parts of that
 * in files of their own would cost the home page more than they save here.
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
