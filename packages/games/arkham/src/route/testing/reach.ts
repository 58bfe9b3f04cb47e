import type { Edge, Vertex } from '../net.ts'

// Returns all vertices that can be reached over these edges, and over links between these gates.
export function reach(from: Vertex, edges: readonly Edge[], gates: readonly Vertex[]): ReadonlySet<Vertex> {
  const reached = new Set([from])
  for (const vertex of reached) {
    for (const { a, b } of edges) {
      if (a === vertex) reached.add(b)
      if (b === vertex) reached.add(a)
    }
    if (gates.includes(vertex)) for (const gate of gates) reached.add(gate)
  }
  return reached
}
