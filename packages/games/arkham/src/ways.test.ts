// Tests the drawing ways at each quarter, read from the generated lists, and the map from which they are made (ARK-MAP,
// ARK-RIVER, ARK-EFFECT).

import { expect, test } from 'vitest'
import { exists, otherEnd, QUARTER_IDS, ROAD_IDS, SEGMENTS, SEGMENTS_AT, type SegmentId } from './board/board.ts'
import { CROSSINGS } from './board/crossings.ts'
import { DEAD_ENDS, type VertexId } from './board/dead-ends.ts'
import { QUARTERS, type QuarterId } from './board/quarters.ts'
import { RIVER_STRETCHES } from './board/river.ts'
import { EFFECT_IDS } from './cards/effects.ts'
import { type DrawingSpot, ruleAgainstWay, waysAt } from './ways.ts'

const spot = (quarter: QuarterId, more: Partial<DrawingSpot> = {}): DrawingSpot => ({
  quarter,
  ancient: 'dagon',
  effect: null,
  ...more,
})

test('ARK-MAP-01 there is a quarter for every pair of numbers from 1 to 6', () => {
  const pairs = [1, 2, 3, 4, 5, 6].flatMap((y) => [1, 2, 3, 4, 5, 6].map((x) => `q${x}${y}`))
  expect(QUARTER_IDS).toEqual(pairs)
})

test('ARK-MAP-02 the first number of a quarter grows to the right, the second downwards', () => {
  for (const id of QUARTER_IDS) {
    const [left, top, right, bottom] = QUARTERS[id].box
    expect([Math.ceil(right), Math.ceil(bottom)]).toEqual([Number(id[1]), Number(id[2])])
    expect(left < right && top < bottom).toBe(true)
  }
})

test('ARK-MAP-09 ARK-ANCIENT-30 nothing leads to the centre of the university, except with Yog-Sothoth', () => {
  const toCentre = (ancient: DrawingSpot['ancient']) =>
    waysAt(spot('q44', { ancient, effect: 'secret-alley' })).filter(({ on: segments }) =>
      segments.some((id) => SEGMENTS[id].ends.includes('c44')),
    )
  for (const ancient of ['cthulhu', 'dagon', 'shub-niggurath'] as const) expect(toCentre(ancient)).toEqual([])
  expect(toCentre('yog-sothoth').length).toBeGreaterThan(0)
})

/** Returns everything that can be reached from here by roads other than bridges. */
function bankFrom(start: VertexId): Set<VertexId> {
  const reached = new Set([start])
  for (const vertex of reached) {
    for (const id of SEGMENTS_AT[vertex]) {
      if (exists(id, 'dagon') && SEGMENTS[id].kind !== 'bridge') reached.add(otherEnd(id, vertex))
    }
  }
  return reached
}

test('ARK-RIVER-01 without bridges the city falls into two banks', () => {
  const north = bankFrom('c11')
  const south = bankFrom('c55')
  expect([...north].filter((vertex) => south.has(vertex))).toEqual([])
  expect(north.size + south.size).toBe(Object.keys(CROSSINGS).length + Object.keys(DEAD_ENDS).length)
  for (const [id, { bank }] of Object.entries({ ...CROSSINGS, ...DEAD_ENDS }))
    expect((bank === 'north' ? north : south).has(id as VertexId)).toBe(true)
})

test('ARK-RIVER-02 no road but a bridge or a dead end comes near the water between two banks of quarters', () => {
  for (const { north, south } of Object.values(RIVER_STRETCHES)) {
    const shared = ROAD_IDS.filter((id) => [north, south].every((quarter) => SEGMENTS[id].along.includes(quarter)))
    expect(shared).toEqual([])
  }
})

test('ARK-RIVER-09 a dead end is joined with nothing but the crossing its road comes from, and its diagonals', () => {
  const neighbours = (vertex: VertexId) => SEGMENTS_AT[vertex].map((id) => otherEnd(id, vertex)).sort()
  expect(neighbours('d04')).toEqual(['c03', 'c13'])
  expect(neighbours('d24')).toEqual(['c13', 'c23'])
  expect(neighbours('d42')).toEqual(['c33', 'c43', 'c53'])
  expect(neighbours('d62')).toEqual(['c53', 'c63'])
})

