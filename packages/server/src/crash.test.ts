// In full: npm run soak.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crashTest } from './testing/crash.ts'

const SEED = process.env.CRASH_SEED ?? String(Date.now())

test('nothing acknowledged is lost when the server is killed at any moment', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-crash-'))
  try {
    const figures = await crashTest({
      place: { DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
      seed: SEED,
      tables: 8,
      pairs: 2,
      firstKills: 2,
      kills: 4,
      lifeMs: 1_200,
      say: () => {},
    })
    expect(figures.tables).toBeGreaterThanOrEqual(8)
    expect(figures.acknowledged).toBeGreaterThan(10)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
