import { expect, test } from 'vitest'
import { checkRoute, type NamedRoute, type RouteError } from './check-route.ts'
import type { RouteRules, RouteSheet } from './sheet.ts'

const none: RouteSheet = { segments: [], tourists: {} }
const draw = (...segments: RouteSheet['segments']): RouteSheet => ({ segments, tourists: {} })
const walk = (start: string, ...steps: string[]): NamedRoute => ({ start, steps })
const cthulhu: RouteRules = { ancient: 'cthulhu' }
const dagon: RouteRules = { ancient: 'dagon' }

function errorOf(sheet: RouteSheet, route: NamedRoute, rules: RouteRules): RouteError | 'legal' {
  const verdict = checkRoute(sheet, route, rules)
  return verdict.ok ? 'legal' : verdict.error
}

function worthOf(sheet: RouteSheet, route: NamedRoute, rules: RouteRules) {
  const verdict = checkRoute(sheet, route, rules)
  if (!verdict.ok) throw new Error(`${verdict.error} at step ${verdict.step}`)
  return verdict.value
}

test('ARK-FINAL-01 a route is a line of drawn segments', () => {
  const sheet = draw('r-c11-c21', 'r-c21-c31')
  expect(errorOf(sheet, walk('c11', 'r-c11-c21', 'r-c21-c31'), cthulhu)).toBe('legal')
  expect(errorOf(sheet, walk('c11', 'r-c11-c12'), cthulhu)).toBe('NOT_DRAWN')
  expect(errorOf(sheet, walk('c11', 'r-c21-c31'), cthulhu)).toBe('NOT_INCIDENT')
  expect(errorOf(sheet, walk('nowhere', 'r-c11-c21'), cthulhu)).toBe('NOT_INCIDENT')
})

test('ARK-FINAL-02 a segment counts once at most', () => {
  expect(errorOf(draw('r-c11-c21'), walk('c11', 'r-c11-c21', 'r-c11-c21'), cthulhu)).toBe('SEGMENT_REUSED')
})

test('ARK-FINAL-03 a route may cross itself and end where it began (SC-069)', () => {
  const around = draw('r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12')
  const route = walk('c11', 'r-c11-c21', 'r-c21-c22', 'r-c12-c22', 'r-c11-c12')
  expect(errorOf(around, route, cthulhu)).toBe('legal')
})

test('ARK-FINAL-05 what is not on the named line gives nothing (SC-067)', () => {
  const sheet: RouteSheet = {
    segments: ['r-c20-c21', 'r-c21-c22', 'r-c21-c31', 'r-c63-c64'],
    tourists: { q21: { square: 1 }, q42: { circle: 2 }, q41: { cross: 1 }, q64: { circle: 3 } },
  }
  const value = worthOf(sheet, walk('c20', 'r-c20-c21', 'r-c21-c22'), cthulhu)
  expect(value.quarters).toEqual(['q21', 'q31', 'q22', 'q32'])
  expect(value.products).toEqual({ circle: [0, 1], square: [1, 1], triangle: [0, 0], cross: [0, 1] })
})

test('ARK-FINAL-09 a route has a segment', () => {
  expect(errorOf(none, walk('c11'), cthulhu)).toBe('EMPTY')
})

test('ARK-FINAL-11 a step that names nothing on the map is unknown', () => {
  expect(errorOf(draw('r-c11-c21'), walk('c11', 'r-c11-c99'), cthulhu)).toBe('UNKNOWN_SEGMENT')
  expect(errorOf(draw('r-c11-c21'), walk('c11', 'dag-c04'), dagon)).toBe('UNKNOWN_SEGMENT')
})

test('ARK-FINAL-11 the verdict names the step that is wrong', () => {
  const verdict = checkRoute(draw('r-c11-c21'), walk('c11', 'r-c11-c21', 'r-c21-c31'), cthulhu)
  expect(verdict).toEqual({ ok: false, error: 'NOT_DRAWN', step: 1 })
  expect(checkRoute(draw('r-c11-c21'), walk('c11'), cthulhu)).toEqual({ ok: false, error: 'EMPTY', step: 0 })
  const linked = checkRoute(draw('r-c40-c41'), walk('c41', 'r-c40-c41', 'gate:c40>c02'), cthulhu)
  expect(linked).toEqual({ ok: false, error: 'CONNECTOR_LAST', step: 1 })
})

test('ARK-ROUTE-12 inner roads of the university are unknown without Yog-Sothoth', () => {
  const sheet = draw('r-c43-c44')
  expect(errorOf(sheet, walk('c43', 'r-c43-c44'), { ancient: 'yog-sothoth' })).toBe('legal')
  expect(errorOf(sheet, walk('c43', 'r-c43-c44'), dagon)).toBe('UNKNOWN_SEGMENT')
})

test('ARK-ROUTE-21 two diagonals of a quarter do not meet in the middle (SC-041)', () => {
  const both = draw('x-c11-c22', 'x-c12-c21')
  expect(errorOf(both, walk('c11', 'x-c11-c22', 'x-c12-c21'), cthulhu)).toBe('NOT_INCIDENT')
})

test('ARK-ROUTE-22 rounded road and corner diagonal are walked one after the other', () => {
  const twins = draw('r-c01-c10', 'x-c01-c10')
  expect(errorOf(twins, walk('c01', 'r-c01-c10', 'x-c01-c10'), cthulhu)).toBe('legal')
})

