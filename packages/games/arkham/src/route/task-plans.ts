import { type LegProblem, type OpenLeg, shortestLegs, type Target, tryLegs } from './legs.ts'
import { findLumps } from './lumps.ts'
import type { Net, Vertex } from './net.ts'
import type { Found, Leg } from './plan.ts'
import type { Stretch } from './task-bound.ts'
import { bits, linkCounts } from './walk.ts'

// The best route over all edges left when at least two task crossings lie on it. Such a route is a stretch between two
// task crossings and two legs outside. Long stretches are tried first. Legs are walked out in every way that leaves a
// stretch of that length; whether the stretch can be walked needs no trying.
export type TaskProblem = {
  readonly net: Net
  readonly stretches: readonly Stretch[]
  // Vertices other than gates where all edges together have odd degree; these are ends of the route.
  readonly odd: readonly Vertex[]
  // Numbers of links with which all edges can be walked at all.
  readonly counts: number
  readonly onFoot: boolean
  readonly rank: (taskVp: number, links: number) => number
  readonly known: number
  readonly onStep: () => boolean
}

export function bestTaskPlan(problem: TaskProblem): Found | undefined {
  const { counts, rank, known } = problem
  const cases = problem.stretches.flatMap((stretch) => {
    const legs = legProblem(problem, stretch)
    return legs ? [{ legs, atMost: stretch.segments - shortestLegs(legs) }] : []
  })
  let found: Found | undefined
  for (let taskVp = Math.max(0, ...cases.map(({ atMost }) => atMost)); taskVp > 0; taskVp--) {
    const hope = Math.max(...bits(counts).map((links) => rank(taskVp, links)))
    for (const { legs, atMost } of cases) {
      if (hope <= (found?.rank ?? known)) return found
      if (atMost < taskVp) continue
      tryLegs(legs, legs.stretch.segments - taskVp, (before, after) => {
        found = withMiddle(problem, before, after, taskVp, found)
        return found !== undefined && found.rank >= hope
      })
    }
  }
  return found
}

// Undefined where no route can have its task stretch there.
function legProblem({ net, odd, onFoot, onStep }: TaskProblem, stretch: Stretch): LegProblem | undefined {
  const lumps = findLumps(net, stretch, odd, onFoot)
  if (lumps === undefined || lumps.length > 2) return undefined
  const inCore = new Set(stretch.core.flatMap(({ a, b }) => [a, b]))
  const inLump = new Set(lumps.flatMap((lump) => lump.tails.map((tail) => tail.ends.to)))
  const targets: Target[] = [...lumps, ...odd.filter((vertex) => inCore.has(vertex) && !inLump.has(vertex))]
  if (targets.length > 2) return undefined
  if (targets.length === 0) targets.push('any', 'any')
  if (targets.length === 1) targets.push('gate')
  return { net, stretch, targets: targets as [Target, Target], onFoot, onStep }
}

// The legs are fixed; the edges left in the core make the middle.
function withMiddle(
  { net, onFoot, rank, known }: TaskProblem,
  before: OpenLeg,
  after: OpenLeg,
  taskVp: number,
  found: Found | undefined,
): Found | undefined {
  const ends = { from: before.from, fromJoined: isJoined(before), to: after.from, toJoined: isJoined(after) }
  let best = found
  for (const links of bits(linkCounts(net, ends) & (onFoot ? 1 : -1))) {
    for (const opening of closeLeg(before)) {
      for (const closing of closeLeg(after)) {
        const value = rank(taskVp, links + opening.links + closing.links)
        if (value <= (best?.rank ?? known)) continue
        const middle = { edges: net.edges.filter((edge) => edge.left), ends, links }
        best = { rank: value, plan: { middle, before: opening.leg, after: closing.leg } }
      }
    }
  }
  return best
}

// A leg that starts with a connector makes the middle begin with a segment; so does a leg without steps.
function isJoined({ leaps, lump }: OpenLeg): boolean {
  const first = leaps[0]
  if (first === undefined) return lump !== 'none' && lump.bridge.segment
  return first.edge !== 'link' && first.edge.segment
}

function closeLeg({ from, leaps, links, lump }: OpenLeg): readonly { readonly leg: Leg; readonly links: number }[] {
  if (lump === 'none') return [{ leg: { from, leaps: [...leaps], tails: [] }, links }]
  return lump.tails.map((tail) => ({ leg: { from, leaps: [...leaps], tails: [tail] }, links: links + tail.links }))
}
