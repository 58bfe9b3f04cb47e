// Finds the panels of a table as screen readers do: by role and name, in English unless the name is given.

import type { Locator, Page } from 'playwright-core'
import type { Stage } from './stage.ts'
import { beGuest } from './tables.ts'

/** The prompt. The name of its region is the question, which changes; its heading keeps its id. */
export const promptOf = (page: Page): Locator => page.locator('section[aria-labelledby=prompt]')

/** The prompt, once this page has to decide. */
export const askedOn = (page: Page): Locator => page.locator('section[aria-labelledby=prompt][data-state=asked]')

export const logLines = (page: Page): Locator => page.getByRole('list', { name: 'Log' }).getByRole('listitem')

export const coachOf = (page: Page, name = 'Coach'): Locator => page.getByRole('complementary', { name, exact: true })

/** The note that says why something is not offered. */
export const refusalOn = (page: Page): Locator => page.getByRole('status', { name: 'Why not' })

/** The answer to why this bot has made its move. */
export const reasonOf = (page: Page, bot: string): Locator => page.getByRole('group', { name: bot })

/** The dashed lines that the coach draws around the things of its suggestion. They are only visible. */
export const chalkFrames = (page: Page): Locator => page.locator('[data-chalk=frame]')

const EMPTY = '<!doctype html><link rel="icon" href="data:,">'

/**
 * Makes the page a guest's without showing anything of the site, since loading another page first would take as long as
 * the table.
 */
export async function openAsGuest(stage: Stage, page: Page, name: string, language = 'en'): Promise<void> {
  const empty = `${stage.base}/empty`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY }))
  await page.goto(empty)
  await beGuest(page, name, language)
}
