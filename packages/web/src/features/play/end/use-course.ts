// Loads the score curve of a finished game from its log: the points after each move, and the game packed into a link.

import { useSignal } from '@preact/signals'
import type { Score } from '@wayfare/kernel'
import { useEffect } from 'preact/hooks'
import { openPlayer } from '../../../client/finished/player.ts'
import type { TableSource } from '../../../client/table/table-source.ts'

export type ScoreCurve = {
  readonly scores: readonly (readonly Score[])[]
  /** True if these are estimates, because the game counts points only at its end. */
  readonly forecast: boolean
  readonly packed: string | null
}

/**
 * Loads the curve. `unknown` means that the secret of the deal may not be shown yet, or that this client has no rules
 * for the game.
 */
export function useScoreCurve(source: TableSource): ScoreCurve | 'opening' | 'unknown' {
  const course = useSignal<ScoreCurve | 'opening' | 'unknown'>('opening')
  useEffect(() => {
    const player = openPlayer()
    const read = async (): Promise<ScoreCurve | 'unknown'> => {
      const opened = await player.request('open', { log: await source.log() })
      if ('problem' in opened || opened.broken !== null) return 'unknown'
      const packed = await player.request('pack', null)
      return { ...(await player.request('course', null)), packed }
    }
    read()
      .catch((): 'unknown' => 'unknown')
      .then((found) => {
        course.value = found
        player.close()
      })
    return () => player.close()
  }, [source])
  return course.value
}
