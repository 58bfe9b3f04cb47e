import type { Block, Forest } from './blocks.ts'
import type { Choice } from './choice.ts'
import { edgesWithin } from './detours.ts'
import { FAR } from './distances.ts'
import type { Edge, Net, Vertex } from './net.ts'
import { type BlockPath, pathBetween } from './paths.ts'

// How long the stretch between two task crossings can be at most. The stretch is a walk from u to v, so it keeps to the
// blocks between them. The edges there that it leaves out have odd degree wherever exactly one of these holds: all edges
// together have odd degree; the vertex is u or v. So they pair these vertices up by paths, or lead them to gates, where
// parity is free; and they are no fewer than in the cheapest pairing.
export type Stretch = {
  readonly u: Vertex
  readonly v: Vertex
  // The blocks and edges that can lie between u and v, and the vertices to be paired up.
  readonly path: BlockPath
  readonly core: readonly Edge[]
  readonly segments: number
  readonly unpaired: readonly Vertex[]
  readonly atMost: number
}

// `ends` are the vertices known to be ends of the route.
export function findStretches(
  { net, segments }: Choice,
  forest: Forest,
  onFoot: boolean,
  ends: readonly Vertex[],
): readonly Stretch[] {
  const stretches: Stretch[] = []
  const stops = net.taskVertices.filter((vertex) => vertex.degree > 0)
  for (const [i, u] of stops.entries()) {
    for (const v of stops.slice(i + 1)) {
      const stretch = stretchBetween(net, forest, onFoot, u, v)
      if (stretch === undefined) continue
      const atMost = Math.min(stretch.atMost, mostWithLegs(net, stretch, segments, onFoot, ends))
      if (atMost > 0) stretches.push({ ...stretch, atMost })
    }
  }
  return stretches
}

function stretchBetween(net: Net, { blocks }: Forest, onFoot: boolean, u: Vertex, v: Vertex): Stretch | undefined {
  const from = blocks[u.block] as Block
  const to = blocks[v.block] as Block
  if (from.world !== to.world) return undefined
  const path = pathBetween(from, to)
  const core = [...path.bridges, ...path.blocks.flatMap((block) => block.inside)]
  let unpaired: readonly Vertex[] = [u, v]
  let segments = 0
  for (const { a, b, segment } of core) {
    if (segment) segments += 1
    unpaired = flip(flip(unpaired, a, onFoot), b, onFoot)
  }
  return { u, v, path, core, segments, unpaired, atMost: segments - pairing(unpaired, net.gates[0], onFoot) }
}

// How many segments legs that lead to both ends of the route leave for the stretch.
function mostWithLegs(
  net: Net,
  { u, v, core }: Stretch,
  segments: number,
  onFoot: boolean,
  [a, b]: readonly Vertex[],
): number {
  if (a === undefined || b === undefined) return segments
  const apart = (one: Vertex, other: Vertex) => (onFoot ? one.apartOnFoot : one.apart)[other.index] as number
  const legs = Math.min(apart(a, u) + apart(b, v), apart(a, v) + apart(b, u))
  if (a === u || a === v || b === u || b === v) return segments - legs
  const within = edgesWithin(net, core, [a, b], [u, v], onFoot)
  if (within === 'impossible') return 0
  return Math.min(segments - legs, within.filter(({ segment }) => segment).length)
}

export function flip(odd: readonly Vertex[], vertex: Vertex, onFoot: boolean): readonly Vertex[] {
  if (vertex.gate && !onFoot) return odd
  return odd.includes(vertex) ? odd.filter((other) => other !== vertex) : [...odd, vertex]
}

const EXACT_UP_TO = 6

// No more than the edges it takes to pair the vertices up; exactly that, by distances in the whole net, if they are few.
export function pairing(vertices: readonly Vertex[], gate: Vertex | undefined, onFoot: boolean): number {
  const apart = (a: Vertex, b: Vertex) => (onFoot ? a.apartOnFoot : a.apart)[b.index] as number
  const toGate = (a: Vertex) => (gate === undefined || onFoot ? FAR : apart(a, gate))
  if (vertices.length <= EXACT_UP_TO) return cheapest(vertices, apart, toGate)
  // Each vertex pays its way to a gate, or half its way to the nearest other.
  let twice = 0
  for (const a of vertices) {
    let least = 2 * toGate(a)
    for (const b of vertices) if (b !== a) least = Math.min(least, apart(a, b))
    twice += least
  }
  return Math.ceil(twice / 2)
}

type Distance = (a: Vertex, b: Vertex) => number

function cheapest(vertices: readonly Vertex[], apart: Distance, toGate: (a: Vertex) => number): number {
  const [first, ...rest] = vertices
  if (first === undefined) return 0
  const alone = toGate(first)
  let least = alone < FAR ? alone + cheapest(rest, apart, toGate) : FAR
  for (const [i, other] of rest.entries()) {
    const distance = apart(first, other)
    if (distance >= least) continue
    least = Math.min(least, distance + cheapest([...rest.slice(0, i), ...rest.slice(i + 1)], apart, toGate))
  }
  return least
}
