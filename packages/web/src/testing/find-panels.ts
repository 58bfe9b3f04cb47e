// The panels of a table, as those find them who listen: by role and name, in English unless the name is given.

import type { Locator, Page } from 'playwright-core'
import type { Stage } from './stage.ts'
import { beGuest } from './tables.ts'

/** The region is named by the question, which changes; its heading keeps its id. */
export const promptOf = (page: Page): Locator => page.locator('section[aria-labelledby=prompt]')

/** The prompt, once it asks this page for a decision. */
export const askedOn = (page: Page): Locator => page.locator('section[aria-labelledby=prompt][data-state=asked]')

export const logLines = (page: Page): Locator => page.getByRole('list', { name: 'Log' }).getByRole('listitem')

export const coachOf = (page: Page, name = 'Coach'): Locator => page.getByRole('complementary', { name, exact: true })

/** Why something is not offered, once that is told. */
export const refusalOn = (page: Page): Locator => page.getByRole('status', { name: 'Why not' })

/** The answer to why this bot has moved as it did. */
export const reasonOf = (page: Page, bot: string): Locator => page.getByRole('group', { name: bot })

/** The dashed line that the coach draws round what it speaks of. It is drawn only. */
export const chalkFrames = (page: Page): Locator => page.locator('[data-chalk=frame]')

const EMPTY = '<!doctype html><link rel="icon" href="data:,">'

/** A guest, whose page has shown nothing of the site yet: loading another page first would take as long as the table. */
export async function openAsGuest(stage: Stage, page: Page, name: string, language = 'en'): Promise<void> {
  const empty = `${stage.base}/empty`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }))
  await page.goto(empty)
  await beGuest(page, name, language)
}
