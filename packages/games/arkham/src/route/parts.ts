import type { Choice } from './choice.ts'
import { passes, strike } from './choice.ts'
import type { Edge, Net, Vertex } from './net.ts'
import { join, partOf } from './walk.ts'

// The connected parts of the edges not struck, and what follows from them. Parts with a gate make one world, as far as
// links may be used; any other part is a world of its own. A route stays in one world.
export type Worlds = {
  // One list of parts per world; more than one only while nothing says which of them the route is in.
  readonly worlds: readonly (readonly Vertex[])[]
  // Parts that the route must visit in any case.
  readonly needed: number
}

export function findParts(net: Net, demands: readonly (readonly Edge[])[]): readonly Vertex[] {
  for (const vertex of net.vertices) {
    vertex.part = vertex
    vertex.partGate = false
    vertex.partNeeded = false
    vertex.partEdges = 0
  }
  for (const edge of net.edges) if (edge.fate !== 'struck') join(edge.a, edge.b)
  const roots: Vertex[] = []
  for (const vertex of net.vertices) {
    if (vertex.degree === 0) continue
    const root = partOf(vertex)
    if (root === vertex) roots.push(root)
    root.partEdges += vertex.degree
    if (vertex.gate) root.partGate = true
    if (vertex.parity === 'odd' || passes(vertex)) root.partNeeded = true
  }
  for (const demand of demands) {
    const homes = new Set(demand.filter((edge) => edge.fate !== 'struck').map((edge) => partOf(edge.a)))
    if (homes.size === 1) for (const home of homes) home.partNeeded = true
  }
  return roots
}

// Sorts parts into worlds and strikes what cannot be reached. Undefined where the choice contradicts itself.
export function findWorlds(choice: Choice, parts: readonly Vertex[], mostLinks: number): Worlds | undefined {
  const needed = parts.filter((part) => part.partNeeded)
  if (needed.length - 1 > mostLinks) return undefined
  const linked = mostLinks > 0 ? parts.filter((part) => part.partGate) : []
  const alone = parts.filter((part) => !linked.includes(part))
  const worlds = [...alone.map((part) => [part]), ...(linked.length > 0 ? [linked] : [])]
  const [first] = needed
  if (first === undefined) return { worlds, needed: 0 }

  const home = worlds.find((world) => world.includes(first)) as readonly Vertex[]
  if (needed.some((part) => !home.includes(part))) return undefined
  const kept = needed.length - 1 === mostLinks ? needed : home
  strikeOutside(choice, kept)
  return { worlds: [kept], needed: needed.length }
}

export function strikeOutside(choice: Choice, kept: readonly Vertex[]): void {
  for (const edge of choice.net.edges) {
    if (edge.fate === 'open' && !kept.includes(partOf(edge.a))) strike(choice, edge)
  }
}
