// The web client's figures: what it weighs and how quick it is in Chromium.

import { type At, measuredApart } from './measured-apart.ts'
import type { Row } from './yardstick.ts'

/** `paced`: as long as the processor makes it, so that its bound is for one of a known pace. */
type Measured = Row & { readonly paced?: true }

/** The yardstick of a core that has nothing else to do, on the machines this is built on: what "slowed four times" starts from. */
const FREE = 30

export async function benchWeb(at: At): Promise<Row[]> {
  const rows: Measured[] = await measuredApart(
    ['--import', 'tsx', 'packages/web/src/testing/bench.ts'],
    at,
    (_, said) => said.includes('these tests need Chromium'),
  )
  return rows.flatMap(atOnePace)
}

/** What was measured, and beside it what it is on a free core: that is held to the bound. */
function atOnePace({ paced, ...row }: Measured): Row[] {
  if (!paced) return [row]
  const { bound: _, ...measured } = row
  const value = Math.round((row.value * row.yardstick) / FREE)
  return [measured, { ...row, name: `${row.name}, at a yardstick of ${FREE}`, value, yardstick: FREE }]
}
