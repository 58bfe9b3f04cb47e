import type { AncientId } from '../board/ancients.ts'
import type { SegmentId } from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import type { GateId } from '../board/gates-and-shops.ts'
import type { QuarterId } from '../board/quarters.ts'
import type { TaskId } from '../board/tasks.ts'
import type { Tourist } from '../board/tourists.ts'

// What a player has drawn when the last round is over.
export type Crowd = { readonly [T in Tourist]?: number }
export type RouteSheet = {
  readonly segments: readonly SegmentId[]
  readonly tourists: { readonly [Q in QuarterId]?: Crowd }
}

// A final route: a start, then segments, gate links and river crossings in walking order.
export type GateLinkId = `gate:${GateId}>${GateId}`
export type RouteStep = SegmentId | GateLinkId | RiverCrossingId
export type Route = { readonly start: VertexId; readonly steps: readonly RouteStep[] }

// What a route is judged by. `call` is the tourist type of the own Cthulhu card; `blessing` tells that the tome is circled.
export type RouteRules = {
  readonly ancient: AncientId
  readonly task?: TaskId
  readonly call?: Tourist
  readonly blessing?: boolean
}
