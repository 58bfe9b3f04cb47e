// Web Audio, which happy-dom does not have. Sounds are recorded and not played.

import { vi } from 'vitest'

type SoundRecord = {
  /** The frequencies (in Hz) at which oscillators began, in the order in which they were started. */
  readonly tones: number[]
  /** The number of noise sources that were started. */
  noises: number
  /** The number of sounds that were stopped early. */
  cut: number
}

const heard: SoundRecord = { tones: [], noises: 0, cut: 0 }
const clock = { now: 0 }

class TestParam {
  value = 0
  first: number | undefined
  setValueAtTime(value: number): void {
    this.first ??= value
  }
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(value: number): void {
    if (value === 0) heard.cut++
  }
}

class TestNode {
  readonly gain = new TestParam()
  readonly frequency = new TestParam()
  readonly Q = new TestParam()
  readonly playbackRate = new TestParam()
  readonly isNoise: boolean
  constructor(isNoise = false) {
    this.isNoise = isNoise
  }
  connect<N>(next: N): N {
    return next
  }
  start(): void {
    if (this.isNoise) heard.noises++
    else heard.tones.push(this.frequency.first ?? this.frequency.value)
  }
  stop(): void {}
}

class TestAudioContext {
  readonly sampleRate = 8
  readonly state = 'running'
  readonly destination = new TestNode()
  get currentTime(): number {
    return clock.now
  }
  createGain = () => new TestNode()
  createOscillator = () => new TestNode()
  createBiquadFilter = () => new TestNode()
  createBufferSource = () => new TestNode(true)
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
}

/** Records sounds until the test ends, beginning with an empty record. */
export function useTestAudio(): Readonly<SoundRecord> {
  vi.stubGlobal('AudioContext', TestAudioContext)
  heard.tones.length = heard.noises = heard.cut = 0
  clock.now += 60
  return heard
}
