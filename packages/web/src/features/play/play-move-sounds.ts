// Plays the sounds of moves, one after another.

import type { Told } from '@wayfare/protocol'
import { playSound } from '../../base/sound/play-sound.ts'
import { lengthOf, partsFor } from '../../base/sound/sounds.ts'
import type { GameSounds } from '../../board-kit/game-sounds.ts'
import { type MoveSound, soundsOf } from './move-sounds.ts'

/** The next sound begins when this share of the one before has been played. */
const OVERLAP = 0.7

/** Waits for the next sound. A later move cancels the sounds that are still to come. */
let timer: ReturnType<typeof setTimeout> | undefined

/** `seats` are those of the players at this device. */
export const playMoveSounds = (told: readonly Told[], seats: readonly number[], sounds: GameSounds): void =>
  playInTurn(soundsOf(told, seats, sounds))

function playInTurn([next, ...others]: readonly MoveSound[]): void {
  clearTimeout(timer)
  if (!next) return
  playSound(next.name, next.times)
  timer = setTimeout(() => playInTurn(others), lengthOf(partsFor(next.name, next.times)) * OVERLAP)
}
