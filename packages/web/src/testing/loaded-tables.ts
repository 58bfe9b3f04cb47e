// Finds out which games' tables a page has loaded.

import type { Page } from 'playwright-core'
import { GAME_IDS } from '../games/index.ts'

export async function loadedTables(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return GAME_IDS.filter((game) => urls.some((url) => url.includes(`/${game}-table-`)))
}
