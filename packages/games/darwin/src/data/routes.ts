// The sea and three islands. Spaces stand in an order in which every way leads forward, so that "ahead" compares two numbers.

import type { Effect } from '@wayfare/kernel'
import { camp, coins, freeAcademy, knowledge, points, stamps, takeObjective, theory } from './actions.ts'
import { campIndex } from './camps.ts'

type Stop = {
  readonly id: string
  readonly next: readonly number[]
  readonly acts: readonly Effect[]
  /** A specimen lies here with at least so many players; 0: never. */
  readonly specimen: number
  /** Points for the first to cross the golden ribbon that lies before this space. */
  readonly ribbon: number
  /** The island whose silver ribbon lies before this space, or -1. */
  readonly landing: number
}
type Route = { readonly id: string; readonly stops: readonly Stop[]; readonly last: number }

type Given = { next?: string[]; acts?: Effect[]; specimen?: number; ribbon?: number; landing?: number }

function route(id: string, given: Readonly<Record<string, Given>>): Route {
  const ids = Object.keys(given)
  const stops = Object.entries(given).map(([stop, { next, acts, specimen, ribbon, landing }], i) => ({
    id: stop,
    next: (next ?? (i + 1 < ids.length ? [ids[i + 1] as string] : [])).map((one) => ids.indexOf(one)),
    acts: acts ?? [],
    specimen: specimen ?? 0,
    ribbon: ribbon ?? 0,
    landing: landing ?? -1,
  }))
  return { id, stops, last: stops.length - 1 }
}

const tent = (at: string): Effect[] => [camp(campIndex(`camp-${at}`))]
/** Laid with two players, and alone. */
const ALWAYS = 1

export const SEA: Route = route('sea', {
  'sea-0': {},
  'sea-1': { next: ['sea-2', 'sea-3'] },
  'sea-2': { specimen: ALWAYS },
  'sea-3': {},
  'sea-4': {},
  'sea-5': { next: ['sea-6', 'sea-7'], specimen: 4 },
  'sea-6': { acts: tent('sea-6') },
  'sea-7': {},
  'sea-8': { landing: 1 },
  'sea-9': { next: ['sea-10', 'sea-11'], specimen: 3 },
  'sea-10': { acts: [coins(4)] },
  'sea-11': { next: ['sea-12', 'sea-13'] },
  'sea-12': { acts: tent('sea-12') },
  'sea-13': { specimen: 4 },
  'sea-14': { landing: 2 },
  'sea-15': {},
  'sea-16': { next: ['sea-17', 'sea-18'], specimen: 4 },
  'sea-17': { acts: [coins(3), theory(2)] },
  'sea-18': {},
  'sea-19': { next: ['sea-20', 'sea-21'], acts: tent('sea-19') },
  'sea-20': { specimen: 3 },
  'sea-21': {},
  'sea-22': { acts: [points(2)] },
  'sea-23': { acts: [points(3)] },
  'sea-24': { acts: [points(4)] },
  'sea-25': { acts: [points(5)] },
  'sea-26': { acts: [points(3)] },
})

/** Where the Beagle lies in each round. */
export const BEAGLE: readonly number[] = [1, 4, 8, 14, 21]
/** Lag penalties, each just before the Beagle space of its round. */
export const LAG: readonly number[] = [1, 2, 3, 4, 5]

