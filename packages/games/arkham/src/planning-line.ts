// The one line that a drawing comes to in the end, estimated quickly: the solver is exact, and too slow to be asked by the thousand.
// Segments, vertices and quarters are numbers here, since a search asks all the time.

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
/** By roads alone: to which vertices they lead, and along which quarters. */
type Way = { readonly to: number; readonly along: readonly number[] }
const WAYS = tableOf((ancient) =>
  VERTEX_IDS.map((vertex, from) =>
    SEGMENT_IDS.flatMap((id, i): Way[] => {
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

/** How surely each quarter will be beside the final route, from 0 to 1, and what it passes. */
export type Outlook = {
  readonly near: Float64Array
  readonly passed: Uint8Array
  readonly links: number
  readonly madness: number
}

/** What a quarter is worth to the line, so that the right branch is left. */
export type Worth = (quarter: number) => number

/** `rounds`: how much there is still to be drawn. */
export function outlookOf(segments: readonly SegmentId[], ancient: AncientId, rounds: number, worth: Worth): Outlook {
  const edges = segments.map((id) => edgeOf(segmentAt.get(id) as number))
  const parts = partsOf(edges)
  const joined = joinedBy(parts, worth)
  const kept = trimmed(joined.edges, worth)
  const near = new Float64Array(QUARTER_COUNT)
  spread(near, kept, joined.edges, edges, ancient, rounds)
  const passed = new Uint8Array(VERTICES)
  let madness = 0
  let links = 0
  for (const { a, b, along } of kept) {
    passed[a] = 1
    passed[b] = 1
    if (along.length === 0) links += 1
  }
  for (let v = 0; v < VERTICES; v++) if (passed[v] === 1 && HORROR_AT[ancient][v] === 1) madness += 1
  return { near, passed, links, madness: madness + links * ANCIENTS[ancient].linkMadness }
}

const EDGES: readonly Edge[] = SEGMENT_IDS.map((_, i) => {
  const [a, b] = ENDS[i] as [number, number]
  return { a, b, along: ALONG[i] as number[] }
})
const edgeOf = (segment: number): Edge => EDGES[segment] as Edge

/** What hangs together, as lists of edges. */
function partsOf(edges: readonly Edge[]): Edge[][] {
  const root = new Int8Array(VERTICES).fill(-1)
  const find = (v: number): number => {
    let at = v
    while ((root[at] as number) >= 0) at = root[at] as number
    return at
  }
  for (const { a, b } of edges) {
    const [one, other] = [find(a), find(b)]
    if (one !== other) root[one] = other
  }
  const parts = new Map<number, Edge[]>()
  for (const edge of edges) {
    const at = find(edge.a)
    const part = parts.get(at)
    if (part) part.push(edge)
    else parts.set(at, [edge])
  }
  return [...parts.values()]
}

function beside(edges: readonly Edge[], worth: Worth): number {
  const seen = new Uint8Array(QUARTER_COUNT)
  let sum = 0
  for (const { along } of edges) {
    for (const quarter of along) {
      if (seen[quarter] === 1) continue
      seen[quarter] = 1
      sum += worth(quarter)
    }
  }
  return sum
}

/** A link costs madness: it must bring this much. */
const LINK_PRICE = 5

/** The best part, and those that gates join to it. */
function joinedBy(parts: readonly Edge[][], worth: Worth): { edges: Edge[] } {
  const ranked = parts.map((edges) => ({ edges, value: beside(edges, worth) })).sort((a, b) => b.value - a.value)
  const [first, ...others] = ranked
  let edges = first ? first.edges : []
  for (const other of others) {
    const [from, to] = [gateOf(edges), gateOf(other.edges)]
    if (from < 0 || to < 0 || beside([...edges, ...other.edges], worth) - beside(edges, worth) < LINK_PRICE) continue
    edges = [...edges, { a: from, b: to, along: LINK_ALONG }, ...other.edges]
  }
  return { edges }
}

/** A gate of this part, rather one where a line ends. */
function gateOf(edges: readonly Edge[]): number {
  const degree = degreesOf(edges)
  let found = -1
  for (let v = 0; v < VERTICES; v++) {
    if (GATE_AT[v] === 0 || degree[v] === 0) continue
    if ((degree[v] as number) % 2 === 1) return v
    found = v
  }
  return found
}

function degreesOf(edges: readonly Edge[]): Uint8Array {
  const degree = new Uint8Array(VERTICES)
  for (const { a, b } of edges) {
    degree[a] = (degree[a] as number) + 1
    degree[b] = (degree[b] as number) + 1
  }
  return degree
}

/** Without the branches that one line cannot take: while more than two ends are loose, the chain goes that is missed least. */
function trimmed(edges: readonly Edge[], worth: Worth): readonly Edge[] {
  let kept = edges
  for (let i = 0; i < 12; i++) {
    const degree = degreesOf(kept)
    let odd = 0
    for (let v = 0; v < VERTICES; v++) odd += (degree[v] as number) & 1
    if (odd <= 2) return kept
    const without = cheapestCut(kept, degree, worth)
    if (!without) return kept
    kept = without
  }
  return kept
}

/** Chains run from a loose end or a crossing of several to the next such vertex. */
function cheapestCut(kept: readonly Edge[], degree: Uint8Array, worth: Worth): readonly Edge[] | undefined {
  const before = beside(kept, worth)
  let best: readonly Edge[] | undefined
  let least = Number.POSITIVE_INFINITY
  const done = new Set<Edge>()
  for (const edge of kept) {
    if (done.has(edge)) continue
    const chain = chainOf(edge, kept, degree)
    for (const one of chain.edges) done.add(one)
    const [from, to] = chain.ends
    const odd = ((degree[from] as number) & 1) + ((degree[to] as number) & 1)
    if (odd === 0 || from === to) continue
    const rest = kept.filter((one) => !chain.edges.includes(one))
    const loose = degree[from] === 1 || degree[to] === 1
    if (rest.length === 0 || (!loose && partsOf(rest).length > 1)) continue
    // A cut that leaves another loose end has done only half of the work.
    const loss = (before - beside(rest, worth) + chain.edges.length * 0.05) * (odd === 2 ? 1 : 1.5)
    if (loss < least) {
      least = loss
      best = rest
    }
  }
  return best
}

function chainOf(edge: Edge, kept: readonly Edge[], degree: Uint8Array): { edges: Edge[]; ends: [number, number] } {
  const edges = [edge]
  const follow = (start: number): number => {
    let [at, last] = [start, edge]
    while (degree[at] === 2) {
      const next: Edge | undefined = kept.find((one) => one !== last && (one.a === at || one.b === at))
      if (!next || edges.includes(next)) return at
      edges.push(next)
      at = next.a === at ? next.b : next.a
      last = next
    }
    return at
  }
  return { ends: [follow(edge.b), follow(edge.a)], edges }
}

/** Beside the line for sure; beside a branch, if there is time to join it; farther away, the less the farther. */
function spread(
  near: Float64Array,
  kept: readonly Edge[],
  joined: readonly Edge[],
  all: readonly Edge[],
  ancient: AncientId,
  rounds: number,
): void {
  const far = distances(kept, ancient)
  const nearest = (quarter: number): number => far[quarter] as number
  for (let quarter = 0; quarter < QUARTER_COUNT; quarter++) near[quarter] = chance(nearest(quarter), rounds)
  const raise = (edges: readonly Edge[], to: number) => {
    for (const { along } of edges) for (const q of along) near[q] = Math.max(near[q] as number, to)
  }
  raise(all, LOOSE * (rounds / (rounds + 2)))
  raise(joined, BRANCH * (rounds / (rounds + 2)) + 0.05)
  raise(kept, 1)
}

/** How surely a branch, and a piece apart, will be part of the route if there is all the time. */
const BRANCH = 0.9
const LOOSE = 0.7
const REACH = 0.9
const STEEP = 1.1

const chance = (steps: number, rounds: number): number => (REACH * rounds) / (rounds + STEEP * steps + 0.2)

/** Segments to be drawn until a quarter is beside the line. From its ends it goes on; from elsewhere it must come back. */
function distances(kept: readonly Edge[], ancient: AncientId): Float64Array {
  const far = new Float64Array(QUARTER_COUNT).fill(kept.length === 0 ? 2 : 9)
  if (kept.length === 0) return far
  const degree = degreesOf(kept)
  const at = new Float64Array(VERTICES).fill(99)
  const queue: number[] = []
  for (let v = 0; v < VERTICES; v++) {
    if (degree[v] === 0) continue
    at[v] = (degree[v] as number) % 2 === 1 ? 0 : 1
    if (at[v] === 0) queue.push(v)
  }
  for (let v = 0; v < VERTICES; v++) if (at[v] === 1) queue.push(v)
  for (let i = 0; i < queue.length; i++) {
    const from = queue[i] as number
    const steps = (at[from] as number) + 1
    for (const { to, along } of WAYS[ancient][from] as Way[]) {
      for (const quarter of along) if (steps < (far[quarter] as number)) far[quarter] = steps
      if (steps < (at[to] as number) && steps < 5) {
        at[to] = steps
        queue.push(to)
      }
    }
  }
  return far
}
