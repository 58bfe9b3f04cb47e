// What a piece brings about by going somewhere, whoever moves it: ribbons, the first to arrive, what lies on the space.

import type { Effect, Tell } from '@wayfare/kernel'
import { study } from './data/actions.ts'
import { END_POINTS, ISLANDS, island, LANDINGS, RIBBONS, ROUTES, SEA } from './data/routes.ts'
import { SPECIMENS } from './data/specimens.ts'
import { boardOf, type DarwinState, nameOf, withAt } from './state.ts'

const STUDIES: readonly (readonly Effect[])[] = SPECIMENS.map((_, specimen) => [study(specimen)])

/** DAR-SPECIMEN-07: a specimen hides what is printed under it. `route`: 0 for the sea, then the islands. */
export function actsAt(s: DarwinState, route: number, stop: number): readonly Effect[] {
  const token = s.tokens[route]?.[stop] as number
  return token >= 0
    ? (STUDIES[token] as readonly Effect[])
    : ((ROUTES[route] as typeof SEA).stops[stop] as (typeof SEA.stops)[number]).acts
}

/** Moves the ship; DAR-SAIL-05, -12: explorers land in the order in which ribbons are crossed. Returns points won. */
export function moveShip(s: DarwinState, by: number, to: number, tell: Tell): number {
  const one = boardOf(s, by)
  const from = one.ship
  one.ship = to
  tell({ k: 'sail', seat: nameOf(s, by), to: (SEA.stops[to] as (typeof SEA.stops)[number]).id })
  for (const { at, isle } of LANDINGS) if (from < at && at <= to) land(s, by, isle, tell)
  return from < to && to === SEA.last ? arriveFirst(s, by, 0, tell) : 0
}

/** DAR-SAIL-06: where an explorer stands already, nothing happens. */
export function land(s: DarwinState, by: number, isle: number, tell: Tell): void {
  const one = boardOf(s, by)
  if ((one.explorers[isle] as number) >= 0) return
  one.explorers = withAt(one.explorers, isle, 0)
  tell({ k: 'land', seat: nameOf(s, by), isle: island(isle).id })
}

/** Moves the explorer of an island; golden ribbons first (DAR-EXPLORE-12). Returns points won. */
export function moveExplorer(s: DarwinState, by: number, isle: number, to: number, tell: Tell): number {
  const one = boardOf(s, by)
  const from = one.explorers[isle] as number
  one.explorers = withAt(one.explorers, isle, to)
  const { stops, last } = island(isle)
  tell({ k: 'explore', seat: nameOf(s, by), to: (stops[to] as (typeof stops)[number]).id })
  let points = 0
  for (const { at, points: worth, bit } of RIBBONS[isle] as (typeof RIBBONS)[number]) {
    if (from >= at || at > to || (s.ribbons & bit) !== 0) continue
    s.ribbons |= bit
    points += worth
    tell({ k: 'ribbon', seat: nameOf(s, by), n: worth })
  }
  return points + (from < to && to === last ? arriveFirst(s, by, isle + 1, tell) : 0)
}

function arriveFirst(s: DarwinState, by: number, route: number, tell: Tell): number {
  if ((s.ends & (1 << route)) !== 0) return 0
  s.ends |= 1 << route
  tell({ k: 'first', seat: nameOf(s, by), route: (ROUTES[route] as typeof SEA).id, n: END_POINTS })
  return END_POINTS
}

/** Can this explorer still go anywhere? */
export function isUnderWay(s: DarwinState, by: number, isle: number): boolean {
  const at = boardOf(s, by).explorers[isle] as number
  return at >= 0 && at < (ISLANDS[isle] as (typeof ISLANDS)[number]).last
}
