// What is heard and felt of a table: one's own moves and turns, refusals, the end. Others move silently.

import type { Refusal } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../base/browser/settings.ts'
import { vibrate } from '../../base/browser/vibration.ts'
import { canPlaySounds, leaveOut, playSound } from '../../base/sound/play-sound.ts'

type Heard = {
  readonly game: string
  readonly told: readonly Told[]
  readonly n: number
  /** The seats of whoever sits at this device. */
  readonly seats: readonly number[]
  /** One of them is asked something. */
  readonly mine: boolean
  readonly over: boolean
  readonly refused: readonly Refusal[]
}

export function useTableSounds({ game, told, n, seats, mine, over, refused }: Heard): void {
  const before = useRef({ n, mine, over })
  useEffect(() => {
    const was = before.current
    before.current = { n, mine, over }
    if (over && !was.over) playSound('end')
    else if (mine && !was.mine) {
      playSound('turn')
      vibrate('turn')
    } else if (n > was.n && canPlaySounds()) {
      const isHeard = ({ seat, undoes }: Told): boolean => seat !== null && seats.includes(seat) && !undoes
      const heard = told.filter((one) => one.n > was.n && isHeard(one))
      if (heard.length > 0)
        import('./play-move-sounds.ts').then(({ playMoveSounds }) => playMoveSounds(game, heard, seats)).catch(leaveOut)
    }
  }, [n, mine, over])
  useEffect(() => {
    if (refused.length === 0) return
    playSound('refusal')
    vibrate('refusal')
  }, [refused])
  useAmbience(game, !over)
}

function useAmbience(game: string, plays: boolean): void {
  const { sound, ambience, volume } = settings.value
  const wanted = plays && sound && ambience
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    import('./table-ambience.ts')
      .then(({ playTableAmbience }) => playTableAmbience(game, leaving.signal))
      .catch(leaveOut)
    return () => leaving.abort()
  }, [game, wanted, volume])
}
