// The route that is walked on the map: the final one while it is named and afterwards, or the best one so far on
// demand.

import { signal } from '@preact/signals'
import {
  GATES,
  isSegment,
  RIVER_CROSSINGS,
  type Route,
  type RouteStep,
  SEGMENTS,
  type VertexId,
  verticesOf,
} from '@wayfare/arkham/tables'
import type { Walked } from './places.tsx'
import type { BoardView } from './props.ts'

/** True if the walk along the best route so far is shown. */
export const bestShown = signal(false)
/** How many steps of a final route are shown; null for all. */
export const walkedTo = signal<number | null>(null)

export function routeNamed(board: BoardView): Route | null {
  return board.start === null ? null : { start: board.start, steps: board.steps }
}

export type WalkLeg = { readonly step: RouteStep; readonly from: VertexId; readonly to: VertexId }

export function legsOf(route: Route): WalkLeg[] {
  const vertices = verticesOf(route)
  return route.steps.map((step, i) => ({ step, from: vertices[i] as VertexId, to: vertices[i + 1] as VertexId }))
}

export function isLink(step: RouteStep): boolean {
  return step.startsWith('gate:')
}

export function isFerry(step: RouteStep): boolean {
  return step in RIVER_CROSSINGS
}

const NOTHING: Walked = { vertices: new Set(), gates: new Set() }

/** The things that a route touches. */
export function walkedBy(route: Route | null): Walked {
  if (!route) return NOTHING
  const touched = route.steps.filter(isSegment).flatMap((id) => SEGMENTS[id].ends)
  const gates = legsOf(route)
    .filter(({ step }) => isLink(step))
    .flatMap(({ from, to }) => [from, to])
  return { vertices: new Set(touched), gates: new Set(gates.filter((id) => (GATES as readonly string[]).includes(id))) }
}

export function alongRoute(route: Route | null): ReadonlySet<string> | null {
  return route && new Set(route.steps.filter(isSegment).flatMap((id) => SEGMENTS[id].along))
}