test('ARK-RIVER-03 a quarter across the river is not along an embankment road (SC-070)', () => {
  const sheet: RouteSheet = { segments: ['r-c04-c14'], tourists: { q14: { triangle: 2 }, q15: { circle: 1 } } }
  const value = worthOf(sheet, walk('c04', 'r-c04-c14'), cthulhu)
  expect(value.quarters).toEqual(['q15'])
  expect(value.products.triangle).toEqual([0, 0])
  expect(value.products.circle).toEqual([1, 0])
})

test('ARK-RIVER-09 a dead end and the crossing opposite are different vertices', () => {
  const sheet = draw('r-c03-d04', 'r-c04-c14')
  expect(errorOf(sheet, walk('c03', 'r-c03-d04', 'r-c04-c14'), dagon)).toBe('NOT_INCIDENT')
})

test('ARK-GATE-02 a link joins the gate at the end of a section with another gate (SC-071)', () => {
  const sheet = draw('r-c40-c41', 'r-c02-c12', 'r-c12-c22')
  const value = worthOf(sheet, walk('c41', 'r-c40-c41', 'gate:c40>c02', 'r-c02-c12', 'r-c12-c22'), cthulhu)
  expect([value.links, value.madness]).toEqual([1, 1])
  const elsewhere = walk('c40', 'r-c40-c41', 'gate:c40>c02', 'r-c02-c12')
  expect(errorOf(sheet, elsewhere, cthulhu)).toBe('NOT_INCIDENT')
  expect(errorOf(sheet, walk('c41', 'r-c40-c41', 'gate:c40>c12', 'r-c12-c22'), cthulhu)).toBe('NOT_A_GATE')
})

test('ARK-GATE-03 a gate may serve several times (SC-072)', () => {
  const far = ['r-c02-c03', 'r-c03-c13', 'r-c13-c14', 'r-c04-c14', 'r-c04-c05'] as const
  const sheet = draw('r-c40-c41', 'r-c30-c40', ...far)
  const route = walk('c41', 'r-c40-c41', 'gate:c40>c02', ...far, 'gate:c05>c40', 'r-c30-c40')
  expect(worthOf(sheet, route, cthulhu).links).toBe(2)
})

test('ARK-GATE-05 gates on the route that serve no link raise nothing (SC-074)', () => {
  const line = ['r-c30-c40', 'r-c40-c50', 'r-c50-c61', 'r-c61-c62'] as const
  const value = worthOf(draw(...line), walk('c30', ...line), { ancient: 'yog-sothoth' })
  expect([value.links, value.madness]).toEqual([0, 0])
})

test('ARK-GATE-06 a route neither starts nor ends with a link, and two links are never consecutive', () => {
  const sheet = draw('r-c40-c41', 'r-c02-c12', 'r-c04-c05')
  expect(errorOf(sheet, walk('c40', 'gate:c40>c02', 'r-c02-c12'), cthulhu)).toBe('CONNECTOR_FIRST')
  expect(errorOf(sheet, walk('c41', 'r-c40-c41', 'gate:c40>c02'), cthulhu)).toBe('CONNECTOR_LAST')
  const twice = walk('c41', 'r-c40-c41', 'gate:c40>c02', 'gate:c02>c05', 'r-c04-c05')
  expect(errorOf(sheet, twice, cthulhu)).toBe('CONNECTORS_ADJACENT')
})

test('ARK-GATE-07 the two gates of a link differ (SC-075)', () => {
  const sheet = draw('r-c40-c41', 'r-c30-c40')
  expect(errorOf(sheet, walk('c41', 'r-c40-c41', 'gate:c40>c40', 'r-c30-c40'), cthulhu)).toBe('SAME_GATE')
})

test('ARK-GATE-09 a route runs through a gate crossing as through any other', () => {
  expect(errorOf(draw('r-c30-c40', 'r-c40-c50'), walk('c30', 'r-c30-c40', 'r-c40-c50'), cthulhu)).toBe('legal')
})

test('ARK-ANCIENT-40 with Dagon a dead end leads over the river (SC-076)', () => {
  const sheet = draw('r-c03-d04', 'r-c04-c14')
  const route = walk('c03', 'r-c03-d04', 'dag-d04', 'r-c04-c14')
  const value = worthOf(sheet, route, dagon)
  expect([value.riverCrossings, value.horror, value.madness]).toEqual([1, 1, 2])
  expect(errorOf(sheet, walk('c14', 'r-c04-c14', 'dag-d04', 'r-c03-d04'), dagon)).toBe('legal')
  expect(errorOf(sheet, route, cthulhu)).toBe('RIVER_NOT_ALLOWED')
})

test('ARK-ANCIENT-41 a river crossing has a segment before and after it (SC-077)', () => {
  const sheet = draw('r-c03-d04', 'r-c23-d24', 'x-c13-d24')
  expect(errorOf(sheet, walk('c03', 'r-c03-d04', 'dag-d04'), dagon)).toBe('CONNECTOR_LAST')
  expect(errorOf(sheet, walk('d04', 'dag-d04'), dagon)).toBe('CONNECTOR_FIRST')
  expect(errorOf(sheet, walk('c23', 'r-c23-d24', 'gate:d24>d42', 'dag-d42'), dagon)).toBe('CONNECTORS_ADJACENT')
})

test('ARK-ANCIENT-41 a river crossing is used once at most', () => {
  const sheet = draw('r-c23-d24', 'r-c24-c25', 'r-c25-c26', 'x-c13-d24')
  const there = ['r-c23-d24', 'dag-d24', 'r-c24-c25', 'r-c25-c26'] as const
  const route = walk('c23', ...there, 'gate:c26>d24', 'x-c13-d24', 'dag-d24')
  expect(errorOf(sheet, route, dagon)).toBe('RIVER_REUSED')
})
