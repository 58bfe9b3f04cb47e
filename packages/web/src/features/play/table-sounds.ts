// Plays the sounds and vibrations of a table: the player's own moves and turns, refusals, and the end. Moves of others
// are silent. This file is loaded when the table is open.

import { effect } from '@preact/signals'
import type { Told } from '@wayfare/protocol'
import { settings } from '../../base/browser/settings.ts'
import { vibrate } from '../../base/browser/vibration.ts'
import { canPlaySounds, playAmbience, playSound } from '../../base/sound/play-sound.ts'
import type { GameSounds } from '../../board-kit/game-sounds.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { partsOf } from '../../games/index.ts'
import type { Play } from './play.ts'
import { playMoveSounds } from './play-move-sounds.ts'

/** The parts of `Play` that are listened to. */
export type SoundSources = Pick<Play, 'source' | 'sending' | 'choosing'>

/** Plays sounds until `leaving` is aborted. */
export async function playTableSounds(heard: SoundSources, game: string, leaving: AbortSignal): Promise<void> {
  const { sounds: load } = await partsOf(game)
  const sounds = await load?.()
  if (leaving.aborted) return
  const stops = [
    effect(followShown(heard, sounds)),
    effect(followRefusals(heard)),
    effect(followPresses(heard)),
    ...(sounds ? [playBackground(heard, sounds)] : []),
  ]
  leaving.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
}

const stateOf = ({ n, picture }: Shown) => ({ n, mine: picture?.question != null, over: picture?.over === true })

function followShown({ source }: SoundSources, sounds: GameSounds | undefined): () => void {
  const first = source.shown.peek()
  let before = first && stateOf(first)
  return () => {
    const shown = source.shown.value
    const now = shown && stateOf(shown)
    const was = before
    before = now
    if (!shown || !now || !was) return
    if (now.over && !was.over) playSound('end')
    else if (now.mine && !was.mine) {
      playSound('turn')
      vibrate('turn')
    } else {
      const seats = source.mine.peek()
      const own = shown.told.filter(({ n, seat }) => n > was.n && seat !== null && seats.includes(seat))
      playOwn(own, seats, sounds)
    }
  }
}

function playOwn(own: readonly Told[], seats: readonly number[], sounds: GameSounds | undefined): void {
  const made = own.filter(({ undoes }) => !undoes)
  if (own.length > made.length) playSound('undo')
  if (made.length > 0 && sounds && canPlaySounds()) playMoveSounds(made, seats, sounds)
}

function followRefusals({ sending: { refused } }: SoundSources): () => void {
  let before = refused.peek()
  return () => {
    const now = refused.value
    if (now !== before && now.length > 0) {
      playSound('refusal')
      vibrate('refusal')
    }
    before = now
  }
}

/**
 * Plays a sound for each press that sends a move or selects a part of one. Automatic moves are silent until their facts
 * arrive.
 */
function followPresses({ source, sending, choosing }: SoundSources): () => void {
  const { pointing, confirming, automatic } = choosing
  let [wasBusy, before] = [sending.busy.peek(), 0]
  return () => {
    const busy = sending.busy.value
    const selected = pointing.pointed.value.length + (confirming.armed.value ? 1 : 0)
    const isSent = busy && !wasBusy && !automatic.has((source.shown.peek()?.n ?? 0) + 1)
    if (isSent || selected > before) {
      playSound('tap')
      vibrate('press')
    }
    ;[wasBusy, before] = [busy, selected]
  }
}

/** Browsers allow sounds only after the first of these events. */
const EVENTS = ['click', 'keydown', 'visibilitychange'] as const

/** Plays background sounds for players who turned them on, while the page is visible and the game goes on. */
function playBackground({ source }: SoundSources, { ambience }: GameSounds): () => void {
  let stop: (() => void) | undefined
  let volume = 0
  const update = () => {
    const wanted =
      settings.peek().ambience && !source.shown.peek()?.picture?.over && !document.hidden && canPlaySounds()
    const isOtherVolume = volume !== settings.peek().volume
    if (stop && (!wanted || isOtherVolume)) {
      stop()
      stop = undefined
    }
    if (wanted) stop ??= playAmbience(ambience)
    volume = settings.peek().volume
  }
  for (const event of EVENTS) document.addEventListener(event, update)
  const stopFollowing = effect(() => {
    void settings.value
    void source.shown.value
    update()
  })
  return () => {
    stopFollowing()
    for (const event of EVENTS) document.removeEventListener(event, update)
    stop?.()
  }
}
