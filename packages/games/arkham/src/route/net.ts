import { ANCIENTS } from '../board/ancients.ts'
import { DEAD_END_IDS, exists, isSegment, RIVER_CROSSINGS, SEGMENTS, type SegmentId } from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import { GATES } from '../board/gates-and-shops.ts'
import { TASKS } from '../board/tasks.ts'
import { type Census, censusOf, type Quarter } from './census.ts'
import type { RouteRules, Sheet } from './sheet.ts'

// A sheet as the graph of the ledger's section 4.1. Segments come first, in text order, then river connectors; gate
// connectors are not listed, since any gate leads to any other. The solver's marks sit on the records themselves.
export type Fate = 'open' | 'kept' | 'struck'
export type Parity = 'open' | 'even' | 'odd'

export type Edge = {
  readonly index: number
  readonly id: SegmentId | RiverCrossingId
  readonly segment: boolean
  readonly a: Vertex
  readonly b: Vertex
  readonly along: readonly Quarter[]
  fate: Fate
  left: boolean
}

export type Vertex = {
  readonly index: number
  readonly id: VertexId
  readonly gate: boolean
  readonly horror: boolean
  readonly task: boolean
  readonly edges: Edge[]
  // Segments between this vertex and the others at least, by index; links and river connectors cost nothing.
  readonly apart: number[]
  // The same when no link may be used.
  readonly apartOnFoot: number[]
  // The choice so far: edges not struck, edges still open; whether the degree of the route is known to be even or odd
  // here; whether the route is taken to pass here.
  degree: number
  open: number
  parity: Parity
  wanted: boolean
  // Scratch space; the last three are those of a part's root.
  part: Vertex
  segments: number
  rivers: number
  partGate: boolean
  partNeeded: boolean
  partEdges: number
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

export const FAR = 1000

export function netOf(sheet: Sheet, rules: RouteRules): Net {
  const census = censusOf(sheet)
  const ids = [...new Set(sheet.segments)].sort()
  for (const id of ids) {
    if (!isSegment(id) || !exists(id, rules.ancient)) throw new Error(`no segment '${id}' with ${rules.ancient}`)
  }
  const vertices = verticesOf(ids, rules)
  const byId = new Map(vertices.map((vertex) => [vertex.id, vertex]))
  const crossings = DEAD_END_IDS.flatMap((id) => {
    const { deadEnd, opposite } = RIVER_CROSSINGS[`dag-${id}`]
    const usable = rules.ancient === 'dagon' && byId.has(deadEnd) && byId.has(opposite)
    return usable ? [{ id: `dag-${id}` as const, ends: [deadEnd, opposite] as const, along: [] }] : []
  })
  const edges = [...ids.map((id) => SEGMENTS[id]), ...crossings].map(({ id, ends, along }, index): Edge => {
    const [a, b] = ends.map((end) => byId.get(end)) as [Vertex, Vertex]
    const quarters = along.map((quarter) => census.find((entry) => entry.id === quarter) as Quarter)
    return { index, id, segment: isSegment(id), a, b, along: quarters, fate: 'open', left: true }
  })
  for (const edge of edges) for (const end of [edge.a, edge.b]) end.edges.push(edge)
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
  measure(net)
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
    const vertex = {
      index,
      id,
      gate: gates.includes(id),
      horror: horrors.includes(id),
      task: listed.includes(id),
      edges: [],
      apart: touched.map(() => FAR),
      apartOnFoot: touched.map(() => FAR),
      degree: 0,
      open: 0,
      parity: 'open' as const,
      wanted: false,
      segments: 0,
      rivers: 0,
      partGate: false,
      partNeeded: false,
      partEdges: 0,
    }
    return Object.assign(vertex, { part: vertex as unknown as Vertex })
  })
}

// All distances, by relaxing every edge until nothing changes: nets are small and this is done once.
function measure({ vertices, edges, gates }: Net): void {
  for (const from of vertices) {
    for (const table of [from.apart, from.apartOnFoot]) {
      table[from.index] = 0
      let changed = true
      while (changed) {
        changed = false
        const reach = (vertex: Vertex, distance: number) => {
          if (distance >= (table[vertex.index] as number)) return
          table[vertex.index] = distance
          changed = true
        }
        for (const { a, b, segment } of edges) {
          reach(a, (table[b.index] as number) + (segment ? 1 : 0))
          reach(b, (table[a.index] as number) + (segment ? 1 : 0))
        }
        if (table === from.apart) {
          const nearest = Math.min(...gates.map((gate) => table[gate.index] as number))
          for (const gate of gates) reach(gate, nearest)
        }
      }
    }
  }
}
