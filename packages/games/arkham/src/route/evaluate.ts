import type { Choice } from './choice.ts'
import type { Net, Vertex } from './net.ts'
import type { Objective } from './objective.ts'
import type { Found } from './plan.ts'
import { bestTaskPlan } from './task-plans.ts'
import { linkCounts, NO_WALK, type WalkEnds } from './walk.ts'

// The best route that walks every edge not struck, if it beats what is known.
export function evaluate(choice: Choice, objective: Objective, known: number, onStep: () => void): Found | undefined {
  const { net } = choice
  objective.read(choice.most, choice.most)
  const edges = net.edges.filter((edge) => edge.left)
  const rivers = edges.filter((edge) => !edge.segment).length
  const rank = (task: number, links: number) =>
    objective.rank(task, choice.horrorsAtMost + rivers + objective.linkMadness * links, links)

  const walks = walksOver(net)
  const counts = walks.reduce((all, walk) => all | walk.counts, NO_WALK)
  if (counts === NO_WALK) return undefined

  const stops = net.taskVertices.filter((vertex) => vertex.degree > 0)
  if (stops.length >= 2) {
    return bestTaskPlan({ net, edges, segments: choice.segments, stops, counts, rank, known, onStep })
  }

  let found: Found | undefined
  for (const { ends, counts } of walks) {
    for (const links of bits(counts)) {
      const value = rank(0, links)
      if (value <= (found?.rank ?? known)) continue
      found = { rank: value, plan: { middle: edges, ends, links, before: [], after: [] } }
    }
  }
  return found
}

// Every way in which a route over all edges left can start and end, as far as it matters. Ends are the vertices of odd
// degree that are no gates; missing ends lie at gates, or both at one vertex anywhere.
function walksOver(net: Net): readonly { readonly ends: WalkEnds; readonly counts: number }[] {
  const odd = net.vertices.filter((vertex) => !vertex.gate && vertex.degree % 2 !== 0)
  if (odd.length > 2) return []
  const gates = net.gates.filter((gate) => gate.degree > 0)
  const pairs = endPairs(net, odd, gates)
  return pairs.flatMap(([from, to]) => {
    const ends = { from, fromJoined: false, to, toJoined: false }
    const counts = linkCounts(net, ends)
    return counts === NO_WALK ? [] : [{ ends, counts }]
  })
}

function endPairs(net: Net, odd: readonly Vertex[], gates: readonly Vertex[]): readonly (readonly [Vertex, Vertex])[] {
  const [a, b] = odd
  if (a !== undefined && b !== undefined) return [[a, b]]
  if (a !== undefined) return gates.map((gate) => [a, gate] as const)
  const round = net.vertices.filter((vertex) => !vertex.gate && ownRoom(vertex) >= 2).slice(0, 1)
  return [
    ...round.map((vertex) => [vertex, vertex] as const),
    ...gates.flatMap((gate, i) => gates.slice(i).map((other) => [gate, other] as const)),
  ]
}

function ownRoom(vertex: Vertex): number {
  return vertex.edges.reduce((room, edge) => room + (edge.left ? (edge.segment ? 1 : -1) : 0), 0)
}

export function bits(set: number): readonly number[] {
  const found: number[] = []
  for (let n = 0; set >> n !== 0; n++) if ((set >> n) & 1) found.push(n)
  return found
}
