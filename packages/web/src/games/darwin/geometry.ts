// The positions of everything on the chart, in units of the drawing: on a wide screen a unit is a pixel.

import {
  BEAGLE,
  CAMP_IDS,
  type CampId,
  type IslandId,
  type RouteId,
  type Stop,
  type StopId,
  stopOf,
} from '@wayfare/darwin/tables'
import type { Box, Point } from '../../board-kit/use-viewport.ts'

/** For drawings whose content screen readers get elsewhere. */
export const SILENT = { 'aria-hidden': true } as const

/** The offset from the middle of a number to its baseline, for any size. */
export const MIDDLE = '.34em'

export const CHART: Box = { x: 0, y: 0, w: 1172, h: 250 }

const at = (x: number, y: number): Point => ({ x, y })

/**
 * The positions of spaces. Islands are walked along the lower shore, through the middle, and back along the upper
 * shore.
 */
const PLACES: Readonly<Record<StopId, Point>> = {
  'sea-0': at(36, 199),
  'sea-1': at(92, 203),
  'sea-2': at(119, 230),
  'sea-3': at(146, 203),
  'sea-4': at(202, 199),
  'sea-5': at(256, 195),
  'sea-6': at(284, 229),
  'sea-7': at(312, 195),
  'sea-8': at(368, 199),
  'sea-9': at(422, 203),
  'sea-10': at(448, 230),
  'sea-11': at(476, 203),
  'sea-12': at(504, 229),
  'sea-13': at(526, 196),
  'sea-14': at(588, 195),
  'sea-15': at(642, 195),
  'sea-16': at(694, 199),
  'sea-17': at(722, 230),
  'sea-18': at(750, 203),
  'sea-19': at(804, 199),
  'sea-20': at(848, 231),
  'sea-21': at(891, 199),
  'sea-22': at(939, 196),
  'sea-23': at(988, 195),
  'sea-24': at(1037, 198),
  'sea-25': at(1086, 203),
  'sea-26': at(1136, 203),
  'i1-0': at(32, 118),
  'i1-1': at(71, 118),
  'i1-2': at(109, 118),
  'i1-3': at(147, 118),
  'i1-4': at(200, 116),
  'i1-5': at(203, 76),
  'i1-6': at(240, 75),
  'i1-7': at(287, 75),
  'i1-8': at(263, 118),
  'i1-9': at(308, 118),
  'i1-10': at(357, 118),
  'i1-11': at(409, 116),
  'i1-12': at(364, 77),
  'i1-13': at(419, 79),
  'i1-14': at(420, 40),
  'i1-15': at(374, 36),
  'i1-16': at(332, 35),
  'i1-17': at(286, 35),
  'i1-18': at(246, 35),
  'i1-19': at(207, 35),
  'i1-20': at(172, 35),
  'i1-21': at(126, 35),
  'i1-22': at(74, 36),
  'i1-23': at(37, 50),
  'i1-24': at(82, 71),
  'i2-0': at(488, 118),
  'i2-1': at(525, 118),
  'i2-2': at(565, 118),
  'i2-3': at(576, 76),
  'i2-4': at(632, 76),
  'i2-5': at(639, 118),
  'i2-6': at(689, 118),
  'i2-8': at(734, 117),
  'i2-9': at(735, 72),
  'i2-7': at(683, 77),
  'i2-10': at(686, 38),
  'i2-11': at(645, 35),
  'i2-12': at(602, 35),
  'i2-13': at(562, 36),
  'i2-14': at(523, 42),
  'i3-0': at(822, 118),
  'i3-1': at(863, 118),
  'i3-2': at(878, 76),
  'i3-3': at(936, 74),
  'i3-4': at(944, 118),
  'i3-5': at(992, 116),
  'i3-6': at(1041, 110),
  'i3-7': at(1043, 73),
  'i3-8': at(1034, 36),
  'i3-9': at(994, 34),
  'i3-10': at(954, 36),
}

export const placeOf = (id: StopId): Point => PLACES[id] as Point

/** The positions of golden ribbons: just before their space. */
const RIBBON_FEET: Readonly<Record<StopId, Point>> = {
  'i1-4': at(166, 118),
  'i1-9': at(283, 118),
  'i1-16': at(355, 35),
  'i1-21': at(156, 35),
  'i2-2': at(545, 118),
  'i2-6': at(668, 118),
  'i2-11': at(665, 36),
  'i3-7': at(1074, 108),
}
/** The same for the first arrival at the last space of a route. */
const END_FEET: Readonly<Record<RouteId, Point>> = {
  sea: at(1148, 200),
  'isle-1': at(52, 76),
  'isle-2': at(512, 42),
  'isle-3': at(943, 36),
}
export const endOf = (route: RouteId): Point => END_FEET[route]
export const ribbonOf = (id: StopId): Point => RIBBON_FEET[id] as Point

