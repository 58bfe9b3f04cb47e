import { expect, test } from 'vitest'
import { ANCIENTS, type AncientId, highestFailure } from './ancients.ts'
import {
  axisAt,
  DEAD_END_IDS,
  DIAGONAL_IDS,
  diagonalsThrough,
  exists,
  oppositeSides,
  positionOf,
  QUARTER_IDS,
  RIVER_CROSSINGS,
  RIVERSIDE,
  ROAD_IDS,
  SEGMENT_IDS,
  SEGMENTS,
  SEGMENTS_ALONG,
  SEGMENTS_AT,
  sideRoads,
  VERTEX_IDS,
} from './board.ts'
import { CROSSINGS } from './crossings.ts'
import { DEAD_ENDS } from './dead-ends.ts'
import { ROUNDED_ROADS } from './drawing.ts'
import { GATES, SHOPS } from './gates-and-shops.ts'
import { QUARTERS, type QuarterType, UNIVERSITY_QUARTERS } from './quarters.ts'
import { BRIDGES, RIVER_STRETCHES } from './river.ts'
import type { RoadKind } from './roads.ts'
import { TASKS } from './tasks.ts'
import { COLOURS, TOURISTS } from './tourists.ts'

const ancients = Object.keys(ANCIENTS) as AncientId[]
const roadsOf = (kind: RoadKind) => ROAD_IDS.filter((id) => SEGMENTS[id].kind === kind)
const quartersOf = (type: QuarterType) => QUARTER_IDS.filter((id) => QUARTERS[id].type === type)

test('ARK-MAP-14 the map has 44 crossings, 4 dead ends, 75 roads and 56 diagonals', () => {
  expect(Object.keys(CROSSINGS)).toHaveLength(44)
  expect(DEAD_END_IDS).toHaveLength(4)
  expect(ROAD_IDS.filter((id) => exists(id, 'dagon'))).toHaveLength(75)
  expect(DIAGONAL_IDS.filter((id) => exists(id, 'dagon'))).toHaveLength(56)
})

test('ARK-MAP-14 the roads are 57 plain, 7 embankment, 4 rounded, 4 dead-end roads and 3 bridges', () => {
  const counts = (['road', 'embankment', 'rounded', 'dead-end', 'bridge'] as const).map((kind) => roadsOf(kind).length)
  expect(counts).toEqual([57, 7, 4, 4, 3])
})

test('ARK-MAP-14 Yog-Sothoth adds a crossing, four roads and four diagonals', () => {
  const added = [...VERTEX_IDS, ...SEGMENT_IDS].filter((id) => exists(id, 'yog-sothoth') && !exists(id, 'dagon'))
  expect(added.filter((id) => id.startsWith('c'))).toEqual(['c44'])
  expect(added.filter((id) => id.startsWith('r-'))).toEqual(roadsOf('university'))
  expect(roadsOf('university')).toHaveLength(4)
  expect(added.filter((id) => id.startsWith('x-'))).toHaveLength(4)
  for (const id of added) expect(id).toContain('c44')
})

test('ARK-MAP-03 quarters: five of each colour, six yellow, ten white', () => {
  const counts = (['red', 'green', 'blue', 'purple', 'yellow', 'white'] as const).map((type) => quartersOf(type).length)
  expect(counts).toEqual([5, 5, 5, 5, 6, 10])
  expect(TOURISTS.map((type) => COLOURS[type])).toEqual(['red', 'green', 'blue', 'purple'])
})

test('ARK-MAP-04 every yellow quarter has a star, and no other has one', () => {
  const starred = QUARTER_IDS.filter((id) => 'star' in QUARTERS[id])
  expect(starred).toEqual(quartersOf('yellow'))
  expect(starred.map((id) => (QUARTERS[id] as { star?: number }).star)).toEqual([4, 5, 3, 4, 3, 5])
})

