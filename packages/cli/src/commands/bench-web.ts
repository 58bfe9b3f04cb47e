// The web client's figures: what it weighs and how quick it is in Chromium.

import type { Row } from './figures.ts'
import { type At, measuredApart } from './measured-apart.ts'

export const benchWeb = (at: At): Promise<Row[]> =>
  measuredApart(['--import', 'tsx', 'packages/web/src/testing/bench.ts'], at, (_, said) =>
    said.includes('these tests need Chromium'),
  )
