import type { AncientId } from '../board/ancients.ts'
import type { SegmentId } from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import type { GateId } from '../board/gates-and-shops.ts'
import type { QuarterId } from '../board/quarters.ts'
import type { TaskId } from '../board/tasks.ts'
import type { Tourist } from '../board/tourists.ts'

// Everything that a player has drawn by the end of the last round.
export type Crowd = { readonly [T in Tourist]?: number }
export type RouteSheet = {
  readonly segments: readonly SegmentId[]
  readonly tourists: { readonly [Q in QuarterId]?: Crowd }
}

// A final route: its start, then segments, gate links and river crossings in order.
export type GateLinkId = `gate:${GateId}>${GateId}`
export type RouteStep = SegmentId | GateLinkId | RiverCrossingId
export type Route = { readonly start: VertexId; readonly steps: readonly RouteStep[] }

// The circumstances that decide a route's value. `call` is the tourist type of the player's Cthulhu card; `blessing` is
// true if that tome is circled.
export type RouteRules = {
  readonly ancient: AncientId
  readonly task?: TaskId
  readonly call?: Tourist
  readonly blessing?: boolean
}
