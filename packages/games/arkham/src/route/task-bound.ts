import type { Block, Forest } from './blocks.ts'
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

export function findStretches(net: Net, { blocks }: Forest, onFoot: boolean): readonly Stretch[] {
  const stretches: Stretch[] = []
  const stops = net.taskVertices.filter((vertex) => vertex.degree > 0)
  for (const [i, u] of stops.entries()) {
    for (const v of stops.slice(i + 1)) {
      const from = blocks[u.block] as Block
      const to = blocks[v.block] as Block
      if (from.world !== to.world) continue
      const path = pathBetween(from, to)
      const core = [...path.bridges, ...path.blocks.flatMap((block) => block.inside)]
      let unpaired: readonly Vertex[] = [u, v]
      let segments = 0
      for (const { a, b, segment } of core) {
        if (segment) segments += 1
        unpaired = flip(flip(unpaired, a, onFoot), b, onFoot)
      }
      const atMost = segments - pairing(unpaired, net.gates[0], onFoot)
      stretches.push({ u, v, path, core, segments, unpaired, atMost })
    }
  }
  return stretches
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
