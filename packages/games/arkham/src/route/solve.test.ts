import { expect, test } from 'vitest'
import type { SegmentId } from '../board/board.ts'
import { checkRoute } from './check-route.ts'
import type { RouteRules, RouteSheet } from './sheet.ts'
import { type SolveOptions, solve } from './solve.ts'
import { createChance } from './testing/chance.ts'
import { FIXTURES } from './testing/fixtures.ts'
import { denseSheet } from './testing/play.ts'

test.each(FIXTURES)('ARK-FINAL-11 the best route of $id', ({ sheet, rules, best }) => {
  const { route, ...solution } = solve(sheet, rules)
  const { baseVp, madness, links } = best
  expect(solution).toMatchObject({ baseVp, madness, links, value: baseVp, bound: baseVp, exact: true })
  expect(checkRoute(sheet, route, rules)).toMatchObject({ ok: true, value: { baseVp, madness, links } })
})

test('ARK-GATE-03 the best route may use one gate for several links', () => {
  const sheet: RouteSheet = {
    segments: ['r-c40-c41', 'r-c30-c40', 'r-c40-c50', 'r-c02-c12', 'r-c64-c65', 'r-c16-c26'],
    tourists: { q41: { square: 3 }, q12: { square: 1 }, q65: { cross: 2 }, q26: { square: 1 } },
  }
  const { links, steps, ...solution } = solve(sheet, { ancient: 'shub-niggurath' })
  expect(solution.exact).toBe(true)
  expect(links).toBe(1)
  expect(solution.baseVp).toBe(4 * 1 + 4 + 5)
})

test('ARK-FINAL-08 the route worth most need not be best when madness is at stake', () => {
  // The second segment gains a star of 4 and passes the horror place c50.
  const sheet: RouteSheet = { segments: ['r-c30-c40', 'r-c40-c50'], tourists: { q41: { square: 20 } } }
  const rules: RouteRules = { ancient: 'cthulhu', call: 'square' }
  expect(solve(sheet, rules)).toMatchObject({ baseVp: 24, madness: 1, value: 24 })
  expect(solve(sheet, { ...rules, objective: 'O2' })).toMatchObject({ baseVp: 20, madness: 0, value: 50 })
})

test('ARK-ANCIENT-40 a river crossing is taken where it pays', () => {
  const sheet: RouteSheet = {
    segments: ['r-c03-d04', 'r-c04-c05', 'r-c05-c15'],
    tourists: { q14: { triangle: 4 }, q15: { triangle: 5 } },
  }
  expect(solve(sheet, { ancient: 'dagon' })).toMatchObject({ baseVp: 9, riverCrossings: 1, madness: 1 })
  expect(solve(sheet, { ancient: 'cthulhu' })).toMatchObject({ baseVp: 4, riverCrossings: 0 })
})

test('ARK-TASK-03 a loop is walked all around, so that the longer half lies between two crossings of the task', () => {
  const north: SegmentId[] = ['r-c11-c21', 'r-c21-c31', 'r-c31-c41']
  const south: SegmentId[] = ['r-c41-c42', 'r-c32-c42', 'r-c22-c32', 'r-c12-c22', 'r-c11-c12']
  const sheet: RouteSheet = {
    segments: [...north, ...south],
    tourists: { q21: { circle: 2 }, q31: { circle: 2 }, q41: { circle: 2 } },
  }
  // Six tourists and a red quarter, eight stars, and five segments from c11 to c41: every part of the loop is needed.
  expect(solve(sheet, { ancient: 'cthulhu', task: 'task-1' })).toMatchObject({ baseVp: 6 + 8 + 5, taskVp: 5 })
})

test('ARK-TASK-03 ARK-ANCIENT-40 beyond the last crossing of the task a route goes on over a river', () => {
  const sheet: RouteSheet = {
    segments: ['r-c21-c31', 'x-c31-c42', 'x-c42-c51', 'r-c50-c51', 'x-c41-c50', 'r-c41-c42', 'r-c43-d42'],
    tourists: { q52: { square: 1, triangle: 1, cross: 1 } },
  }
  expect(solve(sheet, { ancient: 'dagon', task: 'task-7' })).toMatchObject({ baseVp: 11, taskVp: 4, riverCrossings: 1 })
})

test('ARK-FINAL-11 the answer does not depend on the order in which segments were drawn', () => {
  const sheet = denseSheet(createChance(4), 'dagon', 24)
  const options: SolveOptions = { ancient: 'dagon', task: 'task-5', objective: 'O2' }
  const turned = { ...sheet, segments: [...sheet.segments].reverse() }
  expect(solve(turned, options)).toEqual(solve(sheet, options))
})

test('ARK-FINAL-11 past its limit the solver returns a legal route and an honest bound', () => {
  const sheet = denseSheet(createChance(12), 'yog-sothoth', 34)
  const options: SolveOptions = { ancient: 'yog-sothoth', task: 'task-3', objective: 'O2' }
  const whole = solve(sheet, options)
  const cut = solve(sheet, { ...options, limit: 10 })
  expect(whole.exact).toBe(true)
  expect(cut.exact).toBe(false)
  expect(cut.bound).toBeGreaterThanOrEqual(whole.value)
  expect(cut.value).toBeLessThanOrEqual(whole.value)
  expect(checkRoute(sheet, cut.route, options).ok).toBe(true)
})

test('ARK-FINAL-09 there is no route without a segment', () => {
  expect(() => solve({ segments: [], tourists: {} }, { ancient: 'cthulhu' })).toThrow('no route')
})

test('ARK-ROUTE-12 a sheet with a segment that its Ancient does not know is refused', () => {
  const sheet: RouteSheet = { segments: ['r-c43-c44'], tourists: {} }
  expect(() => solve(sheet, { ancient: 'dagon' })).toThrow("no segment 'r-c43-c44' with dagon")
})
