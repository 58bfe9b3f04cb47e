// @module-tag slow
// A short form of the crash test, which `npm run soak` runs in full.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameBy } from '@wayfare/library'
import { expect, test } from 'vitest'
import { createTable } from './tables/table-store.ts'
import { crashTest } from './testing/crash.ts'
import { testServer } from './testing/server.ts'

/** `npm run soak` plays more tables. */
const TABLES = 5
const SEED = process.env.CRASH_SEED ?? 'crash'

test('nothing acknowledged is lost when the server is killed at any moment', { timeout: 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-crash-'))
  try {
    const figures = await crashTest({
      store: { DATABASE_URL: '', DATA_DIR: join(folder, 'data') },
      seed: SEED,
      tables: TABLES,
      pairs: 2,
      firstKills: 2,
      kills: 3,
      lifeMs: 1_000,
      say: () => {},
    })
    expect(figures.tables).toBeGreaterThanOrEqual(TABLES)
    expect(figures.acknowledged).toBeGreaterThan(10)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a table begins even if the process that made it died before it could begin it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-crash-'))
  const store = { DATABASE_URL: '', DATA_DIR: folder }
  try {
    const before = await testServer(store)
    const { version } = await gameBy('kit')
    const { id } = await createTable(
      before.context,
      { id: 'nobody', name: '' },
      {
        game: 'kit',
        version,
        options: { players: 2, rounds: 2 },
        seats: [
          { kind: 'bot', bot: 'random' },
          { kind: 'bot', bot: 'random' },
        ],
        listed: false,
        language: 'en',
        clock: null,
        start: true,
      },
    )
    await before.stop()
    const after = await testServer(store)
    try {
      const status = () => after.rooms.look(id, (table) => table.status)
      await expect.poll(status).toBe('finished')
    } finally {
      await after.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
