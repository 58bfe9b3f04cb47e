// The background sound of a table. Loaded for those who have asked for it in the settings.

import { playAmbience } from '../../base/sound/ambience.ts'
import { canPlaySounds } from '../../base/sound/play-sound.ts'
import { partsOf } from '../../games/index.ts'

/** Sounds may begin with the first of these events. */
const EVENTS = ['click', 'keydown', 'visibilitychange'] as const

/** Plays while the page is in sight, from the first touch of it until `signal` is aborted. */
export async function playTableAmbience(game: string, signal: AbortSignal): Promise<void> {
  const { sounds } = await partsOf(game)
  const { ambience } = (await sounds?.()) ?? {}
  if (!ambience) return
  let stop: (() => void) | undefined
  const update = () => {
    const plays = !signal.aborted && !document.hidden && canPlaySounds()
    if (plays) stop ??= playAmbience(ambience)
    else {
      stop?.()
      stop = undefined
    }
  }
  for (const event of EVENTS) document.addEventListener(event, update, { signal })
  signal.addEventListener('abort', update)
  update()
}
