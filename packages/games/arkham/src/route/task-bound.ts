import type { Block, Forest } from './blocks.ts'
import type { RouteChoice } from './choice.ts'
import { edgesWithin } from './detours.ts'
import { FAR } from './distances.ts'
import type { Edge, Net, Vertex } from './net.ts'
import { type BlockPath, pathBetween } from './paths.ts'

// Bounds the length of the stretch between two task crossings. The stretch is a walk from u to v, so it stays in the
// blocks between them. The edges there that it omits have odd degree exactly where one of two things holds and not
// both: all edges together have odd degree; the vertex is u or v. So the omitted edges pair these vertices up by paths,
// or lead them to gates, whose parity is free, and they are at least as many as in the cheapest pairing.
export type Stretch = {
  readonly u: Vertex
  readonly v: Vertex
  // The blocks and edges between u and v, and the number of segments among them.
  readonly path: BlockPath
  readonly core: readonly Edge[]
  readonly segments: number
  // The vertices of the core that have to be paired.
  readonly unpaired: readonly Vertex[]
  readonly atMost: number
}

// `ends` are the vertices known to be ends of the route.
export function findStretches(
  choice: RouteChoice,
  forest: Forest,
  onFoot: boolean,
  ends: readonly Vertex[],
): readonly Stretch[] {
  const stretches: Stretch[] = []
  const stops = choice.net.taskVertices.filter((vertex) => vertex.degree > 0)
  for (const [i, u] of stops.entries()) {
    for (const v of stops.slice(i + 1)) {
      const stretch = stretchBetween(choice, forest, onFoot, ends, u, v)
      if (stretch !== undefined && stretch.atMost > 0) stretches.push(stretch)
    }
  }
  return stretches
}

function stretchBetween(
  { net, segments: all }: RouteChoice,
  { blocks }: Forest,
  onFoot: boolean,
  [a, b]: readonly Vertex[],
  u: Vertex,
  v: Vertex,
): Stretch | undefined {
  const from = blocks[u.block] as Block
  const to = blocks[v.block] as Block
  if (from.world !== to.world) return undefined
  const path = pathBetween(from, to)
  const core = [...path.bridges, ...path.blocks.flatMap((block) => block.inside)]
  const segments = countSegments(core)
  const unpaired = oddIn(core, [u, v], onFoot)
  const atMost = segments - pairing(unpaired, net, onFoot)
  const stretch = { u, v, path, core, segments, unpaired, atMost }
  if (a === undefined || b === undefined) return stretch

  // The legs lead to both ends of the route, and use at least as many segments as these distances.
  const distance = (one: Vertex, other: Vertex) => (onFoot ? one.apartOnFoot : one.apart)[other.index] as number
  const besideLegs = all - Math.min(distance(a, u) + distance(b, v), distance(a, v) + distance(b, u))
  const within = edgesWithin(net, core, [a, b], [u, v], onFoot)
  if (within === 'impossible') return undefined
  const atMostWithin = countSegments(within) - pairing(oddIn(within, [u, v], onFoot), net, onFoot)
  return { ...stretch, atMost: Math.min(atMost, besideLegs, atMostWithin) }
}

function countSegments(edges: readonly Edge[]): number {
  let count = 0
  for (const { segment } of edges) if (segment) count += 1
  return count
}

// Returns the vertices for which exactly one is true: the edges have odd degree there, or the vertex is listed.
function oddIn(edges: readonly Edge[], listed: readonly Vertex[], onFoot: boolean): readonly Vertex[] {
  let odd = listed
  for (const { a, b } of edges) odd = flip(flip(odd, a, onFoot), b, onFoot)
  return odd
}

export function flip(odd: readonly Vertex[], vertex: Vertex, onFoot: boolean): readonly Vertex[] {
  if (vertex.gate && !onFoot) return odd
  return odd.includes(vertex) ? odd.filter((other) => other !== vertex) : [...odd, vertex]
}

const EXACT_UP_TO = 6

// Returns a lower bound for the number of edges in a pairing of these vertices; exact, by distances in the whole net,
// if they are few.
export function pairing(vertices: readonly Vertex[], { gates: [gate] }: Net, onFoot: boolean): number {
  const distance = (a: Vertex, b: Vertex) => (onFoot ? a.apartOnFoot : a.apart)[b.index] as number
  const toGate = (a: Vertex) => (gate === undefined || onFoot ? FAR : distance(a, gate))
  if (vertices.length <= EXACT_UP_TO) return cheapest(vertices, distance, toGate)
  // Each vertex contributes its distance to a gate, or half its distance to the nearest other vertex.
  let twice = 0
  for (const a of vertices) {
    let least = 2 * toGate(a)
    for (const b of vertices) if (b !== a) least = Math.min(least, distance(a, b))
    twice += least
  }
  return Math.ceil(twice / 2)
}

type Distance = (a: Vertex, b: Vertex) => number

function cheapest(vertices: readonly Vertex[], apart: Distance, toGate: (a: Vertex) => number): number {
  const [first, ...rest] = vertices
  if (first === undefined) return 0
  let least = Math.min(FAR, toGate(first) + cheapest(rest, apart, toGate))
  for (const [i, other] of rest.entries()) {
    const others = rest.filter((_, j) => j !== i)
    least = Math.min(least, apart(first, other) + cheapest(others, apart, toGate))
  }
  return least
}
