import type { SegmentId } from '../board/board.ts'
import type { RiverCrossingId } from '../board/dead-ends.ts'
import { type Edge, farEnd, type Net, type Vertex } from './net.ts'
import type { Route, Step } from './sheet.ts'
import { linkCounts, type WalkEnds } from './walk.ts'

// A route as the solver finds it: a middle part, of which only edges and ends are known, and two legs walked out from the
// ends of the middle. Which way the middle runs is worked out for the one route that is handed out.
export type Leap = { readonly edge: Edge; readonly to: Vertex } | { readonly edge: 'link'; readonly to: Vertex }
export type Plan = {
  readonly middle: readonly Edge[]
  readonly ends: WalkEnds
  readonly links: number
  readonly before: readonly Leap[]
  readonly after: readonly Leap[]
}

export type Found = { readonly rank: number; readonly plan: Plan }

export function routeOf(net: Net, plan: Plan): Route {
  const { ends, before, after } = plan
  const back = reversed(ends.from, before)
  const middle = walk(net, plan)
  return {
    start: before.at(-1)?.to.id ?? ends.from.id,
    steps: [...steps(before.at(-1)?.to ?? ends.from, back), ...steps(ends.from, middle), ...steps(ends.to, after)],
  }
}

// Goes ahead wherever the rest can still be walked with the links left; by the theorem behind linkCounts that never fails.
function walk(net: Net, { middle, ends, links }: Plan): readonly Leap[] {
  for (const edge of net.edges) edge.left = middle.includes(edge)
  const leaps: Leap[] = []
  let rest = { ...ends, links }
  let edgesLeft = middle.length
  while (edgesLeft > 0 || rest.links > 0) {
    const leap = nextLeap(net, rest)
    leaps.push(leap)
    if (leap.edge === 'link') rest = { ...rest, from: leap.to, fromJoined: false, links: rest.links - 1 }
    else {
      leap.edge.left = false
      edgesLeft -= 1
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
    const goes = (linkCounts(net, { ...rest, from: to, fromJoined: edge.segment }) >> links) & 1
    edge.left = true
    if (goes) return { edge, to }
  }
  if (fromJoined && from.gate && links > 0) {
    for (const to of net.gates) {
      if (to === from) continue
      if ((linkCounts(net, { ...rest, from: to, fromJoined: false }) >> (links - 1)) & 1) return { edge: 'link', to }
    }
  }
  throw new Error(`no way on from ${from.id} with ${links} links`)
}

function reversed(from: Vertex, leaps: readonly Leap[]): readonly Leap[] {
  return leaps.map(({ edge }, i) => ({ edge, to: leaps[i - 1]?.to ?? from })).reverse()
}

function steps(from: Vertex, leaps: readonly Leap[]): readonly Step[] {
  return leaps.map(({ edge, to }, i): Step => {
    const at = leaps[i - 1]?.to ?? from
    return edge === 'link' ? (`gate:${at.id}>${to.id}` as Step) : (edge.id as SegmentId | RiverCrossingId)
  })
}