test('ARK-RIVER-11 between q33 and q43 there is no road on either bank', () => {
  expect(RIVER_STRETCHES['w-c32-c33'].road).toBe('none')
  expect(SEGMENTS_AT.c32.filter((id) => SEGMENTS[id].ends.includes('c33'))).toEqual([])
})

const everySpot = QUARTER_IDS.flatMap((quarter) => [null, ...EFFECT_IDS].map((effect) => spot(quarter, { effect })))

test('ARK-ROUTE-12 ARK-ROUTE-18 what is listed at a quarter exists under its Ancient', () => {
  const listed = everySpot.flatMap((here) => waysAt(here).flatMap(({ on }) => on))
  expect(listed.length).toBeGreaterThan(1000)
  expect(listed.filter((id) => !exists(id, 'dagon'))).toEqual([])
})

test('ARK-ROUTE-08 every way that is listed is in order, and no set of segments is listed twice', () => {
  for (const here of everySpot) {
    const sets = waysAt(here).map(({ way, on: segments }) => `${way} ${[...segments].sort().join(' ')}`)
    expect(new Set(sets).size).toBe(sets.length)
    expect(waysAt(here).filter(({ way, on: segments }) => ruleAgainstWay(way, segments, here))).toEqual([])
  }
})

test('ARK-ROUTE-02 ARK-ROUTE-03 way a lists every pair of roads with one at the quarter and a common end', () => {
  for (const quarter of QUARTER_IDS) {
    const here = spot(quarter)
    const pairs = ROAD_IDS.flatMap((one, i) =>
      ROAD_IDS.slice(i + 1).filter(
        (other) =>
          exists(one, 'dagon') &&
          exists(other, 'dagon') &&
          SEGMENTS[one].ends.some((end) => SEGMENTS[other].ends.includes(end)) &&
          [one, other].some((id) => SEGMENTS[id].along.includes(quarter)),
      ),
    )
    expect(waysAt(here).filter(({ way }) => way === 'a')).toHaveLength(pairs.length)
  }
})

const lsAt = (crossing: VertexId, more: Partial<DrawingSpot> = {}) =>
  waysAt(spot('q55', { effect: 'new-turn', ...more }))
    .filter(({ way, on: segments }) => way === 'c' && segments.length === 2)
    .filter(({ on: segments }) => segments.every((id) => SEGMENTS[id].ends.includes(crossing)))
    .map(({ on }) => [...on].sort().join(' '))
    .sort()

test('ARK-EFFECT-14 ARK-EFFECT-15 at a crossing of four roads there are four Ls, one for each rotation', () => {
  expect(lsAt('c22')).toEqual([
    'r-c12-c22 r-c21-c22',
    'r-c12-c22 r-c22-c23',
    'r-c21-c22 r-c22-c32',
    'r-c22-c23 r-c22-c32',
  ])
})

test('ARK-EFFECT-15 a rounded road makes an L with the road across its end, not with the one that goes on', () => {
  expect(lsAt('c10')).toEqual(['r-c01-c10 r-c10-c11', 'r-c10-c11 r-c10-c20'])
  expect(lsAt('c01')).toEqual(['r-c01-c02 r-c01-c11', 'r-c01-c10 r-c01-c11'])
})

test('ARK-EFFECT-15 an L turns in a crossing, never in a dead end', () => {
  for (const end of ['d04', 'd24', 'd42', 'd62'] as const) expect(lsAt(end)).toEqual([])
})

test('ARK-ANCIENT-30 with Yog-Sothoth Ls and Ts may turn in the centre of the university', () => {
  expect(lsAt('c44')).toEqual([])
  expect(lsAt('c44', { ancient: 'yog-sothoth' })).toHaveLength(4)
  const ts = waysAt(spot('q44', { ancient: 'yog-sothoth', effect: 't-junction' })).filter(({ way }) => way === 't')
  expect(ts.filter(({ on: segments }) => segments.every((id) => SEGMENTS[id].ends.includes('c44')))).toHaveLength(4)
})

test('ARK-EFFECT-17 SC-125 the Ts of q34 meet in c23 or c33, and at c33 there is one', () => {
  const ts = waysAt(spot('q34', { effect: 't-junction' })).filter(({ way }) => way === 't')
  const at = (crossing: VertexId) =>
    ts.filter(({ on: segments }) => segments.every((id) => SEGMENTS[id].ends.includes(crossing)))
  expect(at('c33').map(({ on }) => [...on].sort())).toEqual([['r-c23-c33', 'r-c33-c34', 'r-c33-c43']])
  expect(at('c23')).toHaveLength(4)
  expect(ts).toHaveLength(5)
})

