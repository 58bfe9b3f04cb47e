// @module-tag slow
// A short form of the test with a full disk, which `npm run soak` runs in full.

import { expect, test } from 'vitest'
import { fullDiskTest } from './testing/outage.ts'
import { COMPILES } from './testing/preload.ts'

const SEED = process.env.CRASH_SEED ?? '1'

const say = (line: string) => void (process.env.SOAK && console.log(line))

test.skipIf(!COMPILES)(
  'nothing acknowledged is lost when the disk is full, and everything continues when it has room again (needs cc on Linux)',
  { timeout: 300_000 },
  async () => {
    const figures = await fullDiskTest({ seed: SEED, times: process.env.SOAK ? 3 : 1, tables: 4, pairs: 2, say })
    expect(figures.acknowledged).toBeGreaterThan(3)
  },
)