test('ARK-MAP-07 a corner quarter has three sides, one of them rounded', () => {
  for (const corner of ['q11', 'q61', 'q16', 'q66'] as const) {
    const kinds = sideRoads(corner, 'cthulhu').map((id) => SEGMENTS[id].kind)
    expect(kinds.sort()).toEqual(['road', 'road', 'rounded'])
    expect(QUARTERS[corner]).toHaveProperty('rounded')
  }
  expect(Object.keys(ROUNDED_ROADS).sort()).toEqual([...roadsOf('rounded')].sort())
})

test('ARK-MAP-08 the university has four types and no inner roads, except with Yog-Sothoth', () => {
  expect(new Set(UNIVERSITY_QUARTERS.map((id) => QUARTERS[id].type)).size).toBe(4)
  for (const id of UNIVERSITY_QUARTERS) {
    expect(sideRoads(id, 'shub-niggurath')).toHaveLength(2)
    expect(sideRoads(id, 'yog-sothoth')).toHaveLength(4)
  }
})

test('ARK-MAP-11 gates stand at the city edge or in a dead end', () => {
  expect(GATES).toHaveLength(8)
  const outside = GATES.filter((gate) => !(gate in DEAD_ENDS)).map((gate) => positionOf(gate))
  expect(outside).toHaveLength(6)
  for (const at of outside) expect(at.some((value) => value === 0 || value === 6)).toBe(true)
})

test('ARK-MAP-10 nine shops, and every dead end holds a shop or a gate', () => {
  expect(SHOPS).toHaveLength(9)
  const special: readonly string[] = [...SHOPS, ...GATES]
  for (const id of DEAD_END_IDS) expect(special.filter((vertex) => vertex === id)).toHaveLength(1)
})

test('ARK-MAP-12 horror places are crossings of that Ancient, none of them a gate', () => {
  expect(ancients.map((ancient) => ANCIENTS[ancient].horrors.length)).toEqual([6, 5, 6, 6])
  for (const ancient of ancients) {
    for (const place of ANCIENTS[ancient].horrors) {
      expect(exists(place, ancient)).toBe(true)
      expect(GATES).not.toContain(place)
    }
  }
})

test('ARK-MAP-13 a segment is along one or two quarters of one bank', () => {
  for (const id of SEGMENT_IDS) {
    const { along } = SEGMENTS[id]
    expect([1, 2]).toContain(along.length)
    expect(new Set(along.map((quarter) => QUARTERS[quarter].bank)).size).toBe(1)
    for (const quarter of along) expect(SEGMENTS_ALONG[quarter]).toContain(id)
    for (const end of SEGMENTS[id].ends) expect(SEGMENTS_AT[end]).toContain(id)
  }
})

test('ARK-ROUTE-04 opposite sides of a quarter have no common end (SC-029, SC-115)', () => {
  expect(oppositeSides('q22', 'dagon')).toEqual([
    ['r-c11-c12', 'r-c21-c22'],
    ['r-c11-c21', 'r-c12-c22'],
  ])
  expect(oppositeSides('q34', 'dagon')).toEqual([])
  expect(oppositeSides('q44', 'dagon')).toEqual([])
  expect(oppositeSides('q44', 'yog-sothoth')).toEqual([
    ['r-c33-c34', 'r-c43-c44'],
    ['r-c33-c43', 'r-c34-c44'],
  ])
  expect(QUARTER_IDS.filter((id) => oppositeSides(id, 'dagon').length === 0)).toHaveLength(10)
})

test('ARK-ROUTE-18 a diagonal ends in the university centre only with Yog-Sothoth (SC-039)', () => {
  expect(exists('x-c33-c44', 'dagon')).toBe(false)
  expect(exists('x-c33-c44', 'yog-sothoth')).toBe(true)
  expect(exists('x-c34-c43', 'dagon')).toBe(true)
})

test('ARK-ROUTE-19 a diagonal needs a vertex at both corners (SC-040)', () => {
  expect(diagonalsThrough('q34', 'dagon')).toEqual([])
  expect(diagonalsThrough('q11', 'dagon')).toEqual(['x-c01-c10'])
})

