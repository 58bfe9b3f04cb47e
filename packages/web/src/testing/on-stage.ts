// The head of a file of tests in a browser: one stage for all of them, and what they have in common.

import { afterAll, beforeAll, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

/** In `npm run soak`. */
export const long = test.runIf(process.env.SOAK)

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Opened before the first test, closed after the last. */
export function onStage(): Stage {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, 600_000)
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
    person: (options) => stage.person(options),
    close: () => stage.close(),
  }
}
