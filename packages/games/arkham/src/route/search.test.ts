// @module-tag slow
// The search when it is cut short, and when evaluations are put off: with little patience that happens on any sheet.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { netOf } from './net.ts'
import { createObjective } from './objective.ts'
import { search } from './search.ts'
import { type FinalSheet, readFinalSheets } from './testing/final-sheets.ts'

const TEXT = readFileSync(new URL('./testing/final-sheets.txt', import.meta.url), 'utf8')
const SHEETS = readFinalSheets(TEXT).filter(({ rules, steps }) => rules.task !== undefined && steps > 30 && steps < 150)

function searched({ sheet, rules, objective }: FinalSheet, limit: number, patience?: number) {
  const net = netOf(sheet, rules)
  const { found, ...result } = search(net, createObjective(net.census, rules, objective), limit, patience)
  return { ...result, rank: found.rank }
}

const NO_LIMIT = 1_000_000
const BEST = SHEETS.map((one) => searched(one, NO_LIMIT).rank)

test.each([
  [4, 5166],
  [12, 4363],
  [40, 4363],
])(
  'with patience for %i steps at a time the best route is found all the same, by no more work than ever',
  (patience, most) => {
    const results = SHEETS.map((one) => searched(one, NO_LIMIT, patience))
    expect(results.map(({ rank }) => rank)).toEqual(BEST)
    expect(results.map(({ bound }) => bound)).toEqual(BEST)
    expect(results.filter(({ exact }) => !exact)).toEqual([])
    const total = results.reduce((sum, { steps }) => sum + steps, 0)
    expect(total).toBeLessThanOrEqual(most)
  },
)

test.each([0, 20, 80])('past a limit of %i steps the search stops, with a route and an honest bound', (limit) => {
  for (const patience of [4, 20]) {
    for (const [i, one] of SHEETS.entries()) {
      const best = BEST[i] as number
      const { rank, bound, exact, steps } = searched(one, limit, patience)
      expect(rank).toBeLessThanOrEqual(best)
      expect(bound).toBeGreaterThanOrEqual(best)
      expect(exact).toBe(bound === rank)
      if (exact) expect(rank).toBe(best)
      else expect(steps).toBeGreaterThan(limit)
    }
  }
})

test('a limit of just the steps it takes is enough', () => {
  for (const [i, one] of SHEETS.entries()) {
    const { steps } = searched(one, NO_LIMIT)
    expect(searched(one, steps)).toEqual({ rank: BEST[i], bound: BEST[i], exact: true, steps })
  }
})
