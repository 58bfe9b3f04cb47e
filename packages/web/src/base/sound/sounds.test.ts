import { expect, test } from 'vitest'
import { lengthOf, partsFor, SOUNDS, type SoundName } from './sounds.ts'

const NAMES = Object.keys(SOUNDS) as SoundName[]
const pitches = (name: SoundName, times: number): number[] => partsFor(name, times).map(({ from }) => from)

test('there are fifteen sounds, all short', () => {
  expect(NAMES).toHaveLength(15)
  for (const name of NAMES) expect(lengthOf(SOUNDS[name].parts)).toBeLessThanOrEqual(name === 'end' ? 1280 : 640)
})

test('gains rise, payments fall, with one note for each thing and three at most', () => {
  expect(pitches('gain', 1)).toEqual([1175])
  expect(pitches('gain', 2)).toEqual([1175, 1319])
  expect(pitches('gain', 9)).toEqual([1175, 1319, 1568])
  expect(pitches('pay', 9)).toEqual([1480, 1319, 1175])
})

test('several things of another kind repeat their sound three times at most', () => {
  expect(partsFor('card', 2).map(({ at }) => at)).toEqual([0, 91])
  expect(partsFor('card', 7)).toHaveLength(3)
  expect(partsFor('dice', 5)).toEqual(SOUNDS.dice.parts)
})
