import type { Block, Exit } from './blocks.ts'
import type { Edge, Net, Vertex } from './net.ts'
import type { Piece } from './plan.ts'
import type { Stretch } from './task-bound.ts'
import { bits, linkCounts } from './walk.ts'

// A lump is the part of a route beyond a bridge that leads away from the blocks of a stretch. It is the last part on
// its side of the route and contains nothing between the two task crossings, so it is walked as one piece.
export type Lump = {
  readonly attach: Vertex
  readonly bridge: Edge
  // The ways to walk it, from its bridge to an end of the route.
  readonly tails: readonly Piece[]
}

// Returns undefined if a lump cannot be walked. `odd` are the vertices known to be ends of the route.
export function findLumps(net: Net, { path }: Stretch, odd: readonly Vertex[], onFoot: boolean): Lump[] | undefined {
  const lumps: Lump[] = []
  for (const block of path.blocks) {
    for (const exit of block.exits) {
      if (path.bridges.includes(exit.bridge)) continue
      const attach = exit.bridge.a.block === block.index ? exit.bridge.a : exit.bridge.b
      const tails = tailsOf(net, attach, edgesBehind(block, exit), odd, onFoot)
      if (tails.length === 0) return undefined
      lumps.push({ attach, bridge: exit.bridge, tails })
    }
  }
  return lumps
}

function tailsOf(net: Net, attach: Vertex, edges: readonly Edge[], odd: readonly Vertex[], onFoot: boolean): Piece[] {
  for (const edge of net.edges) edge.left = edges.includes(edge)
  const inside = new Set(edges.flatMap(({ a, b }) => [a, b]))
  inside.delete(attach)
  const ends = odd.filter((vertex) => inside.has(vertex))
  const exits = ends.length > 0 ? ends : net.gates.filter((gate) => inside.has(gate))
  const bySegment = edges[0]?.segment === true
  const tails = exits.flatMap((to) => {
    const ends = { from: attach, fromJoined: !bySegment, to, toJoined: false }
    return bits(linkCounts(net, ends) & (onFoot ? 1 : -1)).map((links) => ({ edges, ends, links }))
  })
  for (const edge of net.edges) edge.left = edge.fate !== 'struck'
  return tails
}

// Returns the bridge and everything behind it.
function edgesBehind(from: Block, { bridge, to }: Exit): readonly Edge[] {
  const onward = to.exits.filter((exit) => exit.to !== from)
  return [bridge, ...to.inside, ...onward.flatMap((exit) => edgesBehind(to, exit))]
}
