import { FAR } from './distances.ts'
import type { Lump } from './lumps.ts'
import { farEnd, type Net, type Vertex } from './net.ts'
import type { Leap } from './plan.ts'
import { flip, pairing, type Stretch } from './task-bound.ts'

// The parts of a route before and after a stretch, told from the stretch outwards. A leg walks edges of the stretch's core,
// then a lump, if it leads to one.
export type OpenLeg = { readonly from: Vertex; readonly leaps: Leap[]; links: number; lump: Lump | 'none' }

// Where a route may end: at a vertex where it must, at a lump that it must walk, at some gate, or anywhere.
export type Target = Vertex | Lump | 'gate' | 'any'

export type LegProblem = {
  readonly net: Net
  readonly stretch: Stretch
  readonly targets: readonly [Target, Target]
  readonly onFoot: boolean
  // Counts work, and says when to give up.
  readonly onStep: () => boolean
}

// Segments of the core still to be walked in legs, and the vertices where these must have odd degree.
type Rest = { readonly segments: number; readonly odd: readonly Vertex[] }

// Tries every pair of legs that takes so many segments of the core, until `visit` is content. While it looks, the edges
// left are those of the middle.
export function tryLegs(
  problem: LegProblem,
  segments: number,
  visit: (before: OpenLeg, after: OpenLeg) => boolean,
): void {
  const { net, stretch, targets, onFoot, onStep } = problem
  const before: OpenLeg = { from: stretch.u, leaps: [], links: 0, lump: 'none' }
  const after: OpenLeg = { from: stretch.v, leaps: [], links: 0, lump: 'none' }
  const [one, other] = targets
  const reach = (vertex: Vertex, target: Target) => reachTarget(net, vertex, target, onFoot)

  // Walks a leg on in every way that may lead to `target`, and calls `done` there. True as soon as that is true.
  const walkOut = (leg: OpenLeg, target: Target, rest: Rest, spare: number, done: (rest: Rest) => boolean): boolean => {
    if (onStep()) return true
    const last = leg.leaps.at(-1)
    const at = last?.to ?? leg.from
    if (reach(at, target) + spare > rest.segments) return false
    if (pairing(rest.odd, net.gates[0], onFoot) > rest.segments) return false
    const afterConnector = last !== undefined && (last.edge === 'link' || !last.edge.segment)
    if (isThere(at, target, afterConnector)) {
      leg.lump = isLump(target) ? target : 'none'
      const stop = done(rest)
      leg.lump = 'none'
      if (stop) return true
    }
    for (const edge of at.edges) {
      if (!edge.left || (edge.segment ? rest.segments === 0 : afterConnector)) continue
      const to = farEnd(edge, at)
      const odd = flip(flip(rest.odd, at, onFoot), to, onFoot)
      edge.left = false
      leg.leaps.push({ edge, to })
      const stop = walkOut(leg, target, { segments: rest.segments - (edge.segment ? 1 : 0), odd }, spare, done)
      leg.leaps.pop()
      edge.left = true
      if (stop) return true
    }
    if (!at.gate || afterConnector || onFoot) return false
    for (const to of net.gates) {
      if (to === at || to.degree === 0) continue
      leg.leaps.push({ edge: 'link', to })
      leg.links += 1
      const stop = walkOut(leg, target, rest, spare, done)
      leg.leaps.pop()
      leg.links -= 1
      if (stop) return true
    }
    return false
  }

  const rest = { segments, odd: stretch.unpaired }
  const finish = ({ segments }: Rest) => segments === 0 && visit(before, after)
  const start = (first: Target, second: Target) =>
    walkOut(before, first, rest, reach(after.from, second), (more) => walkOut(after, second, more, 0, finish))

  for (const edge of net.edges) edge.left = stretch.core.includes(edge)
  const stop = start(one, other)
  if (!stop && one !== other) start(other, one)
  for (const edge of net.edges) edge.left = edge.fate !== 'struck'
}

// Segments that the legs take at least.
export function shortestLegs({ net, stretch, targets, onFoot }: LegProblem): number {
  const { u, v } = stretch
  const [one, other] = targets
  const reach = (vertex: Vertex, target: Target) => reachTarget(net, vertex, target, onFoot)
  const least = Math.min(reach(u, one) + reach(v, other), reach(u, other) + reach(v, one))
  return Math.max(least, stretch.segments - stretch.atMost)
}

function reachTarget({ gates }: Net, vertex: Vertex, target: Target, onFoot: boolean): number {
  const apart = onFoot ? vertex.apartOnFoot : vertex.apart
  if (target === 'any') return 0
  if (target !== 'gate') return apart[isLump(target) ? target.attach.index : target.index] as number
  return gates.reduce((least, gate) => Math.min(least, apart[gate.index] as number), FAR)
}

// A leg may end only after a segment, unless a lump goes on from there with one.
function isThere(at: Vertex, target: Target, afterConnector: boolean): boolean {
  if (target !== 'any' && target !== 'gate' && isLump(target)) {
    return at === target.attach && !(afterConnector && !target.bridge.segment)
  }
  return !afterConnector && (target === 'any' || (target === 'gate' ? at.gate : at === target))
}

function isLump(target: Target): target is Lump {
  return typeof target === 'object' && 'bridge' in target
}