export const ISLANDS: readonly Route[] = [
  route('isle-1', {
    'i1-0': {},
    'i1-1': { acts: [coins(4)] },
    'i1-2': { specimen: ALWAYS },
    'i1-3': { acts: [knowledge(1)] },
    'i1-4': { next: ['i1-5', 'i1-8'], acts: tent('i1-4'), ribbon: 1 },
    'i1-5': { specimen: ALWAYS },
    'i1-6': { acts: [takeObjective] },
    'i1-7': { acts: tent('i1-7') },
    'i1-8': { acts: [coins(2)] },
    'i1-9': { specimen: ALWAYS, ribbon: 2 },
    'i1-10': { acts: [takeObjective, theory(1)] },
    'i1-11': { next: ['i1-12', 'i1-13'], acts: [coins(3)] },
    'i1-12': { next: ['i1-15'], specimen: ALWAYS },
    'i1-13': { acts: [coins(5)] },
    'i1-14': { acts: tent('i1-14') },
    'i1-15': { acts: [points(3)] },
    'i1-16': { acts: [points(2), knowledge(1)], ribbon: 3 },
    'i1-17': { specimen: 3, acts: [points(3)] },
    'i1-18': { acts: [theory(2)] },
    'i1-19': { acts: [points(4)] },
    'i1-20': { acts: [freeAcademy] },
    'i1-21': { acts: [coins(3), theory(3)], ribbon: 4 },
    'i1-22': { acts: [stamps(3)] },
    'i1-23': { acts: [points(6)] },
    'i1-24': { acts: [points(4)] },
  }),
  route('isle-2', {
    'i2-0': {},
    'i2-1': { acts: [coins(5)] },
    'i2-2': { next: ['i2-3', 'i2-5'], specimen: ALWAYS, ribbon: 2 },
    'i2-3': { acts: [takeObjective, points(4)] },
    'i2-4': { acts: tent('i2-4') },
    'i2-5': { acts: [coins(2), knowledge(1)] },
    'i2-6': { next: ['i2-7', 'i2-8'], specimen: ALWAYS, ribbon: 3 },
    'i2-8': { acts: [coins(3), takeObjective] },
    'i2-9': { acts: tent('i2-9') },
    'i2-7': { acts: [coins(4)] },
    'i2-10': { acts: [freeAcademy] },
    'i2-11': { specimen: ALWAYS, ribbon: 4 },
    'i2-12': { acts: [theory(3)] },
    'i2-13': { acts: [points(6)] },
    'i2-14': { acts: [points(5)] },
  }),
  route('isle-3', {
    'i3-0': {},
    'i3-1': { next: ['i3-2', 'i3-4'], specimen: ALWAYS },
    'i3-2': { acts: [points(3), knowledge(1)] },
    'i3-3': { acts: tent('i3-3') },
    'i3-4': { acts: [stamps(2), points(3)] },
    'i3-5': { specimen: ALWAYS },
    'i3-6': { acts: [points(5), takeObjective] },
    'i3-7': { acts: [points(3), theory(2)], ribbon: 4 },
    'i3-8': { acts: [points(6)] },
    'i3-9': { acts: [points(8)] },
    'i3-10': { acts: [points(8)] },
  }),
]
export const island = (index: number): Route => ISLANDS[index] as Route

/** All four, in the order in which their specimens are laid and their ends are numbered. */
export const ROUTES: readonly Route[] = [SEA, ...ISLANDS]
export const END_POINTS = 3

/** A bit for each golden ribbon: the island's number times eight, and which one on that island. */
export const RIBBONS: readonly (readonly { readonly at: number; readonly points: number; readonly bit: number }[])[] =
  ISLANDS.map(({ stops }, isle) =>
    stops
      .flatMap((stop, at) => (stop.ribbon > 0 ? [{ at, points: stop.ribbon }] : []))
      .map((one, i) => ({ ...one, bit: 1 << (isle * 8 + i) })),
  )
/** Silver ribbons at sea, in the order in which a ship crosses them. */
export const LANDINGS: readonly { readonly at: number; readonly isle: number }[] = SEA.stops.flatMap((stop, at) =>
  stop.landing >= 0 ? [{ at, isle: stop.landing }] : [],
)

/** DAR-BEAGLE-05, -11: what lies between a ship and the Beagle; with the cap no penalty counts more than 2. */
export function lagOf(ship: number, round: number, capped: boolean): number {
  let sum = 0
  for (let i = 0; i < round; i++) {
    const penalty = LAG[i] as number
    if ((BEAGLE[i] as number) > ship) sum += capped ? Math.min(2, penalty) : penalty
  }
  return sum
}
