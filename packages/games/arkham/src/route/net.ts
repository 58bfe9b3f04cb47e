import { ANCIENTS } from '../board/ancients.ts'
import { DEAD_END_IDS, exists, isSegment, RIVER_CROSSINGS, SEGMENTS, type SegmentId } from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import { GATES } from '../board/gates-and-shops.ts'
import { TASKS } from '../board/tasks.ts'
import { type Census, censusOf, type Quarter } from './census.ts'
import { measure } from './distances.ts'
import type { RouteRules, RouteSheet } from './sheet.ts'

// A sheet as a graph (ledger, section 4.1). Segments come first, in text order, then river connectors; gate connectors
// are not listed, because any gate leads to any other. The solver's marks are fields of these records.
type Fate = 'open' | 'kept' | 'struck'
export type Parity = 'open' | 'even' | 'odd'

export type Edge = {
  readonly index: number
  readonly id: SegmentId | RiverCrossingId
  readonly segment: boolean
  readonly a: Vertex
  readonly b: Vertex
  readonly along: readonly Quarter[]
  fate: Fate
  // True while the edge is still to be walked; kept up to date for every edge that is not struck.
  left: boolean
  // Temporary data of detours.ts: the direction of a leg along the edge, 1 from a to b, -1 from b to a.
  flow: number
}

export type Vertex = {
  readonly index: number
  readonly id: VertexId
  readonly gate: boolean
  readonly horror: boolean
  readonly task: boolean
  readonly edges: Edge[]
  // The least number of segments to each other vertex, by index; links and river connectors count as zero.
  readonly apart: number[]
  // The same without links.
  readonly apartOnFoot: number[]
  // The state of the choice here: edges not struck, edges still open, the known parity of the route's degree, and
  // whether the route must pass.
  degree: number
  open: number
  parity: Parity
  wanted: boolean
  // Temporary data of walk.ts, parts.ts, blocks.ts and detours.ts.
  part: Vertex
  needed: boolean
  segments: number
  rivers: number
  order: number
  low: number
  block: number
  reached: boolean
  via: Edge | 'none'
}

export type Net = {
  readonly census: Census
  readonly edges: readonly Edge[]
  readonly segments: readonly Edge[]
  readonly rivers: readonly Edge[]
  readonly vertices: readonly Vertex[]
  readonly gates: readonly Vertex[]
  readonly horrors: readonly Vertex[]
  readonly taskVertices: readonly Vertex[]
}

export function netOf(sheet: RouteSheet, rules: RouteRules): Net {
  const census = censusOf(sheet)
  const ids = [...new Set(sheet.segments)].sort()
  for (const id of ids) {
    if (!isSegment(id) || !exists(id, rules.ancient)) throw new Error(`no segment '${id}' with ${rules.ancient}`)
  }
  const vertices = verticesOf(ids, rules)
  const edges = edgesOf(ids, rules, vertices, census)
  for (const edge of edges) {
    edge.a.edges.push(edge)
    edge.b.edges.push(edge)
  }
  for (const vertex of vertices) {
    vertex.degree = vertex.edges.length
    vertex.open = vertex.edges.length
  }
  const net = {
    census,
    edges,
    segments: edges.filter((edge) => edge.segment),
    rivers: edges.filter((edge) => !edge.segment),
    vertices,
    gates: vertices.filter((vertex) => vertex.gate),
    horrors: vertices.filter((vertex) => vertex.horror),
    taskVertices: vertices.filter((vertex) => vertex.task),
  }
  measure(net.vertices, net.gates)
  return net
}

export function farEnd(edge: Edge, vertex: Vertex): Vertex {
  return edge.a === vertex ? edge.b : edge.a
}

function verticesOf(ids: readonly SegmentId[], rules: RouteRules): readonly Vertex[] {
  const horrors: readonly VertexId[] = ANCIENTS[rules.ancient].horrors
  const listed: readonly VertexId[] = rules.task === undefined ? [] : TASKS[rules.task]
  const gates: readonly VertexId[] = GATES
  const touched = [...new Set(ids.flatMap((id) => SEGMENTS[id].ends))].sort()
  return touched.map((id, index) => {
    const vertex: Omit<Vertex, 'part'> & { part?: Vertex } = {
      index,
      id,
      gate: gates.includes(id),
      horror: horrors.includes(id),
      task: listed.includes(id),
      edges: [],
      apart: [],
      apartOnFoot: [],
      degree: 0,
      open: 0,
      parity: 'open',
      wanted: false,
      needed: false,
      segments: 0,
      rivers: 0,
      order: 0,
      low: 0,
      block: 0,
      reached: false,
      via: 'none',
    }
    vertex.part = vertex as Vertex
    return vertex as Vertex
  })
}

function edgesOf(ids: readonly SegmentId[], rules: RouteRules, vertices: readonly Vertex[], census: Census): Edge[] {
  const vertex = new Map(vertices.map((entry) => [entry.id, entry]))
  const quarter = new Map(census.map((entry) => [entry.id, entry]))
  const segments = ids.map((id) => SEGMENTS[id])
  const crossings = DEAD_END_IDS.flatMap((id) => {
    const { deadEnd, opposite } = RIVER_CROSSINGS[`dag-${id}`]
    const usable = rules.ancient === 'dagon' && vertex.has(deadEnd) && vertex.has(opposite)
    return usable ? [{ id: `dag-${id}` as const, ends: [deadEnd, opposite] as const, along: [] }] : []
  })
  return [...segments, ...crossings].map(({ id, ends, along }, index) => ({
    index,
    id,
    segment: isSegment(id),
    a: vertex.get(ends[0]) as Vertex,
    b: vertex.get(ends[1]) as Vertex,
    along: along.map((entry) => quarter.get(entry) as Quarter),
    fate: 'open',
    left: true,
    flow: 0,
  }))
}
