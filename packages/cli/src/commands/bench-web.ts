// Measures the web client: the size of its files, and how quick it is in Chromium.

import type { Row } from './figures.ts'
import { measuredApart, type ProgressReport } from './measuring-process.ts'

export const benchWeb = (at: ProgressReport): Promise<Row[]> =>
  measuredApart(['--import', 'tsx', 'packages/web/src/testing/bench.ts'], at, (_, said) =>
    said.includes('these tests need Chromium'),
  )
