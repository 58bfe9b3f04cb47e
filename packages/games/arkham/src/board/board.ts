import type { AncientId } from './ancients.ts'
import { CENTRE_CROSSINGS, CROSSINGS, type CrossingId, type GridPoint } from './crossings.ts'
import { DEAD_ENDS, type DeadEndId, type RiverCrossingId, type VertexId } from './dead-ends.ts'
import { CENTRE_DIAGONALS, DIAGONALS, type DiagonalId } from './diagonals.ts'
import { QUARTERS, type QuarterId } from './quarters.ts'
import { RIVER_STRETCHES } from './river.ts'
import { type Axis, ROADS, type RoadId, type RoadKind, UNIVERSITY_ROADS } from './roads.ts'

// Facts about the map that are computed once from its tables: which segments and vertices touch, and which exist with
// each Ancient.

export type SegmentId = RoadId | DiagonalId
export type Segment = {
  readonly id: SegmentId
  readonly kind: RoadKind | 'diagonal'
  readonly ends: readonly [VertexId, VertexId]
  readonly along: readonly QuarterId[]
}

const ROAD_TABLE = { ...ROADS, ...UNIVERSITY_ROADS }
const DIAGONAL_TABLE = { ...DIAGONALS, ...CENTRE_DIAGONALS }
const VERTEX_TABLE = { ...CROSSINGS, ...CENTRE_CROSSINGS, ...DEAD_ENDS }

export const QUARTER_IDS = keysOf(QUARTERS)
export const ROAD_IDS = keysOf(ROAD_TABLE)
export const DIAGONAL_IDS = keysOf(DIAGONAL_TABLE)
export const SEGMENT_IDS: readonly SegmentId[] = [...ROAD_IDS, ...DIAGONAL_IDS]
export const DEAD_END_IDS = keysOf(DEAD_ENDS)
export const VERTEX_IDS = keysOf(VERTEX_TABLE)

export const SEGMENTS = table<SegmentId, Segment>(SEGMENT_IDS, (id) =>
  isRoad(id) ? { id, ...ROAD_TABLE[id] } : { id, kind: 'diagonal', ...DIAGONAL_TABLE[id] },
)

export const SEGMENTS_AT = table(VERTEX_IDS, (vertex) => SEGMENT_IDS.filter((id) => SEGMENTS[id].ends.includes(vertex)))

export const SEGMENTS_ALONG = table(QUARTER_IDS, (quarter) =>
  SEGMENT_IDS.filter((id) => SEGMENTS[id].along.includes(quarter)),
)

// Each dead end has one crossing over the river (ARK-ANCIENT-41).
export const RIVER_CROSSINGS = table<RiverCrossingId, { deadEnd: DeadEndId; opposite: CrossingId }>(
  DEAD_END_IDS.map((id) => `dag-${id}` as const),
  (id) => {
    const deadEnd = id.slice('dag-'.length) as DeadEndId
    return { deadEnd, opposite: DEAD_ENDS[deadEnd].opposite }
  },
)

// A riverside quarter has a side on the water, on either bank (ARK-RIVER-10).
export const RIVERSIDE: ReadonlySet<QuarterId> = new Set(
  Object.values(RIVER_STRETCHES).flatMap(({ north, south }) => [north, south]),
)

export function isSegment(id: string): id is SegmentId {
  return Object.hasOwn(SEGMENTS, id)
}

export function isRoad(id: string): id is RoadId {
  return Object.hasOwn(ROAD_TABLE, id)
}

export function isVertex(id: string): id is VertexId {
  return Object.hasOwn(VERTEX_TABLE, id)
}

// The roads inside the university and its centre exist only with Yog-Sothoth (ARK-ROUTE-12, -18).
const INNER: ReadonlySet<string> = new Set(
  [UNIVERSITY_ROADS, CENTRE_DIAGONALS, CENTRE_CROSSINGS].flatMap((table) => Object.keys(table)),
)

export function exists(id: SegmentId | VertexId, ancient: AncientId): boolean {
  return ancient === 'yog-sothoth' || !INNER.has(id)
}

export function positionOf(vertex: VertexId): GridPoint {
  return VERTEX_TABLE[vertex].at
}

export function otherEnd(id: SegmentId, vertex: VertexId): VertexId {
  const [a, b] = SEGMENTS[id].ends
  return a === vertex ? b : a
}

// Returns the direction of a road at one of its ends (ARK-EFFECT-15).
export function axisAt(road: RoadId, vertex: VertexId): Axis {
  const { ends, axes } = ROAD_TABLE[road]
  return ends[0] === vertex ? axes[0] : axes[1]
}

// The sides of a quarter are the roads along it (ARK-ROUTE-09).
export function sideRoads(quarter: QuarterId, ancient: AncientId): readonly RoadId[] {
  return SEGMENTS_ALONG[quarter].filter(isRoad).filter((road) => exists(road, ancient))
}

export function diagonalsThrough(quarter: QuarterId, ancient: AncientId): readonly DiagonalId[] {
  return DIAGONAL_IDS.filter((id) => DIAGONAL_TABLE[id].along[0] === quarter && exists(id, ancient))
}

// Two sides of a quarter are opposite if they have no common end (ARK-ROUTE-04).
export function oppositeSides(quarter: QuarterId, ancient: AncientId): readonly (readonly [RoadId, RoadId])[] {
  const sides = sideRoads(quarter, ancient)
  return sides.flatMap((road, i) =>
    sides.slice(i + 1).flatMap((other) => (meet(road, other) ? [] : [[road, other] as const])),
  )
}

// True if two segments have an end in common.
export function meet(one: SegmentId, other: SegmentId): boolean {
  const [a, b] = SEGMENTS[one].ends
  const { ends } = SEGMENTS[other]
  return ends.includes(a) || ends.includes(b)
}

function keysOf<K extends string>(rows: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(rows) as K[]
}

function table<K extends string, V>(keys: readonly K[], row: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, row(key)])) as Record<K, V>
}
