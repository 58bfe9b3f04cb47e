import { ANCIENTS, type AncientId } from '../../board/ancients.ts'
import { TOURISTS } from '../../board/tourists.ts'
import { createChoice, keep, passes, type RouteChoice, setParity, strike, want, wantQuarter } from '../choice.ts'
import { netOf, type Vertex } from '../net.ts'
import { createObjective, type Objective, type ObjectiveId } from '../objective.ts'
import { routeValue } from '../route-value.ts'
import type { Route, RouteRules, RouteSheet } from '../sheet.ts'
import { type Chance, createChance } from './chance.ts'
import { denseSheet } from './play.ts'
import { clumpedSheet, scatteredSheet, taskOn } from './sheets.ts'

// Generates small sheets with a partial choice, as the search makes them, small enough to enumerate all routes.
export type SomeNet = { readonly sheet: RouteSheet; readonly rules: RouteRules; readonly choice: RouteChoice }
export type MarkedNet = SomeNet & { readonly chance: Chance }

const ancients = Object.keys(ANCIENTS) as AncientId[]

export function smallNet(chance: Chance, seed: number, size: number): SomeNet {
  return laidOut(chance, seed, size, seed % 3 === 0 ? scatteredSheet : clumpedSheet)
}

// Generates this many small nets, each with up to `marks` random marks.
export function smallNets(count: number, size: number, marks: number): readonly MarkedNet[] {
  return Array.from({ length: count }, (_, seed) => {
    const chance = createChance(seed + 70_000)
    return withMarks(smallNet(chance, seed, 3 + chance.below(size - 2)), chance, marks)
  })
}

// Generates nets as large as after a whole game. Their routes are too many to enumerate, so tests only record results.
export function largeNets(count: number, marks: number): readonly MarkedNet[] {
  return Array.from({ length: count }, (_, seed) => {
    const chance = createChance(seed + 80_000)
    const draw = ([denseSheet, clumpedSheet, scatteredSheet] as const)[seed % 3] as Draw
    return withMarks(laidOut(chance, seed, 12 + chance.below(14), draw), chance, marks)
  })
}

type Draw = (chance: Chance, ancient: AncientId, size: number) => RouteSheet

function laidOut(chance: Chance, seed: number, size: number, draw: Draw): SomeNet {
  const ancient = ancients[seed % ancients.length] as AncientId
  const sheet = draw(chance, ancient, size)
  const task = chance.happens(0.8) ? { task: taskOn(sheet) } : {}
  const rules: RouteRules = { ancient, call: chance.pick(TOURISTS), ...task }
  return { sheet, rules, choice: createChoice(netOf(sheet, rules)) }
}

function withMarks(net: SomeNet, chance: Chance, marks: number): MarkedNet {
  for (let n = chance.below(marks + 1); n > 0; n--) mark(chance, net.choice)
  return { ...net, chance }
}

// Decides one thing at random.
export function mark(chance: Chance, choice: RouteChoice): void {
  const { net } = choice
  const open = net.edges.filter(({ fate }) => fate === 'open')
  const loose = net.vertices.filter(({ parity }) => parity === 'open')
  const passable = net.vertices.filter((vertex) => !passes(vertex))
  const quarters = net.census.filter(({ index }) => choice.most.count[index] !== 0 && choice.surely.count[index] === 0)
  const kind = chance.below(10)
  if (kind < 3 && open.length > 1) strike(choice, chance.pick(open))
  else if (kind < 5 && open.length > 0) keep(choice, chance.pick(open))
  else if (kind < 7 && loose.length > 0) setParity(choice, chance.pick(loose), chance.happens(0.5) ? 'odd' : 'even')
  else if (kind === 7 && passable.length > 0) want(choice, chance.pick(passable))
  else if (kind > 7 && quarters.length > 0) wantQuarter(choice, chance.pick(quarters))
}

// True if the choice allows this route.
export function fits({ net, surely, demands }: RouteChoice, route: Route): boolean {
  const steps = new Set<string>(route.steps)
  const on = net.edges.filter(({ id }) => steps.has(id))
  const degree = (vertex: Vertex) => vertex.edges.filter((edge) => on.includes(edge)).length
  const along = new Set(on.flatMap((edge) => edge.along))
  return (
    on.every(({ fate }) => fate !== 'struck') &&
    net.edges.every((edge) => edge.fate !== 'kept' || on.includes(edge)) &&
    net.vertices.every(({ parity }, i) => {
      const even = degree(net.vertices[i] as Vertex) % 2 === 0
      return parity === 'open' || even === (parity === 'even')
    }) &&
    net.vertices.every((vertex) => !vertex.wanted || degree(vertex) > 0) &&
    demands.every((edges) => edges.some((edge) => on.includes(edge))) &&
    net.census.every((quarter) => surely.count[quarter.index] === 0 || along.has(quarter))
  )
}

export function linksOf(route: Route): number {
  return route.steps.filter((step) => step.startsWith('gate:')).length
}

// Returns an objective and its rank of each route.
export function ranking(
  { sheet, rules, choice }: SomeNet,
  id: ObjectiveId,
): { readonly objective: Objective; readonly rank: (route: Route) => number } {
  const objective = createObjective(choice.net.census, rules, id)
  const rank = (route: Route) => {
    const segments = choice.net.segments.filter((edge) => route.steps.some((step) => step === edge.id))
    const along = createChoice({ ...choice.net, segments }).most
    const { taskVp, madness, links } = routeValue(sheet, route, rules)
    objective.read(along, along)
    return objective.rank(taskVp, madness, links)
  }
  return { objective, rank }
}
