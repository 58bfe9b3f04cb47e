// Starts one server with the built client and one browser for all browser test files. Workers get their addresses from
// the environment (see stage.ts).

import { chromium } from 'playwright-core'
import { findChromium } from '../../../../scripts/test-tools.ts'
import { launchOptions, startStageServer } from './stage.ts'

export default async function setUpStage(): Promise<(() => Promise<void>) | undefined> {
  // Without a browser these tests are not run (see vitest.config.ts).
  if (!findChromium()) return undefined
  const server = await startStageServer()
  const browser = await chromium.launchServer(launchOptions())
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
