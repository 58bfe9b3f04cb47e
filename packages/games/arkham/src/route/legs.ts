import { FAR } from './distances.ts'
import type { Lump } from './lumps.ts'
import { farEnd, type Net, type Vertex } from './net.ts'
import type { Leap } from './plan.ts'
import { flip, pairing, type Stretch } from './task-bound.ts'

// The parts of a route before and after a stretch, described from the stretch outwards. A leg follows edges of the
// stretch's core to its target: a vertex where the route must end, a lump that it must walk, some gate, or anything.
export type Target = Vertex | Lump | 'gate' | 'any'
export type LegProblem = {
  readonly net: Net
  readonly stretch: Stretch
  readonly targets: readonly [before: Target, after: Target]
  readonly onFoot: boolean
}

// The progress of the legs: first the one before the stretch, then the one after, then both are done.
export type Legs = {
  readonly problem: LegProblem
  readonly stage: 'before' | 'after' | 'done'
  readonly before: Trail
  readonly after: Trail
  readonly links: number
  // `taken` is the set of core edges used by the legs, as bits of two words; `segments` is how many of them are
  // segments; `odd` are the vertices where the rest of the legs must have odd degree.
  readonly taken: readonly [low: number, high: number]
  readonly segments: number
  readonly odd: readonly Vertex[]
}
export type Trail = { readonly leap: Leap; readonly since: Trail } | 'start'

export function startLegs(problem: LegProblem): Legs {
  const { unpaired } = problem.stretch
  return {
    problem,
    stage: 'before',
    before: 'start',
    after: 'start',
    links: 0,
    taken: [0, 0],
    segments: 0,
    odd: unpaired,
  }
}

// Extends the legs by one leap, or to their target, in every possible way.
export function walkOn(legs: Legs): readonly Legs[] {
  if (legs.stage === 'done') return []
  const { problem, stage } = legs
  const { net, stretch, targets, onFoot } = problem
  const trail = legs[stage]
  const at = trail === 'start' ? (stage === 'before' ? stretch.u : stretch.v) : trail.leap.to
  const afterConnector = trail !== 'start' && (trail.leap.edge === 'link' || !trail.leap.edge.segment)
  const target = stage === 'before' ? targets[0] : targets[1]

  const next: Legs[] = []
  if (isThere(at, target, afterConnector)) next.push({ ...legs, stage: stage === 'before' ? 'after' : 'done' })
  for (const edge of at.edges) {
    if (edge.fate === 'struck' || isTaken(legs.taken, edge.index) || (afterConnector && !edge.segment)) continue
    if (!stretch.core.includes(edge)) continue
    const to = farEnd(edge, at)
    next.push({
      ...legs,
      [stage]: { leap: { edge, to }, since: trail },
      taken: take(legs.taken, edge.index),
      segments: legs.segments + (edge.segment ? 1 : 0),
      odd: flip(flip(legs.odd, at, onFoot), to, onFoot),
    })
  }
  if (!at.gate || afterConnector || onFoot) return next
  for (const to of net.gates) {
    if (to === at || to.degree === 0) continue
    next.push({ ...legs, [stage]: { leap: { edge: 'link', to }, since: trail }, links: legs.links + 1 })
  }
  return next
}

// Returns the least number of core segments that the legs use.
export function leastSegments({ problem, stage, before, after, segments, odd }: Legs): number {
  const { net, stretch, targets, onFoot } = problem
  const reach = (trail: Trail, from: Vertex, target: Target) =>
    reachTarget(net, trail === 'start' ? from : trail.leap.to, target, onFoot)
  let ahead = 0
  if (stage === 'before') ahead += reach(before, stretch.u, targets[0])
  if (stage !== 'done') ahead += reach(after, stretch.v, targets[1])
  const more = Math.max(ahead, pairing(odd, net, onFoot))
  return Math.max(segments + more, stretch.segments - stretch.atMost)
}

// Returns a key that is equal for legs that lead to the same routes.
export function nameOf({ stage, before, after, links, taken }: Legs): string {
  const trail = stage === 'before' ? before : after
  const at = trail === 'start' ? -1 : trail.leap.to.index
  const byLink = trail !== 'start' && (trail.leap.edge === 'link' || !trail.leap.edge.segment)
  return `${stage} ${at} ${byLink} ${links} ${taken} ${startsWithSegment(before)} ${startsWithSegment(after)}`
}

export function leapsOf(trail: Trail): readonly Leap[] {
  const leaps: Leap[] = []
  for (let rest = trail; rest !== 'start'; rest = rest.since) leaps.push(rest.leap)
  return leaps.reverse()
}

export function startsWithSegment(trail: Trail): boolean {
  if (trail === 'start') return false
  if (trail.since !== 'start') return startsWithSegment(trail.since)
  return trail.leap.edge !== 'link' && trail.leap.edge.segment
}

export function isTaken([low, high]: Legs['taken'], index: number): boolean {
  return ((index < WORD ? low >> index : high >> (index - WORD)) & 1) === 1
}

const WORD = 30

function take([low, high]: Legs['taken'], index: number): Legs['taken'] {
  return index < WORD ? [low | (1 << index), high] : [low, high | (1 << (index - WORD))]
}

function reachTarget({ gates }: Net, vertex: Vertex, target: Target, onFoot: boolean): number {
  const distancesFrom = onFoot ? vertex.apartOnFoot : vertex.apart
  if (target === 'any') return 0
  if (target === 'gate') return gates.reduce((least, gate) => Math.min(least, distancesFrom[gate.index] as number), FAR)
  return distancesFrom[isLump(target) ? target.attach.index : target.index] as number
}

// A leg may end only after a segment, unless a lump continues from there with a segment.
function isThere(at: Vertex, target: Target, afterConnector: boolean): boolean {
  if (target === 'any') return !afterConnector
  if (target === 'gate') return !afterConnector && at.gate
  if (!isLump(target)) return !afterConnector && at === target
  return at === target.attach && !(afterConnector && !target.bridge.segment)
}

export function isLump(target: Target): target is Lump {
  return typeof target === 'object' && 'bridge' in target
}
