// A few small sounds, made here by tones and noise. Silent until somebody has asked for them, and has touched the page.

import { settings } from './settings.ts'

/** `from` glides to `to`; `at` and `length` in seconds. */
type Tone = {
  readonly from: number
  readonly to?: number
  readonly at: number
  readonly length: number
  readonly wave?: OscillatorType
  readonly loud?: number
}
/** A rustle: noise through a band around `from`, which wanders to `to`. */
type Rustle = Tone & { readonly noise: true }
type Part = Tone | Rustle

const rattle = (at: number, from: number): Rustle => ({ noise: true, from, at, length: 0.03, loud: 0.8 })

const SOUNDS = {
  turn: [
    { from: 523, at: 0, length: 0.18 },
    { from: 784, at: 0.13, length: 0.34 },
  ],
  die: [rattle(0, 2600), rattle(0.07, 2100), rattle(0.13, 2400), rattle(0.22, 1700), rattle(0.34, 1500)],
  card: [{ noise: true, from: 900, to: 4200, at: 0, length: 0.13, loud: 0.5 }],
  gain: [
    { from: 1318, at: 0, length: 0.09, wave: 'triangle' },
    { from: 1760, at: 0.06, length: 0.22, wave: 'triangle' },
  ],
  move: [{ from: 330, to: 262, at: 0, length: 0.09, wave: 'triangle', loud: 0.7 }],
  refusal: [
    { from: 196, at: 0, length: 0.12, wave: 'triangle' },
    { from: 147, at: 0.1, length: 0.2, wave: 'triangle' },
  ],
  end: [
    { from: 392, at: 0, length: 0.3 },
    { from: 523, at: 0.16, length: 0.3 },
    { from: 659, at: 0.32, length: 0.3 },
    { from: 784, at: 0.48, length: 0.8 },
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>
export type SoundName = keyof typeof SOUNDS

let context: AudioContext | undefined
let noise: AudioBuffer | undefined

const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

export function playSound(name: SoundName): void {
  const { sound, volume } = settings.value
  if (!sound || volume === 0 || !touched() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const out = context.createGain()
  out.gain.value = 0.25 * volume
  out.connect(context.destination)
  for (const part of SOUNDS[name]) start(context, out, part)
}

function start(audio: AudioContext, out: AudioNode, part: Part): void {
  const { from, to = from, at, length, loud = 1 } = part
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + length]
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(0.0001, begin)
  envelope.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, length / 3))
  envelope.gain.exponentialRampToValueAtTime(0.0001, end)
  envelope.connect(out)
  if ('noise' in part) {
    const source = audio.createBufferSource()
    const band = audio.createBiquadFilter()
    source.buffer = noiseOf(audio)
    band.type = 'bandpass'
    band.Q.value = 1.2
    glide(band.frequency, from, to, begin, end)
    source.connect(band).connect(envelope)
    source.start(begin, Math.random() * 0.5, length)
    return
  }
  const tone = audio.createOscillator()
  tone.type = part.wave ?? 'sine'
  glide(tone.frequency, from, to, begin, end)
  tone.connect(envelope)
  tone.start(begin)
  tone.stop(end)
}

function glide(value: AudioParam, from: number, to: number, begin: number, end: number): void {
  value.setValueAtTime(from, begin)
  if (to !== from) value.exponentialRampToValueAtTime(to, end)
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  return noise
}
