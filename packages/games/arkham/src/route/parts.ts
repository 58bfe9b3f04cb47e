import { passes, type RouteChoice, strike } from './choice.ts'
import type { Net, Vertex } from './net.ts'

// The connected parts of the remaining net, without links. Every part is identified by its root vertex.

export function partOf(vertex: Vertex): Vertex {
  let root = vertex
  while (root.part !== root) root = root.part
  vertex.part = root
  return root
}

export function join(a: Vertex, b: Vertex): void {
  const one = partOf(a)
  const other = partOf(b)
  if (one !== other) other.part = one
}

export function findParts({ net, demands }: RouteChoice): readonly Vertex[] {
  for (const vertex of net.vertices) {
    vertex.part = vertex
    vertex.needed = false
  }
  joinLeft(net)
  const parts: Vertex[] = []
  for (const vertex of net.vertices) {
    if (vertex.degree === 0) continue
    const part = partOf(vertex)
    if (part === vertex) parts.push(part)
    if (vertex.parity === 'odd' || passes(vertex)) part.needed = true
  }
  for (const edges of demands) {
    const homes = new Set(edges.filter(({ fate }) => fate !== 'struck').map(({ a }) => partOf(a)))
    if (homes.size === 1) for (const home of homes) home.needed = true
  }
  return parts
}

function joinLeft({ edges }: Net): void {
  for (const { fate, a, b } of edges) if (fate !== 'struck') join(a, b)
}

// Returns the number of parts that the route must visit; each after the first needs a link. Strikes the other parts if
// no link is left for them.
export function neededParts(choice: RouteChoice, mostLinks: number): number {
  const parts = findParts(choice)
  const needed = parts.filter((part) => part.needed).length
  if (needed > 0 && needed - 1 >= mostLinks) {
    for (const edge of choice.net.edges) if (edge.fate === 'open' && !partOf(edge.a).needed) strike(choice, edge)
  }
  return needed
}
