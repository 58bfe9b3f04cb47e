// The quiet background of a table, such as sea, wind or rain: noise through filters that swells and ebbs.

import { audioContext, masterGain, whiteNoise } from './synthesiser.ts'

export type AmbienceLayer = {
  readonly filter: 'lowpass' | 'bandpass' | 'highpass'
  readonly hz: number
  readonly q: number
  /** The loudness, from 0 to 1. */
  readonly loud: number
  /** The loudness swells and ebbs once in this many seconds, by this share of it (from 0 to 1). */
  readonly swell: { readonly seconds: number; readonly depth: number }
}

const FADE_SECONDS = 2
/** The noise is repeated after this time; a shorter loop would be recognised. */
const NOISE_SECONDS = 7

/** Plays the layers until the returned function is called. */
export function begin(layers: readonly AmbienceLayer[]): () => void {
  const audio = audioContext()
  const out = audio.createGain()
  out.gain.setValueAtTime(0, audio.currentTime)
  out.gain.setTargetAtTime(masterGain(), audio.currentTime, FADE_SECONDS / 3)
  out.connect(audio.destination)
  const noise = whiteNoise(audio, NOISE_SECONDS)
  const sources = layers.flatMap((layer, i) => playLayer(audio, out, layer, noise, i))
  return () => {
    out.gain.setTargetAtTime(0, audio.currentTime, FADE_SECONDS / 6)
    for (const source of sources) source.stop(audio.currentTime + FADE_SECONDS)
  }
}

function playLayer(
  audio: AudioContext,
  out: AudioNode,
  layer: AmbienceLayer,
  noise: AudioBuffer,
  i: number,
): AudioScheduledSourceNode[] {
  const { filter: type, hz, q, loud, swell } = layer
  const source = audio.createBufferSource()
  source.buffer = noise
  source.loop = true
  // Each layer runs at another speed, so that they do not repeat together.
  source.playbackRate.value = 0.8 + 0.13 * i
  const filter = audio.createBiquadFilter()
  filter.type = type
  filter.frequency.value = hz
  filter.Q.value = q
  const level = audio.createGain()
  level.gain.value = loud * (1 - swell.depth / 2)
  const wave = audio.createOscillator()
  wave.frequency.value = 1 / swell.seconds
  const depth = audio.createGain()
  depth.gain.value = (loud * swell.depth) / 2
  wave.connect(depth).connect(level.gain)
  source.connect(filter).connect(level).connect(out)
  source.start()
  wave.start()
  return [source, wave]
}
