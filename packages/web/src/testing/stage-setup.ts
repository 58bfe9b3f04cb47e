// Starts one server with the built client and one browser for all browser test files. Workers get their addresses from
// the environment (see stage.ts).

import { chromium } from 'playwright-core'
import { findChromium } from '../../../../scripts/test-tools.ts'
import { launchOptions, startStageServer } from './stage.ts'

/**
 * Pages of tests are short and many: compiling hot code and drawing by an emulated GPU costs more than it brings. Four files took 55
 * processor-seconds with these flags and 61 to 67 without them, in turn.
 */
const CHEAP_FLAGS = ['--js-flags=--no-opt', '--disable-gpu', '--disable-gpu-compositing']

export default async function setUpStage(): Promise<(() => Promise<void>) | undefined> {
  // Without a browser these tests are not run (see vitest.config.ts).
  if (!findChromium()) return undefined
  const server = await startStageServer()
  const browser = await chromium.launchServer(launchOptions(CHEAP_FLAGS))
  Object.assign(process.env, {
    STAGE_SERVER: server.base,
    STAGE_FOLDER: server.folder,
    STAGE_BROWSER: browser.wsEndpoint(),
  })
  return async () => {
    await browser.close()
    await server.stop()
  }
}
