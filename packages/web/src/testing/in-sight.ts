// Checks with the longest words on small and large screens that nothing is cut off and every option can be reached.

import type { Log } from '@wayfare/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cutOff, inEachDrawer, outOfReach } from './boxes.ts'
import { tableFromLog } from './from-log.ts'
import { drawnAndAsked } from './prompt.ts'
import type { Stage } from './stage.ts'
import { beGuest } from './tables.ts'
import { watching } from './watching.ts'
import { WORDS } from './words.ts'

export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
type Size = (typeof SIZES)[number]

const isNarrow = ({ width }: Size): boolean => width < 500

/** A person who reads Russian plays against three others, from this row of the stored game. */
export async function expectAllInSight(stage: Stage, size: Size, log: Log, at: number): Promise<void> {
  const phone = isNarrow(size) ? { isMobile: true, hasTouch: true } : {}
  const { page, faults } = await stage.person({ locale: 'ru', viewport: size, ...phone })
  const watched = watching(page)
  await beGuest(page, 'Александра', 'ru')
  const id = await tableFromLog(stage, log, at, [page, 'greedy', 'greedy', 'greedy'])
  await page.goto(`${stage.base}/table/${id}`)
  await drawnAndAsked(page)
  // In a closed drawer they are hidden from screen readers.
  const rivals = page.getByRole('complementary', { name: WORDS.ru.table.rivals, includeHidden: true })
  await rivals.getByRole('listitem', { includeHidden: true }).nth(3).waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  // Panels are measured and laid out again when they have their room.
  await expect.poll(() => cutAnywhere(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  const options = watched.picture?.options ?? []
  expect(options.length).toBeGreaterThan(3)
  expect(await outOfReach(page, options)).toEqual([])
  expect(faults).toEqual([])
}

/** Checks all drawers, if there are any. */
async function cutAnywhere(page: Page): Promise<string[]> {
  const cut = new Set<string>()
  await inEachDrawer(page, async () => {
    for (const text of await cutOff(page, '[data-table=drawn]')) cut.add(text)
  })
  return [...cut]
}
