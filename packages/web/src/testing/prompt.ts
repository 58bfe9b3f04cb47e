// Finds the prompt of a table without its texts, so that it works in every language.

import type { Page } from 'playwright-core'

/** The selector, also for scripts of the page. The name of the region is the question, which changes. */
export const PROMPT = 'section[aria-labelledby=prompt]'

/** The prompt of a table at which this page has to decide. */
export const ASKED = `${PROMPT}[data-state=asked]`

export const isAsked = async (page: Page): Promise<boolean> => (await page.locator(ASKED).count()) > 0

/** Waits for the drawn table with an open question. */
export const drawnAndAsked = (page: Page): Promise<void> => page.locator(`[data-table=drawn] ${ASKED}`).waitFor()
