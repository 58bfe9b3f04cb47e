import type { Edge, Net, Vertex } from './net.ts'

// Where the stretch between u and v can run when the route starts and ends at known vertices elsewhere. The legs lead from
// these to u and v without a common edge. Where only two edges separate the two pairs, the legs take both, and the stretch
// stays on its side. While links may be used, all gates count as one vertex.
//
// Returns the edges that the stretch may have, or 'impossible' where the legs find no way at all.
export function edgesWithin(
  net: Net,
  core: readonly Edge[],
  ends: readonly Vertex[],
  stops: readonly Vertex[],
  onFoot: boolean,
): readonly Edge[] | 'impossible' {
  const hub = onFoot ? undefined : net.gates[0]
  const nodeOf = (vertex: Vertex): Vertex => (vertex.gate && hub !== undefined ? hub : vertex)
  // Which way a leg runs along an edge: 1 from a to b, -1 from b to a.
  const flow = new Map<Edge, number>()

  // All nodes that can be reached, backwards from the stops, over edges on which a leg could still be led towards them;
  // with the edge by which each was reached.
  const reachBack = (): Map<Vertex, Edge | 'stop'> => {
    const reached = new Map<Vertex, Edge | 'stop'>(stops.map((stop) => [nodeOf(stop), 'stop']))
    for (const node of reached.keys()) {
      for (const vertex of node === hub ? net.gates : [node]) {
        for (const edge of vertex.edges) {
          if (edge.fate === 'struck') continue
          const forward = edge.b === vertex
          const from = nodeOf(forward ? edge.a : edge.b)
          if (reached.has(from) || flow.get(edge) === (forward ? 1 : -1)) continue
          reached.set(from, edge)
        }
      }
    }
    return reached
  }
  const lead = (reached: Map<Vertex, Edge | 'stop'>, start: Vertex): void => {
    let node = nodeOf(start)
    for (let edge = reached.get(node); edge !== undefined && edge !== 'stop'; edge = reached.get(node)) {
      const forward = nodeOf(edge.a) === node
      flow.set(edge, (flow.get(edge) ?? 0) + (forward ? 1 : -1))
      node = nodeOf(forward ? edge.b : edge.a)
    }
  }

  for (let legs = 0; legs < 2; legs++) {
    const reached = reachBack()
    const start = ends.find((end) => reached.has(nodeOf(end)))
    if (start === undefined) return 'impossible'
    lead(reached, start)
  }
  const reached = reachBack()
  if (ends.some((end) => reached.has(nodeOf(end)))) return core
  return core.filter(({ a, b }) => reached.has(nodeOf(a)) && reached.has(nodeOf(b)))
}
