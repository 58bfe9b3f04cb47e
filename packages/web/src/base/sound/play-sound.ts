// Plays sounds if the person wants to hear any. The code that makes sounds is loaded with the first one.

import { settings } from '../browser/settings.ts'
import { hasUserActivation } from '../browser/user-activation.ts'
import type { AmbienceLayer } from './ambience.ts'
import type { SoundName } from './sounds.ts'

/** Browsers let a page make sounds only after the person has touched it. */
export function canPlaySounds(): boolean {
  const { sound, volume } = settings.peek()
  return sound && volume > 0 && hasUserActivation() && typeof AudioContext !== 'undefined'
}

/** Plays a sound. `times` is the number of things of one kind that it stands for. */
export function playSound(name: SoundName, times = 1): void {
  if (canPlaySounds()) import('./synthesiser.ts').then(({ play }) => play(name, times), leaveOut)
}

/** Plays a background until the returned function is called. */
export function playAmbience(layers: readonly AmbienceLayer[]): () => void {
  let isOver = false
  let stop = () => {}
  import('./ambience.ts').then(({ begin }) => {
    if (!isOver) stop = begin(layers)
  }, leaveOut)
  return () => {
    isOver = true
    stop()
  }
}

/** A sound that cannot be loaded, for instance without a network, needs no error message. */
function leaveOut(): void {}
