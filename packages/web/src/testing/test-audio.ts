// Web Audio, which happy-dom does not have. Nothing is heard: what would be is written down.

import { vi } from 'vitest'

type Heard = {
  /** The frequencies (in Hz) at which oscillators began, in the order in which they were started. */
  readonly tones: number[]
  /** How many stretches of noise were started. */
  noises: number
  /** How many sounds were ended before they were over. */
  cut: number
}

const heard: Heard = { tones: [], noises: 0, cut: 0 }
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

/** Until the test ends sounds are written down. All that an earlier test has played is over, and forgotten. */
export function useTestAudio(): Readonly<Heard> {
  vi.stubGlobal('AudioContext', TestAudioContext)
  heard.tones.length = heard.noises = heard.cut = 0
  clock.now += 60
  return heard
}
