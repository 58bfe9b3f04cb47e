// The web client's figures: what it weighs and how quick it is in Chromium.

import { type At, measuredApart } from './measured-apart.ts'
import type { Row } from './yardstick.ts'

export const benchWeb = (at: At): Promise<Row[]> =>
  measuredApart(['--import', 'tsx', 'packages/web/src/testing/bench.ts'], at, (_, complaint) =>
    complaint.includes('these tests need Chromium'),
  )
