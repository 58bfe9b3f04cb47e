import type { Forest } from './blocks.ts'
import type { RouteChoice } from './choice.ts'
import type { Edge, Net, Vertex } from './net.ts'
import type { Objective } from './objective.ts'
import { type Piece, type RankedPlan, routeOf } from './plan.ts'
import { longestStretch } from './route-value.ts'
import { findStretches } from './task-bound.ts'
import { bestTaskPlan } from './task-plans.ts'
import { bits, linkCounts, NO_WALK, type WalkEnds } from './walk.ts'

// Finds the best route over every edge that is not struck, if it beats the known one. `forest` describes these edges;
// `onFoot` excludes links. `onStep` counts work and says when to stop; `onStop` receives the value that might still
// have been found.
export type RouteTask = {
  readonly choice: RouteChoice
  readonly objective: Objective
  readonly forest: Forest
  readonly onFoot: boolean
  readonly known: number
  readonly onStep: () => boolean
  readonly onStop: (hope: number) => void
}

type Walk = { readonly ends: WalkEnds; readonly counts: number }

export function evaluate({
  choice,
  objective,
  forest,
  onFoot,
  known,
  onStep,
  onStop,
}: RouteTask): RankedPlan | undefined {
  const { net } = choice
  const odd = net.vertices.filter((vertex) => !vertex.gate && vertex.degree % 2 !== 0)
  if (odd.length > 2) return undefined
  const walks = walksOver(net, odd)
  const counts = walks.reduce((all, walk) => all | walk.counts, NO_WALK) & (onFoot ? 1 : -1)
  if (counts === NO_WALK) return undefined

  objective.read(choice.most, choice.most)
  const edges = net.edges.filter((edge) => edge.fate !== 'struck')
  const crossings = edges.length - choice.segments
  const rank = (taskVp: number, links: number) =>
    objective.rank(taskVp, choice.horrorsAtMost + crossings + objective.linkMadness * links, links)
  if (net.taskVertices.filter((vertex) => vertex.degree > 0).length >= 2) {
    let stopped = false
    const stop = (hope: number) => {
      stopped = true
      onStop(hope)
    }
    const stretches = findStretches(choice, forest, onFoot, odd)
    const best = bestTaskPlan({ net, odd, stretches, onFoot, counts, rank, known, onStep, onStop: stop })
    return best ?? (stopped ? anyPlan(net, edges, walks, rank, known) : undefined)
  }

  let found: RankedPlan | undefined
  for (const { ends, counts } of walks) {
    for (const links of bits(counts)) {
      const value = rank(0, links)
      if (value > (found?.rank ?? known)) found = { rank: value, plan: plain({ edges, ends, links }) }
    }
  }
  return found
}

// Returns any route, if there was no time to find the best order of its steps.
function anyPlan(
  net: Net,
  edges: readonly Edge[],
  walks: readonly Walk[],
  rank: (taskVp: number, links: number) => number,
  known: number,
): RankedPlan | undefined {
  const [{ ends, counts } = { ends: undefined, counts: NO_WALK }] = walks
  const [links] = bits(counts)
  if (ends === undefined || links === undefined) return undefined
  const plan = plain({ edges, ends, links })
  const listed = new Set(net.taskVertices.map(({ id }) => id))
  const value = rank(longestStretch(routeOf(net, plan), listed), links)
  for (const edge of net.edges) edge.left = edge.fate !== 'struck'
  return value > known ? { rank: value, plan } : undefined
}

function plain(middle: Piece): RankedPlan['plan'] {
  const { from, to } = middle.ends
  return { middle, before: { from, leaps: [], tails: [] }, after: { from: to, leaps: [], tails: [] } }
}

// Returns every relevant way in which a route over all remaining edges can start and end. Its ends are the vertices of
// odd degree other than gates; further ends are at gates, or both at any one vertex.
function walksOver(net: Net, odd: readonly Vertex[]): readonly Walk[] {
  return endPairs(net, odd).flatMap(([from, to]) => {
    const ends = { from, fromJoined: false, to, toJoined: false }
    const counts = linkCounts(net, ends)
    return counts === NO_WALK ? [] : [{ ends, counts }]
  })
}

function endPairs(net: Net, [a, b]: readonly Vertex[]): readonly (readonly [Vertex, Vertex])[] {
  if (a !== undefined && b !== undefined) return [[a, b]]
  const gates = net.gates.filter((gate) => gate.degree > 0)
  if (a !== undefined) return gates.map((gate) => [a, gate] as const)
  const round = net.vertices.find((vertex) => !vertex.gate && ownRoom(vertex) >= 2)
  const both = gates.flatMap((gate, i) => gates.slice(i).map((other) => [gate, other] as const))
  return round === undefined ? both : [[round, round], ...both]
}

// Returns the room for ends of sections: each segment adds one, each river connector uses one.
function ownRoom(vertex: Vertex): number {
  return vertex.edges.reduce((room, edge) => room + (edge.fate === 'struck' ? 0 : edge.segment ? 1 : -1), 0)
}
