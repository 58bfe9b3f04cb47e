import { expect, test } from 'vitest'
import { routeValue, verticesOf } from './route-value.ts'
import type { Route, RouteRules, RouteSheet, RouteStep } from './sheet.ts'
import { FIXTURES } from './testing/fixtures.ts'

function value(
  start: Route['start'],
  steps: readonly RouteStep[],
  rules: RouteRules,
  tourists: RouteSheet['tourists'] = {},
) {
  const segments = steps.filter((step) => !step.includes(':') && !step.startsWith('dag-')) as RouteSheet['segments']
  return routeValue({ segments, tourists }, { start, steps }, rules)
}

test.each(FIXTURES)('ARK-FINAL-11 the value of the route given for $id', ({ sheet, rules, best, oneBestRoute }) => {
  expect(routeValue(sheet, oneBestRoute, rules)).toMatchObject(best)
})

test('ARK-MAP-13 a quarter that a route only touches at a corner is not along it (SC-079)', () => {
  const { quarters } = value('c11', ['r-c11-c21', 'r-c21-c22'], { ancient: 'cthulhu' })
  expect(quarters).toEqual(['q21', 'q22', 'q32'])
})

test('ARK-MADNESS-02 a horror place adds 1, however often the route passes it (SC-080)', () => {
  const steps = ['r-c11-c21', 'r-c21-c22', 'r-c22-c32', 'r-c31-c32', 'r-c21-c31'] as const
  const { horror, madness } = value('c11', steps, { ancient: 'cthulhu' })
  expect([horror, madness]).toEqual([1, 1])
})

test('ARK-MADNESS-01 links and horror places add up (SC-081)', () => {
  const steps: RouteStep[] = [
    'r-c21-c31',
    'r-c31-c41',
    'r-c40-c41',
    'gate:c40>c05',
    'r-c05-c15',
    'r-c15-c16',
    'r-c16-c26',
    'gate:c26>c64',
    'r-c64-c65',
  ]
  const { horror, links, madness } = value('c21', steps, { ancient: 'cthulhu' })
  expect([horror, links, madness]).toEqual([2, 2, 4])
})

test('ARK-ANCIENT-50 with Shub-Niggurath links raise no madness (SC-082)', () => {
  const steps: RouteStep[] = [
    'r-c30-c31',
    'r-c30-c40',
    'gate:c40>c64',
    'r-c63-c64',
    'r-c63-d62',
    'x-c53-d62',
    'x-c53-d42',
    'gate:d42>c05',
    'r-c04-c05',
    'r-c04-c14',
    'r-c14-c24',
    'r-c24-c25',
    'r-c25-c26',
    'gate:c26>c02',
    'r-c02-c03',
  ]
  const { horror, links, madness } = value('c31', steps, { ancient: 'shub-niggurath' })
  expect([horror, links, madness]).toEqual([1, 3, 1])
})

test('ARK-MADNESS-03 a horror place at the end of the route counts', () => {
  expect(value('c20', ['r-c20-c21'], { ancient: 'cthulhu' }).horror).toBe(1)
})

test('ARK-SCORE-02 a quarter counts once, however many of its sides are used (SC-099)', () => {
  expect(value('c11', ['r-c01-c11', 'r-c01-c02', 'r-c02-c12'], { ancient: 'cthulhu' }).yellowVp).toBe(5)
})

test('ARK-SCORE-01 tourists times quarters of their colour (SC-097)', () => {
  const steps = ['r-c01-c10', 'r-c10-c20', 'r-c20-c21', 'r-c21-c22', 'r-c22-c23', 'r-c13-c23'] as const
  const tourists = { q11: { circle: 2 }, q23: { circle: 3 } }
  const { products, baseVp, yellowVp } = value('c01', steps, { ancient: 'dagon' }, tourists)
  expect(products.circle).toEqual([5, 3])
  expect(baseVp).toBe(15 + yellowVp)
})

test('ARK-MAP-05 a white quarter gives nothing itself, its tourists count (SC-100)', () => {
  const { products } = value('c32', ['r-c32-c42'], { ancient: 'cthulhu' }, { q42: { square: 2 } })
  expect(products.square).toEqual([2, 0])
})

test('ARK-TASK-03 each segment between two listed crossings gives 1 VP (SC-101)', () => {
  const steps = ['r-c10-c11', 'r-c10-c20', 'r-c20-c30', 'r-c30-c40', 'r-c40-c41'] as const
  expect(value('c11', steps, { ancient: 'cthulhu', task: 'task-1' }).taskVp).toBe(5)
})

test('ARK-TASK-04 with a crossing passed twice the better passage counts', () => {
  const loop = ['r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12'] as const
  const tail = ['r-c10-c11', 'r-c10-c20', 'r-c20-c30', 'r-c30-c40', 'r-c40-c41'] as const
  expect(value('c11', [...loop, ...tail], { ancient: 'cthulhu', task: 'task-1' }).taskVp).toBe(9)
})

test('ARK-TASK-05 one listed crossing alone gives nothing (SC-102)', () => {
  expect(value('c11', ['r-c11-c21', 'r-c21-c31'], { ancient: 'cthulhu', task: 'task-1' }).taskVp).toBe(0)
})

test('ARK-TASK-06 the two crossings differ, and links and river crossings count 0', () => {
  const round = ['r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12'] as const
  expect(value('c11', round, { ancient: 'cthulhu', task: 'task-1' }).taskVp).toBe(0)
  const linked = ['r-c40-c41', 'gate:c40>c64', 'r-c64-c65'] as const
  expect(value('c41', linked, { ancient: 'cthulhu', task: 'task-1' }).taskVp).toBe(2)
  const crossed = ['r-c03-d04', 'dag-d04', 'r-c04-c14'] as const
  expect(value('c03', crossed, { ancient: 'dagon', task: 'task-5' }).taskVp).toBe(1)
})

test('ARK-FINAL-01 a route stands on one vertex more than it has steps', () => {
  const steps: RouteStep[] = ['r-c03-d04', 'dag-d04', 'r-c04-c05', 'gate:c05>c26', 'r-c16-c26']
  expect(verticesOf({ start: 'c03', steps })).toEqual(['c03', 'd04', 'c04', 'c05', 'c26', 'c16'])
})
