import { expect, test } from 'vitest'
import { hashed, Mix, numberOf } from './mix.ts'
import { numberFor } from './mix-frames.ts'

const mixed = (...numbers: number[]): number => {
  const mix = new Mix()
  for (const number of numbers) mix.add(number)
  return mix.value
}

test('what differs in a number, or in the order of two, is another number; small ones do not meet', () => {
  expect(mixed(1, 2, 3)).toBe(mixed(1, 2, 3))
  expect(mixed(1, 2, 3)).not.toBe(mixed(1, 3, 2))
  const seen = new Set<number>()
  for (let i = -1; i < 30; i++)
    for (let j = -1; j < 30; j++) for (let k = -1; k < 30; k++) seen.add(mixed(i, j, k, 0, 0))
  expect(seen.size).toBe(31 ** 3)
  for (const value of seen) expect(Number.isSafeInteger(value)).toBe(true)
})

test('a name has one number', () => {
  expect(numberOf('fear')).toBe(numberOf('fear'))
  expect(numberOf('fear')).not.toBe(numberOf('feat'))
})

test('a list has the number of its text, and one that is equal has it, too', () => {
  expect(numberFor(['fear', 2])).toBe(hashed('["fear",2]'))
  expect(numberFor(['fear', 2])).toBe(numberFor(['fear', 2]))
  expect(numberFor(['fear', 2])).not.toBe(numberFor([2, 'fear']))
})
