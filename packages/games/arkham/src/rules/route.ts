// The rules of end step 1: each player names a final route step by step, so that every legal one is possible
// (ARK-FINAL, ARK-GATE).

import { type Effect, type Id, nothing, type RuleId } from '@wayfare/kernel'
import {
  isSegment,
  RIVER_CROSSINGS,
  SEGMENT_IDS,
  SEGMENTS,
  SEGMENTS_AT,
  type SegmentId,
  VERTEX_IDS,
} from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import { GATES, type GateId } from '../board/gates-and-shops.ts'
import { type ArkhamAsking, type ArkhamRules, effect } from '../ops.ts'
import { verticesOf } from '../route/route-value.ts'
import type { GateLinkId, Route, RouteStep } from '../route/sheet.ts'
import { type ArkhamState, type Board, board } from '../state.ts'
import type { ArkhamText } from '../words.ts'

export function routeOf(one: Board): Route {
  return { start: one.start as VertexId, steps: one.steps }
}

/** Returns the drawn segments at a vertex that the route has not used yet (ARK-FINAL-02). */
function unusedAt(one: Board, vertex: VertexId): SegmentId[] {
  return SEGMENTS_AT[vertex].filter((id) => one.segments.includes(id) && !one.steps.includes(id))
}

/** The moves for every start, for a step along each segment, and for a link to each gate. */
type Step = { readonly move: ArkhamText; readonly then: Effect; readonly on: readonly Id[] }
const START = Object.fromEntries(
  VERTEX_IDS.map((id): [string, Step] => [id, { move: `start ${id}`, then: effect('route-start', id), on: [id] }]),
) as Readonly<Record<VertexId, Step>>
const GO = Object.fromEntries(
  SEGMENT_IDS.map((id): [string, Step] => [id, { move: `go ${id}`, then: effect('route-go', id), on: [id] }]),
) as Readonly<Record<SegmentId, Step>>
const LINKS = GATES.map((to) => ({ to, move: `link ${to}` as const, on: [to] }))

const RIVER_CROSSING_IDS = Object.keys(RIVER_CROSSINGS) as readonly RiverCrossingId[]

export const routeRules = {
  'name-route': {
    ask(s, by, _, asking) {
      const one = board(s, by)
      const ends = new Set<string>(one.segments.flatMap((id) => SEGMENTS[id].ends))
      for (const vertex of VERTEX_IDS) {
        const { move, then, on } = START[vertex]
        asking.offerUnless(ends.has(vertex) ? undefined : 'ARK-FINAL-09', move, then, on)
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
      for (const id of unusedAt(one, at)) asking.offer(GO[id].move, GO[id].then, GO[id].on)
      // Refuses all other drawn segments. Skipped unless somebody listens, which gives 9 % more decisions a second.
      if (asking.listening) refuseSegments(one, at, asking)
      offerLinks(one, at, afterSegment, asking)
      offerCrossings(s, one, at, afterSegment, asking)
      if (afterSegment) asking.offer('finish', effect('route-done'))
      else asking.refuse('finish', ruleAgainstEnd(last))
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

/** A route must not end before its first segment, on the water or in a link. */
function ruleAgainstEnd(last: RouteStep | undefined): RuleId {
  if (last === undefined) return 'ARK-FINAL-09'
  return last.startsWith('dag-') ? 'ARK-ANCIENT-41' : 'ARK-GATE-06'
}

function refuseSegments(one: Board, at: VertexId, asking: ArkhamAsking): void {
  for (const id of one.segments) {
    const { move, on } = GO[id]
    if (one.steps.includes(id)) asking.refuse(move, 'ARK-FINAL-02', {}, on)
    else if (!SEGMENTS[id].ends.includes(at)) asking.refuse(move, 'ARK-FINAL-01', {}, on)
  }
}

/** A link leads from a gate, after a segment, to another gate where a section can begin (ARK-GATE-02, -06, -07). */
function offerLinks(one: Board, at: VertexId, afterSegment: boolean, asking: ArkhamAsking): void {
  if (!GATES.includes(at as GateId)) {
    asking.refuseAll(LINKS, 'ARK-GATE-02')
    return
  }
  for (const { to, move, on } of LINKS) {
    const link = `gate:${at}>${to}` as GateLinkId
    if (to === at) asking.refuse(move, 'ARK-GATE-07', {}, on)
    else if (!afterSegment || unusedAt(one, to).length === 0) asking.refuse(move, 'ARK-GATE-06', {}, on)
    else asking.offer(move, effect('route-go', link), [at, to])
  }
}

/** With Dagon a route may cross the water once at each dead end, between two segments (ARK-ANCIENT-40, -41). */
function offerCrossings(s: ArkhamState, one: Board, at: VertexId, afterSegment: boolean, asking: ArkhamAsking): void {
  for (const id of RIVER_CROSSING_IDS) {
    const { deadEnd, opposite } = RIVER_CROSSINGS[id]
    if (at !== deadEnd && at !== opposite) continue
    const to = at === deadEnd ? opposite : deadEnd
    if (s.ancient !== 'dagon') asking.refuse(`cross ${deadEnd}`, 'ARK-RIVER-09', {}, [deadEnd])
    else if (!afterSegment || one.steps.includes(id) || unusedAt(one, to).length === 0) {
      asking.refuse(`cross ${deadEnd}`, 'ARK-ANCIENT-41', {}, [deadEnd])
    } else asking.offer(`cross ${deadEnd}`, effect('route-go', id), [at, to])
  }
}
