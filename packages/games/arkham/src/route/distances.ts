export const FAR = 1000

// The part of a vertex that distances depend on.
type Place = {
  readonly index: number
  readonly gate: boolean
  readonly edges: readonly { readonly segment: boolean; readonly a: Place; readonly b: Place }[]
  readonly apart: number[]
  readonly apartOnFoot: number[]
}

// Computes `apart` and `apartOnFoot` of every vertex by a search over the whole net from each vertex.
export function measure(vertices: readonly Place[], gates: readonly Place[]): void {
  for (const from of vertices) {
    spread(from, from.apart, vertices, gates)
    spread(from, from.apartOnFoot, vertices, [])
  }
}

function spread(from: Place, apart: number[], vertices: readonly Place[], gates: readonly Place[]): void {
  for (const vertex of vertices) apart[vertex.index] = FAR
  apart[from.index] = 0
  let ring: Place[] = [from]
  for (let distance = 0; ring.length > 0; distance++) {
    const next: Place[] = []
    // The list grows while it is read, because river connectors and links lead to vertices at the same distance.
    for (const vertex of ring) {
      if (apart[vertex.index] !== distance) continue
      for (const { segment, a, b } of vertex.edges) {
        const to = a === vertex ? b : a
        const there = distance + (segment ? 1 : 0)
        if ((apart[to.index] as number) <= there) continue
        apart[to.index] = there
        if (segment) next.push(to)
        else ring.push(to)
      }
      if (!vertex.gate) continue
      for (const gate of gates) {
        if ((apart[gate.index] as number) <= distance) continue
        apart[gate.index] = distance
        ring.push(gate)
      }
    }
    ring = next
  }
}
