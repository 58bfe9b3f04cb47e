import { ANCIENTS } from '../board/ancients.ts'
import { isSegment, otherEnd, QUARTER_IDS, RIVER_CROSSINGS, SEGMENTS } from '../board/board.ts'
import type { VertexId } from '../board/dead-ends.ts'
import type { QuarterId } from '../board/quarters.ts'
import { TASKS } from '../board/tasks.ts'
import { TOURISTS, type Tourist } from '../board/tourists.ts'
import { alongOf, attractionVp, censusOf } from './census.ts'
import { createEncounter, IN_ALL } from './encounter.ts'
import type { Route, RouteRules, RouteSheet, RouteStep } from './sheet.ts'

// The value of a legal route (ledger, section 4.3). `expectedVp` is objective O2 (section 5).
export type RouteValue = {
  readonly baseVp: number
  readonly madness: number
  readonly links: number
  readonly taskVp: number
  readonly yellowVp: number
  readonly horror: number
  readonly riverCrossings: number
  readonly products: Readonly<Record<Tourist, readonly [tourists: number, quarters: number]>>
  readonly quarters: readonly QuarterId[]
  readonly expectedVp: number
}

export function routeValue(sheet: RouteSheet, route: Route, rules: RouteRules): RouteValue {
  const segments = route.steps.filter(isSegment)
  const touched = new Set<VertexId>(segments.flatMap((id) => SEGMENTS[id].ends))
  const links = route.steps.filter(isLink).length
  const riverCrossings = route.steps.length - segments.length - links
  const horror = ANCIENTS[rules.ancient].horrors.filter((vertex) => touched.has(vertex)).length
  const madness = horror + riverCrossings + links * ANCIENTS[rules.ancient].linkMadness

  const quarters = new Set(segments.flatMap((id) => SEGMENTS[id].along))
  const census = censusOf(sheet)
  const along = alongOf(census, quarters)
  const taskVp = rules.task === undefined ? 0 : longestStretch(route, new Set(TASKS[rules.task]))
  const encounter = createEncounter(census, rules)
  encounter.read(along, along)

  return {
    baseVp: attractionVp(along) + taskVp,
    madness,
    links,
    taskVp,
    yellowVp: along.stars,
    horror,
    riverCrossings,
    products: Object.fromEntries(
      TOURISTS.map((type, t) => [type, [along.tourists[t], along.colours[t]] as readonly number[]]),
    ) as RouteValue['products'],
    quarters: QUARTER_IDS.filter((quarter) => quarters.has(quarter)),
    expectedVp: encounter.worth(taskVp, madness, links) / IN_ALL,
  }
}

// Returns the vertices that a route visits, from its start to its end.
export function verticesOf(route: Route): readonly VertexId[] {
  const visited: VertexId[] = [route.start]
  let at = route.start
  for (const step of route.steps) {
    at = stepFrom(at, step)
    visited.push(at)
  }
  return visited
}

function stepFrom(at: VertexId, step: RouteStep): VertexId {
  if (isSegment(step)) return otherEnd(step, at)
  if (isLink(step)) return step.slice(step.indexOf('>') + 1) as VertexId
  const { deadEnd, opposite } = RIVER_CROSSINGS[step]
  return at === deadEnd ? opposite : deadEnd
}

// Returns the largest number of segments between visits to two different crossings of the task (ARK-TASK-02 to -06).
export function longestStretch(route: Route, listed: ReadonlySet<VertexId>): number {
  const visited = verticesOf(route)
  const passages: { readonly vertex: VertexId; readonly position: number }[] = []
  let position = 0
  for (const [i, vertex] of visited.entries()) {
    const step = route.steps[i - 1]
    if (step !== undefined && isSegment(step)) position += 1
    if (listed.has(vertex)) passages.push({ vertex, position })
  }
  const stretches = passages.flatMap((one) =>
    passages.map((other) => (one.vertex === other.vertex ? 0 : other.position - one.position)),
  )
  return Math.max(0, ...stretches)
}

function isLink(step: RouteStep): step is Extract<RouteStep, `gate:${string}`> {
  return step.startsWith('gate:')
}
