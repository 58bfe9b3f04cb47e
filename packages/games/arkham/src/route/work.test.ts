// How much work the search takes on final sheets. Steps are no time: they are the same on every machine. A bound that got
// looser, or a consequence no longer drawn, leaves every answer right and shows only here; fewer steps are welcome.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'
import { readFinalSheets } from './testing/final-sheets.ts'

const TEXT = readFileSync(new URL('./testing/final-sheets.txt', import.meta.url), 'utf8')
const SHEETS = readFinalSheets(TEXT).map((one, i) => ({ ...one, name: `${i} (${one.rules.ancient}, ${one.objective})` }))

test.each(SHEETS)('ARK-FINAL-11 the best route of final sheet $name takes no more steps than it did', (one) => {
  const { value, madness, links, exact, steps } = solve(one.sheet, { ...one.rules, objective: one.objective })
  expect({ value, madness, links, exact }).toEqual({ ...one.best, exact: true })
  expect(steps).toBeLessThanOrEqual(one.steps)
})
