// Computes how far a piece can move. Every path leads to spaces later in the order, so a single pass finds all
// distances.

import type { IslandId, StopId } from './data/ids.ts'
import { routeOf, stopOf } from './data/routes.ts'
import type { Board } from './state.ts'

/**
 * Returns the spaces within `most` steps, including the present one, each with the least number of steps. Spaces in
 * `jumped` cost no step (DAR-EXPLORE-02); whether a piece may stop there is decided elsewhere.
 */
export function distancesFrom(from: StopId, most: number, jumped: readonly StopId[]): ReadonlyMap<StopId, number> {
  const { route, place } = stopOf(from)
  const { stops } = routeOf(route)
  const steps = new Map<StopId, number>([[from, 0]])
  for (let i = place; i < stops.length; i++) {
    const { id, next } = stops[i] as (typeof stops)[number]
    const here = steps.get(id)
    if (here === undefined) continue
    for (const to of next) {
      const there = jumped.includes(to) ? here : here + 1
      if (there <= most && there < (steps.get(to) ?? Number.POSITIVE_INFINITY)) steps.set(to, there)
    }
  }
  return steps
}

/** The boards of a state or a view. */
type Explorers = { readonly boards: readonly Pick<Board, 'explorers'>[] }

/** Spaces of an island that are occupied by others; the first and the last hold any number (DAR-EXPLORE-03). */
export function occupied(s: Explorers, by: number, island: IslandId): readonly StopId[] {
  const { first, last } = routeOf(island)
  const found: StopId[] = []
  for (let board = 0; board < s.boards.length; board++) {
    const at = board === by ? null : (s.boards[board] as Explorers['boards'][number]).explorers[island]
    if (at !== null && at !== first && at !== last) found.push(at)
  }
  return found
}
