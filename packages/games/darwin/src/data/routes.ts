// The sea and the three islands. Spaces are ordered so that every path leads to a higher number, and "ahead" can be
// decided by comparing two numbers.

import type { Action } from '../ops.ts'
import { camp, coins, freeAcademy, knowledge, points, stamps, takeObjective, theory } from './actions.ts'
import type { CampId, IslandId, RouteId, StopId } from './ids.ts'

export type Stop = {
  readonly id: StopId
  readonly route: RouteId
  /** The position on the route, counted from 0; every space ahead has a higher one. */
  readonly place: number
  readonly next: readonly StopId[]
  readonly acts: readonly Action[]
  /** The least number of players with which a specimen is placed here; null for never. */
  readonly specimenFrom: number | null
  /** Points for the first player to cross the golden ribbon before this space. */
  readonly ribbon: number
  /** The island whose silver ribbon is before this space. */
  readonly landing: IslandId | null
}
export type ChartRoute<Id extends RouteId = RouteId> = {
  readonly id: Id
  readonly stops: readonly Stop[]
  readonly first: StopId
  readonly last: StopId
}

type Given = {
  readonly next?: readonly StopId[]
  readonly acts?: readonly Action[]
  readonly specimenFrom?: number
  readonly ribbon?: number
  readonly landing?: IslandId
}

/** By default each space leads to the one after it in the list. */
function route<Id extends RouteId>(id: Id, given: readonly (readonly [StopId, Given])[]): ChartRoute<Id> {
  const stops = given.map(
    ([stop, { next, acts = [], specimenFrom = null, ribbon = 0, landing = null }], place): Stop => {
      const after = given[place + 1]
      return {
        id: stop,
        route: id,
        place,
        next: next ?? (after ? [after[0]] : []),
        acts,
        specimenFrom,
        ribbon,
        landing,
      }
    },
  )
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new Error(`${id} has no spaces`)
  return { id, stops, first: first.id, last: last.id }
}

const tent = (id: CampId): readonly Action[] => [camp(id)]
/** Specimens are placed here for any number of players. */
const ALWAYS = 1

export const SEA: ChartRoute<'sea'> = route('sea', [
  ['sea-0', {}],
  ['sea-1', { next: ['sea-2', 'sea-3'] }],
  ['sea-2', { specimenFrom: ALWAYS }],
  ['sea-3', {}],
  ['sea-4', {}],
  ['sea-5', { next: ['sea-6', 'sea-7'], specimenFrom: 4 }],
  ['sea-6', { acts: tent('camp-sea-6') }],
  ['sea-7', {}],
  ['sea-8', { landing: 'isle-2' }],
  ['sea-9', { next: ['sea-10', 'sea-11'], specimenFrom: 3 }],
  ['sea-10', { acts: [coins(4)] }],
  ['sea-11', { next: ['sea-12', 'sea-13'] }],
  ['sea-12', { acts: tent('camp-sea-12') }],
  ['sea-13', { specimenFrom: 4 }],
  ['sea-14', { landing: 'isle-3' }],
  ['sea-15', {}],
  ['sea-16', { next: ['sea-17', 'sea-18'], specimenFrom: 4 }],
  ['sea-17', { acts: [coins(3), theory(2)] }],
  ['sea-18', {}],
  ['sea-19', { next: ['sea-20', 'sea-21'], acts: tent('camp-sea-19') }],
  ['sea-20', { specimenFrom: 3 }],
  ['sea-21', {}],
  ['sea-22', { acts: [points(2)] }],
  ['sea-23', { acts: [points(3)] }],
  ['sea-24', { acts: [points(4)] }],
  ['sea-25', { acts: [points(5)] }],
  ['sea-26', { acts: [points(3)] }],
])

/** The Beagle's space in each round. */
export const BEAGLE: readonly StopId[] = ['sea-1', 'sea-4', 'sea-8', 'sea-14', 'sea-21']
/** The positions of the lag penalties, each just before the Beagle's space of its round. */
export const LAG: readonly number[] = [1, 2, 3, 4, 5]

