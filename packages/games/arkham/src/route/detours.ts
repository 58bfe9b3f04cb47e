import type { Edge, Net, Vertex } from './net.ts'

// Finds where the stretch between u and v can run if the route's ends are known vertices elsewhere. The legs, which are
// the parts of the route before and after the stretch, lead from the ends to u and v and share no edge. If only two
// edges separate the two pairs, the legs use both and the stretch stays on its side. While links may be used, all gates
// count as one vertex.
//
// Returns the edges that the stretch may use, or 'impossible' if there are no such legs.
export function edgesWithin(
  net: Net,
  core: readonly Edge[],
  ends: readonly Vertex[],
  stops: readonly Vertex[],
  onFoot: boolean,
): readonly Edge[] | 'impossible' {
  const [hub] = onFoot ? [] : net.gates
  const nodeOf = (vertex: Vertex): Vertex => (vertex.gate && hub !== undefined ? hub : vertex)
  for (const edge of net.edges) edge.flow = 0
  for (let leg = 0; leg < 2; leg++) {
    reachBack(net, stops, hub, nodeOf)
    const start = ends.find((end) => nodeOf(end).reached)
    if (start === undefined) return 'impossible'
    lead(nodeOf(start), nodeOf)
  }
  reachBack(net, stops, hub, nodeOf)
  if (ends.some((end) => nodeOf(end).reached)) return core
  return core.filter(({ a, b }) => nodeOf(a).reached && nodeOf(b).reached)
}

// Marks all nodes from which another leg can reach one of the stops, with the first edge of the way there.
function reachBack(
  net: Net,
  stops: readonly Vertex[],
  hub: Vertex | undefined,
  nodeOf: (vertex: Vertex) => Vertex,
): void {
  for (const vertex of net.vertices) vertex.reached = false
  const nodes: Vertex[] = []
  const reach = (node: Vertex, via: Edge | 'none'): void => {
    if (node.reached) return
    node.reached = true
    node.via = via
    nodes.push(node)
  }
  for (const stop of stops) reach(nodeOf(stop), 'none')
  for (const node of nodes) {
    for (const vertex of node === hub ? net.gates : [node]) {
      for (const edge of vertex.edges) {
        if (edge.fate === 'struck') continue
        const forward = edge.b === vertex
        if (edge.flow !== (forward ? 1 : -1)) reach(nodeOf(forward ? edge.a : edge.b), edge)
      }
    }
  }
}

function lead(start: Vertex, nodeOf: (vertex: Vertex) => Vertex): void {
  let node = start
  while (node.via !== 'none') {
    const { via } = node
    const forward = nodeOf(via.a) === node
    via.flow += forward ? 1 : -1
    node = nodeOf(forward ? via.b : via.a)
  }
}
