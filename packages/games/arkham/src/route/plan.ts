import { type Edge, farEnd, type Net, type Vertex } from './net.ts'
import type { Route, RouteStep } from './sheet.ts'
import { linkCounts, type WalkEnds } from './walk.ts'

// A route as the solver finds it: known leaps, and pieces of which only the edges, ends and number of links are known.
// The course of a piece is computed only for the route that is returned. The middle is between two legs, both described
// from the middle outwards; the tail of a leg comes after its leaps.
export type Leap = { readonly edge: Edge | 'link'; readonly to: Vertex }
export type Piece = { readonly edges: readonly Edge[]; readonly ends: WalkEnds; readonly links: number }
export type PlanLeg = { readonly from: Vertex; readonly leaps: readonly Leap[]; readonly tails: readonly Piece[] }
export type Plan = { readonly middle: Piece; readonly before: PlanLeg; readonly after: PlanLeg }
export type RankedPlan = { readonly rank: number; readonly plan: Plan }

export function routeOf(net: Net, { middle, before, after }: Plan): Route {
  const opening = trace(net, before)
  const start = opening.at(-1)?.to ?? before.from
  const back = opening.map(({ edge }, i) => ({ edge, to: opening[i - 1]?.to ?? before.from })).reverse()
  return {
    start: start.id,
    steps: [
      ...stepsOf(start, back),
      ...stepsOf(middle.ends.from, walk(net, middle)),
      ...stepsOf(after.from, trace(net, after)),
    ],
  }
}

function trace(net: Net, { leaps, tails }: PlanLeg): readonly Leap[] {
  return [...leaps, ...tails.flatMap((tail) => walk(net, tail))]
}

// Takes any step after which the rest can still be walked with the remaining links; by the theorem behind `linkCounts`
// there always is one.
function walk(net: Net, { edges, ends, links }: Piece): readonly Leap[] {
  for (const edge of net.edges) edge.left = edges.includes(edge)
  const leaps: Leap[] = []
  let rest = { ...ends, links }
  while (rest.links > 0 || net.edges.some((edge) => edge.left)) {
    const leap = nextLeap(net, rest)
    leaps.push(leap)
    if (leap.edge === 'link') {
      rest = { ...rest, from: leap.to, fromJoined: false, links: rest.links - 1 }
    } else {
      leap.edge.left = false
      rest = { ...rest, from: leap.to, fromJoined: leap.edge.segment }
    }
  }
  return leaps
}

function nextLeap(net: Net, rest: WalkEnds & { readonly links: number }): Leap {
  const { from, fromJoined, links } = rest
  for (const edge of from.edges) {
    if (!edge.left || (!edge.segment && !fromJoined)) continue
    const to = farEnd(edge, from)
    edge.left = false
    const goesOn = (linkCounts(net, { ...rest, from: to, fromJoined: edge.segment }) >> links) & 1
    edge.left = true
    if (goesOn) return { edge, to }
  }
  if (fromJoined && from.gate && links > 0) {
    for (const to of net.gates) {
      if (to === from) continue
      const goesOn = (linkCounts(net, { ...rest, from: to, fromJoined: false }) >> (links - 1)) & 1
      if (goesOn) return { edge: 'link', to }
    }
  }
  throw new Error(`no way on from ${from.id} with ${links} links`)
}

function stepsOf(from: Vertex, leaps: readonly Leap[]): readonly RouteStep[] {
  return leaps.map(({ edge, to }, i): RouteStep => {
    const at = leaps[i - 1]?.to ?? from
    return edge === 'link' ? (`gate:${at.id}>${to.id}` as RouteStep) : edge.id
  })
}
