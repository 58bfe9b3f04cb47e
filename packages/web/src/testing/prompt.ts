// The prompt of a table, found without a word of it: it is the same in every language.

import type { Page } from 'playwright-core'

/** As a selector, also for scripts of the page. The region is named by the question, which changes. */
export const PROMPT = 'section[aria-labelledby=prompt]'

/** The prompt of a table that this page has to answer. */
export const ASKED = `${PROMPT}[data-state=asked]`

export const isAsked = async (page: Page): Promise<boolean> => (await page.locator(ASKED).count()) > 0

/** The drawn table stands there, and waits for an answer. */
export const drawnAndAsked = (page: Page): Promise<void> => page.locator(`[data-table=drawn] ${ASKED}`).waitFor()
