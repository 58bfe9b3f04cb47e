// The head of a file of tests in a browser: one stage for all of them, and what they have in common.

import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

/** In `npm run soak`. */
export const long = test.runIf(process.env.SOAK)

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Opened before the first test, closed after the last. Pages that a test has opened are closed with it, so that they burn nothing. */
export function onStage(): Stage {
  let stage: Stage
  let inTest = false
  const opened: BrowserContext[] = []
  beforeAll(async () => {
    stage = await openStage()
  }, 600_000)
  beforeEach(() => {
    inTest = true
  })
  afterEach(async () => {
    inTest = false
    await Promise.all(opened.splice(0).map((context) => context.close()))
  })
  afterAll(() => stage?.close())
  return {
    get base() {
      return stage.base
    },
    get folder() {
      return stage.folder
    },
    get browser() {
      return stage.browser
    },
    async person(options) {
      // Storing everything for offline play costs more than opening a page; tests of offline play allow it.
      const one = await stage.person({ serviceWorkers: 'block', ...options })
      if (inTest) opened.push(one.page.context())
      return one
    },
    close: () => stage.close(),
  }
}
