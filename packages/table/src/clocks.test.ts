import { expect, test } from 'vitest'
import { flagged, nextFlag, runClocks, startClocks } from './clocks.ts'

test('a clock runs while its seat decides; passing the decision on earns the increment', () => {
  const clocks = startClocks({ bank: 60, increment: 5 }, 2, 0)
  runClocks(clocks, [0], [1], 10_000)
  expect(clocks.left).toEqual([55_000, 60_000])
  runClocks(clocks, [1], [0], 30_000)
  expect(clocks.left).toEqual([55_000, 45_000])
})

test('where several decide at once all their clocks run, and a move that changes nothing of that is not to be seen', () => {
  const clocks = startClocks({ bank: 60, increment: 5 }, 3, 0)
  runClocks(clocks, [0, 1, 2], [0, 1, 2], 8_000)
  expect(clocks).toMatchObject({ since: 0, left: [60_000, 60_000, 60_000] })
  runClocks(clocks, [0, 1, 2], [0, 2], 10_000)
  expect(clocks).toMatchObject({ since: 10_000, left: [50_000, 55_000, 50_000] })
})

test('a flag falls when the bank is used up, and nobody has less than nothing', () => {
  const clocks = startClocks({ bank: 60, increment: 0 }, 2, 0)
  expect(flagged(clocks, [0], 59_999)).toBeUndefined()
  expect(flagged(clocks, [0], 60_000)).toBe(0)
  expect(flagged(clocks, [], 99_000)).toBeUndefined()
  runClocks(clocks, [0], [1], 99_000)
  expect(clocks.left[0]).toBe(0)
})

test('the next look is when the first flag could fall, and never at once', () => {
  const clocks = startClocks({ bank: 60, increment: 0 }, 2, 0)
  expect(nextFlag(clocks, [0, 1], [0], 10_000)).toBe(60_000)
  expect(nextFlag(clocks, [1], [0], 10_000)).toBe(70_000)
  expect(nextFlag(clocks, [0], [0], 80_000)).toBe(80_050)
  expect(nextFlag(clocks, [], [0], 0)).toBeUndefined()
})

test('the increment saves up no more than the cap', () => {
  const clocks = startClocks({ bank: 60, increment: 30, cap: 60 }, 2, 0)
  runClocks(clocks, [0], [1], 10_000)
  expect(clocks.left).toEqual([60_000, 60_000])
  runClocks(clocks, [1], [0], 50_000)
  expect(clocks.left).toEqual([60_000, 50_000])
})
