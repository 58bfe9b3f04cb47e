import { keep, type RouteChoice, setParity, strike } from './choice.ts'
import type { Edge, Vertex } from './net.ts'

// Draws the consequences of a choice at single vertices. A vertex other than a gate has even degree on the route unless
// it is one of its ends; without links that also holds for gates. Returns false if the choice contradicts itself.
export function settle(choice: RouteChoice, mostLinks: number): boolean {
  for (;;) {
    const before = choice.notes.length
    for (const river of choice.net.rivers) if (!settleRiver(choice, river)) return false
    for (const vertex of choice.net.vertices) if (!settleVertex(choice, vertex, mostLinks)) return false
    if (tooManyOdd(choice, mostLinks)) return false
    if (choice.notes.length === before) return true
  }
}

// A river connector needs a segment at both ends, and so does an end of the route there (ARK-ANCIENT-41).
function settleRiver(choice: RouteChoice, river: Edge): boolean {
  for (const end of [river.a, river.b]) {
    if (river.fate === 'struck') break
    const segments = end.edges.filter((edge) => edge.segment && edge.fate !== 'struck')
    const needed = end.parity === 'odd' && !end.gate ? 2 : 1
    if (segments.length < needed) {
      if (river.fate === 'kept') return false
      strike(choice, river)
    } else if (segments.length === needed && river.fate === 'kept') {
      for (const edge of segments) if (edge.fate === 'open') keep(choice, edge)
    }
  }
  return true
}

function tooManyOdd({ oddGates, oddOthers }: RouteChoice, mostLinks: number): boolean {
  return oddOthers > 2 || oddGates + oddOthers > 2 + 2 * mostLinks
}

function settleVertex(choice: RouteChoice, vertex: Vertex, mostLinks: number): boolean {
  const { degree, open } = vertex
  if (degree === 0) return vertex.parity !== 'odd' && !vertex.wanted
  const all = degree % 2 === 0 ? 'even' : 'odd'
  if (open === 0) {
    if (vertex.parity === 'open') setParity(choice, vertex, all)
    return vertex.parity === all
  }
  if (open > 1) return true
  const edge = vertex.edges.find(({ fate }) => fate === 'open') as Edge
  const parity = vertex.parity === 'open' && isBound(choice, vertex, mostLinks) ? 'even' : vertex.parity
  if (parity === all || (vertex.wanted && degree === 1)) keep(choice, edge)
  else if (parity !== 'open') strike(choice, edge)
  return true
}

// True if the degree must be even here, because no further end of the route or of a link can be placed.
function isBound({ oddGates, oddOthers }: RouteChoice, vertex: Vertex, mostLinks: number): boolean {
  if (oddGates + oddOthers >= 2 + 2 * mostLinks) return true
  return !vertex.gate && oddOthers >= 2
}