test('ARK-ROUTE-22 rounded road and corner diagonal are two segments between the same crossings', () => {
  for (const road of roadsOf('rounded')) {
    const twin = DIAGONAL_IDS.find((id) => id.slice(2) === road.slice(2))
    expect(twin && SEGMENTS[twin].ends).toEqual(SEGMENTS[road].ends)
  }
})

test('ARK-RIVER-07 a stretch has a road on one bank at most, along the quarter of that bank', () => {
  const roads = Object.values(RIVER_STRETCHES).flatMap(({ north, south, road }) =>
    road === 'none' ? [] : [{ road, banks: [north, south] }],
  )
  expect(roads.map(({ road }) => road).sort()).toEqual([...roadsOf('embankment')].sort())
  for (const { road, banks } of roads) {
    expect(SEGMENTS[road].along).toHaveLength(1)
    expect(banks).toContain(SEGMENTS[road].along[0])
  }
})

test('ARK-RIVER-06 a bridge is along the quarters that flank it on its own bank', () => {
  expect(Object.values(BRIDGES).map(({ road }) => road)).toEqual(roadsOf('bridge'))
  for (const { road, flank, near, far } of Object.values(BRIDGES)) {
    expect(SEGMENTS[road].along.map((id) => QUARTERS[id].bank)).toEqual([flank, flank])
    expect([near, far].sort()).toEqual([...SEGMENTS[road].ends])
    expect([CROSSINGS[near].bank === flank, CROSSINGS[far].bank === flank]).toEqual([true, false])
  }
})

test('ARK-RIVER-10 fourteen quarters are riverside, eighteen lie on each bank', () => {
  expect(RIVERSIDE.size).toBe(14)
  expect(QUARTER_IDS.filter((id) => QUARTERS[id].bank === 'north')).toHaveLength(18)
})

test('ARK-ANCIENT-41 a dead end has one way over the water, to the crossing it faces', () => {
  const pairs = Object.values(RIVER_CROSSINGS).map(({ deadEnd, opposite }) => [deadEnd, opposite])
  expect(pairs).toEqual([
    ['d04', 'c04'],
    ['d24', 'c24'],
    ['d42', 'c42'],
    ['d62', 'c62'],
  ])
  for (const { deadEnd, opposite } of Object.values(RIVER_CROSSINGS)) {
    expect(DEAD_ENDS[deadEnd].bank).not.toBe(CROSSINGS[opposite as keyof typeof CROSSINGS].bank)
  }
})

test('ARK-ANCIENT-18 fail ranges never shrink, and Dagon fails on 1-2 at madness 3', () => {
  for (const ancient of ancients) {
    const { fails } = ANCIENTS[ancient]
    expect([...fails]).toEqual([...fails].sort())
    expect([fails[0], fails.at(-1)]).toEqual([0, 4])
  }
  expect(highestFailure('dagon', 3)).toBe(2)
})

test('ARK-MADNESS-05 beyond the table its last row holds', () => {
  expect(highestFailure('cthulhu', 6)).toBe(3)
  expect(highestFailure('cthulhu', 7)).toBe(4)
  expect(highestFailure('cthulhu', 40)).toBe(4)
})

test('ARK-TASK-01 eight tasks name 32 different crossings, none of them a gate', () => {
  const named = Object.values(TASKS).flat()
  expect(Object.keys(TASKS)).toHaveLength(8)
  expect(new Set(named).size).toBe(32)
  for (const crossing of named) expect(GATES).not.toContain(crossing)
})

test('ARK-EFFECT-15 a rounded road is vertical at its side end and horizontal at the other', () => {
  expect(axisAt('r-c01-c10', 'c01')).toBe('v')
  expect(axisAt('r-c01-c10', 'c10')).toBe('h')
  expect(axisAt('r-c13-c14', 'c14')).toBe('v')
})

test('ARK-RIVER-08 a dead end is drawn short of the water, not at the point it faces', () => {
  expect(positionOf('d04')).toEqual([0, 3.72])
  expect(positionOf('c04')).toEqual([0, 4])
})
