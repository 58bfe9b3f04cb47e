import type { Net, Vertex } from './net.ts'
import { join, partOf } from './parts.ts'

// Decides whether all edges marked `left` can be walked in one go between two vertices, and with how many links.
//
// At each vertex count the "section ends": the times that the walk starts, ends, or changes between segment and
// connector there. Each of them needs the end of a segment at that vertex. By Kotzig's theorem on Euler trails with
// forbidden transitions, a walk exists if and only if the degrees fit (with the two ends joined, every degree is even),
// everything is connected, and no vertex has more section ends than segment ends. So no search is necessary.

// The ends of a walk. An end that is `joined` continues a segment of another piece, so a connector may be there;
// otherwise the walk must start or end with a segment.
export type WalkEnds = {
  readonly from: Vertex
  readonly fromJoined: boolean
  readonly to: Vertex
  readonly toJoined: boolean
}

export const NO_WALK = 0

// Returns the possible numbers of links as a bit set: bit n for n links. Eight gates of a few streets each allow far
// fewer than 31.
export function linkCounts(net: Net, { from, fromJoined, to, toJoined }: WalkEnds): number {
  for (const vertex of net.vertices) {
    vertex.part = vertex
    vertex.segments = 0
    vertex.rivers = 0
  }
  for (const { left, a, b, segment } of net.edges) {
    if (!left) continue
    if (segment) {
      a.segments += 1
      b.segments += 1
    } else {
      a.rivers += 1
      b.rivers += 1
    }
    join(a, b)
  }
  join(from, to)

  // Returns how many section ends the vertex can still have, which is its room for links. Its parity decides whether
  // that number is odd.
  const room = (vertex: Vertex): number => {
    let ends = vertex.segments - vertex.rivers
    if (vertex === from) ends += fromJoined ? 1 : -1
    if (vertex === to) ends += toJoined ? 1 : -1
    return ends
  }

  const home = partOf(from)
  const parts: Vertex[] = [home]
  const rooms: number[] = []
  const owners: Vertex[] = []
  let odd = 0
  for (const vertex of net.vertices) {
    if (vertex.segments + vertex.rivers === 0 && vertex !== from && vertex !== to) continue
    const space = room(vertex)
    if (space < 0) return NO_WALK
    const part = partOf(vertex)
    if (!parts.includes(part)) parts.push(part)
    if (!vertex.gate) {
      if (space % 2 !== 0) return NO_WALK
    } else if (space > 0) {
      rooms.push(space)
      owners.push(part)
      odd += space % 2
    }
  }

  // Gates with odd room take one end each; further ends come in pairs. A part without such a gate needs a pair.
  const pairsNeeded =
    parts.length === 1
      ? 0
      : parts.filter((part) => !owners.some((owner, i) => owner === part && isOdd(rooms, i))).length
  const mostPairs = rooms.reduce((sum, size) => sum + Math.floor(size / 2), 0)
  let counts = NO_WALK
  for (let pairs = pairsNeeded; pairs <= mostPairs; pairs++) {
    const links = odd / 2 + pairs
    // A gate has at most as many ends as there are links, because a link joins two different gates (ARK-GATE-07).
    const pairsAt = (i: number) => Math.floor((Math.min(rooms[i] as number, links) - (isOdd(rooms, i) ? 1 : 0)) / 2)
    let space = 0
    for (let i = 0; i < rooms.length; i++) space += pairsAt(i)
    if (space < pairs || links < parts.length - 1) continue
    const served = (part: Vertex) => owners.some((owner, i) => owner === part && (isOdd(rooms, i) || pairsAt(i) > 0))
    if (parts.length === 1 || parts.every(served)) counts |= 1 << links
  }
  return counts
}

export function bits(set: number): readonly number[] {
  const found: number[] = []
  for (let n = 0; set >> n !== 0; n++) if ((set >> n) & 1) found.push(n)
  return found
}

function isOdd(rooms: readonly number[], i: number): boolean {
  return (rooms[i] as number) % 2 !== 0
}
