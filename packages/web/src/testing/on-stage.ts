// The beginning of every browser test file: one stage for all its tests, and what they have in common.

import type { BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

/** A test that runs only in `npm run soak`. */
export const long = test.runIf(process.env.SOAK)

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/**
 * Opens the stage before the first test and closes it after the last. Pages of a test are closed with it, so that they
 * use no processor time.
 */
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
      // Caching everything for offline use costs more than opening a page, so only tests of that allow it.
      const one = await stage.person({ serviceWorkers: 'block', ...options })
      if (inTest) opened.push(one.page.context())
      return one
    },
    close: () => stage.close(),
  }
}
