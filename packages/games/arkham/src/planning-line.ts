// Estimates quickly which single line a drawing will become: the solver is exact but too slow to be called thousands of
// times. For speed, segments, vertices and quarters are numbers here.

import { ANCIENTS, type AncientId } from './board/ancients.ts'
import { exists, isRoad, QUARTER_IDS, SEGMENT_IDS, SEGMENTS, type SegmentId, VERTEX_IDS } from './board/board.ts'
import type { VertexId } from './board/dead-ends.ts'
import { GATES } from './board/gates-and-shops.ts'

const VERTICES = VERTEX_IDS.length
export const QUARTER_COUNT = QUARTER_IDS.length

const vertexAt = new Map<string, number>(VERTEX_IDS.map((id, i) => [id, i]))
const quarterAt = new Map<string, number>(QUARTER_IDS.map((id, i) => [id, i]))
const segmentAt = new Map<SegmentId, number>(SEGMENT_IDS.map((id, i) => [id, i]))

export const vertexNumber = (id: VertexId): number => vertexAt.get(id) as number
export const quarterNumber = (id: string): number => quarterAt.get(id) as number

const ENDS = SEGMENT_IDS.map((id) => SEGMENTS[id].ends.map(vertexNumber) as [number, number])
const ALONG = SEGMENT_IDS.map((id) => SEGMENTS[id].along.map(quarterNumber))
const GATE_AT = Uint8Array.from(VERTEX_IDS, (id) => ((GATES as readonly string[]).includes(id) ? 1 : 0))
const HORROR_AT = tableOf((ancient) =>
  Uint8Array.from(VERTEX_IDS, (id) => ((ANCIENTS[ancient].horrors as readonly string[]).includes(id) ? 1 : 0)),
)
/** Connections by road only: the vertex each leads to, and the quarters along it. */
type Connection = { readonly to: number; readonly along: readonly number[] }
const CONNECTIONS = tableOf((ancient) =>
  VERTEX_IDS.map((vertex, from) =>
    SEGMENT_IDS.flatMap((id, i): Connection[] => {
      if (!isRoad(id) || !exists(id, ancient) || !SEGMENTS[id].ends.includes(vertex)) return []
      const [a, b] = ENDS[i] as [number, number]
      return [{ to: a === from ? b : a, along: ALONG[i] as number[] }]
    }),
  ),
)

function tableOf<T>(make: (ancient: AncientId) => T): Readonly<Record<AncientId, T>> {
  const ids = Object.keys(ANCIENTS) as AncientId[]
  return Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<AncientId, T>
}

/** An edge is a segment, or a link between two gates. */
type Edge = { readonly a: number; readonly b: number; readonly along: readonly number[] }
const LINK_ALONG: readonly number[] = []
const EDGES: readonly Edge[] = SEGMENT_IDS.map((_, i) => {
  const [a, b] = ENDS[i] as [number, number]
  return { a, b, along: ALONG[i] as number[] }
})

/**
 * For each quarter the probability, from 0 to 1, that it will be along the final route; and which vertices the line
 * passes.
 */
export type RouteOutlook = {
  readonly near: Float64Array
  readonly passed: Uint8Array
  readonly links: number
  readonly madness: number
}

/**
 * Buffers for computing an outlook. Callers that compute many outlooks share one workspace: a search needs tens of
 * thousands a second, and allocating the buffers each time took half of that. The returned outlook never refers to a
 * workspace.
 */
export class Workspace {
  /** A union-find forest: for each vertex another one of its component, and -1 for a root. */
  readonly root = new Int8Array(VERTICES)
  /** The number of edges at each vertex. */
  readonly degree = new Uint8Array(VERTICES)
  /** The number of edges along each quarter. */
  readonly times = new Uint8Array(QUARTER_COUNT)
  /** The distance of each vertex from the line, in segments. */
  readonly apart = new Uint8Array(VERTICES)
  /** Vertices still to be visited in a breadth-first search. */
  readonly queue = new Uint8Array(4 * VERTICES)
}

/**
 * `rounds` is how much can still be drawn. `worth` is the value of each quarter to the line, which decides which branch
 * is given up.
 */
export function outlookOf(
  space: Workspace,
  segments: readonly SegmentId[],
  ancient: AncientId,
  rounds: number,
  worth: Float64Array,
): RouteOutlook {
  const edges: Edge[] = []
  for (let i = 0; i < segments.length; i++) edges.push(EDGES[segmentAt.get(segments[i] as SegmentId) as number] as Edge)
  const joinedEdges = joinByLinks(space, partsOf(space, edges), worth)
  const lineEdges = trimToLine(space, joinedEdges, worth)
  const near = spread(space, lineEdges, joinedEdges, edges, ancient, rounds)
  const passed = new Uint8Array(VERTICES)
  let madness = 0
  let links = 0
  for (const { a, b, along } of lineEdges) {
    passed[a] = 1
    passed[b] = 1
    if (along.length === 0) links += 1
  }
  for (let v = 0; v < VERTICES; v++) if (passed[v] === 1 && HORROR_AT[ancient][v] === 1) madness += 1
  return { near, passed, links, madness: madness + links * ANCIENTS[ancient].linkMadness }
}

