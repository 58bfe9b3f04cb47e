import { expect, test, vi } from 'vitest'
import { useTestAudio } from '../../testing/test-audio.ts'
import { change } from '../browser/settings.ts'
import { begin } from './ambience.ts'
import { canPlaySounds } from './play-sound.ts'
import { masterGain, play } from './synthesiser.ts'

test('a third sound replaces the one with the lower rank', () => {
  const heard = useTestAudio()
  play('tap', 1)
  play('turn', 1)
  expect(heard.cut).toBe(0)
  play('refusal', 1)
  expect(heard).toMatchObject({ cut: 1, tones: [660, 523, 784, 196, 147] })
})

test('a third sound that is the lowest itself is left out', () => {
  const heard = useTestAudio()
  play('turn', 1)
  play('refusal', 1)
  play('tap', 1)
  expect(heard).toMatchObject({ cut: 0, tones: [523, 784, 196, 147] })
})

test('the middle of the volume is −24 dB, its end 0 dB', () => {
  change({ volume: 0.5 })
  expect(20 * Math.log10(masterGain())).toBeCloseTo(-24)
  change({ volume: 1 })
  expect(masterGain()).toBe(1)
})

test('nothing is heard before the page was touched, without volume, or when sounds are off', () => {
  useTestAudio()
  expect(canPlaySounds()).toBe(true)
  change({ volume: 0 })
  expect(canPlaySounds()).toBe(false)
  change({ volume: 0.5, sound: false })
  expect(canPlaySounds()).toBe(false)
  change({ sound: true })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } })
  expect(canPlaySounds()).toBe(false)
})

test('the background plays until it is stopped', () => {
  const heard = useTestAudio()
  const layer = { filter: 'lowpass', hz: 300, q: 1, loud: 0.2, swell: { seconds: 8, depth: 0.5 } } as const
  const stop = begin([layer, layer])
  expect(heard).toMatchObject({ noises: 2, cut: 0 })
  stop()
  expect(heard.cut).toBe(1)
})
