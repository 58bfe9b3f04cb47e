// End step 1: each player chooses a final route, step by step, so that any legal one can be chosen (ARK-FINAL, ARK-GATE).

import { nothing, type RuleId } from '@wayfare/kernel'
import { isSegment, RIVER_CROSSINGS, SEGMENTS, SEGMENTS_AT, type SegmentId, VERTEX_IDS } from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import { GATES, type GateId } from '../board/gates-and-shops.ts'
import { type ArkhamAsking, type ArkhamRules, effect } from '../ops.ts'
import { verticesOf } from '../route/route-value.ts'
import type { GateLinkId, Route, RouteStep } from '../route/sheet.ts'
import { type ArkhamState, type Board, board } from '../state.ts'

export function routeOf(one: Board): Route {
  return { start: one.start as VertexId, steps: one.steps }
}

/** Drawn segments at a vertex that the route has not used yet (ARK-FINAL-02). */
function unusedAt(one: Board, vertex: VertexId): SegmentId[] {
  return SEGMENTS_AT[vertex].filter((id) => one.segments.includes(id) && !one.steps.includes(id))
}

export const routeRules = {
  'name-route': {
    ask(s, by, _, asking) {
      const one = board(s, by)
      const ends = new Set<string>(one.segments.flatMap((id) => SEGMENTS[id].ends))
      for (const vertex of VERTEX_IDS) {
        if (ends.has(vertex)) asking.offer(`start ${vertex}`, effect('route-start', vertex), [vertex])
        else if (asking.listening) asking.refuse(`start ${vertex}`, 'ARK-FINAL-09', {}, [vertex])
      }
    },
  },

  'route-start': {
    run(s, by, vertex) {
      board(s, by).start = vertex
      return effect('route-step')
    },
  },

  'route-step': {
    ask(s, by, _, asking) {
      const one = board(s, by)
      const visited = verticesOf(routeOf(one))
      const at = visited[visited.length - 1] as VertexId
      const last = one.steps[one.steps.length - 1]
      const afterSegment = last !== undefined && isSegment(last)
      for (const id of unusedAt(one, at)) asking.offer(`go ${id}`, effect('route-go', id), [id])
      if (asking.listening) refuseSegments(one, at, asking)
      offerLinks(one, at, afterSegment, asking)
      offerCrossings(s, one, at, afterSegment, asking)
      if (afterSegment) asking.offer('finish', effect('route-done'))
      else asking.refuse('finish', flawOfEnd(last))
    },
  },

  'route-go': {
    run(s, by, step) {
      board(s, by).steps.push(step)
      return effect('route-step')
    },
  },

  'route-done': {
    run(s, by, _, tell) {
      const one = board(s, by)
      one.routed = true
      tell({ k: 'route', seat: by, start: one.start as string, steps: one.steps })
      return nothing
    },
  },
} satisfies Partial<ArkhamRules>

/** A route does not end before its first segment, on the water or in a link. */
function flawOfEnd(last: RouteStep | undefined): RuleId {
  if (last === undefined) return 'ARK-FINAL-09'
  return last.startsWith('dag-') ? 'ARK-ANCIENT-41' : 'ARK-GATE-06'
}

function refuseSegments(one: Board, at: VertexId, asking: ArkhamAsking): void {
  for (const id of one.segments) {
    if (one.steps.includes(id)) asking.refuse(`go ${id}`, 'ARK-FINAL-02', {}, [id])
    else if (!SEGMENTS[id].ends.includes(at)) asking.refuse(`go ${id}`, 'ARK-FINAL-01', {}, [id])
  }
}

/** ARK-GATE-02, -06, -07: from a gate to another that a section can begin at, after a segment. */
function offerLinks(one: Board, at: VertexId, afterSegment: boolean, asking: ArkhamAsking): void {
  const here = GATES.includes(at as GateId)
  if (!here && !asking.listening) return
  for (const to of GATES) {
    const link = `gate:${at}>${to}` as GateLinkId
    if (!here) asking.refuse(`link ${to}`, 'ARK-GATE-02', {}, [to])
    else if (to === at) asking.refuse(`link ${to}`, 'ARK-GATE-07', {}, [to])
    else if (!afterSegment || unusedAt(one, to).length === 0) asking.refuse(`link ${to}`, 'ARK-GATE-06', {}, [to])
    else asking.offer(`link ${to}`, effect('route-go', link), [at, to])
  }
}

/** ARK-ANCIENT-40, -41: over the water with Dagon, once at each dead end, between two segments. */
function offerCrossings(s: ArkhamState, one: Board, at: VertexId, afterSegment: boolean, asking: ArkhamAsking): void {
  for (const id of Object.keys(RIVER_CROSSINGS) as RiverCrossingId[]) {
    const { deadEnd, opposite } = RIVER_CROSSINGS[id]
    if (at !== deadEnd && at !== opposite) continue
    const to = at === deadEnd ? opposite : deadEnd
    if (s.ancient !== 'dagon') asking.refuse(`cross ${deadEnd}`, 'ARK-RIVER-09', {}, [deadEnd])
    else if (!afterSegment || one.steps.includes(id) || unusedAt(one, to).length === 0) {
      asking.refuse(`cross ${deadEnd}`, 'ARK-ANCIENT-41', {}, [deadEnd])
    } else asking.offer(`cross ${deadEnd}`, effect('route-go', id), [at, to])
  }
}