/** For each island: the area that takes the pointer, the position of its number, and beside that its key. */
const LANDS: Readonly<Record<IslandId, { readonly box: Box; readonly number: Point; readonly key: Point }>> = {
  'isle-1': { box: { x: 0, y: 10, w: 455, h: 134 }, number: at(109, 77), key: at(126, 90) },
  'isle-2': { box: { x: 460, y: 8, w: 313, h: 137 }, number: at(497, 82), key: at(483, 62) },
  'isle-3': { box: { x: 794, y: 8, w: 304, h: 135 }, number: at(994, 72), key: at(992, 88) },
}
export const landOf = (id: IslandId): Box => LANDS[id].box
export const numberOf = (id: IslandId): Point => LANDS[id].number
export const keyAt = (id: IslandId): Point => LANDS[id].key

/** The lines from where a ship lands an explorer, with the silver ribbon on its way. */
export const LANDING_LINES: readonly { readonly isle: IslandId; readonly d: string; readonly ribbon: Point }[] = [
  { isle: 'isle-2', d: 'M376 192C400 162 448 158 484 130', ribbon: at(424, 167) },
  { isle: 'isle-3', d: 'M597 190C650 168 770 172 817 130', ribbon: at(676, 174) },
]

/** The position of each round's goal below the Beagle's space of that round, and of its penalty on the way there. */
export const GOAL_SIZE = { w: 76, h: 26 }
export const LAG_SIZE = { w: 38, h: 19 }
export const goalAt = (round: number): Point => at([62, 202, 368, 588, 905][round] as number, 231)
export const lagAt = (round: number): Point =>
  at([64, 174, 340, 560, 852][round] as number, (beagleAt(round)?.y ?? 0) - 1)
const beagleAt = (round: number): Point => placeOf(BEAGLE[round] as StopId)

export const ROSE = at(1133, 66)
export const WHALE = at(1000, 232)

const CAMP_STOP = new Map<string, StopId>(CAMP_IDS.map((id) => [id, id.slice('camp-'.length) as StopId]))
export const stopOfCamp = (id: CampId): StopId => CAMP_STOP.get(id) as StopId
export const isStop = (id: string): id is StopId => id in PLACES
export const isAtSea = (id: StopId): boolean => id.startsWith('sea')
export const isCamp = (id: string): id is CampId => CAMP_STOP.has(id)
export const isIsland = (id: string): id is IslandId => id in LANDS

/** The position of a thing that the log or a chip highlights. */
export function spotOf(id: string): Point | undefined {
  if (isStop(id)) return placeOf(id)
  if (isCamp(id)) return placeOf(stopOfCamp(id))
  if (!isIsland(id)) return undefined
  const { x, y, w, h } = landOf(id)
  return at(x + w / 2, y + h / 2)
}

/** A path with one bend, horizontal or vertical at its ends depending on its slope. */
function wayPath(from: Point, to: Point): string {
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const bend = dx >= dy ? `${mx} ${from.y} ${mx} ${to.y}` : `${from.x} ${my} ${to.x} ${my}`
  return `M${from.x} ${from.y}C${bend} ${to.x} ${to.y}`
}

/** All paths of a route; at sea those that leave the straight course are separate. */
export function waysOf(stops: readonly Stop[], branch: boolean): string {
  return stops
    .flatMap(({ id, next }) => next.map((to) => [id, to] as const))
    .filter(([from, to]) => branch === (isOff(from) || isOff(to)))
    .map(([from, to]) => wayPath(placeOf(from), placeOf(to)))
    .join('')
}

/** True for spaces below the main course of ships. */
export const isOff = (id: StopId): boolean => isAtSea(id) && placeOf(id).y > 220

/** The shortest path including both ends; empty if there is none. */
export function stopsBetween(from: StopId, to: StopId): readonly StopId[] {
  const came = new Map<StopId, StopId | null>([[from, null]])
  const open = [from]
  for (const here of open) {
    if (here === to) break
    for (const next of stopOf(here).next) {
      if (came.has(next)) continue
      came.set(next, here)
      open.push(next)
    }
  }
  const way: StopId[] = []
  for (let here = came.has(to) ? to : null; here !== null; here = came.get(here) ?? null) way.unshift(here)
  return way
}

export function pathAlong(way: readonly StopId[]): string {
  return way
    .slice(1)
    .map((to, i) => wayPath(placeOf(way[i] as StopId), placeOf(to)))
    .join('')
}

/**
 * The position of a piece on the upper edge of a space with height `high`, beside the gains of a camp. Several pieces
 * are beside each other.
 */
export function standsAt(stop: StopId, high: number, which: number, of: number): Point {
  const { x, y } = placeOf(stop)
  const aside = high > 30 && !isAtSea(stop) ? -20 : 0
  return at(x + aside + (which - (of - 1) / 2) * (of > 2 ? 14 : 18), y - high / 2 - (isAtSea(stop) ? 12 : 7))
}