export const ISLANDS: readonly ChartRoute<IslandId>[] = [
  route('isle-1', [
    ['i1-0', {}],
    ['i1-1', { acts: [coins(4)] }],
    ['i1-2', { specimenFrom: ALWAYS }],
    ['i1-3', { acts: [knowledge(1)] }],
    ['i1-4', { next: ['i1-5', 'i1-8'], acts: tent('camp-i1-4'), ribbon: 1 }],
    ['i1-5', { specimenFrom: ALWAYS }],
    ['i1-6', { acts: [takeObjective] }],
    ['i1-7', { acts: tent('camp-i1-7') }],
    ['i1-8', { acts: [coins(2)] }],
    ['i1-9', { specimenFrom: ALWAYS, ribbon: 2 }],
    ['i1-10', { acts: [takeObjective, theory(1)] }],
    ['i1-11', { next: ['i1-12', 'i1-13'], acts: [coins(3)] }],
    ['i1-12', { next: ['i1-15'], specimenFrom: ALWAYS }],
    ['i1-13', { acts: [coins(5)] }],
    ['i1-14', { acts: tent('camp-i1-14') }],
    ['i1-15', { acts: [points(3)] }],
    ['i1-16', { acts: [points(2), knowledge(1)], ribbon: 3 }],
    ['i1-17', { specimenFrom: 3, acts: [points(3)] }],
    ['i1-18', { acts: [theory(2)] }],
    ['i1-19', { acts: [points(4)] }],
    ['i1-20', { acts: [freeAcademy] }],
    ['i1-21', { acts: [coins(3), theory(3)], ribbon: 4 }],
    ['i1-22', { acts: [stamps(3)] }],
    ['i1-23', { acts: [points(6)] }],
    ['i1-24', { acts: [points(4)] }],
  ]),
  route('isle-2', [
    ['i2-0', {}],
    ['i2-1', { acts: [coins(5)] }],
    ['i2-2', { next: ['i2-3', 'i2-5'], specimenFrom: ALWAYS, ribbon: 2 }],
    ['i2-3', { acts: [takeObjective, points(4)] }],
    ['i2-4', { acts: tent('camp-i2-4') }],
    ['i2-5', { acts: [coins(2), knowledge(1)] }],
    ['i2-6', { next: ['i2-7', 'i2-8'], specimenFrom: ALWAYS, ribbon: 3 }],
    ['i2-8', { acts: [coins(3), takeObjective] }],
    ['i2-9', { acts: tent('camp-i2-9') }],
    ['i2-7', { acts: [coins(4)] }],
    ['i2-10', { acts: [freeAcademy] }],
    ['i2-11', { specimenFrom: ALWAYS, ribbon: 4 }],
    ['i2-12', { acts: [theory(3)] }],
    ['i2-13', { acts: [points(6)] }],
    ['i2-14', { acts: [points(5)] }],
  ]),
  route('isle-3', [
    ['i3-0', {}],
    ['i3-1', { next: ['i3-2', 'i3-4'], specimenFrom: ALWAYS }],
    ['i3-2', { acts: [points(3), knowledge(1)] }],
    ['i3-3', { acts: tent('camp-i3-3') }],
    ['i3-4', { acts: [stamps(2), points(3)] }],
    ['i3-5', { specimenFrom: ALWAYS }],
    ['i3-6', { acts: [points(5), takeObjective] }],
    ['i3-7', { acts: [points(3), theory(2)], ribbon: 4 }],
    ['i3-8', { acts: [points(6)] }],
    ['i3-9', { acts: [points(8)] }],
    ['i3-10', { acts: [points(8)] }],
  ]),
]

/** All four routes, in the order in which their specimens are dealt. */
export const ROUTES: readonly ChartRoute[] = [SEA, ...ISLANDS]
const ROUTE = new Map<RouteId, ChartRoute>(ROUTES.map((one) => [one.id, one]))
export const routeOf = (id: RouteId): ChartRoute => ROUTE.get(id) as ChartRoute

export const STOPS: readonly Stop[] = ROUTES.flatMap(({ stops }) => stops)
const STOP = new Map(STOPS.map((stop) => [stop.id, stop]))
export const stopOf = (id: StopId): Stop => STOP.get(id) as Stop
/** True if a piece that moves between these spaces passes or reaches this one. */
export function crosses(from: StopId, to: StopId, { place }: Stop): boolean {
  return stopOf(from).place < place && place <= stopOf(to).place
}

export const END_POINTS = 3
/** The spaces behind golden ribbons, in the order in which an explorer crosses them. */
export const RIBBONS: readonly Stop[] = STOPS.filter(({ ribbon }) => ribbon > 0)
/** The spaces behind silver ribbons at sea, in the order in which a ship crosses them. */
export const LANDINGS: readonly Stop[] = SEA.stops.filter(({ landing }) => landing !== null)

const BEAGLE_STOPS = BEAGLE.map(stopOf)
export const beagleIn = (round: number): Stop => BEAGLE_STOPS[round - 1] as Stop

/** Returns the lag penalties between a ship and the Beagle (DAR-BEAGLE-05, -11); with the cap each counts 2 at most. */
export function lagOf(ship: StopId, round: number, capped: boolean): number {
  const { place } = stopOf(ship)
  let sum = 0
  for (let i = 0; i < round; i++) {
    const penalty = LAG[i] as number
    if (beagleIn(i + 1).place > place) sum += capped ? Math.min(2, penalty) : penalty
  }
  return sum
}
