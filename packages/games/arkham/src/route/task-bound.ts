import type { Choice } from './choice.ts'
import { FAR, type Vertex } from './net.ts'

// How long the stretch between two task crossings u and v can be at most. The stretch itself is a walk from u to v. So the
// edges not in it, whether struck or walked before u or after v, have odd degree wherever exactly one of these holds: the
// degree is odd, the vertex is u or v. Such a set of edges pairs these vertices up by paths, or leads them to gates, where
// parity is free. Its size is at least that of the cheapest pairing.
export function longestTask(choice: Choice, onFoot: boolean): number {
  const { taskVertices, vertices } = choice.net
  if (taskVertices.length < 2) return 0
  const odd = vertices.filter((vertex) => vertex.degree % 2 !== 0 && (onFoot || !vertex.gate))
  let longest = 0
  for (const [i, u] of taskVertices.entries()) {
    if (u.degree === 0) continue
    for (const v of taskVertices.slice(i + 1)) {
      if (v.degree === 0) continue
      const lost = pairingBound(toggle(toggle(odd, u), v), choice.net.gates[0], onFoot)
      longest = Math.max(longest, choice.segments - lost)
    }
  }
  return longest
}

export function toggle(vertices: readonly Vertex[], vertex: Vertex): readonly Vertex[] {
  return vertices.includes(vertex) ? vertices.filter((other) => other !== vertex) : [...vertices, vertex]
}

const EXACT_UP_TO = 6

export function pairingBound(vertices: readonly Vertex[], gate: Vertex | undefined, onFoot: boolean): number {
  const apart = (a: Vertex, b: Vertex) => (onFoot ? a.apartOnFoot : a.apart)[b.index] as number
  const toGate = (a: Vertex) => (gate === undefined || onFoot ? FAR : apart(a, gate))
  if (vertices.length <= EXACT_UP_TO) return cheapestPairing(vertices, apart, toGate)
  // Each vertex pays its way to a gate or half its way to the nearest other.
  let twice = 0
  for (const a of vertices) {
    let least = 2 * toGate(a)
    for (const b of vertices) if (b !== a) least = Math.min(least, apart(a, b))
    twice += least
  }
  return Math.ceil(twice / 2)
}

function cheapestPairing(
  vertices: readonly Vertex[],
  apart: (a: Vertex, b: Vertex) => number,
  toGate: (a: Vertex) => number,
): number {
  const [first, ...rest] = vertices
  if (first === undefined) return 0
  let least = toGate(first) < FAR ? toGate(first) + cheapestPairing(rest, apart, toGate) : FAR
  for (const [i, other] of rest.entries()) {
    const distance = apart(first, other)
    if (distance >= least) continue
    least = Math.min(least, distance + cheapestPairing([...rest.slice(0, i), ...rest.slice(i + 1)], apart, toGate))
  }
  return least
}
