import { type Edge, farEnd, type Net, type Vertex } from './net.ts'
import type { Found, Leap } from './plan.ts'
import { pairingBound, toggle } from './task-bound.ts'
import { linkCounts } from './walk.ts'

// The best route over all edges left when at least two task crossings lie on it. Such a route is a middle between two
// task crossings and two legs outside; legs are tried from the shortest on, the middle needs no trying.
export type TaskProblem = {
  readonly net: Net
  readonly edges: readonly Edge[]
  readonly segments: number
  readonly stops: readonly Vertex[]
  // Numbers of links with which all edges can be walked at all.
  readonly counts: number
  readonly rank: (task: number, links: number) => number
  readonly known: number
  readonly onStep: () => void
}

type Leg = { readonly from: Vertex; readonly leaps: Leap[]; links: number }
// Segments still to be walked outside the middle, and the vertices where they must have odd degree.
type Rest = { readonly segments: number; readonly odd: readonly Vertex[] }

export function bestTaskPlan(problem: TaskProblem): Found | undefined {
  const { net, stops, segments, counts } = problem
  const odd = net.vertices.filter((vertex) => !vertex.gate && vertex.degree % 2 !== 0)
  let found: Found | undefined
  const beaten = (outside: number) => top(problem, segments - outside, counts) <= (found?.rank ?? problem.known)

  for (let outside = 0; outside < segments && !beaten(outside); outside++) {
    for (const [i, u] of stops.entries()) {
      for (const v of stops.slice(i + 1)) {
        const before: Leg = { from: u, leaps: [], links: 0 }
        const after: Leg = { from: v, leaps: [], links: 0 }
        const tryMiddle = (rest: Rest): boolean => {
          if (rest.segments > 0) return false
          problem.onStep()
          found = withMiddle(problem, before, after, segments - outside, found)
          return beaten(outside)
        }
        const rest = { segments: outside, odd: toggle(toggle(odd, u), v) }
        walkOut(net, before, rest, (more) => walkOut(net, after, more, tryMiddle))
      }
    }
  }
  return found
}

function withMiddle(problem: TaskProblem, before: Leg, after: Leg, task: number, found?: Found): Found | undefined {
  const ends = { from: before.from, fromJoined: joined(before), to: after.from, toJoined: joined(after) }
  const counts = linkCounts(problem.net, ends)
  let best = found
  for (let links = 0; counts >> links !== 0; links++) {
    if (!((counts >> links) & 1)) continue
    const rank = problem.rank(task, links + before.links + after.links)
    if (rank <= (best?.rank ?? problem.known)) continue
    const middle = problem.edges.filter((edge) => edge.left)
    best = { rank, plan: { middle, ends, links, before: [...before.leaps], after: [...after.leaps] } }
  }
  return best
}

function top({ rank }: TaskProblem, task: number, counts: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let links = 0; counts >> links !== 0; links++) {
    if ((counts >> links) & 1) best = Math.max(best, rank(task, links))
  }
  return best
}

// A leg whose first step is a connector makes the middle begin with a segment; so does a leg without steps.
function joined({ leaps }: Leg): boolean {
  const first = leaps[0]
  return first !== undefined && first.edge !== 'link' && first.edge.segment
}

// Walks a leg out in every way that fits into the rest. Calls `done` wherever the leg may end; stops when that says so.
function walkOut(net: Net, leg: Leg, rest: Rest, done: (rest: Rest) => boolean): boolean {
  if (pairingBound(rest.odd, net.gates[0], false) > rest.segments) return false
  const last = leg.leaps.at(-1)
  const at = last?.to ?? leg.from
  const afterConnector = last !== undefined && (last.edge === 'link' || !last.edge.segment)
  if (!afterConnector && done(rest)) return true
  if (rest.segments === 0) return false

  for (const edge of at.edges) {
    if (!edge.left || (afterConnector && !edge.segment)) continue
    const to = farEnd(edge, at)
    edge.left = false
    leg.leaps.push({ edge, to })
    const more = { segments: rest.segments - (edge.segment ? 1 : 0), odd: flip(flip(rest.odd, at), to) }
    const stop = walkOut(net, leg, more, done)
    leg.leaps.pop()
    edge.left = true
    if (stop) return true
  }
  if (!at.gate || afterConnector) return false
  for (const to of net.gates) {
    if (to === at || to.degree === 0) continue
    leg.leaps.push({ edge: 'link', to })
    leg.links += 1
    const stop = walkOut(net, leg, rest, done)
    leg.leaps.pop()
    leg.links -= 1
    if (stop) return true
  }
  return false
}

function flip(odd: readonly Vertex[], vertex: Vertex): readonly Vertex[] {
  return vertex.gate ? odd : toggle(odd, vertex)
}