test('ARK-EFFECT-12 a second segment along a diagonal may begin at either end of the first, through any quarter', () => {
  const moves = waysAt(spot('q22', { effect: 'secret-alley' })).map(({ move }) => move)
  expect(moves).toContain('way a r-c21-c22 x-c22-c31')
  expect(moves).toContain('way a r-c21-c22 x-c10-c21')
  expect(moves).toContain('way a x-c11-c22 r-c22-c23')
  expect(moves.filter((move) => move.startsWith('way b') && move.includes('x-'))).toEqual([])
})

test('ARK-ROUTE-04 way b is two different roads of the quarter that do not meet', () => {
  const against = (...segments: SegmentId[]) => ruleAgainstWay('b', segments, spot('q22'))
  expect(against('r-c11-c12', 'r-c21-c22')).toBeUndefined()
  for (const wrong of [[], ['r-c11-c12'], ['r-c11-c12', 'r-c11-c12'], ['r-c11-c12', 'r-c12-c22']] as const)
    expect(against(...wrong)).toBe('ARK-ROUTE-04')
  expect(against('r-c11-c12', 'r-c21-c22', 'r-c11-c21')).toBe('ARK-ROUTE-04')
  expect(against('r-c11-c12', 'r-c31-c32')).toBe('ARK-ROUTE-04')
  expect(against('r-c31-c32', 'r-c11-c12')).toBe('ARK-ROUTE-04')
})

test('ARK-ROUTE-05 ARK-EFFECT-15 way c is one segment, or with New Turn two that make an L', () => {
  const against = (effect: DrawingSpot['effect'], ...segments: SegmentId[]) =>
    ruleAgainstWay('c', segments, spot('q22', { effect }))
  expect(against(null)).toBe('ARK-ROUTE-05')
  expect(against(null, 'r-c11-c12')).toBeUndefined()
  expect(against(null, 'r-c11-c12', 'r-c12-c22')).toBe('ARK-ROUTE-05')
  expect(against('new-turn', 'r-c11-c12', 'r-c12-c22')).toBeUndefined()
  expect(against('new-turn', 'r-c11-c12', 'r-c12-c22', 'r-c21-c22')).toBe('ARK-ROUTE-05')
  expect(against('new-turn', 'r-c11-c12', 'r-c11-c12')).toBe('ARK-EFFECT-15')
  expect(against('new-turn', 'r-c11-c12', 'r-c12-c13')).toBe('ARK-EFFECT-15')
  expect(against('new-turn', 'r-c11-c12', 'r-c21-c22')).toBe('ARK-EFFECT-15')
})

test('ARK-EFFECT-11 with Secret Alley one segment may be a diagonal, and no L has one', () => {
  const alley = spot('q22', { effect: 'secret-alley' })
  expect(ruleAgainstWay('c', ['x-c11-c22'], alley)).toBeUndefined()
  expect(ruleAgainstWay('a', ['x-c11-c22', 'x-c22-c31'], alley)).toBe('ARK-EFFECT-11')
  for (const pair of [
    ['x-c11-c22', 'r-c22-c32'],
    ['r-c22-c32', 'x-c11-c22'],
  ] as const)
    expect(ruleAgainstWay('c', pair, { ...alley, effect: 'new-turn' })).toBe('ARK-EFFECT-11')
})

test('a list of ways is made once for every quarter, effect and map', () => {
  const lists = QUARTER_IDS.flatMap((quarter) =>
    [null, ...EFFECT_IDS].flatMap((effect) =>
      (['dagon', 'yog-sothoth'] as const).map((ancient) => waysAt({ quarter, effect, ancient })),
    ),
  )
  expect(new Set(lists).size).toBe(36 * 6 * 2)
  const again = (ancient: DrawingSpot['ancient']) => waysAt(spot('q44', { ancient, effect: 'new-turn' }))
  expect(again('dagon')).toBe(again('dagon'))
  expect(again('cthulhu')).toBe(again('dagon'))
  expect(again('shub-niggurath')).toBe(again('dagon'))
  expect(again('yog-sothoth')).toBe(again('yog-sothoth'))
})
