// Plays the sounds described in sounds.ts with Web Audio. This module is loaded when the first sound is played.

import { settings } from '../browser/settings.ts'
import { lengthOf, partsFor, SOUNDS, type SoundName, type SoundPart } from './sounds.ts'

const MOST_AT_ONCE = 2
/** The volume in decibels at the left end of the slider; the right end is 0. */
const QUIETEST = -48
/** The gain that counts as silent: exponential ramps cannot end at 0. */
const SILENCE = 0.0001
const FADE_OUT_SECONDS = 0.008

type Playing = { readonly rank: number; readonly out: GainNode; readonly end: number }

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined
let playing: readonly Playing[] = []

/** Plays a sound. `times` is how many things it announces at once (3 coins, say). */
export function play(name: SoundName, times: number): void {
  const parts = partsFor(name, times)
  const audio = audioContext()
  if (parts.length === 0 || !makeRoom(SOUNDS[name].rank, audio.currentTime)) return
  const out = audio.createGain()
  out.gain.value = masterGain()
  out.connect(audio.destination)
  for (const part of parts) playPart(audio, out, part)
  const end = audio.currentTime + lengthOf(parts) / 1000
  playing = [...playing, { rank: SOUNDS[name].rank, out, end }]
}

export function audioContext(): AudioContext {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  return audio
}

/** The volume of the settings as a gain factor. */
export const masterGain = (): number => 10 ** ((QUIETEST * (1 - settings.peek().volume)) / 20)

export function whiteNoise(audio: AudioContext, seconds: number): AudioBuffer {
  const noise = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return noise
}

/** At most two sounds play at once: a third one stops the one with the lowest rank. Returns false if the third has the lowest rank itself. */
function makeRoom(rank: number, now: number): boolean {
  playing = playing.filter(({ end }) => end > now)
  if (playing.length < MOST_AT_ONCE) return true
  const lowest = playing.reduce((one, other) => (one.rank <= other.rank ? one : other))
  if (lowest.rank > rank) return false
  lowest.out.gain.setTargetAtTime(0, now, FADE_OUT_SECONDS)
  playing = playing.filter((one) => one !== lowest)
  return true
}

function playPart(audio: AudioContext, out: AudioNode, part: SoundPart): void {
  const begin = audio.currentTime + part.at / 1000
  const end = begin + part.length / 1000
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(SILENCE, begin)
  envelope.gain.exponentialRampToValueAtTime(part.loud, begin + part.attack / 1000)
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end)
  envelope.connect(out)
  if (part.wave === 'noise') {
    const source = audio.createBufferSource()
    const filter = audio.createBiquadFilter()
    noise ??= whiteNoise(audio, 1)
    source.buffer = noise
    filter.type = part.filter
    filter.Q.value = part.q
    glide(filter.frequency, part, begin, end)
    source.connect(filter).connect(envelope)
    source.start(begin, Math.random() * 0.5, part.length / 1000)
    return
  }
  const oscillator = audio.createOscillator()
  oscillator.type = part.wave
  glide(oscillator.frequency, part, begin, end)
  oscillator.connect(envelope)
  oscillator.start(begin)
  oscillator.stop(end)
}

function glide(frequency: AudioParam, { from, to }: SoundPart, begin: number, end: number): void {
  frequency.setValueAtTime(from, begin)
  if (to !== from) frequency.exponentialRampToValueAtTime(to, end)
}
