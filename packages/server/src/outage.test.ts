// @module-tag postgres
// A short form of the outage test, which `npm run soak` runs in full.

import { expect, test } from 'vitest'
import { outageTest } from './testing/outage.ts'

const SEED = process.env.CRASH_SEED ?? '1'

const say = (line: string) => void (process.env.SOAK && console.log(line))

test('nothing acknowledged is lost when the database goes away and returns', { timeout: 300_000 }, async () => {
  const figures = await outageTest({
    seed: SEED,
    servers: 2,
    troubles: { cut: 1, ended: 1, restart: 1, crash: 1, 'answers lost': 1 },
    tables: 6,
    pairs: 2,
    say,
  })
  expect(figures.troubles).toBe(5)
  expect(figures.acknowledged).toBeGreaterThan(7)
})
