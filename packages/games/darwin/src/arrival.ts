// What happens when a piece arrives at a space, for players and Alfred: ribbons, first arrivals, and the actions of the
// space.

import type { Tell } from '@wayfare/kernel'
import { study } from './data/actions.ts'
import type { IslandId, RouteId, StopId } from './data/ids.ts'
import { crosses, END_POINTS, LANDINGS, RIBBONS, routeOf, SEA, stopOf } from './data/routes.ts'
import type { Action } from './ops.ts'
import { boardOf, type DarwinState, nameOf } from './state.ts'

/** A specimen covers what is printed under it (DAR-SPECIMEN-07). */
export function actsAt(s: DarwinState, stop: StopId): readonly Action[] {
  const specimen = s.tokens[stop]
  return specimen ? [study(specimen)] : stopOf(stop).acts
}

/**
 * Moves the ship. Explorers land in the order in which its silver ribbons are crossed (DAR-SAIL-05, -12). Returns the
 * points gained.
 */
export function moveShip(s: DarwinState, by: number, to: StopId, tell: Tell): number {
  const one = boardOf(s, by)
  const from = one.ship
  one.ship = to
  tell({ k: 'sail', seat: nameOf(s, by), to })
  for (const stop of LANDINGS) if (stop.landing && crosses(from, to, stop)) land(s, by, stop.landing, tell)
  return from !== to && to === SEA.last ? arriveFirst(s, by, 'sea', tell) : 0
}

/** Nothing happens if there already is an explorer on the island (DAR-SAIL-06). */
export function land(s: DarwinState, by: number, island: IslandId, tell: Tell): void {
  const one = boardOf(s, by)
  if (one.explorers[island] !== null) return
  one.explorers = { ...one.explorers, [island]: routeOf(island).first }
  tell({ k: 'land', seat: nameOf(s, by), isle: island })
}

/** Moves the explorer of the island; golden ribbons count first (DAR-EXPLORE-12). Returns the points gained. */
export function moveExplorer(s: DarwinState, by: number, to: StopId, tell: Tell): number {
  const one = boardOf(s, by)
  const island = stopOf(to).route as IslandId
  const from = one.explorers[island]
  if (from === null) throw new Error(`no explorer on ${island}`)
  one.explorers = { ...one.explorers, [island]: to }
  tell({ k: 'explore', seat: nameOf(s, by), to })
  let points = 0
  for (const stop of RIBBONS) {
    const { id, route, ribbon } = stop
    if (route !== island || !crosses(from, to, stop) || s.ribbons.includes(id)) continue
    s.ribbons = [...s.ribbons, id]
    points += ribbon
    tell({ k: 'ribbon', seat: nameOf(s, by), n: ribbon })
  }
  return points + (from !== to && to === routeOf(island).last ? arriveFirst(s, by, island, tell) : 0)
}

function arriveFirst(s: DarwinState, by: number, route: RouteId, tell: Tell): number {
  if (s.ends.includes(route)) return 0
  s.ends = [...s.ends, route]
  tell({ k: 'first', seat: nameOf(s, by), route, n: END_POINTS })
  return END_POINTS
}

/** True if this explorer has not reached the end of its island. */
export function isUnderWay(s: DarwinState, by: number, island: IslandId): boolean {
  const at = boardOf(s, by).explorers[island]
  return at !== null && at !== routeOf(island).last
}
