// The model of docs/SCALE.md is trusted at a larger scale because it reproduces the measured values.

import { expect, test } from 'vitest'
import { MEASURED, processorOf, TWO_PROCESSORS } from '../bench/scale.ts'
import { type Figures, simulate } from '../bench/simulate.ts'

const short = { ...TWO_PROCESSORS, seconds: 3 }

test('the same seed gives the same figures, and another seed others', () => {
  const once = simulate({ ...short, processes: 2, seconds: 1 })
  expect(simulate({ ...short, processes: 2, seconds: 1 })).toEqual(once)
  expect(simulate({ ...short, processes: 2, seconds: 1, seed: 'another' })).not.toEqual(once)
})

test.each(['one', 'two', 'three'])(
  'the model gives the figures measured on two processors, within a tenth (seed %s)',
  (seed) => {
    const [one, two] = [1, 2].map((processes) => simulate({ ...short, seed, processes })) as [Figures, Figures]
    expect(Math.abs(one.movesPerSecond / MEASURED.movesPerSecond - 1)).toBeLessThan(0.1)
    expect(one.p99).toBeGreaterThan(MEASURED.p99[0])
    expect(one.p99).toBeLessThan(MEASURED.p99[1])
    expect(two.movesPerSecond).toBeLessThan(one.movesPerSecond)
    expect(Math.abs(processorOf(two) / processorOf(one) / MEASURED.twoTakeMore - 1)).toBeLessThan(0.1)
  },
)

test('players at other processes cost a look at the database for every move, and time', () => {
  const { shared: _, ...apart } = { ...short, rate: 200, tables: 400, processes: 4 }
  const [together, anywhere] = (['together', 'anywhere'] as const).map((players) =>
    simulate({ ...apart, players }),
  ) as [Figures, Figures]
  expect(together.catchUpsPerMove).toBe(0)
  expect(anywhere.catchUpsPerMove).toBeGreaterThan(1)
  expect(anywhere.p99).toBeGreaterThan(together.p99)
  expect(anywhere.database).toBeGreaterThan(together.database)
})
