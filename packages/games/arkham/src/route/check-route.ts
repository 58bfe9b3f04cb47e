import { exists, isSegment, otherEnd, RIVER_CROSSINGS, SEGMENTS } from '../board/board.ts'
import type { RiverCrossingId, VertexId } from '../board/dead-ends.ts'
import { GATES, type GateId } from '../board/gates-and-shops.ts'
import { type RouteValue, routeValue } from './route-value.ts'
import type { Route, RouteRules, RouteSheet, RouteStep } from './sheet.ts'

// Checks whether a final route is legal and computes its points. The route comes from outside and may contain any text.

export const ROUTE_ERRORS = [
  'EMPTY',
  'UNKNOWN_SEGMENT',
  'NOT_DRAWN',
  'NOT_INCIDENT',
  'SEGMENT_REUSED',
  'NOT_A_GATE',
  'SAME_GATE',
  'CONNECTOR_FIRST',
  'CONNECTOR_LAST',
  'CONNECTORS_ADJACENT',
  'RIVER_NOT_ALLOWED',
  'RIVER_REUSED',
] as const
export type RouteError = (typeof ROUTE_ERRORS)[number]

export type NamedRoute = { readonly start: string; readonly steps: readonly string[] }
export type RouteVerdict =
  | { readonly ok: true; readonly value: RouteValue }
  | { readonly ok: false; readonly error: RouteError; readonly step: number }

type Progress = {
  readonly at: string
  readonly used: ReadonlySet<string>
  readonly last: 'start' | 'segment' | 'connector'
}
type Move = { readonly error: RouteError } | { readonly kind: 'segment' | 'connector'; readonly to: VertexId }

export function checkRoute(sheet: RouteSheet, route: NamedRoute, rules: RouteRules): RouteVerdict {
  if (route.steps.length === 0) return { ok: false, error: 'EMPTY', step: 0 }
  const used = new Set<string>()
  let progress: Progress = { at: route.start, used, last: 'start' }
  for (const [index, step] of route.steps.entries()) {
    const move = readStep(sheet, step, progress, rules)
    if ('error' in move) return { ok: false, error: move.error, step: index }
    used.add(step)
    progress = { at: move.to, used, last: move.kind }
  }
  if (progress.last === 'connector') return { ok: false, error: 'CONNECTOR_LAST', step: route.steps.length - 1 }
  const legal = { start: route.start as VertexId, steps: route.steps as readonly RouteStep[] } satisfies Route
  return { ok: true, value: routeValue(sheet, legal, rules) }
}

function readStep(sheet: RouteSheet, step: string, progress: Progress, rules: RouteRules): Move {
  if (step.startsWith('gate:')) return readLink(step, progress)
  if (isRiverCrossing(step)) return readCrossing(step, progress, rules)
  return readSegment(sheet, step, progress, rules)
}

function readSegment(sheet: RouteSheet, step: string, { at, used }: Progress, rules: RouteRules): Move {
  if (!isSegment(step) || !exists(step, rules.ancient)) return { error: 'UNKNOWN_SEGMENT' }
  if (!sheet.segments.includes(step)) return { error: 'NOT_DRAWN' }
  if (used.has(step)) return { error: 'SEGMENT_REUSED' }
  const from = SEGMENTS[step].ends.find((end) => end === at)
  if (from === undefined) return { error: 'NOT_INCIDENT' }
  return { kind: 'segment', to: otherEnd(step, from) }
}

function readLink(step: string, progress: Progress): Move {
  const [from = '', to = '', ...rest] = step.slice('gate:'.length).split('>')
  if (!isGate(from) || !isGate(to) || rest.length > 0) return { error: 'NOT_A_GATE' }
  if (from === to) return { error: 'SAME_GATE' }
  return connector(from, to, progress)
}

function readCrossing(step: RiverCrossingId, progress: Progress, rules: RouteRules): Move {
  if (rules.ancient !== 'dagon') return { error: 'RIVER_NOT_ALLOWED' }
  if (progress.used.has(step)) return { error: 'RIVER_REUSED' }
  const { deadEnd, opposite } = RIVER_CROSSINGS[step]
  return progress.at === opposite ? connector(opposite, deadEnd, progress) : connector(deadEnd, opposite, progress)
}

function connector(from: VertexId, to: VertexId, { at, last }: Progress): Move {
  if (last === 'start') return { error: 'CONNECTOR_FIRST' }
  if (last === 'connector') return { error: 'CONNECTORS_ADJACENT' }
  if (at !== from) return { error: 'NOT_INCIDENT' }
  return { kind: 'connector', to }
}

function isRiverCrossing(step: string): step is RiverCrossingId {
  return Object.hasOwn(RIVER_CROSSINGS, step)
}

function isGate(vertex: string): vertex is GateId {
  return GATES.some((gate) => gate === vertex)
}
