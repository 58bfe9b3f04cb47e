// Plays the sounds of moves, one after another. Loaded with the first of them.

import type { Told } from '@wayfare/protocol'
import { playSound } from '../../base/sound/play-sound.ts'
import { lengthOf, partsFor } from '../../base/sound/sounds.ts'
import { partsOf } from '../../games/index.ts'
import { type MoveSound, soundsOf } from './move-sounds.ts'

/** The next sound begins when so much of the one before is over. */
const OVERLAP = 0.7

/** Waits for the next sound. A later move ends what is still to come of the one before. */
let timer: ReturnType<typeof setTimeout> | undefined

/** `seats`: those of whoever sits at this device. */
export async function playMoveSounds(game: string, told: readonly Told[], seats: readonly number[]): Promise<void> {
  const { sounds } = await partsOf(game)
  if (sounds) playInTurn(soundsOf(told, seats, await sounds()))
}

function playInTurn([next, ...others]: readonly MoveSound[]): void {
  clearTimeout(timer)
  if (!next) return
  playSound(next.name, next.times)
  timer = setTimeout(() => playInTurn(others), lengthOf(partsFor(next.name, next.times)) * OVERLAP)
}