function rootOf({ root }: Workspace, v: number): number {
  let up = v
  while ((root[up] as number) >= 0) up = root[up] as number
  return up
}

/** Returns the connected components as lists of edges. */
function partsOf(space: Workspace, edges: readonly Edge[]): Edge[][] {
  const { root } = space
  root.fill(-1)
  for (let i = 0; i < edges.length; i++) {
    const { a, b } = edges[i] as Edge
    const one = rootOf(space, a)
    const other = rootOf(space, b)
    if (one !== other) root[one] = other
  }
  const parts: Edge[][] = []
  const roots: number[] = []
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i] as Edge
    const own = rootOf(space, edge.a)
    const found = roots.indexOf(own)
    if (found >= 0) (parts[found] as Edge[]).push(edge)
    else {
      roots.push(own)
      parts.push([edge])
    }
  }
  return parts
}

/** Counts in `times` the edges along each quarter, and returns the total worth of all quarters along them. */
function countQuarters({ times }: Workspace, edges: readonly Edge[], worth: Float64Array): number {
  times.fill(0)
  let sum = 0
  for (let i = 0; i < edges.length; i++) {
    const { along } = edges[i] as Edge
    for (let j = 0; j < along.length; j++) {
      const quarter = along[j] as number
      if (times[quarter] === 0) sum += worth[quarter] as number
      times[quarter] = (times[quarter] as number) + 1
    }
  }
  return sum
}

/** A link costs madness, so it must gain at least this much. */
const LINK_PRICE = 5

/** Returns the best component with those that links join to it. */
function joinByLinks(space: Workspace, parts: readonly Edge[][], worth: Float64Array): readonly Edge[] {
  if (parts.length <= 1) return parts[0] ?? []
  const ranked = parts
    .map((edges) => ({ edges, value: countQuarters(space, edges, worth) }))
    .sort((a, b) => b.value - a.value)
  let { edges } = ranked[0] as { edges: Edge[] }
  for (let i = 1; i < ranked.length; i++) {
    const other = (ranked[i] as { edges: Edge[] }).edges
    const from = gateOf(space, edges)
    if (from < 0) return edges
    const to = gateOf(space, other)
    if (to < 0 || countQuarters(space, [...edges, ...other], worth) - countQuarters(space, edges, worth) < LINK_PRICE)
      continue
    edges = [...edges, { a: from, b: to, along: LINK_ALONG }, ...other]
  }
  return edges
}

/** Returns a gate of this component, preferably one at an end of the line. */
function gateOf(space: Workspace, edges: readonly Edge[]): number {
  const { degree } = space
  countDegrees(space, edges)
  let found = -1
  for (let v = 0; v < VERTICES; v++) {
    if (GATE_AT[v] === 0 || degree[v] === 0) continue
    if ((degree[v] as number) % 2 === 1) return v
    found = v
  }
  return found
}

/** Counts the edges at each vertex into `degree`, and returns the number of loose ends. */
function countDegrees({ degree }: Workspace, edges: readonly Edge[]): number {
  degree.fill(0)
  for (let i = 0; i < edges.length; i++) {
    const { a, b } = edges[i] as Edge
    degree[a] = (degree[a] as number) + 1
    degree[b] = (degree[b] as number) + 1
  }
  let odd = 0
  for (let v = 0; v < VERTICES; v++) odd += (degree[v] as number) & 1
  return odd
}

/**
 * Removes branches that a single line cannot include: while more than two ends are loose, the chain whose loss costs
 * least is removed.
 */
function trimToLine(space: Workspace, edges: readonly Edge[], worth: Float64Array): readonly Edge[] {
  let edgesLeft = edges
  for (let i = 0; i < 12 && countDegrees(space, edgesLeft) > 2; i++) {
    const without = cheapestCut(space, edgesLeft, worth)
    if (!without) return edgesLeft
    edgesLeft = without
  }
  return edgesLeft
}

