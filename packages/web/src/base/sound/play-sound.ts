// Plays a sound if the person wants to hear any. The code that makes sounds is loaded with the first one.

import { settings } from '../browser/settings.ts'
import { hasUserActivation } from '../browser/user-activation.ts'
import type { SoundName } from './sounds.ts'

/** Browsers let a page make sounds only after the person has touched it. */
export function canPlaySounds(): boolean {
  const { sound, volume } = settings.peek()
  return sound && volume > 0 && hasUserActivation() && typeof AudioContext !== 'undefined'
}

/** `times`: the sound stands for so many things of one kind. */
export function playSound(name: SoundName, times = 1): void {
  if (canPlaySounds()) import('./synthesiser.ts').then(({ play }) => play(name, times), leaveOut)
}

/** A sound that cannot be loaded, such as without a network, is not worth a message. */
export function leaveOut(): void {}
