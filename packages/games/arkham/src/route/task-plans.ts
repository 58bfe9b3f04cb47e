import { findLumps, type Lump } from './lumps.ts'
import { type Edge, farEnd, type Net, type Vertex } from './net.ts'
import type { Found, Leap, Leg } from './plan.ts'
import { flip, pairing, type Stretch } from './task-bound.ts'
import { bits, linkCounts } from './walk.ts'

// The best route over all edges left when at least two task crossings lie on it. Such a route is a stretch between two
// task crossings and two legs outside. Long stretches are tried first. Legs are walked out in every way that leaves a
// stretch of that length; whether the stretch can be walked needs no trying.
export type TaskProblem = {
  readonly net: Net
  readonly stretches: readonly Stretch[]
  // Vertices other than gates where all edges together have odd degree.
  readonly odd: readonly Vertex[]
  // Numbers of links with which all edges can be walked at all.
  readonly counts: number
  readonly onFoot: boolean
  readonly rank: (taskVp: number, links: number) => number
  readonly known: number
  readonly onStep: () => boolean
}

type OpenLeg = { readonly from: Vertex; readonly leaps: Leap[]; links: number; lump: Lump | 'none' }
// Segments of the core still to be walked in legs, and the vertices where these must have odd degree.
type Rest = { readonly segments: number; readonly odd: readonly Vertex[] }

export function bestTaskPlan(problem: TaskProblem): Found | undefined {
  const { stretches, counts, rank, known } = problem
  const longest = Math.max(...stretches.map((stretch) => stretch.atMost))
  const lumps = new Map<Stretch, readonly Lump[] | undefined>()
  let found: Found | undefined
  for (let taskVp = longest; taskVp > 0; taskVp--) {
    const hope = Math.max(...bits(counts).map((links) => rank(taskVp, links)))
    for (const stretch of stretches) {
      if (hope <= (found?.rank ?? known)) return found
      if (stretch.atMost < taskVp) continue
      if (!lumps.has(stretch)) lumps.set(stretch, findLumps(problem.net, stretch, problem.odd, problem.onFoot))
      const own = lumps.get(stretch)
      if (own !== undefined) found = bestLegs(problem, stretch, own, taskVp, hope, found)
    }
  }
  return found
}

function bestLegs(
  problem: TaskProblem,
  stretch: Stretch,
  lumps: readonly Lump[],
  taskVp: number,
  hope: number,
  foundBefore: Found | undefined,
): Found | undefined {
  const { net, onFoot } = problem
  const before: OpenLeg = { from: stretch.u, leaps: [], links: 0, lump: 'none' }
  const after: OpenLeg = { from: stretch.v, leaps: [], links: 0, lump: 'none' }
  let found = foundBefore

  // Walks a leg on in every way that fits into the rest; calls `done` wherever it may end. True as soon as that is true.
  const walkOut = (leg: OpenLeg, rest: Rest, done: (rest: Rest) => boolean): boolean => {
    if (problem.onStep()) return true
    if (pairing(rest.odd, net.gates[0], onFoot) > rest.segments) return false
    const last = leg.leaps.at(-1)
    const at = last?.to ?? leg.from
    const afterConnector = last !== undefined && (last.edge === 'link' || !last.edge.segment)
    if (!afterConnector && done(rest)) return true
    for (const lump of lumps) {
      if (lump.attach !== at || lump === before.lump || (afterConnector && !lump.bridge.segment)) continue
      leg.lump = lump
      const stop = done(rest)
      leg.lump = 'none'
      if (stop) return true
    }
    if (rest.segments === 0 && lumps.length === 0) return false
    return stepOn(leg, at, afterConnector, rest, done)
  }

  const stepOn = (
    leg: OpenLeg,
    at: Vertex,
    afterConnector: boolean,
    rest: Rest,
    done: (rest: Rest) => boolean,
  ): boolean => {
    for (const edge of at.edges) {
      if (!edge.left || (edge.segment ? rest.segments === 0 : afterConnector)) continue
      const to = farEnd(edge, at)
      edge.left = false
      leg.leaps.push({ edge, to })
      const segments = rest.segments - (edge.segment ? 1 : 0)
      const stop = walkOut(leg, { segments, odd: flip(flip(rest.odd, at, onFoot), to, onFoot) }, done)
      leg.leaps.pop()
      edge.left = true
      if (stop) return true
    }
    if (!at.gate || afterConnector || onFoot) return false
    for (const to of net.gates) {
      if (to === at || to.degree === 0) continue
      leg.leaps.push({ edge: 'link', to })
      leg.links += 1
      const stop = walkOut(leg, rest, done)
      leg.leaps.pop()
      leg.links -= 1
      if (stop) return true
    }
    return false
  }

  const tryMiddle = (rest: Rest): boolean => {
    const used = [before, after].filter((leg) => leg.lump !== 'none').length
    if (rest.segments > 0 || used < lumps.length) return false
    found = withMiddle(problem, before, after, taskVp, found)
    return found !== undefined && found.rank >= hope
  }

  for (const edge of net.edges) edge.left = stretch.core.includes(edge)
  const rest = { segments: stretch.segments - taskVp, odd: stretch.unpaired }
  walkOut(before, rest, (more) => walkOut(after, more, tryMiddle))
  for (const edge of net.edges) edge.left = edge.fate !== 'struck'
  return found
}

// The legs are fixed; the edges left in the core make the middle.
function withMiddle(
  problem: TaskProblem,
  before: OpenLeg,
  after: OpenLeg,
  taskVp: number,
  found?: Found,
): Found | undefined {
  const ends = { from: before.from, fromJoined: isJoined(before), to: after.from, toJoined: isJoined(after) }
  const counts = linkCounts(problem.net, ends) & (problem.onFoot ? 1 : -1)
  let best = found
  for (const links of bits(counts)) {
    for (const opening of closeLeg(before)) {
      for (const closing of closeLeg(after)) {
        const rank = problem.rank(taskVp, links + opening.links + closing.links)
        if (rank <= (best?.rank ?? problem.known)) continue
        const edges: readonly Edge[] = problem.net.edges.filter((edge) => edge.left)
        best = { rank, plan: { middle: { edges, ends, links }, before: opening.leg, after: closing.leg } }
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