/** A chain runs from a loose end or branching vertex to the next such vertex. */
function cheapestCut(space: Workspace, kept: readonly Edge[], worth: Float64Array): readonly Edge[] | undefined {
  const { degree } = space
  countQuarters(space, kept, worth)
  let best: readonly Edge[] | undefined
  let least = Number.POSITIVE_INFINITY
  const done: Edge[] = []
  for (let i = 0; i < kept.length; i++) {
    const edge = kept[i] as Edge
    if (done.includes(edge)) continue
    const chain = [edge]
    const to = follow(space, edge, edge.b, kept, chain)
    const from = follow(space, edge, edge.a, kept, chain)
    for (const one of chain) done.push(one)
    const odd = ((degree[from] as number) & 1) + ((degree[to] as number) & 1)
    if (odd === 0 || from === to || chain.length === kept.length) continue
    // A cut that leaves another loose end does only half of the work, so it counts for more.
    const loss = (lossOf(space, chain, worth) + chain.length * 0.05) * (odd === 2 ? 1 : 1.5)
    if (loss >= least) continue
    const rest = kept.filter((one) => !chain.includes(one))
    if (degree[from] !== 1 && degree[to] !== 1 && partsOf(space, rest).length > 1) continue
    least = loss
    best = rest
  }
  return best
}

/** Adds the edges after this end to the chain, and returns the vertex where it ends. */
function follow({ degree }: Workspace, edge: Edge, end: number, kept: readonly Edge[], chain: Edge[]): number {
  let [here, last] = [end, edge]
  while (degree[here] === 2) {
    let next: Edge | undefined
    for (let i = 0; i < kept.length && !next; i++) {
      const one = kept[i] as Edge
      if (one !== last && (one.a === here || one.b === here)) next = one
    }
    if (!next || chain.includes(next)) return here
    chain.push(next)
    here = next.a === here ? next.b : next.a
    last = next
  }
  return here
}

/** Returns the worth of the quarters that only this chain is along, by the counts in `times`. */
function lossOf({ times }: Workspace, chain: readonly Edge[], worth: Float64Array): number {
  let loss = 0
  for (const { along } of chain) {
    for (const quarter of along) {
      times[quarter] = (times[quarter] as number) - 1
      if (times[quarter] === 0) loss += worth[quarter] as number
    }
  }
  for (const { along } of chain) for (const quarter of along) times[quarter] = (times[quarter] as number) + 1
  return loss
}

/** The probability that a branch, and a separate component, becomes part of the route if there is enough time. */
const BRANCH = 0.9
const LOOSE = 0.7
const REACH = 0.9
const STEEP = 1.1

const chance = (steps: number, rounds: number): number => (REACH * rounds) / (rounds + STEEP * steps + 0.2)

/**
 * Quarters along the line are certain; those along a branch are likely if there is time to join it; farther ones are
 * less likely with distance.
 */
function spread(
  space: Workspace,
  kept: readonly Edge[],
  joined: readonly Edge[],
  all: readonly Edge[],
  ancient: AncientId,
  rounds: number,
): Float64Array {
  const near = distances(space, kept, ancient)
  for (let quarter = 0; quarter < QUARTER_COUNT; quarter++)
    near[quarter] = rounds === 0 ? 0 : chance(near[quarter] as number, rounds)
  raise(near, all, LOOSE * (rounds / (rounds + 2)))
  raise(near, joined, BRANCH * (rounds / (rounds + 2)) + 0.05)
  raise(near, kept, 1)
  return near
}

function raise(near: Float64Array, edges: readonly Edge[], to: number): void {
  for (let i = 0; i < edges.length; i++) {
    for (const quarter of (edges[i] as Edge).along) if ((near[quarter] as number) < to) near[quarter] = to
  }
}

const FAR_AWAY = 9
/** The largest distance considered. */
const STEPS = 5

/**
 * Returns the number of segments to draw until each quarter is along the line. A detour from the middle of the line has
 * to return to it.
 */
function distances(space: Workspace, kept: readonly Edge[], ancient: AncientId): Float64Array {
  const { degree, apart, queue } = space
  const far = new Float64Array(QUARTER_COUNT).fill(kept.length === 0 ? 2 : FAR_AWAY)
  countDegrees(space, kept)
  apart.fill(FAR_AWAY)
  let length = 0
  for (let v = 0; v < VERTICES; v++) {
    if ((degree[v] as number) % 2 === 0) continue
    apart[v] = 0
    queue[length++] = v
  }
  for (let v = 0; v < VERTICES; v++) {
    if (degree[v] === 0 || apart[v] === 0) continue
    apart[v] = 1
    queue[length++] = v
  }
  const ways = CONNECTIONS[ancient]
  for (let i = 0; i < length; i++) {
    const from = queue[i] as number
    const steps = (apart[from] as number) + 1
    for (const { to, along } of ways[from] as Connection[]) {
      for (let j = 0; j < along.length; j++) {
        const quarter = along[j] as number
        if (steps < (far[quarter] as number)) far[quarter] = steps
      }
      if (steps >= STEPS || steps >= (apart[to] as number)) continue
      apart[to] = steps
      queue[length++] = to
    }
  }
  return far
}
