// @module-tag slow
// How much work the search takes on final sheets. Steps are no time: they are the same on every machine. A bound that got
// looser, or a consequence no longer drawn, leaves every answer right and shows only here; fewer steps are welcome.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SegmentId } from '../board/board.ts'
import { checkRoute } from './check-route.ts'
import { solve } from './solve.ts'
import { readFinalSheets } from './testing/final-sheets.ts'

const TEXT = readFileSync(new URL('./testing/final-sheets.txt', import.meta.url), 'utf8')
const SHEETS = readFinalSheets(TEXT).map((one, i) => ({
  ...one,
  name: `${i} (${one.rules.ancient}, ${one.objective})`,
}))

test.each(SHEETS)('ARK-FINAL-11 the best route of final sheet $name takes no more steps than it did', (one) => {
  const { route, exact, steps, ...found } = solve(one.sheet, { ...one.rules, objective: one.objective })
  const { value, madness, links } = found
  expect({ value, madness, links, exact }).toEqual({ ...one.best, exact: true })
  expect(checkRoute(one.sheet, route, one.rules)).toMatchObject({
    ok: true,
    value: { madness, links, baseVp: found.baseVp },
  })
  expect(steps).toBeLessThanOrEqual(one.steps)
})

test('a step is a choice looked at, an alternative tried, or a leap of a leg', () => {
  const steps = (segments: readonly SegmentId[]) =>
    solve({ segments, tourists: {} }, { ancient: 'cthulhu', task: 'task-1' }).steps
  const line: readonly SegmentId[] = ['r-c20-c21', 'r-c21-c31']
  expect(steps(line)).toBe(3)
  expect(steps([...line, 'r-c21-c22'])).toBe(6)
  expect(steps([...line, 'r-c21-c22', 'r-c11-c21'])).toBe(9)
  // Between the task crossings c11 and c41.
  expect(steps(['r-c11-c21', 'r-c21-c31', 'r-c31-c41'])).toBe(6)
  expect(steps(['r-c11-c21', 'r-c21-c31', 'r-c31-c41', 'r-c21-c22', 'r-c22-c32', 'r-c31-c32'])).toBe(14)
})
