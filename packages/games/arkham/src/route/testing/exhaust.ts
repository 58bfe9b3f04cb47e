import { otherEnd, RIVER_CROSSINGS, SEGMENTS, type SegmentId } from '../../board/board.ts'
import type { RiverCrossingId, VertexId } from '../../board/dead-ends.ts'
import { GATES } from '../../board/gates-and-shops.ts'
import { TASKS } from '../../board/tasks.ts'
import type { ObjectiveId } from '../objective.ts'
import { type RouteValue, routeValue } from '../route-value.ts'
import type { Route, RouteRules, RouteSheet, RouteStep } from '../sheet.ts'

// Enumerates every route of a sheet, straight from the ledger's sections 4.2 and 4.5. It is slow and simple, and tests
// compare the solver with it on small sheets. Of routes that differ only in their task points, the best is listed.
export function routesOn(sheet: RouteSheet, rules: RouteRules): readonly Route[] {
  const ends = new Map<string, { readonly route: Route; readonly task: number }>()
  const seen = new Set<string>()
  const listed: readonly VertexId[] = rules.task === undefined ? [] : TASKS[rules.task]
  const starts = new Set(sheet.segments.flatMap((id) => SEGMENTS[id].ends))
  for (const start of starts) walk(start, start, [], new Map(listed.includes(start) ? [[start, 0]] : []), 0)

  function walk(
    start: VertexId,
    at: VertexId,
    steps: readonly RouteStep[],
    first: ReadonlyMap<VertexId, number>,
    task: number,
  ) {
    const last = steps.at(-1)
    const onSegment = last !== undefined && isSegment(last)
    const used = sheet.segments.map((id) => (steps.includes(id) ? 1 : 0)).join('')
    const links = steps.filter((step) => step.startsWith('gate:')).length
    const rivers = steps.filter((step) => step.startsWith('dag-')).sort()
    const firsts = [...first].map(([vertex, position]) => `${vertex}${position}`).sort()
    const state = [used, at, onSegment, links, rivers, firsts, task].join(' ')
    if (seen.has(state)) return
    seen.add(state)
    if (onSegment) {
      const end = [used, links, rivers].join(' ')
      if (task > (ends.get(end)?.task ?? -1)) ends.set(end, { route: { start, steps }, task })
    }
    const position = steps.filter(isSegment).length
    const go = (step: RouteStep, to: VertexId) => {
      const there = position + (isSegment(step) ? 1 : 0)
      if (!listed.includes(to)) return walk(start, to, [...steps, step], first, task)
      const stretches = [...first].map(([vertex, since]) => (vertex === to ? 0 : there - since))
      const nowFirst = first.has(to) ? first : new Map([...first, [to, there] as const])
      walk(start, to, [...steps, step], nowFirst, Math.max(task, ...stretches))
    }
    for (const id of sheet.segments) {
      if (SEGMENTS[id].ends.includes(at) && !steps.includes(id)) go(id, otherEnd(id, at))
    }
    if (!onSegment) return
    for (const from of GATES) {
      if (from !== at) continue
      for (const to of GATES) if (to !== from && starts.has(to)) go(`gate:${from}>${to}`, to)
    }
    if (rules.ancient !== 'dagon') return
    for (const [id, { deadEnd, opposite }] of Object.entries(RIVER_CROSSINGS)) {
      if ((at !== deadEnd && at !== opposite) || rivers.includes(id as RiverCrossingId)) continue
      go(id as RiverCrossingId, at === deadEnd ? opposite : deadEnd)
    }
  }

  return [...ends.values()].map(({ route }) => route)
}

export function exhaust(sheet: RouteSheet, rules: RouteRules): readonly RouteValue[] {
  return routesOn(sheet, rules).map((route) => routeValue(sheet, route, rules))
}

export function bestOf(values: readonly RouteValue[], objective: ObjectiveId): RouteValue {
  return values.reduce((best, value) => (better(value, best, objective) ? value : best))
}

function better(one: RouteValue, other: RouteValue, objective: ObjectiveId): boolean {
  const gain = objective === 'O2' ? one.expectedVp - other.expectedVp : one.baseVp - other.baseVp
  if (gain !== 0) return gain > 0
  if (one.madness !== other.madness) return one.madness < other.madness
  return one.links < other.links
}

function isSegment(step: RouteStep): step is SegmentId {
  return Object.hasOwn(SEGMENTS, step)
}
