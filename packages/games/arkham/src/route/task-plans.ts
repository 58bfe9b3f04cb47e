import {
  isLump,
  isTaken,
  type LegProblem,
  type Legs,
  leapsOf,
  leastSegments,
  nameOf,
  startLegs,
  startsWithSegment,
  type Target,
  type Trail,
  walkOn,
} from './legs.ts'
import { findLumps } from './lumps.ts'
import type { Net, Vertex } from './net.ts'
import type { PlanLeg, RankedPlan } from './plan.ts'
import type { Stretch } from './task-bound.ts'
import { bits, linkCounts } from './walk.ts'

// Finds the best route over all remaining edges if at least two task crossings are on it. Such a route is a stretch
// between two task crossings with a leg on either side. Legs are extended if they may leave the longest stretch;
// whether that stretch can be walked needs no search.
export type TaskProblem = {
  readonly net: Net
  readonly stretches: readonly Stretch[]
  // Vertices other than gates where all edges together have odd degree; these are ends of the route.
  readonly odd: readonly Vertex[]
  // The numbers of links with which all edges can be walked.
  readonly counts: number
  readonly onFoot: boolean
  readonly rank: (taskVp: number, links: number) => number
  readonly known: number
  readonly onStep: () => boolean
  readonly onStop: (hope: number) => void
}

export function bestTaskPlan(problem: TaskProblem): RankedPlan | undefined {
  const { counts, rank, known, onStep, stretches } = problem
  const longest = Math.max(0, ...stretches.map(({ atMost }) => atMost))
  // Unfinished legs, by the length of the stretch that they may leave.
  const heaps: Legs[][] = Array.from({ length: longest + 1 }, () => [])
  const seen = new Map<LegProblem, Set<string>>()
  const add = (legs: Legs): void => {
    const taskVp = legs.problem.stretch.segments - leastSegments(legs)
    if (taskVp <= 0) return
    const names = seen.get(legs.problem) ?? new Set()
    const name = nameOf(legs)
    if (names.has(name)) return
    seen.set(legs.problem, names.add(name))
    heaps[taskVp]?.push(legs)
  }
  for (const stretch of stretches) for (const legs of legProblems(problem, stretch)) add(startLegs(legs))

  let found: RankedPlan | undefined
  for (let taskVp = longest; taskVp > 0; taskVp--) {
    const hope = Math.max(...bits(counts).map((links) => rank(taskVp, links)))
    const heap = heaps[taskVp] as Legs[]
    for (let legs = heap.pop(); legs !== undefined; legs = heap.pop()) {
      if (hope <= (found?.rank ?? known)) return found
      if (onStep()) {
        problem.onStop(hope)
        return found
      }
      if (legs.stage === 'done') found = withMiddle(problem, legs, taskVp, found)
      else for (const next of walkOn(legs)) add(next)
    }
  }
  return found
}

// Returns the possible targets of a stretch's legs: lumps, ends of the route in the core, and otherwise gates.
function legProblems({ net, odd, onFoot }: TaskProblem, stretch: Stretch): readonly LegProblem[] {
  const lumps = findLumps(net, stretch, odd, onFoot)
  if (lumps === undefined) return []
  const inCore = new Set(stretch.core.flatMap(({ a, b }) => [a, b]))
  const inLump = new Set(lumps.flatMap((lump) => lump.tails.map((tail) => tail.ends.to)))
  const known: readonly Target[] = [...lumps, ...odd.filter((vertex) => inCore.has(vertex) && !inLump.has(vertex))]
  if (known.length > 2) return []
  const [one = 'any', other = one === 'any' ? 'any' : 'gate'] = known
  const there: LegProblem = { net, stretch, targets: [one, other], onFoot }
  return one === other ? [there] : [there, { ...there, targets: [other, one] }]
}

// Completes a plan: the core edges that the legs leave form the middle.
function withMiddle(
  problem: TaskProblem,
  legs: Legs,
  taskVp: number,
  found: RankedPlan | undefined,
): RankedPlan | undefined {
  const { net, onFoot, rank, known } = problem
  const { stretch, targets } = legs.problem
  const [before, after] = [legs.before, legs.after]
  const edges = stretch.core.filter((edge) => !isTaken(legs.taken, edge.index))
  for (const edge of net.edges) edge.left = edges.includes(edge)
  const ends = {
    from: stretch.u,
    fromJoined: isJoined(before, targets[0]),
    to: stretch.v,
    toJoined: isJoined(after, targets[1]),
  }
  let best = found
  for (const links of bits(linkCounts(net, ends) & (onFoot ? 1 : -1))) {
    for (const opening of legsOf(stretch.u, before, targets[0])) {
      for (const closing of legsOf(stretch.v, after, targets[1])) {
        const value = rank(taskVp, links + legs.links + opening.links + closing.links)
        if (value <= (best?.rank ?? known)) continue
        best = { rank: value, plan: { middle: { edges, ends, links }, before: opening.leg, after: closing.leg } }
      }
    }
  }
  for (const edge of net.edges) edge.left = edge.fate !== 'struck'
  return best
}

// A leg that starts with a connector requires the middle to begin with a segment, and so does an empty leg.
function isJoined(trail: Trail, target: Target): boolean {
  if (trail === 'start') return isLump(target) && target.bridge.segment
  return startsWithSegment(trail)
}

function legsOf(
  from: Vertex,
  trail: Trail,
  target: Target,
): readonly { readonly leg: PlanLeg; readonly links: number }[] {
  const leaps = leapsOf(trail)
  if (!isLump(target)) return [{ leg: { from, leaps, tails: [] }, links: 0 }]
  return target.tails.map((tail) => ({ leg: { from, leaps, tails: [tail] }, links: tail.links }))
}
