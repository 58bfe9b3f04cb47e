import { type Choice, keep, setParity, strike } from './choice.ts'
import type { Edge, Vertex } from './net.ts'

// Draws the consequences of a choice at single vertices. A vertex that is no gate has even degree on the route, unless it
// is one of its two ends; with links ruled out that holds for gates too. False where the choice contradicts itself.
export function settle(choice: Choice, mostLinks: number): boolean {
  let changed = true
  while (changed) {
    changed = false
    for (const river of choice.net.rivers) {
      const outcome = settleRiver(choice, river)
      if (outcome === 'contradiction') return false
      if (outcome === 'changed') changed = true
    }
    for (const vertex of choice.net.vertices) {
      const outcome = settleVertex(choice, vertex, mostLinks)
      if (outcome === 'contradiction') return false
      if (outcome === 'changed') changed = true
    }
    if (tooManyOdd(choice, mostLinks)) return false
  }
  return true
}

type Outcome = 'settled' | 'changed' | 'contradiction'

// ARK-ANCIENT-41: a river connector needs a segment at either end; so does an end of the route there.
function settleRiver(choice: Choice, river: Edge): Outcome {
  if (river.fate === 'struck') return 'settled'
  let outcome: Outcome = 'settled'
  for (const end of [river.a, river.b]) {
    const segments = end.edges.filter((edge) => edge.segment && edge.fate !== 'struck')
    const spare = segments.length - (end.parity === 'odd' && !end.gate ? 2 : 1)
    if (spare < 0 && river.fate === 'kept') return 'contradiction'
    if (spare < 0) {
      strike(choice, river)
      return 'changed'
    }
    if (spare > 0 || river.fate !== 'kept') continue
    for (const edge of segments) {
      if (edge.fate !== 'open') continue
      keep(choice, edge)
      outcome = 'changed'
    }
  }
  return outcome
}

function tooManyOdd({ oddGates, oddOthers }: Choice, mostLinks: number): boolean {
  return oddOthers > 2 || oddGates + oddOthers > 2 + 2 * mostLinks
}

function settleVertex(choice: Choice, vertex: Vertex, mostLinks: number): Outcome {
  const { degree, open } = vertex
  if (degree === 0) return vertex.parity === 'odd' || vertex.wanted ? 'contradiction' : 'settled'
  if (open === 0) {
    const parity = degree % 2 === 0 ? 'even' : 'odd'
    if (vertex.parity === parity) return 'settled'
    if (vertex.parity !== 'open') return 'contradiction'
    setParity(choice, vertex, parity)
    return 'changed'
  }
  if (open > 1) return 'settled'
  const keptOdd = degree % 2 === 0
  const parity = vertex.parity === 'open' && isBound(choice, vertex, mostLinks) ? 'even' : vertex.parity
  if (parity === 'open' && !(vertex.wanted && degree === 1)) return 'settled'
  const edge = vertex.edges.find(({ fate }) => fate === 'open') as Edge
  if (parity === 'open' || keptOdd !== (parity === 'odd')) keep(choice, edge)
  else strike(choice, edge)
  return 'changed'
}

// Whether the degree must be even here: no further end of the route, nor of a link, can be placed.
export function isBound({ oddGates, oddOthers }: Choice, vertex: Vertex, mostLinks: number): boolean {
  if (oddGates + oddOthers >= 2 + 2 * mostLinks) return true
  return !vertex.gate && oddOthers >= 2
}
